import { describe, expect, test } from 'vitest';
import { namesAt } from '../expr/names-at.ts';
import { link } from '../link/link.ts';
import { manifest, toy, workspaceOf } from '../testing.ts';
import {
	type Compiled,
	type Sort,
	errors,
	nameless,
	set,
	sorts,
	strangers,
} from '../link/testing.ts';
import { lower } from './lower.ts';

const score = 'score: { to: active, line: one, count: "same.tiles.size()" }';

const binders: Readonly<Record<string, string>> = {
	'a fold': `registers: { one: {} }\nrules: [{ id: act, at: end, ${set('one', 'board.tiles.count(same, same.cell != none)')} }]\n`,
	'a fold where properties are bare': `define: { one: { of: feature, value: "tiles.count(same, same.cell != none)" } }\nrules: [{ id: act, at: end, do: [{ score: { to: active, line: one, count: "features(line).sum(f, f.one)" } }] }]\n`,
	'an argument': `define: { one: { of: seat, args: { same: feature }, value: "same.tiles.size() + it.score" } }\nrules: [{ id: act, at: end, do: [{ score: { to: active, line: one, count: "features(line).sum(f, active.one(f))" } }] }]\n`,
	'a local': `rules: [{ id: act, at: end, do: [{ let: { same: features(line).first() } }, { ${score} }] }]\n`,
	'a loop': `rules: [{ id: act, at: end, for-each: { as: same, in: features(line) }, do: [{ ${score} }] }]\n`,
	'a choice': `actions: { one: { group: main, choose: { among: { same: features(line) } }, where: "same.complete", do: [{ ${score} }] } }\n`,
};

const named = Object.keys(sorts) as Sort[];
const cases = named.flatMap((sort) => Object.keys(binders).map((how) => [sort, how] as const));

function beside(how: string, sort: Sort, word: string): Compiled {
	const [rules, tiles = ''] = sorts[sort](word, 'kone');
	return strangers(binders[how]!, rules, { tiles: ['', tiles] });
}

describe('a bound name that a stranger declares', () => {
	test.each(cases)('%s: %s means what it means without the stranger', (sort, how) => {
		expect(nameless(beside(how, sort, 'same'))).toBe(nameless(beside(how, sort, 'samf')));
	});

	test.each([
		['a register of features', 'registers: { same: { per: feature } }\n'],
		['a pile', 'extend: { kinds: { line: { piles: { same: {} } } } }\n'],
		['a mark of a kind', 'extend: { kinds: { line: { marks: { same: any } } } }\n'],
		['a register of a kind', 'extend: { kinds: { line: { registers: { same: {} } } } }\n'],
		['a definition of features', 'define: { same: { of: feature, value: "1" } }\n'],
	])('%s gives way where properties are bare', (_, text) => {
		const made = (word: string): Compiled =>
			strangers(binders['a fold where properties are bare']!, text.replaceAll('same', word));
		expect(nameless(made('same'))).toBe(nameless(made('samf')));
	});

	test.each(Object.keys(binders))('%s in house rules wins over words of all packs', (how) => {
		const house = {
			'house.yaml': `overlay: house\nformat: 1\nover: [toy]\nchanges:\n  - add:\n${binders[how]!.replace(/^/gm, '      ').trimEnd()}\n`,
		};
		const made = (word: string): Compiled =>
			strangers(`registers: { ${word}: {} }\n`, '', {
				more: house,
				selection: { overlays: ['house'] },
			});
		expect(nameless(made('same'))).toBe(nameless(made('samf')));
	});
});

describe('a bound name that its pack knows', () => {
	test.each(Object.keys(binders))('%s: a name of its own is a finding', (how) => {
		const own = binders[how]!.replace(/^registers: \{ /, 'registers: { same: {}, ');
		const text = own === binders[how] ? `registers: { same: {} }\n${own}` : own;
		expect(errors(strangers(text, ''))).toContain('TYPE-AMBIGUOUS');
	});

	test.each(Object.keys(binders))('%s: a name of a pack that it uses is a finding', (how) => {
		const rules = 'registers: { same: {} }\n';
		expect(errors(strangers(binders[how]!, '', { rules }))).toContain('TYPE-AMBIGUOUS');
	});
});

test('completion offers the properties of a variable that a stranger declares', () => {
	const text = 'features(line).count(same, same.complete)';
	const rules = (pack: string, more: string): Record<string, string> => ({
		[`${pack}/pack.yaml`]: manifest(pack, 'role: expansion\nuse: [toy]\n'),
		[`${pack}/rules.yaml`]: `format: 1\n${more}`,
	});
	const workspace = workspaceOf({
		'toy/pack.yaml': manifest('toy'),
		'toy/rules.yaml': toy,
		...rules('left', `rules: [{ id: act, at: end, when: "${text} > 1", do: [] }]\n`),
		...rules('right', 'registers: { same: {} }\n'),
	});
	const { ruleSet } = link(workspace, { game: 'toy', seats: 2, with: ['left', 'right'] });
	let offered: readonly string[] | undefined;
	lower(ruleSet!, ({ file, path, context }) => {
		if (file !== 'left/rules.yaml' || path.at(-1) !== 'when') return;
		const at = text.lastIndexOf('same.') + 'same.'.length;
		offered = namesAt(text, at, context).map(({ name }) => name);
		const [same] = namesAt(text, at - 1, context).filter(({ name }) => name === 'same');
		expect(same?.form).toBe('variable');
	});
	expect(offered).toContain('complete');
});
