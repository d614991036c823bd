import { featureSet } from '../run/feature-set.ts';
import { Header } from '../run/header.ts';
import type { Body } from './body.ts';
import { changesTiles } from './changes.ts';
import { ascending, once, type Order, type Say } from './collected.ts';
import type { Emission } from './emission.ts';
import { eachMember } from './features.ts';
import {
	add,
	and,
	both,
	byte,
	choose,
	either,
	eq,
	ge,
	get,
	lowestBit,
	lt,
	mul,
	ne,
	num,
	shr,
	sub,
	type Value,
	word,
} from './ir.ts';

/** Runs code for each segment of a tile: those that were printed, then added ones, as `forEachTileSegment` of `board/tiles.ts`. */
export function eachTileSegment(
	f: Body,
	e: Emission,
	tile: Value,
	say: (segment: Value) => void,
): void {
	const { board, program } = e.rt;
	const from = f.let(word(board.TILE_FIRST_SEGMENT, tile));
	const counts = e.memory.words(board.tables.segCount);
	const end = f.let(add(from, word(counts, word(board.TILE_KIND, tile))));
	if (!featureSet(program).ops.has('add-segment')) return f.count(from, end, (s) => say(s));
	const firstAdded = sub(word(board.TILE_ADDED, tile), 1);
	const s = f.variable(choose(eq(from, end), firstAdded, from));
	f.while(
		() => ge(get(s), 0),
		() => say(f.let(get(s))),
		() => {
			const next = f.let(add(get(s), 1));
			const printed = choose(lt(next, end), next, firstAdded);
			const added = sub(word(board.SEGMENT_NEXT_ADDED, get(s)), 1);
			f.set(s, choose(lt(get(s), end), printed, added));
		},
	);
}

/** Tells whether tiles keep the segments that are printed on them, and the bits of a word suffice for those of a tile. */
export function hasFixedSegments(e: Emission): boolean {
	const { board, program } = e.rt;
	const isFixed = !changesTiles(e) && !featureSet(program).ops.has('convert');
	return isFixed && board.tables.segCount.every((n) => n <= 32);
}

/** Walks the segments of some kinds of a tile, by number: those that are printed on it, where rules change none. */
export function eachSegmentOfKinds(
	f: Body,
	e: Emission,
	tile: Value,
	kinds: readonly number[],
	say: (segment: Value) => void,
): void {
	const { board } = e.rt;
	const { KIND, ROOT, TILE_KIND } = board;
	const { segBase, segCount, segKind } = board.tables;
	const found = (segment: Value): void => {
		if (kinds.length === 1) e.features.noteKind(segment, kinds[0]!);
		say(segment);
	};
	if (!hasFixedSegments(e)) {
		const mask = kinds.reduce((bits, kind) => bits | (1 << kind), 0);
		return eachTileSegment(f, e, tile, (s) =>
			f.if(and(shr(num(mask), word(KIND, word(ROOT, s))), 1), () => found(s)),
		);
	}
	const printed = Array.from(segCount, (n, kind) => {
		let bits = 0;
		for (let i = 0; i < n; i++) if (kinds.includes(segKind[segBase[kind]! + i]!)) bits |= 1 << i;
		return bits;
	});
	eachOfBits(f, e, tile, word(e.memory.words(printed), word(TILE_KIND, tile)), found);
}

/** Walks the segments of a tile that are told by bits, by number. */
function eachOfBits(f: Body, e: Emission, tile: Value, some: Value, say: Say): void {
	const bits = f.variable(some);
	f.if(get(bits), () => {
		const first = f.let(word(e.rt.board.TILE_FIRST_SEGMENT, tile));
		f.loop((again) => {
			const segment = f.let(add(first, lowestBit(get(bits))));
			f.set(bits, and(get(bits), sub(get(bits), 1)));
			say(segment);
			f.if(get(bits), () => f.jump(again));
		});
	});
}

/** Walks, by number, the segments of the tile just laid on which a kind of piece may stand. */
export function eachStandable(f: Body, e: Emission, pieceKind: Value, say: Say): void {
	const { board, program, standsOn } = e.rt;
	const { segBase, segCount, segKind } = board.tables;
	const tiles = segCount.length;
	const rows = Int32Array.from({ length: program.pieces.length * tiles }, (_, row) => {
		const tile = row % tiles;
		let bits = 0;
		for (let i = 0; i < segCount[tile]!; i++)
			bits |= ((standsOn[(row / tiles) | 0]! >> segKind[segBase[tile]! + i]!) & 1) << i;
		return bits;
	});
	const placed = f.let(word(Header.placed));
	f.if(ge(placed, 0), () => {
		if (!hasFixedSegments(e)) {
			const grounds = f.let(word(e.memory.words(standsOn), pieceKind));
			return eachTileSegment(f, e, placed, (s) => {
				const kind = f.let(word(board.KIND, word(board.ROOT, s)));
				f.if(both(ge(kind, 0), and(shr(grounds, kind), 1)), () => say(s));
			});
		}
		const row = add(mul(pieceKind, tiles), word(board.TILE_KIND, placed));
		eachOfBits(f, e, placed, word(e.memory.words(rows), row), say);
	});
}

/**
 * Walks, by number, the segments of the tiles on which some kinds are printed. Says nothing and returns false where rules can make such
 * segments, or where most tiles show these kinds.
 */
export function eachPrintedSegment(
	f: Body,
	e: Emission,
	kinds: readonly number[],
	say: (segment: Value) => void,
): boolean {
	const printed = kindsOnFewTiles(e, kinds);
	if (!printed) return false;
	const { board } = e.rt;
	const table = e.memory.bytes(printed);
	f.count(0, word(board.TILE_COUNT), (tile) =>
		f.if(byte(table, word(board.TILE_KIND, tile)), () => eachTileSegment(f, e, tile, say)),
	);
	return true;
}

/** The row of a segment in the tables of tiles; -1 for an added segment. */
export function tableRow(f: Body, e: Emission, segment: Value): Value {
	const { board, program } = e.rt;
	const tile = f.let(word(board.SEGMENT_TILE, segment));
	const kind = f.let(word(board.TILE_KIND, tile));
	const offset = f.let(sub(segment, word(board.TILE_FIRST_SEGMENT, tile)));
	const row = add(word(e.memory.words(board.tables.segBase), kind), offset);
	if (!featureSet(program).ops.has('add-segment')) return f.let(row);
	const isPrinted = lt(offset, word(e.memory.words(board.tables.segCount), kind));
	return f.let(choose(isPrinted, row, num(-1)));
}

/** Walks the tiles of a feature. */
export function eachTileOf(
	f: Body,
	e: Emission,
	feature: Value,
	order: Order,
	say: (tile: Value) => void,
): void {
	const type = 'set(tile)';
	const gather = (emit: (tile: Value) => void): void =>
		eachMember(f, e, feature, (s) => emit(word(e.rt.board.SEGMENT_TILE, s)));
	if (order === 'repeats') return gather((tile) => say(f.let(tile)));
	if (order === 'any') once(f, e, type, gather, say);
	else ascending(f, e, type, gather, say);
}

/**
 * Tells whether a tile can have a segment of some kinds, by what is printed on tiles of its kind and by whether segments were added;
 * undefined where rules can make such segments in another way.
 */
export function mayHaveKinds(
	e: Emission,
	tile: Value,
	kinds: readonly number[],
): Value | undefined {
	const { board } = e.rt;
	const printed = printedKinds(e, kinds);
	if (!printed) return undefined;
	const isPrinted = byte(e.memory.bytes(printed), word(board.TILE_KIND, tile));
	return mayAdd(e, kinds) ? either(isPrinted, ne(word(board.TILE_ADDED, tile), 0)) : isPrinted;
}

/**
 * By tile kind, whether segments of some kinds are printed on it; undefined where rules can make such segments, or where most tiles show
 * these kinds.
 */
export function kindsOnFewTiles(e: Emission, kinds: readonly number[]): Uint8Array | undefined {
	const printed = printedKinds(e, kinds);
	if (!printed || mayAdd(e, kinds)) return undefined;
	const shown = printed.filter((shows) => shows === 1).length;
	return 2 * shown > printed.length ? undefined : printed;
}

function mayAdd({ program }: Emission, kinds: readonly number[]): boolean {
	return program.code.some((i) => i.op === 'add-segment' && kinds.includes(i.kind));
}

/** By tile kind, whether segments of some kinds are printed on it; undefined where rules can turn others into such segments. */
function printedKinds({ rt }: Emission, kinds: readonly number[]): Uint8Array | undefined {
	const { board, program } = rt;
	const { segBase, segCount, segKind } = board.tables;
	if (featureSet(program).ops.has('place-tile-down')) return undefined;
	const isMade = program.code.some((i) => i.op === 'convert' && kinds.includes(i.kind));
	if (isMade) return undefined;
	return Uint8Array.from(segCount, (n, kind) =>
		segKind.subarray(segBase[kind]!, segBase[kind]! + n).some((k) => kinds.includes(k)) ? 1 : 0,
	);
}
