import { openPlaces } from '@tilewright/interpreter';
import {
	Header,
	type Machine,
	forEachPlacement,
	frontierCount,
	frontierCell,
	facingSide,
	sideCode,
	xOf,
	yOf,
	coveredCells,
} from '@tilewright/interpreter/state';

export interface BoardHole {
	readonly x: number;
	readonly y: number;
	readonly neighbours: number;
	/** Codes it faces N E S W, 0 where no tile lies. */
	readonly sides: readonly number[];
	/** The number of tiles that the rules let lie there, copies counted, and the indices of these tiles. */
	readonly copies: number;
	readonly tiles: readonly number[];
	/** Tiles that fit by their sides, but that rules keep out as things stand. */
	readonly refused: readonly number[];
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

/**
 * The cells beside laid tiles that face at least so many of them, hardest to fill first. The rules of the game say what may be laid
 * there, each tile as if it were in hand now.
 */
export function boardHoles(
	machine: Machine,
	toCome: readonly number[],
	least: number = 2,
): BoardHole[] {
	const { board } = machine.rt;
	const places = openPlaces(machine);
	const legal = new Map<number, number[]>();
	const refused = new Map<number, number[]>();
	toCome.forEach((copies, tile) => {
		if (copies <= 0) return;
		const fits: number[] = [];
		forEachPlacement(board, tile, (placement) => {
			fits.push(placement);
			return false;
		});
		const may = cellsUnder(machine, tile, places.of(tile));
		for (const cell of may) noted(legal, cell, tile);
		for (const cell of cellsUnder(machine, tile, fits))
			if (!may.has(cell)) noted(refused, cell, tile);
	});
	const found: BoardHole[] = [];
	for (let i = 0; i < frontierCount(board); i++) {
		const cell = frontierCell(board, i);
		const sides = [0, 1, 2, 3].map((d) => {
			const facing = facingSide(board, cell, d);
			return facing < 0 ? 0 : sideCode(board, facing >> 2, facing & 3);
		});
		const neighbours = sides.filter((s) => s !== 0).length;
		if (neighbours < least) continue;
		const tiles = legal.get(cell) ?? [];
		found.push({
			x: xOf(board, cell),
			y: yOf(board, cell),
			neighbours,
			sides,
			copies: tiles.reduce((sum, t) => sum + toCome[t]!, 0),
			tiles,
			refused: refused.get(cell) ?? [],
		});
	}
	return found.sort(
		(a, b) => a.copies - b.copies || b.neighbours - a.neighbours || a.y - b.y || a.x - b.x,
	);
}

function cellsUnder({ rt: { board } }: Machine, tile: number, placements: number[]): Set<number> {
	return new Set(placements.flatMap((placement) => coveredCells(board, tile, placement)));
}

function noted(of: Map<number, number[]>, cell: number, tile: number): void {
	const known = of.get(cell);
	if (known) known.push(tile);
	else of.set(cell, [tile]);
}
