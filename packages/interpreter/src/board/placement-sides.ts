import { eachPrintedLayer } from './layers.ts';
import { GRID_STATE, OUT_OF_BOUNDS } from './layout.ts';
import { type Compatible, codesMayMeet } from './placement-table.ts';
import { facingSide, sideCode } from './sides.ts';
import type { BoardState } from './state.ts';
import { AREA_RIGHT, EDGE_LEFT, SIDE_CODE, SIDE_KIND, SIDE_WORDS } from './tile-tables.ts';
import { coveredCell } from './tiles.ts';

/**
 * The outer sides a tile in hand would have at a placement. Such a placement side is one number: the side of the board it
 * would lie at, and above its bits `cell of the tile * 4 + rotation`.
 */

/** Bits of a side of the board: the grid has less than 2^20 cells. */
export const BOARD_SIDE_BITS = 22;

export function boardSide(side: number): number {
	return side & ((1 << BOARD_SIDE_BITS) - 1);
}

function sideRow({ tables }: BoardState, tileKind: number, placementSide: number): number {
	const cell = tables.cellBase[tileKind]! * 4 + (placementSide >> BOARD_SIDE_BITS);
	return (cell * 4 + (placementSide & 3)) * SIDE_WORDS;
}

export function forEachPlacementSide(
	board: BoardState,
	tileKind: number,
	placement: number,
	visit: (placementSide: number) => boolean,
): boolean {
	const { tables } = board;
	for (let i = 0; i < tables.cellCount[tileKind]!; i++) {
		const cell = coveredCell(board, tileKind, placement, i);
		for (let d = 0; d < 4; d++) {
			const side = ((i * 4 + (placement & 3)) << BOARD_SIDE_BITS) | (cell * 4 + d);
			if (tables.sides[sideRow(board, tileKind, side) + SIDE_CODE]! >= 0 && visit(side))
				return true;
		}
	}
	return false;
}

/** The kind that would lie at a placement side; -1 is ground. */
export function placementSideKind(
	board: BoardState,
	tileKind: number,
	placementSide: number,
): number {
	return board.tables.sides[sideRow(board, tileKind, placementSide) + SIDE_KIND]!;
}

/** The side on the board that a placement side would meet, or -1. */
export function placementSideFacing(board: BoardState, placementSide: number): number {
	const side = boardSide(placementSide);
	return facingSide(board, side >> 2, side & 3);
}

export function placementSideShows(
	board: BoardState,
	tileKind: number,
	placementSide: number,
	kind: number,
): boolean {
	const { segKind, segBase, sides } = board.tables;
	const at = sideRow(board, tileKind, placementSide);
	const is = (offset: number): boolean =>
		offset >= 0 && segKind[segBase[tileKind]! + offset] === kind;
	for (let lane = EDGE_LEFT; lane <= AREA_RIGHT; lane++) if (is(sides[at + lane]!)) return true;
	return eachPrintedLayer(board, at, 0, is);
}

/** Visits placements (look-alike rotations once) that cover free cells and touch a laid tile, whatever the sides show. */
export function forEachContactPlacement(
	board: BoardState,
	tileKind: number,
	visit: (placement: number) => boolean,
): boolean {
	const { m, tables, width } = board;
	const n = m[board.FRONTIER_COUNT]!;
	const cells = tables.cellCount[tileKind]!;
	const base = tables.cellBase[tileKind]!;
	// a tile of one cell covers each free cell once
	const seen = cells > 1 ? new Set<number>() : undefined;
	for (let i = 0; i < n; i++) {
		const cell = m[board.FRONTIER_CELL + i]!;
		for (let r = 0; r < tables.symmetry[tileKind]!; r++)
			for (let c = 0; c < cells; c++) {
				const at = (base + c) * 4 + r;
				const placement = (cell - tables.cellY[at]! * width - tables.cellX[at]!) * 4 + r;
				if (seen?.has(placement) || !coversFreeCells(board, tileKind, placement)) continue;
				seen?.add(placement);
				if (visit(placement)) return true;
			}
	}
	return false;
}

function coversFreeCells(board: BoardState, tileKind: number, placement: number): boolean {
	const { m, GRID, plan } = board;
	for (let c = 0; c < board.tables.cellCount[tileKind]!; c++) {
		const cell = coveredCell(board, tileKind, placement, c);
		if (cell < 0 || cell >= plan.cells) return false;
		const state = m[GRID + cell * 4 + GRID_STATE]!;
		if (state > 0 || state === OUT_OF_BOUNDS) return false;
	}
	return true;
}

/** Returns true when every side that does not fit would fit if it showed a kind. Otherwise `fitsShowing` is false for any sides. */
export function mayFitShowing(
	board: BoardState,
	tileKind: number,
	placement: number,
	inHand: boolean,
	kind: number,
	compatible?: Compatible,
): boolean {
	const shownCode = board.plan.kindCode[kind + 1]!;
	return !forEachPlacementSide(board, tileKind, placement, (side) => {
		const facing = placementSideFacing(board, side);
		if (facing < 0) return false;
		const printed = board.tables.sides[sideRow(board, tileKind, side) + SIDE_CODE]!;
		const met = sideCode(board, facing >> 2, facing & 3);
		if (codesMayMeet(board, printed, met, compatible)) return false;
		return inHand
			? !codesMayMeet(board, shownCode, met, compatible)
			: !codesMayMeet(board, printed, shownCode, compatible);
	});
}

/** Returns true when a tile would fit if some sides showed a kind: on the board, or, with `inHand`, its own placement sides. */
export function fitsShowing(
	board: BoardState,
	tileKind: number,
	placement: number,
	shown: ReadonlySet<number>,
	inHand: boolean,
	kind: number,
	compatible?: Compatible,
): boolean {
	const shownCode = board.plan.kindCode[kind + 1]!;
	return !forEachPlacementSide(board, tileKind, placement, (side) => {
		const facing = placementSideFacing(board, side);
		if (facing < 0) return false;
		const printed = board.tables.sides[sideRow(board, tileKind, side) + SIDE_CODE]!;
		const own = inHand && shown.has(side) ? shownCode : printed;
		const met = !inHand && shown.has(facing) ? shownCode : sideCode(board, facing >> 2, facing & 3);
		return !codesMayMeet(board, own, met, compatible);
	});
}
