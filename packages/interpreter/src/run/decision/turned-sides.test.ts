import { expect, test } from 'vitest';
import { cellAt } from '../../board/grid.ts';
import { TestMachine, smallGame } from '../../expr/testing.ts';
import { Header } from '../header.ts';
import { eachTurnedSide, followsFromTurn, turnedChoices } from './turned-sides.ts';

const moved = {
	whole: 'it.sides',
	ways: 'it.sides.filter(s, s.kind == line)',
	straight: 'it.sides.filter(s, s.direction <= 2 && s.kind == none && s.opposite.kind == none)',
	turned: 'it.sides.filter(s, it.turn == 1 ? s.direction == 3 : s.opposite.kind != none)',
	other: 'it.sides.filter(s, it.sides.exists(o, o.kind != s.kind && o.direction > s.direction))',
};
const bound = {
	met: 'it.sides.filter(s, s.facing != none)',
	beyond: 'it.sides.filter(s, s.cell.tile != none)',
	ground: 'it.sides.filter(s, it.cell.tile == none)',
	late: 'it.sides.filter(s, deck.size() > s.direction)',
};

const program = smallGame(
	`S: { copies: 6, line: E-W }
T: { copies: 6, line: [N, E] }
W: { copies: 3, footprint: 2x1, line: W@0/0 }`,
	{
		...Object.fromEntries(
			Object.entries({ ...moved, ...bound }).map(([id, value]) => [
				id,
				`{ of: placement, type: set(placement-side), value: "${value}" }`,
			]),
		),
		both: '{ of: placement-side, type: set(placement-side), value: "[it, it.opposite]" }',
	},
	'deck: { start: [{ tile: S, at: 0/0 }] }\n',
);

function setOf(id: string): {
	readonly set: (typeof program.defines)[0]['body'];
	readonly it: number;
} {
	const { body, params } = program.defines.find((d) => d.id === id)!;
	return { set: body, it: params[0]!.slot };
}

test.each(Object.keys(moved))('%s is the same when it is moved to a placement', (id) => {
	const { machine } = new TestMachine(program);
	const { backend, rt } = machine;
	const { set, it } = setOf(id);
	expect(followsFromTurn(set, it)).toBe(true);
	const slot = rt.newTemp();
	const found: number[] = [];
	const note = (): boolean => {
		found.push(rt.temps[slot]!);
		return false;
	};
	const anew = backend.each(set, slot, note);
	const kept = eachTurnedSide(machine, set, it, slot, note);
	const members = (walk: () => boolean): number[] => {
		found.length = 0;
		walk();
		return [...found];
	};
	let most = 0;
	for (const [x, y] of [
		[0, 1],
		[3, -2],
		[-4, 5],
		[0, 1],
	] as const)
		for (let tile = 0; tile < program.tiles.length; tile++)
			for (let turn = 0; turn < 4; turn++) {
				rt.m[Header.drawn] = tile;
				rt.temps[it] = cellAt(rt.board, x, y) * 4 + turn;
				const expected = members(anew);
				expect(members(kept)).toEqual(expected);
				most = Math.max(most, expected.length);
			}
	expect(most).toBeGreaterThan(0);
});

test.each(Object.keys(bound))('%s depends on more than the tile and its rotation', (id) => {
	const { set, it } = setOf(id);
	expect(followsFromTurn(set, it)).toBe(false);
});

test('what values of a variable show at a rotation is told for all tiles, and the tile in hand stays', () => {
	const { machine } = new TestMachine(program);
	const { set, it } = setOf('straight');
	const { body, params } = program.defines.find(({ id }) => id === 'both')!;
	const slot = params[0]!.slot;
	expect(followsFromTurn(body, it, slot)).toBe(true);
	expect(followsFromTurn(body, it)).toBe(false);
	machine.rt.m[Header.drawn] = 1;
	const shown = turnedChoices(machine, { among: set, it, shown: body, slot });
	const [straight, bent] = ['S', 'T'].map((id) => program.tiles.findIndex((t) => t.id === id));
	const [northSouth, eastWest] = [0b0101, 0b1010];
	expect([0, 1, 2, 3].map((r) => shown(straight!, r))).toEqual([
		[{ side: 0, shown: northSouth }],
		[{ side: 1, shown: eastWest }],
		[{ side: 0, shown: northSouth }],
		[{ side: 1, shown: eastWest }],
	]);
	expect([0, 1, 2, 3].flatMap((r) => shown(bent!, r))).toEqual([]);
	expect(machine.rt.m[Header.drawn]).toBe(1);
});
