import { expect, test } from 'vitest';
import type { DecisionView, OptionView } from '@tilewright/session';
import { Picking } from './picking.svelte.ts';
import { away, decision, option, place } from '../../../../../packages/scene/src/testing.ts';

const key = (picking: Picking): string | undefined => picking.chosen?.key;

test('a cell is chosen in a rotation that fits, and turned through those that do', () => {
	const picking = new Picking(() => decision(place(0, 1, 1), place(0, 1, 2), option('pass')));
	expect(key(picking)).toBeUndefined();
	picking.rotate(true);
	expect(picking.turn).toBe(3);
	picking.pickCell(picking.offers.cells[0]);
	expect(key(picking)).toBe('place 0/1 r1');
	picking.rotate();
	expect(key(picking)).toBe('place 0/1 r2');
	picking.rotate();
	expect(key(picking)).toBe('place 0/1 r1');
	picking.clear();
	expect([picking.cell, key(picking)]).toEqual([undefined, undefined]);
});

const to = (piece: number, tile: number): OptionView =>
	option(
		`${piece} to ${tile}`,
		{ ...away, is: 'piece', piece },
		{ is: 'segment', tile, segment: 0, name: 'to' },
	);

test('what leaves more to be pointed at is kept, and taken back one by one', () => {
	const picking = new Picking(() => decision(to(1, 5), to(1, 6), to(2, 5), option('pass')));
	picking.pickPoint(picking.offers.places.find((p) => p.key === 'piece 1')!);
	expect(picking.picked).toEqual(['piece 1']);
	expect(key(picking)).toBeUndefined();
	picking.pickPoint(picking.offers.spots[1]!);
	expect(key(picking)).toBe('1 to 6');
	expect(picking.spot?.tile).toBe(6);
	picking.clear();
	expect([key(picking), picking.picked]).toEqual([undefined, ['piece 1']]);
	picking.clear();
	expect(picking.picked).toEqual([]);
	picking.pickPoint(picking.offers.places.find((p) => p.key === 'piece 2')!);
	expect(key(picking)).toBe('2 to 5');
});

test('several options at one place are gone through', () => {
	const spot = { is: 'segment', tile: 4, segment: 1 } as const;
	const picking = new Picking(() =>
		decision(
			option('big', { is: 'piece-kind', id: 'big' }, spot),
			option('small', { is: 'piece-kind', id: 'small' }, spot),
		),
	);
	const [at] = picking.offers.spots;
	picking.pickOption(at, 1);
	expect(key(picking)).toBe('small');
	picking.rotate();
	expect(key(picking)).toBe('big');
});

test('a member that is pointed at again is taken out', () => {
	const tile = (n: number) => ({ is: 'tile', tile: n }) as const;
	const members: DecisionView = {
		...decision(
			option('none'),
			option('1', tile(1)),
			option('2', tile(2)),
			option('1 2', tile(1), tile(2)),
		),
		kind: 'subset',
	};
	const picking = new Picking(() => members);
	const point = (n: number): void =>
		picking.pickPoint(picking.offers.marks.find((m) => m.key === `tile ${n}`)!);
	point(1);
	point(2);
	expect(key(picking)).toBe('1 2');
	point(1);
	expect(key(picking)).toBe('2');
});

test('nothing is left of one decision when another comes', () => {
	let open: DecisionView | undefined = decision(to(1, 5), to(1, 6), to(2, 5));
	const picking = new Picking(() => open);
	picking.pickPoint(picking.offers.places[0]!);
	picking.pickPoint(picking.offers.spots[0]!);
	picking.hint = open.options[0];
	picking.reset();
	open = undefined;
	expect([picking.point, picking.picked, picking.hint, key(picking)]).toEqual([
		undefined,
		[],
		undefined,
		undefined,
	]);
	expect(picking.offers.open).toEqual([]);
});
