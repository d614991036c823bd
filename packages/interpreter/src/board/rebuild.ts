import { markCompletionCandidate } from './completion.ts';
import { joinEdges } from './edge-joining.ts';
import { recordBoardEvent, SPLIT } from './feature-events.ts';
import { attachPiece, rootOf, uniteFeatures } from './features.ts';
import { cellTile, neighbourOf } from './grid.ts';
import { eachLayer, joinLayers } from './layers.ts';
import { forEachSide, isHiddenCell, laneSegment } from './sides.ts';
import type { BoardState } from './state.ts';
import { AREA_LEFT, AREA_RIGHT, EDGE_LEFT, EDGE_RIGHT } from './tile-tables.ts';
import { tableRow } from './tiles.ts';

/** Makes the segments of a feature stand alone and joins them anew, by sides and links; its pieces follow. */
export function rebuildFeature(board: BoardState, segment: number): void {
	const { arena, m, NEXT, PIECES, PIECE_NEXT, PIECE_SEGMENT, LINK_A, LINK_B } = board;
	board.featuresChanged = true;
	const members: number[] = [];
	let s = segment;
	do {
		members.push(s);
		s = m[NEXT + s]!;
	} while (s !== segment);
	const { mergeHandlers } = board;
	mergeHandlers?.takeApart(rootOf(board, segment));
	board.mergeHandlers = undefined;
	const pieces: number[] = [];
	const head = m[PIECES + rootOf(board, segment)]!;
	for (let p = head; p >= 0; p = m[PIECE_NEXT + p] === head ? -1 : m[PIECE_NEXT + p]!)
		pieces.push(p);
	for (const member of members) isolate(board, member);
	for (const member of members) rejoin(board, member);
	for (let i = 0; i < m[board.LINK_COUNT]!; i++)
		if (members.includes(m[LINK_A + i]!)) uniteFeatures(board, m[LINK_A + i]!, m[LINK_B + i]!);
	for (const piece of pieces) {
		const on = m[PIECE_SEGMENT + piece]!;
		arena.set(PIECE_SEGMENT + piece, -1);
		attachPiece(board, piece, on);
	}
	board.mergeHandlers = mergeHandlers;
	const roots = members.filter((member) => rootOf(board, member) === member);
	for (const root of roots) {
		mergeHandlers?.rebuilt(root);
		markCompletionCandidate(board, root);
		if (board.recording && roots.length > 1)
			recordBoardEvent(board, SPLIT, m[board.FIRST_SEGMENT + root]!);
	}
}

function isolate(board: BoardState, segment: number): void {
	const { arena, m, tables } = board;
	const { markColumns } = board.plan;
	arena.set(board.ROOT + segment, segment);
	arena.set(board.NEXT + segment, segment);
	arena.set(board.FIRST_SEGMENT + segment, segment);
	arena.set(board.SIZE + segment, 1);
	arena.set(board.PIECES + segment, -1);
	arena.set(board.SCORED + segment, m[board.SEGMENT_SCORED + segment]!);
	const row = tableRow(board, segment);
	for (let i = 0; i < markColumns.length; i++)
		arena.set(
			markColumns[i]! + segment,
			row < 0 ? 0 : tables.segMarks[row * markColumns.length + i]!,
		);
	let open = 0;
	forEachSide(board, m[board.SEGMENT_TILE + segment]!, (side) => {
		const [cell, d] = [side >> 2, side & 3];
		const meets =
			laneSegment(board, cell, d, EDGE_LEFT) === segment ||
			laneSegment(board, cell, d, EDGE_RIGHT) === segment ||
			eachLayer(board, cell, d, (layer) => layer === segment);
		const there = neighbourOf(board, cell, d);
		if (meets && (cellTile(board, there) < 0 || isHiddenCell(board, there))) open++;
		return false;
	});
	arena.set(board.OPEN + segment, open);
}

function rejoin(board: BoardState, segment: number): void {
	forEachSide(board, board.m[board.SEGMENT_TILE + segment]!, (side) => {
		const [cell, d] = [side >> 2, side & 3];
		const there = neighbourOf(board, cell, d);
		const meet = (own: number, facing: number): void => {
			if (laneSegment(board, cell, d, own) === segment)
				joinEdges(board, segment, laneSegment(board, there, d ^ 2, facing));
		};
		meet(EDGE_LEFT, EDGE_RIGHT);
		meet(EDGE_RIGHT, EDGE_LEFT);
		meet(AREA_LEFT, AREA_RIGHT);
		meet(AREA_RIGHT, AREA_LEFT);
		if (eachLayer(board, cell, d, (layer) => layer === segment)) joinLayers(board, cell, d);
		return false;
	});
}
