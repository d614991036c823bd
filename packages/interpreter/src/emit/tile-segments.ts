import { featureSet } from '../run/feature-set.ts';
import type { Body } from './body.ts';
import { ascending, once, type Order } from './collected.ts';
import type { Emission } from './emission.ts';
import { eachMember } from './features.ts';
import { add, choose, eq, ge, get, lt, num, sub, type Value, word } from './ir.ts';

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
