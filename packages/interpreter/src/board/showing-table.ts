import { limits } from '@tilewright/schema';
import { forEachContactPlacement, mayFitShowing } from './placement-sides.ts';
import { type Compatible, codesMayMeet } from './placement-table.ts';
import type { BoardState } from './state.ts';
import { SIDE_CODE, SIDE_WORDS } from './tile-tables.ts';

/** An assumption: sides of the tile in hand, or else sides of the tiles that it meets, show another kind. */
export interface Showing {
	readonly inHand: boolean;
	readonly kind: number;
	/** Tells which sides may meet; if undefined, the test of the placement tables is used. */
	readonly compatible: Compatible | undefined;
}

/**
 * For each tile kind of one cell and each constraint of a `PlacementTable`: the mask of rotations at which the tile may fit according to
 * `mayFitShowing`. Entries are computed on demand. The table is not part of the game's state.
 */
export interface ShowingTable extends Showing {
	/** `tile kind * constraints + constraint`; -1 where it was not computed yet. Empty where there are too many. */
	readonly dense: Int8Array;
	readonly sparse: Map<number, number>;
}

export function createShowingTable({ placements }: BoardState, showing: Showing): ShowingTable {
	const { isDense, dense } = placements;
	return {
		...showing,
		dense: new Int8Array(isDense ? dense.length : 0).fill(-1),
		sparse: new Map(),
	};
}

function rotationsShowing(
	board: BoardState,
	table: ShowingTable,
	tileKind: number,
	constraint: number,
): number {
	const { isDense, constraints } = board.placements;
	const at = tileKind * constraints + constraint;
	const known = isDense ? table.dense[at]! : (table.sparse.get(at) ?? -1);
	if (known >= 0) return known;
	let mask = 0;
	for (let r = 0; r < board.tables.symmetry[tileKind]!; r++)
		if (mayMeetShowing(board, table, board.tables.cellBase[tileKind]! * 4 + r, constraint))
			mask |= 1 << r;
	if (isDense) table.dense[at] = mask;
	else {
		if (table.sparse.size >= limits.placementEntries) table.sparse.clear();
		table.sparse.set(at, mask);
	}
	return mask;
}

/** Tells whether each side of a cell (`row` includes its rotation) may meet the side it faces, or could if one of the two showed the kind. */
function mayMeetShowing(
	board: BoardState,
	{ inHand, kind, compatible }: Showing,
	row: number,
	constraint: number,
): boolean {
	const { codeCount } = board.placements;
	const shown = board.plan.kindCode[kind + 1]!;
	let rest = constraint;
	for (let d = 0; d < 4; d++) {
		const facing = rest % codeCount;
		rest = (rest - facing) / codeCount;
		if (facing === 0) continue;
		const own = board.tables.sides[(row * 4 + d) * SIDE_WORDS + SIDE_CODE]!;
		if (own < 0 || codesMayMeet(board, own, facing, compatible)) continue;
		const [a, b] = inHand ? [shown, facing] : [own, shown];
		if (!codesMayMeet(board, a, b, compatible)) return false;
	}
	return true;
}

/**
 * Visits contact placements (see `forEachContactPlacement`) at which a tile may fit according to one of the tables, with the index of that
 * table. The visit returns true to end the walk.
 */
export function forEachPlacementShowing(
	board: BoardState,
	tables: readonly ShowingTable[],
	tileKind: number,
	visit: (placement: number, table: number) => boolean,
): boolean {
	if (board.tables.cellCount[tileKind] !== 1)
		return forEachContactPlacement(board, tileKind, (placement) =>
			tables.some(
				({ inHand, kind, compatible }, i) =>
					mayFitShowing(board, tileKind, placement, inHand, kind, compatible) &&
					visit(placement, i),
			),
		);
	const { m, FRONTIER_CELL, FRONTIER_CODE } = board;
	const n = m[board.FRONTIER_COUNT]!;
	for (let i = 0; i < n; i++) {
		const constraint = m[FRONTIER_CODE + i]!;
		let any = 0;
		for (let t = 0; t < tables.length; t++)
			any |= rotationsShowing(board, tables[t]!, tileKind, constraint);
		if (any === 0) continue;
		const cell = m[FRONTIER_CELL + i]!;
		for (let r = 0; r < 4; r++) {
			if ((any & (1 << r)) === 0) continue;
			for (let t = 0; t < tables.length; t++) {
				const mask = rotationsShowing(board, tables[t]!, tileKind, constraint);
				if ((mask & (1 << r)) !== 0 && visit(cell * 4 + r, t)) return true;
			}
		}
	}
	return false;
}
