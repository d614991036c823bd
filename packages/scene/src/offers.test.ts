import { expect, test } from 'vitest';
import type { DecisionView, OptionView } from '@tilewright/session';
import { isAmbiguous, nextTurn, offersOf, nearestInDirection, optionAtRotation } from './offers.ts';
import { away, decision, option, place } from './testing.ts';

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

test('a tile that is chosen with its place is pointed at first, and the cells are those of that tile', () => {
	const lay = (id: string, x: number, turn: number): OptionView =>
		option(`lay ${id} ${x} ${turn}`, { is: 'tile-kind', id }, { is: 'placement', x, y: 0, turn });
	const open = decision(lay('A', 1, 0), lay('A', 2, 1), lay('B', 1, 0), option('pass'));
	const before = offersOf(open);
	expect([before.places.map((p) => p.key), before.cells, before.tile]).toEqual([
		['tile-kind A', 'tile-kind B'],
		[],
		undefined,
	]);
	expect(before.others.map((o) => o.key)).toEqual(['pass']);
	const { cells, tile, places } = offersOf(open, ['tile-kind A']);
	expect([cells.map((c) => c.x), tile, places]).toEqual([[1, 2], 'A', []]);
	const alone = offersOf(decision(lay('B', 1, 0), option('pass')));
	expect([alone.cells.length, alone.tile]).toEqual([1, 'B']);
});

test('options of one segment are gathered, pieces stand for themselves', () => {
	const spot = { is: 'segment', tile: 4, segment: 1 } as const;
	const { spots, places, others } = offersOf(
		decision(
			option('big', { is: 'piece-kind', id: 'big' }, spot),
			option('small', { is: 'piece-kind', id: 'small' }, spot),
			option('home', { ...away, is: 'piece', piece: 7, tile: 2, segment: 0 }),
			option('draw', { ...away, is: 'piece', piece: 8 }),
			option('pass'),
		),
	);
	expect(spots.map((s) => [s.tile, s.segment, s.piece, s.options.length])).toEqual([
		[4, 1, -1, 2],
		[2, 0, 7, 1],
	]);
	expect(places.map((p) => p.key)).toEqual(['piece 8']);
	expect(others.map((o) => o.key)).toEqual(['pass']);
});

test('two targets are pointed at one after the other', () => {
	const from = (piece: number, tile: number): OptionView =>
		option(
			`${piece} to ${tile}`,
			{ ...away, is: 'piece', piece },
			{ is: 'segment', tile, segment: 0, name: 'to' },
		);
	const open = decision(from(1, 5), from(1, 6), from(2, 5), option('pass'));
	expect(offersOf(open).places.map((p) => p.key)).toEqual(['piece 1', 'piece 2']);
	const next = offersOf(open, ['piece 1']);
	expect(next.spots.map((s) => s.tile)).toEqual([5, 6]);
	expect(isAmbiguous(next)).toBe(true);
	const last = offersOf(open, ['piece 2']);
	expect(isAmbiguous(last)).toBe(false);
	expect(last.open.map((o) => o.key)).toEqual(['2 to 5']);
});

test('targets that all options share are skipped', () => {
	const to = (tile: number): OptionView =>
		option(`to ${tile}`, { ...away, is: 'piece', piece: 3 }, { is: 'tile', tile, name: 'to' });
	const { marks, places } = offersOf(decision(to(1), to(2)));
	expect(marks.map((m) => m.key)).toEqual(['tile 1', 'tile 2']);
	expect(places).toEqual([]);
});

test('numbers and sorts have buttons', () => {
	const number = (value: number): OptionView => option(`bid ${value}`, { is: 'number', value });
	expect(offersOf(decision(number(0), number(1))).chips.map((c) => c.key)).toEqual([
		'number 0',
		'number 1',
	]);
});

test('members of a set are put together one by one', () => {
	const tile = (n: number) => ({ is: 'tile', tile: n }) as const;
	const set: DecisionView = {
		...decision(
			option('some none'),
			option('some 1', tile(1)),
			option('some 2', tile(2)),
			option('some 1 2', tile(1), tile(2)),
		),
		kind: 'subset',
	};
	expect(offersOf(set).marks.map((m) => [m.key, m.taken])).toEqual([
		['tile 1', false],
		['tile 2', false],
	]);
	expect(offersOf(set).others.map((o) => o.key)).toEqual(['some none']);
	const both = offersOf(set, ['tile 2', 'tile 1']);
	expect(both.many!.exact!.key).toBe('some 1 2');
	expect(both.marks.every((m) => m.taken)).toBe(true);
	const order: DecisionView = {
		...decision(option('o 1 2', tile(1), tile(2)), option('o 2 1', tile(2), tile(1))),
		kind: 'order',
	};
	expect(offersOf(order, ['tile 2']).marks.map((m) => [m.key, m.taken])).toEqual([
		['tile 2', true],
		['tile 1', false],
	]);
	expect(offersOf(order, ['tile 2', 'tile 1']).many!.exact!.key).toBe('o 2 1');
});

test('a rotation that does not fit gives the next that does', () => {
	const [cell] = offersOf(decision(place(0, 0, 1), place(0, 0, 2))).cells;
	expect(optionAtRotation(cell!, 3)!.key).toBe('place 0/0 r1');
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
	expect(nearestInDirection(cells, { x: 0, y: 0 }, 1, 0)).toEqual({ x: 1, y: 0 });
	expect(nearestInDirection(cells, { x: 1, y: 0 }, 1, 0)).toEqual({ x: 3, y: 0 });
	expect(nearestInDirection(cells, { x: 0, y: 0 }, 0, -1)).toEqual({ x: 1, y: -4 });
	expect(nearestInDirection(cells, { x: 3, y: 0 }, 1, 0)).toBeUndefined();
});
