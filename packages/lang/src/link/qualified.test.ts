import { describe, expect, test } from 'vitest';
import { compileToy, manifest } from '../testing.ts';
import {
	type Compiled,
	type Sort,
	usesBySort,
	errors,
	nameless,
	register,
	set,
	sorts,
} from './testing.ts';

function alone(
	owner: readonly [string, string?],
	user: readonly [string, string?],
	name = 'sama',
): Compiled {
	const files = (pack: string, use: string, [rules, tiles = '']: readonly [string, string?]) => ({
		[`${pack}/pack.yaml`]: manifest(pack, `role: expansion\nuse: [${use}]\n`),
		[`${pack}/rules.yaml`]: `format: 1\n${rules}`,
		...(tiles === '' ? {} : { [`${pack}/tiles.yaml`]: `format: 1\n${tiles}` }),
	});
	const made = compileToy(
		'',
		{ with: [name, 'user'] },
		{ ...files(name, 'toy', owner), ...files('user', `toy, ${name}`, user) },
	);
	const diagnostics = made.diagnostics.filter((d) => !d.code.startsWith('ORDER-'));
	return { ...made, diagnostics };
}

describe('a word that stands with its pack where no other pack brings it', () => {
	test.each(Object.keys(usesBySort) as Sort[])(
		'%s: means what it means without the pack',
		(sort) => {
			const owner = sorts[sort]('same', 'kone');
			const compileWith = (word: string): Compiled => {
				const [rules, tiles] = usesBySort[sort]!(word);
				return alone(owner, [`${register('three')}${rules}`, tiles ?? '']);
			};
			expect(nameless(compileWith('sama.same'))).toBe(nameless(compileWith('same')));
		},
	);

	test('is spelled in expressions as the pack is spelled after `pack.`', () => {
		const owner = `registers: { same: {} }\nelements: { odd: { says: It is odd. } }\nparams: { rate: { says: "So many: {n}.", default: 3 }, mode: { says: "In {mode}.", values: [low, high], default: low } }\n`;
		const user = (at: string): string =>
			`${register('three')}rules: [{ id: act, at: end, given: "element.${at}odd && param.${at}rate > 2 && param.${at}mode == ${at}low", ${set('three', `${at}same + param.${at}rate`)} }]\n`;
		const programWith = (at: string): string => nameless(alone([owner], [user(at)], 'the-owner'));
		expect(programWith('theOwner.')).toBe(programWith(''));
	});

	test('in house rules, too', () => {
		const house = (word: string): string =>
			nameless(
				compileToy(
					'registers: { same: {} }\n',
					{ overlays: ['house'] },
					{
						'house.yaml': `overlay: house\nformat: 1\nover: [toy]\nchanges: [{ add: { rules: [{ id: mine, at: end, do: [{ set: { register: ${word}, to: "${word} + 1" } }] }] } }]\n`,
					},
				),
			);
		expect(house('toy.same')).toBe(house('same'));
	});

	test('does not take the place of a property of something that is called like the pack', () => {
		const user = `${register('three')}zones: { tower: {} }\nrules: [{ id: act, at: end, ${set('three', 'tower.size()')} }]\n`;
		const owner = `define: { size: { args: { n: int }, value: n } }\nrules: [{ id: own, at: start, when: "size(1) == 2", do: [{ draw-tile: {} }] }]\n`;
		expect(errors(alone([owner], [user], 'tower'))).toEqual([]);
	});

	test('of a pack that does not bring it is unknown', () => {
		const user = `rules: [{ id: act, at: end, do: [{ set: { register: toy.same, to: "1" } }] }]\n`;
		expect(errors(alone(['registers: { same: {} }\n'], [user]))).toEqual(['LINK-ID-UNKNOWN']);
		const reader = `${register('three')}rules: [{ id: act, at: end, ${set('three', 'toy.same')} }]\n`;
		expect(errors(alone(['registers: { same: {} }\n'], [reader]))).toHaveLength(1);
	});
});
