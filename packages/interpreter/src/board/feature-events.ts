import { EngineFault } from '../fault.ts';
import { rootOf } from './features.ts';
import { cellTile, neighbourOf } from './grid.ts';
import { eachLayer, eachPrintedLayer } from './layers.ts';
import { EVENT_WORDS } from './layout.ts';
import { laneSegment } from './sides.ts';
import type { BoardState } from './state.ts';
import { AREA_RIGHT, EDGE_LEFT, SIDE_WORDS } from './tile-tables.ts';
import { coveredCell } from './tiles.ts';
import { faults } from '../texts/faults.ts';

/** Records of what tiles and links do to features. Each refers to the first segment the feature had before. */

export const EXTENDED = 0;
export const JOINED = 1;
export const SPLIT = 2;

export function gatherFormer(board: BoardState, tileKind: number, placement: number): number {
	const { tables } = board;
	board.formerCount = 0;
	for (let i = 0; i < tables.cellCount[tileKind]!; i++) {
		const cell = coveredCell(board, tileKind, placement, i);
		const row = (tables.cellBase[tileKind]! + i) * 4 + (placement & 3);
		for (let d = 0; d < 4; d++) {
			const there = neighbourOf(board, cell, d);
			if (cellTile(board, there) < 0) continue;
			const at = (row * 4 + d) * SIDE_WORDS;
			for (let lane = EDGE_LEFT; lane <= AREA_RIGHT; lane++) {
				const offset = tables.sides[at + lane]!;
				if (offset >= 0)
					addFormer(board, tileKind, offset, laneSegment(board, there, d ^ 2, lane ^ 1));
			}
			if (!board.hasLayers) continue;
			eachPrintedLayer(board, row * 4 * SIDE_WORDS, d, (offset) =>
				eachLayer(board, there, d ^ 2, (segment) => {
					addFormer(board, tileKind, offset, segment);
					return false;
				}),
			);
		}
	}
	return board.formerCount;
}

function addFormer(board: BoardState, tileKind: number, offset: number, segment: number): void {
	const { m, tables, former } = board;
	const kind = tables.segKind[tables.segBase[tileKind]! + offset]!;
	if (segment < 0 || m[board.KIND + segment] !== kind) return;
	const first = m[board.FIRST_SEGMENT + rootOf(board, segment)]!;
	for (let i = 0; i < board.formerCount; i++) if (former[i] === first) return;
	former[board.formerCount++] = first;
}

export function recordFormer(board: BoardState): void {
	const { former, formerCount } = board;
	for (let i = 0; i < formerCount; i++) {
		const segment = former[i]!;
		recordBoardEvent(board, EXTENDED, segment);
		const root = rootOf(board, segment);
		for (let j = 0; j < formerCount; j++)
			if (j !== i && rootOf(board, former[j]!) === root) {
				recordBoardEvent(board, JOINED, segment);
				break;
			}
	}
}

export function recordBoardEvent(board: BoardState, type: number, segment: number): void {
	const { arena, EVENT } = board;
	const n = boardEventCount(board);
	if (n * EVENT_WORDS === board.plan.sizes.eventWords)
		throw new EngineFault('RUN-MEMORY', faults.tooManyRecords(n));
	arena.set(EVENT + n * EVENT_WORDS, type);
	arena.set(EVENT + n * EVENT_WORDS + 1, segment);
	arena.set(board.EVENT_COUNT, n + 1);
}

export function boardEventCount(board: BoardState): number {
	return board.m[board.EVENT_COUNT]!;
}

export function boardEventType(board: BoardState, i: number): number {
	return board.m[board.EVENT + i * EVENT_WORDS]!;
}

export function boardEventSegment(board: BoardState, i: number): number {
	return board.m[board.EVENT + i * EVENT_WORDS + 1]!;
}

export function clearBoardEvents(board: BoardState): void {
	board.arena.set(board.EVENT_COUNT, 0);
}
