import { describe, expect, test } from 'vitest';
import { compileToy, manifest } from '../testing.ts';

const registers =
	'registers: { a: { per: game }, b: { per: game } }\nzones: { bag: {}, box: {} }\n';
const two = (first: string, second: string, more = ''): string[] =>
	compileToy(
		`${registers}rules:\n  - { id: one, at: end, do: [${first}] }\n  - { id: two, at: end, ${more}do: [${second}] }\n`,
	).diagnostics.map((d) => d.code);
const points = '{ score: { to: active, count: 1 } }';
const returns = '{ return: { pieces: active.onBoard } }';
const setA = '{ set: { register: a, to: 1 } }';

describe('two rules of one slot', () => {
	test.each([
		['both give points', points, points],
		['both return pieces', returns, returns],
		['both set one register to the same', setA, setA],
		['they set different registers', setA, '{ set: { register: b, to: 2 } }'],
		['both grant a part', '{ grant: part }', '{ grant: part }'],
		['one asks', points, '{ choose: { id: c, options: [x, y] } }'],
		[
			'pieces of different kinds are placed',
			'{ place: { piece: man, at: bag } }',
			'{ set: { register: b, to: 2 } }',
		],
	])('commute where %s', (_, first, second) => {
		expect(two(first, second)).toEqual([]);
	});

	test.each([
		['both set one register', setA, '{ set: { register: a, to: 2 } }'],
		['one reads what the other sets', setA, '{ score: { to: active, count: a } }'],
		[
			'one reads the score that the other changes',
			points,
			'{ set: { register: b, to: active.score } }',
		],
		[
			'one counts pieces that the other returns',
			returns,
			'{ score: { to: active, count: active.onBoard } }',
		],
		[
			'both move pieces',
			'{ move: { pieces: active.supply, to: bag } }',
			'{ move: { pieces: active.supply, to: box } }',
		],
		['one ends the game', '{ finish: game }', points],
		[
			'both ask',
			'{ choose: { id: c, options: [x, y] } }',
			'{ choose: { id: d, options: [x, y] } }',
		],
	])('tie where %s', (_, first, second) => {
		expect(two(first, second)).toEqual(['ORDER-TIE']);
		expect(two(first, second, 'after: one, ')).toEqual([]);
	});

	test('are named by the finding', () => {
		const { diagnostics } = compileToy(
			`${registers}rules:\n  - { id: one, at: end, do: [${setA}] }\n  - { id: two, at: end, do: [{ set: { register: a, to: 2 } }] }\n`,
		);
		expect(diagnostics[0]?.message).toContain('"toy.one"');
		expect(diagnostics[0]?.message).toContain('"toy.two"');
	});

	test('of two packs stand in the order of the packs, and `after` an absent rule is no error', () => {
		const packs = {
			'b/pack.yaml': manifest('b', 'role: expansion\nuse: [toy]\n'),
			'b/rules.yaml':
				'format: 1\nrules:\n  - { id: aaa, at: end, do: [{ grant: part }] }\n  - { id: late, at: end, after: missing.rule, do: [{ grant: part }] }\n',
		};
		const { program, diagnostics } = compileToy(
			'rules: [{ id: zzz, at: end, do: [{ grant: part }] }]',
			{ with: ['b'] },
			packs,
		);
		expect(diagnostics).toEqual([]);
		const grants = program!.code
			.filter((i) => i.op === 'grant')
			.map((i) => program!.sources[i.source!]!.id);
		expect(grants).toEqual(['toy.zzz', 'b.aaa', 'b.late']);
	});

	test('of the return slot see a frozen board', () => {
		const rules = `rules:\n  - { id: one, at: wave.return, do: [{ return: { pieces: pieces } }] }\n  - { id: two, at: wave.return, do: [{ score: { to: active, count: active.onBoard } }] }\n`;
		expect(compileToy(rules).diagnostics).toEqual([]);
	});
});
