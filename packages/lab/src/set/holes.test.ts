import { shownSides } from '@tilewright/interpreter';
import { Machine, tileCount, frontierCount, cellAt, tileFits } from '@tilewright/interpreter/state';
import { BotRandom, players } from '@tilewright/players';
import { expect, test } from 'vitest';
import { programOf } from '../testing.ts';
import { boardHoles, tilesToCome } from './board-holes.ts';
import { countsOf } from './counts.ts';
import { Fitting, holesOf } from './holes.ts';
import { leastTurn } from './patterns.ts';

const program = programOf();
const shown = shownSides(program);
const counts = countsOf(program);

function boardAfter(seed: number, tiles: number): Machine {
	const machine = new Machine(program);
	machine.rt.arena.journaling = true;
	const random = new BotRandom(seed);
	machine.reset(seed);
	while (!machine.over && tileCount(machine.rt.board) < tiles)
		machine.choose(players['random']!(machine, random));
	return machine;
}

test('what fits a cell of a board is what the board itself would let lie there', () => {
	for (const seed of [3, 4]) {
		const machine = boardAfter(seed, 45);
		const { board } = machine.rt;
		const toCome = program.tiles.map(() => 1);
		const holes = boardHoles(machine, toCome, 1);
		expect(holes).toHaveLength(frontierCount(board));
		for (const hole of holes) {
			const cell = cellAt(board, hole.x, hole.y);
			const fits = program.tiles.flatMap((_, t) =>
				[0, 1, 2, 3].some((r) => tileFits(board, t, cell, r)) ? [t] : [],
			);
			expect(hole.tiles).toEqual(fits);
			expect(hole.copies).toBe(fits.length);
		}
	}
});

test('only what is left fills a hole, and the hardest stand first', () => {
	const machine = boardAfter(5, 60);
	const none = boardHoles(machine, tilesToCome(machine, []), 2);
	expect(none.length).toBeGreaterThan(3);
	const inHand = none.flatMap((h) => h.tiles);
	expect(new Set(inHand).size).toBeLessThanOrEqual(1);
	const all = boardHoles(machine, counts, 2);
	expect(all.map((h) => h.copies)).toEqual([...all.map((h) => h.copies)].sort((a, b) => a - b));
	expect(all.every((h) => h.neighbours === h.sides.filter((s) => s > 0).length)).toBe(true);
});

test('every hole up to rotation, counted as Burnside does', () => {
	const fitting = new Fitting(shown, counts);
	const k = fitting.faces.length;
	expect(k).toBe(3);
	const [one, two, three, four] = holesOf(shown, counts).map((h) => h.holes);
	expect(one).toHaveLength(k);
	// corners: ordered pairs; opposite: unordered
	expect(two).toHaveLength(k * k + (k * (k + 1)) / 2);
	expect(three).toHaveLength(k ** 3);
	expect(four).toHaveLength((k ** 4 + k ** 2 + 2 * k) / 4);
	for (const hole of four!) expect(leastTurn(hole.sides)).toEqual(hole.sides);
	// with all four sides asked, what fits is what shows that pattern
	const total = four!.reduce((sum, h) => sum + h.copies, 0);
	expect(total).toBe(72);
});

test('too many sorts of sides are said, not worked out', () => {
	const many = {
		codes: Array.from({ length: 60 }, (_, i) => ({ left: i, right: i, any: false })),
		meets: Uint8Array.from({ length: 3600 }, (_, i) => (i % 61 === 0 ? 1 : 0)),
		tiles: Array.from({ length: 15 }, (_, t) => Int16Array.from([0, 1, 2, 3], (d) => t * 4 + d)),
	};
	const found = holesOf(many, new Array<number>(15).fill(1));
	expect(found.map((h) => h.skipped)).toEqual([false, false, true, true]);
});
