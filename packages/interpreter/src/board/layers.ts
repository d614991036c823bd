import { markCompletionCandidate } from './completion.ts';
import { closePort, joinEdges } from './edge-joining.ts';
import { rootOf } from './features.ts';
import { cellTile, neighbourOf } from './grid.ts';
import { forEachMember } from './queries.ts';
import {
	areaAtHalf,
	facingSide,
	forEachSide,
	isHiddenCell,
	laneSegment,
	printedRow,
} from './sides.ts';
import type { BoardState } from './state.ts';
import { AREA_RIGHT, EDGE_LEFT, SIDE_WORDS } from './tile-tables.ts';

/**
 * Layers: segments that lie over all others. They are no part of what a side shows or of matching. They join across sides
 * like edges, each with those of its own kind.
 */

/** Visits a segment (or an offset into the segments of a tile kind); true ends the walk. */
type Visit = (segment: number) => boolean;

export function finishCell(board: BoardState, cell: number): void {
	if (board.hasLayers) layLayers(board, cell);
	if (board.completesAreas) checkAreas(board, cell);
}

function checkAreas(board: BoardState, cell: number): void {
	for (let d = 0; d < 4; d++) {
		if (facingSide(board, cell, d) < 0) continue;
		const there = neighbourOf(board, cell, d);
		for (let half = 0; half < 2; half++) {
			const other = areaAtHalf(board, there, (d ^ 2) * 2 + half);
			if (other >= 0) markCompletionCandidate(board, other);
		}
	}
}

export function openAreaHalves(board: BoardState, segment: number, max: number = Infinity): number {
	let open = 0;
	forEachMember(board, segment, (s) =>
		forEachSide(board, board.m[board.SEGMENT_TILE + s]!, (side) => {
			const [cell, d] = [side >> 2, side & 3];
			if (cellTile(board, neighbourOf(board, cell, d)) >= 0) return false;
			for (let half = 0; half < 2; half++) if (areaAtHalf(board, cell, d * 2 + half) === s) open++;
			return open >= max;
		}),
	);
	return Math.min(open, max);
}

export function eachPrintedLayer(
	board: BoardState,
	row: number,
	direction: number,
	visit: Visit,
): boolean {
	const { layerAt, layerTo } = board.tables;
	const at = row / SIDE_WORDS + direction;
	for (let i = layerAt[at]!, end = layerAt[at + 1]!; i < end; i++)
		if (visit(layerTo[i]!)) return true;
	return false;
}

export function eachLayer(
	board: BoardState,
	cell: number,
	direction: number,
	visit: Visit,
): boolean {
	const tile = cellTile(board, cell);
	if (tile < 0 || !board.hasLayers) return false;
	const firstSegment = board.m[board.TILE_FIRST_SEGMENT + tile]!;
	return eachPrintedLayer(board, printedRow(board, cell), direction, (offset) =>
		visit(firstSegment + offset),
	);
}

function layLayers(board: BoardState, cell: number): void {
	const close = (segment: number): boolean => {
		closePort(board, segment);
		return false;
	};
	for (let d = 0; d < 4; d++) {
		const there = neighbourOf(board, cell, d);
		if (facingSide(board, cell, d) < 0 || isHiddenCell(board, there)) continue;
		eachLayer(board, cell, d, close);
		eachLayer(board, there, d ^ 2, close);
		joinLayers(board, cell, d);
	}
}

export function joinLayers(board: BoardState, cell: number, direction: number): void {
	const there = neighbourOf(board, cell, direction);
	eachLayer(board, cell, direction, (own) =>
		eachLayer(board, there, direction ^ 2, (other) => {
			joinEdges(board, own, other);
			return false;
		}),
	);
}

export function segmentReaches(board: BoardState, segment: number, side: number): boolean {
	const [cell, direction] = [side >> 2, side & 3];
	for (let lane = EDGE_LEFT; lane <= AREA_RIGHT; lane++)
		if (laneSegment(board, cell, direction, lane) === segment) return true;
	return eachLayer(board, cell, direction, (s) => s === segment);
}

export function forEachAcross(
	board: BoardState,
	segment: number,
	visit: (other: number, side: number) => boolean,
): boolean {
	const root = rootOf(board, segment);
	return forEachSide(board, board.m[board.SEGMENT_TILE + segment]!, (side) => {
		const [cell, d] = [side >> 2, side & 3];
		const there = neighbourOf(board, cell, d);
		if (cellTile(board, there) < 0) return false;
		let last = -1;
		const meet = (other: number): boolean => {
			if (other < 0 || other === last || rootOf(board, other) !== root) return false;
			last = other;
			return visit(other, side);
		};
		for (let lane = EDGE_LEFT; lane <= AREA_RIGHT; lane++)
			if (
				laneSegment(board, cell, d, lane) === segment &&
				meet(laneSegment(board, there, d ^ 2, lane ^ 1))
			)
				return true;
		return eachLayer(board, cell, d, (s) => s === segment && eachLayer(board, there, d ^ 2, meet));
	});
}
