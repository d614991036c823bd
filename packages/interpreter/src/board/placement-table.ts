import { limits } from '@tilewright/schema';
import { GRID_STATE, OUT_OF_BOUNDS } from './layout.ts';
import type { KindMatch, SideCodes } from './side-codes.ts';
import { facingSide, sideCode } from './sides.ts';
import type { BoardState } from './state.ts';
import { SIDE_CODE, SIDE_WORDS, type TileTables } from './tile-tables.ts';
import { coveredCell } from './tiles.ts';
import type { Visit } from './visits.ts';

/** Entries of the table; beyond, masks are kept in a map. */
const MAX_ENTRIES: number = limits.placementEntries;

/**
 * The placements of tiles by their sides. Each frontier cell has a constraint: the codes of the sides it faces as digits, 0 for
 * nothing. The table gives, by tile kind and constraint, a mask of distinct rotations and, above its four bits, their number;
 * entries are filled on demand. It is not part of the game's state.
 */
export interface PlacementTable {
	readonly weight: Int32Array;
	readonly codeCount: number;
	readonly constraints: number;
	readonly isDense: boolean;
	/** `tile kind * constraints + constraint`; -1 where it was not computed yet. */
	readonly dense: Int8Array;
	readonly sparse: Map<number, number>;
	/** `compatible[own * codeCount + facing]` is 1 where both may meet. */
	compatible: Uint8Array;
}

export function createPlacementTable(codes: SideCodes, tables: TileTables): PlacementTable {
	const n = codes.count;
	const constraints = n * n * n * n;
	const entries = constraints * tables.cellCount.length;
	const isDense = entries <= MAX_ENTRIES;
	return {
		weight: Int32Array.of(1, n, n * n, n * n * n),
		codeCount: n,
		constraints,
		isDense,
		dense: new Int8Array(isDense ? entries : 0).fill(-1),
		sparse: new Map(),
		compatible: codes.compatibility((own, facing) => own === facing),
	};
}

export function setKindMatch({ plan, placements }: BoardState, matches: KindMatch): void {
	placements.compatible = plan.codes.compatibility(matches);
	placements.dense.fill(-1);
	placements.sparse.clear();
}

export function codesMayMeet(
	{ placements }: BoardState,
	own: number,
	facing: number,
	compatible: Compatible = placements.compatible,
): boolean {
	return compatible[own * placements.codeCount + facing] === 1;
}

export type Compatible = Uint8Array;

export function sidesMeet(board: BoardState, cell: number, direction: number): boolean {
	const facing = facingSide(board, cell, direction);
	return (
		facing < 0 ||
		codesMayMeet(board, sideCode(board, cell, direction), sideCode(board, facing >> 2, facing & 3))
	);
}

export function placementEntry(board: BoardState, tileKind: number, constraint: number): number {
	const { isDense, dense, sparse, constraints } = board.placements;
	const at = tileKind * constraints + constraint;
	const entry = isDense ? dense[at]! : (sparse.get(at) ?? -1);
	return entry >= 0 ? entry : fillEntry(board, tileKind, constraint, at);
}

function fillEntry(board: BoardState, tileKind: number, constraint: number, at: number): number {
	const { tables, placements } = board;
	let entry = 0;
	for (let r = 0; r < tables.symmetry[tileKind]!; r++)
		if (meetsConstraint(board, tables.cellBase[tileKind]! * 4 + r, constraint))
			entry += (1 << r) + 16;
	if (placements.isDense) placements.dense[at] = entry;
	else {
		if (placements.sparse.size >= MAX_ENTRIES) placements.sparse.clear();
		placements.sparse.set(at, entry);
	}
	return entry;
}

function meetsConstraint(board: BoardState, row: number, constraint: number): boolean {
	const { compatible, codeCount } = board.placements;
	const { sides } = board.tables;
	let rest = constraint;
	for (let d = 0; d < 4; d++) {
		const facing = rest % codeCount;
		rest = (rest - facing) / codeCount;
		if (facing === 0) continue;
		const own = sides[(row * 4 + d) * SIDE_WORDS + SIDE_CODE]!;
		if (own >= 0 && compatible[own * codeCount + facing] === 0) return false;
	}
	return true;
}

export function countPlacements(board: BoardState, tileKind: number): number {
	if (!isTabled(board, tileKind)) return countOneByOne(board, tileKind);
	const { m } = board;
	const { dense, constraints } = board.placements;
	const at = (tileKind * constraints) | 0;
	let i = board.FRONTIER_CODE;
	const end = (i + m[board.FRONTIER_COUNT]!) | 0;
	let count = 0;
	// the sign of `all` tells whether an entry was missing; four at a time, for this is the hottest loop of a game
	let all = 0;
	for (const last = (end - 3) | 0; i < last; i = (i + 4) | 0) {
		const e = dense[(at + m[i]!) | 0]!;
		const f = dense[(at + m[(i + 1) | 0]!) | 0]!;
		const g = dense[(at + m[(i + 2) | 0]!) | 0]!;
		const h = dense[(at + m[(i + 3) | 0]!) | 0]!;
		all |= e | f | g | h;
		count = (count + (e >> 4) + (f >> 4) + (g >> 4) + (h >> 4)) | 0;
	}
	for (; i < end; i = (i + 1) | 0) {
		const e = dense[(at + m[i]!) | 0]!;
		all |= e;
		count = (count + (e >> 4)) | 0;
	}
	return all < 0 ? countOneByOne(board, tileKind) : count;
}

function isTabled({ placements, tables }: BoardState, tileKind: number): boolean {
	return placements.isDense && tables.cellCount[tileKind] === 1;
}

function countOneByOne(board: BoardState, tileKind: number): number {
	const { m, tables } = board;
	let count = 0;
	if (tables.cellCount[tileKind] !== 1) {
		forEachWidePlacement(board, tileKind, () => {
			count++;
			return false;
		});
		return count;
	}
	const n = m[board.FRONTIER_COUNT]!;
	for (let i = 0; i < n; i++)
		count += placementEntry(board, tileKind, m[board.FRONTIER_CODE + i]!) >> 4;
	return count;
}

/** Placement k (cell * 4 + rotation) in the order of the frontier, rotations ascending; -1 beyond the last. */
export function placementAt(board: BoardState, tileKind: number, k: number): number {
	if (!isTabled(board, tileKind)) return findPlacement(board, tileKind, k);
	const { m, FRONTIER_CODE } = board;
	const { dense, constraints } = board.placements;
	const at = tileKind * constraints;
	const end = (FRONTIER_CODE + m[board.FRONTIER_COUNT]!) | 0;
	let left = k;
	let i = FRONTIER_CODE;
	for (const last = (end - 3) | 0; i < last; i = (i + 4) | 0) {
		const e = dense[(at + m[i]!) | 0]!;
		const f = dense[(at + m[i + 1]!) | 0]!;
		const g = dense[(at + m[i + 2]!) | 0]!;
		const h = dense[(at + m[i + 3]!) | 0]!;
		const four = (e >> 4) + (f >> 4) + (g >> 4) + (h >> 4);
		if ((e | f | g | h) < 0 || left < four) break;
		left = (left - four) | 0;
	}
	for (; i < end; i++) {
		const entry = dense[(at + m[i]!) | 0]!;
		if (entry < 0) return findPlacement(board, tileKind, k);
		left = (left - (entry >> 4)) | 0;
		if (left >= 0) continue;
		// `left` is -1 for the last rotation of this cell, so the steps are taken from the top
		let mask = entry & 15;
		while (++left < 0) mask &= ~(1 << (31 - Math.clz32(mask)));
		return m[board.FRONTIER_CELL + i - FRONTIER_CODE]! * 4 + 31 - Math.clz32(mask);
	}
	return -1;
}

function findPlacement(board: BoardState, tileKind: number, k: number): number {
	let left = k;
	let found = -1;
	const ended = forEachPlacement(board, tileKind, (placement) => {
		found = placement;
		return left-- === 0;
	});
	return ended ? found : -1;
}

export function forEachPlacement(board: BoardState, tileKind: number, visit: Visit): boolean {
	if (board.tables.cellCount[tileKind] !== 1) return forEachWidePlacement(board, tileKind, visit);
	const { m } = board;
	const n = m[board.FRONTIER_COUNT]!;
	for (let i = 0; i < n; i++) {
		const entry = placementEntry(board, tileKind, m[board.FRONTIER_CODE + i]!);
		if (entry === 0) continue;
		const cell = m[board.FRONTIER_CELL + i]!;
		for (let r = 0; r < 4; r++) if ((entry & (1 << r)) !== 0 && visit(cell * 4 + r)) return true;
	}
	return false;
}

/** Returns true when a tile fits by its sides: all its cells are free and inside, and one of them is on the frontier. */
export function tileFits(
	board: BoardState,
	tileKind: number,
	cell: number,
	rotation: number,
): boolean {
	const { m, tables, GRID } = board;
	const base = tables.cellBase[tileKind]!;
	let contact = false;
	for (let c = 0; c < tables.cellCount[tileKind]!; c++) {
		const at = coveredCell(board, tileKind, cell * 4 + rotation, c);
		if (!isInside(board, cell, (base + c) * 4 + rotation)) return false;
		const state = m[GRID + at * 4 + GRID_STATE]!;
		if (state > 0 || state === OUT_OF_BOUNDS) return false;
		if (state === 0) continue;
		contact = true;
		const constraint = m[board.FRONTIER_CODE - state - 2]!;
		if (!meetsConstraint(board, (base + c) * 4 + rotation, constraint)) return false;
	}
	return contact;
}

function isInside({ tables, width }: BoardState, cell: number, row: number): boolean {
	const x = (cell % width) + tables.cellX[row]!;
	const y = ((cell / width) | 0) + tables.cellY[row]!;
	return x >= 0 && x < width && y >= 0 && y < width;
}

export function canonicalRotation(board: BoardState, tileKind: number, rotation: number): number {
	return rotation % board.tables.symmetry[tileKind]!;
}

/** The placement with the smallest rotation that covers the same cells and looks the same. */
export function canonicalPlacement(board: BoardState, tileKind: number, placement: number): number {
	const { tables, width } = board;
	const r = placement & 3;
	const canonical = canonicalRotation(board, tileKind, r);
	const x =
		least(tables, tables.cellX, tileKind, r) - least(tables, tables.cellX, tileKind, canonical);
	const y =
		least(tables, tables.cellY, tileKind, r) - least(tables, tables.cellY, tileKind, canonical);
	return ((placement >> 2) + y * width + x) * 4 + canonical;
}

function least(tables: TileTables, coordinates: Int32Array, tileKind: number, r: number): number {
	let smallest = 0;
	for (let c = 0; c < tables.cellCount[tileKind]!; c++)
		smallest = Math.min(smallest, coordinates[(tables.cellBase[tileKind]! + c) * 4 + r]!);
	return smallest;
}

/** Tiles of several cells: each frontier cell under each cell of the tile; a placement belongs to the first frontier cell it covers. */
function forEachWidePlacement(board: BoardState, tileKind: number, visit: Visit): boolean {
	const { m, tables, GRID, width } = board;
	const n = m[board.FRONTIER_COUNT]!;
	const base = tables.cellBase[tileKind]!;
	const cells = tables.cellCount[tileKind]!;
	for (let i = 0; i < n; i++) {
		const cell = m[board.FRONTIER_CELL + i]!;
		for (let r = 0; r < tables.symmetry[tileKind]!; r++)
			for (let c = 0; c < cells; c++) {
				const at = (base + c) * 4 + r;
				const x = (cell % width) - tables.cellX[at]!;
				const y = ((cell / width) | 0) - tables.cellY[at]!;
				if (x < 0 || x >= width || y < 0 || y >= width) continue;
				const origin = y * width + x;
				if (!tileFits(board, tileKind, origin, r)) continue;
				let first = true;
				for (let o = 0; o < cells && first; o++) {
					const state = m[GRID + coveredCell(board, tileKind, origin * 4 + r, o) * 4]!;
					first = state >= 0 || -state - 2 >= i;
				}
				if (first && visit(origin * 4 + r)) return true;
			}
	}
	return false;
}
