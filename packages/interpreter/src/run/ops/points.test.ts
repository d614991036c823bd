import { describe, expect, test } from 'vitest';
import { gameOf, take, undoAll } from '../testing.ts';

const at = (what: string): string => `rules:
  - id: pay
    at: after-place
    do: [${what}]
`;
const lay = 'lay S -1/0 r0';
const linesOf = (what: string): [points: number, lines: string[]][] => {
	const game = gameOf(at(what), { draws: ['S'] });
	take(game, lay);
	const found = game.ledger.map((e): [number, string[]] => [
		e.points,
		e.lines.map((l) => `${l.id} ${l.count} × ${l.each}`),
	]);
	undoAll(game);
	return found;
};

describe('several lines at once', () => {
	const lines =
		'lines: { coins: { count: 3, each: 2 }, tiles: { count: board.tiles, each: 1 }, never: { each: 9, when: board.tiles.size() > 99 } }';

	test('are one entry, and a line whose test fails is left out', () =>
		expect(linesOf(`{ score: { to: active, ${lines} } }`)).toEqual([
			[8, ['coins 3 × 2', 'tiles 2 × 1']],
		]));

	test('of which none holds score nothing', () =>
		expect(linesOf('{ score: { to: active, lines: { a: { each: 1, when: false } } } }')).toEqual(
			[],
		));

	test('are heard as one sum', () => {
		const game = gameOf(
			`registers: { heard: { per: game } }
rules:
  - { id: pay, at: after-place, do: [{ score: { to: active, lines: { a: { count: 3, each: 2 }, b: { each: 5 } } } }] }
  - { id: hear, on: { event: points, as: e }, do: [{ set: { register: heard, to: heard + e.points } }] }
`,
			{ draws: ['S'] },
		);
		take(game, lay);
		const { rt, program } = game.machine;
		const index = program.registers.findIndex((r) => r.id === 'heard');
		expect(rt.m[rt.REGISTER[index]!]).toBe(11);
		undoAll(game);
	});
});

describe('a loop over names', () => {
	test('does the same for each value, and its name is a line', () =>
		expect(
			linesOf(
				'{ for-each: { as: ware, names: { wine: 3, grain: 0, cloth: 5 }, when: ware > 0, do: [{ score: { to: active, line: ware, count: ware, each: 2 } }] } }',
			),
		).toEqual([
			[6, ['wine 3 × 2']],
			[10, ['cloth 5 × 2']],
		]));

	test('is the same as writing its effects once for each', () => {
		const once = ['a: 1', 'b: 4', 'c: 2']
			.map((pair) => pair.split(': '))
			.map(
				([name, value]) => `{ score: { to: active, line: ${name!}, count: ${value!}, each: 3 } }`,
			)
			.join(', ');
		const loop =
			'{ for-each: { as: x, names: { a: 1, b: 4, c: 2 }, do: [{ score: { to: active, lines: { x: { count: x, each: 3 } } } }] } }';
		expect(linesOf(loop)).toEqual(linesOf(once));
	});

	test('inside another knows both names', () =>
		expect(
			linesOf(
				'{ for-each: { as: x, names: { a: 1, b: 2 }, do: [{ for-each: { as: y, names: { c: 3 }, do: [{ score: { to: active, lines: { x: { each: x }, y: { each: y } } } }] } }] } }',
			),
		).toEqual([
			[4, ['a 1 × 1', 'c 1 × 3']],
			[5, ['b 1 × 2', 'c 1 × 3']],
		]));
});
