import { expect, test } from 'vitest';
import type { DecisionView, OptionView, Target } from '../engine/protocol.ts';
import { nextTurn, offersOf, towards, turned } from './offers.ts';

const option = (key: string, ...targets: Target[]): OptionView => ({
	key,
	action: 'a',
	says: '',
	targets,
	source: undefined,
});
const place = (x: number, y: number, turn: number): OptionView =>
	option(`place ${x}/${y} r${turn}`, { is: 'placement', x, y, turn });
const decision = (...options: OptionView[]): DecisionView => ({
	id: 'd',
	seat: 0,
	prompt: '',
	options,
});

test('placements are gathered by cell', () => {
	const { cells, others } = offersOf(
		decision(place(1, 0, 3), place(0, -1, 0), place(1, 0, 1), option('pass')),
	);
	expect(cells.map((c) => [c.x, c.y, [...c.turns.keys()]])).toEqual([
		[0, -1, [0]],
		[1, 0, [3, 1]],
	]);
	expect(others.map((o) => o.key)).toEqual(['pass']);
});

test('options of one segment are gathered, pieces stand for themselves', () => {
	const spot: Target = { is: 'segment', tile: 4, segment: 1 };
	const { spots, others } = offersOf(
		decision(
			option('big', { is: 'piece-kind', id: 'big' }, spot),
			option('small', { is: 'piece-kind', id: 'small' }, spot),
			option('home', { is: 'piece', piece: 7, tile: 2, segment: 0 }),
			option('draw', { is: 'piece', piece: 8, tile: -1, segment: -1 }),
		),
	);
	expect(spots.map((s) => [s.tile, s.segment, s.piece, s.options.length])).toEqual([
		[4, 1, -1, 2],
		[2, 0, 7, 1],
	]);
	expect(others.map((o) => o.key)).toEqual(['draw']);
});

test('a rotation that does not fit gives the next that does', () => {
	const [cell] = offersOf(decision(place(0, 0, 1), place(0, 0, 2))).cells;
	expect(turned(cell!, 3)!.key).toBe('place 0/0 r1');
	expect(nextTurn(cell!, 1)).toBe(2);
	expect(nextTurn(cell!, 2)).toBe(1);
	expect(nextTurn(cell!, 1, true)).toBe(2);
});

test('arrow keys go to the nearest cell of a direction', () => {
	const cells = [
		{ x: 1, y: 0 },
		{ x: 3, y: 0 },
		{ x: 1, y: -4 },
		{ x: -1, y: 1 },
	];
	expect(towards(cells, { x: 0, y: 0 }, 1, 0)).toEqual({ x: 1, y: 0 });
	expect(towards(cells, { x: 1, y: 0 }, 1, 0)).toEqual({ x: 3, y: 0 });
	expect(towards(cells, { x: 0, y: 0 }, 0, -1)).toEqual({ x: 1, y: -4 });
	expect(towards(cells, { x: 3, y: 0 }, 1, 0)).toBeUndefined();
});
