import { Header, type Machine, type ShownSides } from '@tilewright/interpreter';
import { Fitting, type Hole } from './holes.ts';

/** An empty cell of a running game with what fits there of what is left. */
export interface BoardHole extends Hole {
	readonly x: number;
	readonly y: number;
	readonly neighbours: number;
}

/** Tiles that can still come, by index: what is left in the deck, in zones nobody shows, and in hand. */
export function tilesToCome(
	machine: Machine,
	left: readonly { id: string; left: number }[],
): number[] {
	const { program, rt } = machine;
	const known = new Map(left.map((l) => [l.id, l.left]));
	const counts = program.tiles.map((tile) => known.get(tile.id) ?? 0);
	const drawn = rt.m[Header.drawn]!;
	if (drawn >= 0 && drawn < counts.length) counts[drawn]! += 1;
	return counts;
}

/** The cells beside laid tiles that face at least so many of them, hardest to fill first. */
export function boardHoles(
	machine: Machine,
	shown: ShownSides,
	toCome: readonly number[],
	least = 2,
): BoardHole[] {
	const { board } = machine.rt;
	const fitting = new Fitting(shown, toCome);
	const wide = widePlaces(machine, toCome);
	const known = new Map<string, Hole>();
	const found: BoardHole[] = [];
	for (let i = 0; i < board.frontierCount(); i++) {
		const cell = board.frontierCell(i);
		const sides = [0, 1, 2, 3].map((d) => {
			const facing = board.facing(cell, d);
			return facing < 0 ? 0 : board.sideCode(facing >> 2, facing & 3);
		});
		const neighbours = sides.filter((s) => s !== 0).length;
		if (neighbours < least) continue;
		const key = sides.join();
		let hole = known.get(key);
		if (!hole) known.set(key, (hole = fitting.hole(sides)));
		const also = wide.get(cell) ?? [];
		found.push({
			...hole,
			copies: also.reduce((sum, t) => sum + toCome[t]!, hole.copies),
			tiles: [...hole.tiles, ...also],
			x: board.xOf(cell),
			y: board.yOf(cell),
			neighbours,
		});
	}
	return found.sort(
		(a, b) => a.copies - b.copies || b.neighbours - a.neighbours || a.y - b.y || a.x - b.x,
	);
}

/** By cell: tiles of several cells that can cover it. */
function widePlaces(machine: Machine, toCome: readonly number[]): Map<number, number[]> {
	const { board } = machine.rt;
	const places = new Map<number, number[]>();
	machine.program.tiles.forEach(({ cells }, tile) => {
		if (cells.length === 1 || !toCome[tile]) return;
		const covered = new Set<number>();
		board.forEachPlacement(tile, (placement) => {
			for (let c = 0; c < cells.length; c++) covered.add(board.cellOf(tile, placement, c));
			return false;
		});
		for (const cell of covered) places.set(cell, [...(places.get(cell) ?? []), tile]);
	});
	return places;
}
