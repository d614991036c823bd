import { describe, expect, test } from 'vitest';
import { TestMachine, smallGame } from '../expr/testing.ts';
import { displaysOf } from './displays.ts';

const rules = (displays: string): string => `relations:
  near: { among: { a: features(spot), b: features(spot) }, where: "a != b && distance(a.tiles.first().cell, b.tiles.first().cell) <= 2" }
registers:
  best: { per: game, default: 4 }
  mode: { per: seat, values: [calm, wild] }
${displays}
deck: { start: [{ tile: S, at: 0/0 }] }
`;
const tiles = 'S: { copies: 9, line: E-W, spot: centre }';

describe('what the rules want in sight', () => {
	const program = smallGame(
		tiles,
		{},
		rules(`displays:
  best: { title: Largest so far, value: best, says: The size to beat. }
  first: { title: Begins, value: active }
  late: { title: Late, value: "true", when: board.tiles.size() > 1 }
  rivals: { title: Rivals, value: near }
  mode: { title: Mood, of: seat, value: it.mode }
  idle: { title: Supply, of: seat, value: it.number }
  long: { title: Long, of: feature, value: it.kind == line && it.tiles.size() > 1 }
`),
	);

	test('is read from the state as it stands', () => {
		const g = new TestMachine(program);
		const shown = (id: string) => displaysOf(g.machine).filter((d) => d.id === id);
		expect(shown('best')).toMatchObject([
			{ title: 'Largest so far', says: 'The size to beat.', type: 'int', values: [4] },
		]);
		expect(shown('first')).toMatchObject([{ type: 'seat', values: [0] }]);
		expect(shown('late')).toEqual([]);
		expect(shown('rivals')[0]!.pairs!.members).toEqual([]);
		expect(shown('long')).toEqual([]);
		g.lay('S', 1, 0);
		expect(shown('late')).toMatchObject([{ type: 'bool', values: [1] }]);
		expect(shown('rivals')[0]!.pairs).toMatchObject({ a: 'feature', b: 'feature' });
		expect(shown('rivals')[0]!.pairs!.members).toHaveLength(2);
		expect(shown('long')).toMatchObject([{ of: { type: 'feature' }, type: 'bool', values: [1] }]);
	});

	test('leaves out what is nothing for one of many', () => {
		const g = new TestMachine(program);
		const of = (id: string) =>
			displaysOf(g.machine).flatMap((d) => (d.id === id ? [[d.of!.id, ...d.values]] : []));
		expect(of('idle')).toEqual([[1, 1]]);
		expect(of('mode')).toEqual([
			[0, 0],
			[1, 0],
		]);
	});

	test('is no part of the digest of a program', () => {
		const plain = smallGame(tiles, {}, rules(''));
		expect(plain.displays).toBeUndefined();
		expect(program.hash).toBe(plain.hash);
	});

	test('is checked like every expression', () => {
		expect(() => smallGame(tiles, {}, rules('displays: { x: { title: X, value: bezt } }'))).toThrow(
			/bezt/,
		);
		expect(() =>
			smallGame(tiles, {}, rules('displays: { x: { title: X, value: 1, when: best } }')),
		).toThrow(/TYPE-/);
	});
});
