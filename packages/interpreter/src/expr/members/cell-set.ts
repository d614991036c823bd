import { rootOf } from '../../board/features.ts';
import { cellTile } from '../../board/grid.ts';
import { forEachTileSegment, tileCellAt, tileCellCount } from '../../board/tiles.ts';
import type { Runtime } from '../../run/runtime.ts';
import type { Closures } from '../closures.ts';
import type { ExprOf, Id } from '../values.ts';
import { kindTest } from './kind-test.ts';
import type { CallExpr, Meanings, SetMeaning } from './meaning.ts';

/** Cells and kinds. */
type OfKinds = readonly [ExprOf<'set(cell)'>, ExprOf<'set(kind)'>];

/** Whether a segment lies on one of the cells of its tile; one that names no cell lies on all. */
function liesOn({ board, m, program }: Runtime, segment: number, cell: number): boolean {
	const tile = m[board.SEGMENT_TILE + segment]!;
	if (tileCellCount(board, tile) === 1) return true;
	const own =
		program.tiles[m[board.TILE_KIND + tile]!]!.segments[m[board.SEGMENT_INDEX + segment]!]?.cells ??
		[];
	return own.length === 0 || own.some((i) => tileCellAt(board, tile, i) === cell);
}

/** Lists the segments, ascending, that lie on one of the cells of a set and are of one of some kinds. */
function segmentsOn(c: Closures, args: OfKinds): () => readonly number[] {
	const { rt } = c;
	const { board, m, temps } = rt;
	const slot = rt.newTemp();
	const is = kindTest(c, args[1]);
	let found: number[] = [];
	let cell = 0;
	const visit = (s: number): boolean => {
		if (is(m[board.KIND + s]!) && liesOn(rt, s, cell) && !found.includes(s)) found.push(s);
		return false;
	};
	const run = c.each(args[0], slot, () => {
		cell = temps[slot]!;
		const tile = cellTile(board, cell);
		if (tile >= 0) forEachTileSegment(board, tile, visit);
		return false;
	});
	return () => {
		const outer = found;
		found = [];
		run();
		const list = found;
		found = outer;
		return list.sort((a, b) => a - b);
	};
}

/** Emits what stands for each of those segments. */
function onCells<E extends string>(
	of: (rt: Runtime, segment: Id<'segment'>) => Id<E>,
): SetMeaning<OfKinds, E, CallExpr> {
	return {
		each: (c, args, slot, body) => {
			const list = segmentsOn(c, args);
			return () => {
				const found = list();
				if (found.length === 0) return false;
				return c.distinct(
					(emit) => {
						for (let i = 0; i < found.length; i++) emit(of(c.rt, found[i]!));
					},
					slot,
					body,
				);
			};
		},
	};
}

export const cellSetMeanings: Meanings<'set(cell)'> = {
	'set(cell).features(set(kind))': onCells(({ board }, s) => rootOf(board, s)),
	'set(cell).segments(set(kind))': onCells((_rt, s) => s),
};
