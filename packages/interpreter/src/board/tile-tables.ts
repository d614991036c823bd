import { ownValue, appendAll } from '@tilewright/schema';
import type { KindIR, MarkIR, SegmentIR, TileIR } from '@tilewright/lang';
import { EngineFault } from '../fault.ts';
import { stepX, stepY, turnedX, turnedY } from './geometry.ts';
import { CODE_INNER, type SideCodes } from './side-codes.ts';
import { faults } from '../texts/faults.ts';

export const SIDE_WORDS = 8;
export const CELL_RECORD_WORDS = 32;
/** Lanes of a side: segments as offsets into the tile's own, -1 for none; left and right seen from the centre. */
export const EDGE_LEFT = 0;
export const EDGE_RIGHT = 1;
export const AREA_LEFT = 2;
export const AREA_RIGHT = 3;
export const SIDE_CODE = 4;
export const SIDE_KIND = 5;
/** In the record of a changed cell, at its first side: the cell's row in `sides` as printed. Unused in `sides` itself. */
export const SIDE_PRINTED_ROW = 6;
export const SIDE_HIDDEN = 7;

/**
 * A side packed into one word for the common case, 0 inside a tile. From the lowest bit: edge + 1 (if both halves show it),
 * left area + 1 and right area + 1 with seven bits each, whether the halves differ, the code.
 */
export const PACKED_MASK = 127;
export const PACKED_LEFT = 7;
export const PACKED_RIGHT = 14;
export const PACKED_SPLIT: number = 1 << 21;
export const PACKED_CODE = 22;

/** Segments of one tile that a packed side can distinguish; `limits.segmentsPerTile` is lower. */
const MAX_TILE_SEGMENTS: number = PACKED_MASK - 1;

/** The tiles of a program as tables; segments of kinds the program lacks are gone. A segment's row: `segBase[tile kind] + offset`. */
export interface TileTables {
	/** `sides[cellAt(kind, cell, rotation) + direction * SIDE_WORDS + …]`. */
	readonly sides: Int16Array;
	/** The same sides as single words, at `offset in sides / SIDE_WORDS`. */
	readonly packed: Int32Array;
	/** Layers (segments over all others) at a side: offsets `layerAt[i] … layerAt[i + 1]` in `layerTo`, i as for `packed`. */
	readonly layerAt: Int32Array;
	readonly layerTo: Int32Array;
	/** First cell row of a tile kind; row of cell c at rotation r: `((cellBase + c) * 4 + r) * CELL_RECORD_WORDS`. */
	readonly cellBase: Int32Array;
	readonly cellCount: Int32Array;
	/** The position of cell c at rotation r, from 0/0: at `(cellBase + c) * 4 + r`. */
	readonly cellX: Int32Array;
	readonly cellY: Int32Array;
	readonly symmetry: Int32Array;
	readonly segBase: Int32Array;
	readonly segCount: Int32Array;
	readonly segKind: Int32Array;
	readonly segPorts: Int32Array;
	readonly segIndex: Int32Array;
	readonly segMarked: Uint8Array;
	readonly segMarks: Int32Array;
	/** Lists of offsets: `touchAt[row] … touchAt[row + 1]` in `touchTo`. */
	readonly touchAt: Int32Array;
	readonly touchTo: Int32Array;
	readonly endAt: Int32Array;
	readonly endTo: Int32Array;
	/** By (cellBase + c) * 4 + corner, at rotation 0: lists of offsets. */
	readonly cornerAt: Int32Array;
	readonly cornerTo: Int32Array;
}

export function segmentMarks(marks: readonly MarkIR[]): readonly { mark: number; ir: MarkIR }[] {
	return marks.map((ir, mark) => ({ mark, ir })).filter(({ ir }) => ir.of === 'segment');
}

class Lists {
	readonly at: number[] = [0];
	readonly to: number[] = [];

	add(items: readonly number[]): void {
		appendAll(this.to, items);
		this.at.push(this.to.length);
	}
}

export function buildTileTables(
	tiles: readonly TileIR[],
	kinds: readonly KindIR[],
	marks: readonly MarkIR[],
	codes: SideCodes,
	faceDown: number = tiles.length,
): TileTables {
	const kindOf = new Map(kinds.map((kind, i) => [kind.id, i]));
	const carried = segmentMarks(marks);
	const [cellBase, cellCount, cellX, cellY]: number[][] = [[], [], [], []];
	const [segBase, segCount, segKind, segPorts, segIndex, segMarks]: number[][] = [
		[],
		[],
		[],
		[],
		[],
		[],
	];
	const [sides, symmetry, segMarked]: number[][] = [[], [], []];
	const [touches, ends, corners, layers] = [new Lists(), new Lists(), new Lists(), new Lists()];
	for (const [t, tile] of tiles.entries()) {
		const present = tile.segments
			.map((ir, index) => ({ ir, index, kind: kindOf.get(ir.kind) ?? -1 }))
			.filter(({ kind }) => kind >= 0);
		if (present.length > MAX_TILE_SEGMENTS)
			throw new EngineFault('RUN-MEMORY', faults.tooManySegmentsOfTile(MAX_TILE_SEGMENTS));
		const offsetOf = new Map(present.map(({ index }, offset) => [index, offset]));
		const offsets = (indices: readonly number[]): number[] =>
			indices.flatMap((i) => offsetOf.get(i) ?? []);
		const shape = sidesOf(tile, present, kinds, codes);
		if (t >= faceDown)
			for (const side of shape) side[SIDE_HIDDEN] = side[SIDE_CODE] === CODE_INNER ? 0 : 1;
		const over = layersOf(tile, present, shape);
		cellBase!.push(cellX!.length >> 2);
		cellCount!.push(tile.cells.length);
		symmetry!.push(tile.symmetry);
		tile.cells.forEach(([x, y], cell) => {
			for (let r = 0; r < 4; r++) {
				cellX!.push(turnedX(x, y, r));
				cellY!.push(turnedY(x, y, r));
				for (let d = 0; d < 4; d++) {
					appendAll(sides!, shape[cell * 4 + ((d - r) & 3)]!);
					layers.add(over[cell * 4 + ((d - r) & 3)]!);
				}
			}
			for (let c = 0; c < 4; c++) corners.add(offsets(tile.corners[cell * 4 + c] ?? []));
		});
		segBase!.push(segKind!.length);
		segCount!.push(present.length);
		present.forEach(({ ir, index, kind }, offset) => {
			segKind!.push(kind);
			segIndex!.push(index);
			segPorts!.push(
				shape.filter(
					(s, i) =>
						s[EDGE_LEFT] === offset || s[EDGE_RIGHT] === offset || over[i]!.includes(offset),
				).length,
			);
			for (const { ir: mark } of carried) segMarks!.push(ownValue(ir.marks, mark.id) ?? 0);
			segMarked!.push(carried.some(({ ir: mark }) => ownValue(ir.marks, mark.id)) ? 1 : 0);
			touches.add(offsets(ir.touches));
			ends.add(offsets(ir.ends));
		});
	}
	const words = (list: readonly number[]): Int32Array => Int32Array.from(list);
	return {
		sides: Int16Array.from(sides!),
		packed: packedSides(sides!),
		layerAt: words(layers.at),
		layerTo: words(layers.to),
		cellBase: words(cellBase!),
		cellCount: words(cellCount!),
		cellX: words(cellX!),
		cellY: words(cellY!),
		symmetry: words(symmetry!),
		segBase: words(segBase!),
		segCount: words(segCount!),
		segKind: words(segKind!),
		segPorts: words(segPorts!),
		segIndex: words(segIndex!),
		segMarked: Uint8Array.from(segMarked!),
		segMarks: words(segMarks!),
		touchAt: words(touches.at),
		touchTo: words(touches.to),
		endAt: words(ends.at),
		endTo: words(ends.to),
		cornerAt: words(corners.at),
		cornerTo: words(corners.to),
	};
}

function sidesOf(
	tile: TileIR,
	present: readonly { ir: SegmentIR; kind: number }[],
	kinds: readonly KindIR[],
	codes: SideCodes,
): number[][] {
	const taken = new Set(tile.cells.map(String));
	const lane = (side: number, half: number, connect: KindIR['connect']): number =>
		present.findIndex(
			({ ir, kind }) =>
				!ir.layer &&
				kinds[kind]!.connect === connect &&
				(ir.sides.includes(side) || ir.halves.includes(half)),
		);
	return tile.cells.flatMap(([x, y]) => {
		const cell = tile.cells.findIndex((c) => c[0] === x && c[1] === y);
		return [0, 1, 2, 3].map((d) => {
			if (taken.has(String([x + stepX(d), y + stepY(d)])))
				return [-1, -1, -1, -1, CODE_INNER, -1, 0, 0];
			if (tile.wildcard) return [-1, -1, -1, -1, codes.wildcard(), -1, 0, 0];
			const side = cell * 4 + d;
			const [left, right] = [lane(side, side * 2, 'edge'), lane(side, side * 2 + 1, 'edge')];
			const kindAt = (offset: number): number => (offset < 0 ? -1 : present[offset]!.kind);
			return [
				left,
				right,
				lane(side, side * 2, 'area'),
				lane(side, side * 2 + 1, 'area'),
				codes.codeOf(kindAt(left), kindAt(right)),
				kindAt(left) >= 0 ? kindAt(left) : kindAt(right),
				0,
				0,
			];
		});
	});
}

function layersOf(
	tile: TileIR,
	present: readonly { ir: SegmentIR }[],
	shape: readonly (readonly number[])[],
): number[][] {
	return shape.map((side, i) => {
		if (side[SIDE_CODE] === CODE_INNER) return [];
		return present.flatMap(({ ir }, offset) =>
			ir.layer &&
			(ir.sides.includes(i) || ir.halves.includes(i * 2) || ir.halves.includes(i * 2 + 1))
				? [offset]
				: [],
		);
	});
}

function packedSides(sides: readonly number[]): Int32Array {
	return Int32Array.from({ length: sides.length / SIDE_WORDS }, (_, i) => {
		const [left, right, areaLeft, areaRight, code, , , hidden] = sides.slice(
			i * SIDE_WORDS,
			(i + 1) * SIDE_WORDS,
		);
		if (code === CODE_INNER) return 0;
		return (
			(left === right ? left! + 1 : 0) |
			((areaLeft! + 1) << PACKED_LEFT) |
			((areaRight! + 1) << PACKED_RIGHT) |
			(left === right && hidden === 0 ? 0 : PACKED_SPLIT) |
			(code! << PACKED_CODE)
		);
	});
}
