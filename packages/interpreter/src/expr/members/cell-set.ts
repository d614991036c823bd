import type { Expr } from '@tilewright/lang';
import { rootOf } from '../../board/features.ts';
import { cellTile } from '../../board/grid.ts';
import { forEachTileSegment, tileCellAt, tileCellCount } from '../../board/tiles.ts';
import { Header } from '../../run/header.ts';
import type { Runtime } from '../../run/runtime.ts';
import type { Bool } from '../backend.ts';
import type { Closures } from '../closures.ts';
import type { ExprOf, Id } from '../values.ts';
import { kindTest, printedKindTest } from './kind-test.ts';
import type { CallExpr, Meanings, SetMeaning } from './meaning.ts';

type OfKinds = readonly [ExprOf<'set(cell)'>, ExprOf<'set(kind)'>];

function liesOn({ board, m, program }: Runtime, segment: number, cell: number): boolean {
	const tile = m[board.SEGMENT_TILE + segment]!;
	if (tileCellCount(board, tile) === 1) return true;
	const own =
		program.tiles[m[board.TILE_KIND + tile]!]!.segments[m[board.SEGMENT_INDEX + segment]!]?.cells ??
		[];
	return own.length === 0 || own.some((i) => tileCellAt(board, tile, i) === cell);
}

function overSegmentsOn(
	c: Closures,
	[cells, kinds]: OfKinds,
	visit: (segment: Id<'segment'>) => boolean,
): Bool {
	const { rt } = c;
	const { board, m, temps } = rt;
	const slot = rt.newTemp();
	const is = kindTest(c, kinds);
	const mayHave = printedKindTest(c, kinds);
	let cell = 0;
	const visitOn = (s: number): boolean => is(m[board.KIND + s]!) && liesOn(rt, s, cell) && visit(s);
	const visitCell = (here: number): boolean => {
		const tile = cellTile(board, here);
		if (tile < 0 || (mayHave && !mayHave(tile))) return false;
		const outer = cell;
		cell = here;
		const found = forEachTileSegment(board, tile, visitOn);
		cell = outer;
		return found;
	};
	const general = c.some(cells, slot, () => visitCell(temps[slot]!));
	const around: Expr = cells;
	if (around.op !== 'call' || around.fn !== 'around(placement)' || !mayHave) return general;
	// the cells around a placement of a tile in hand that covers one cell, without a walk of their own
	const placement = c.num(around.args[0]!);
	const { ring, tables } = board;
	return () => {
		const p = placement();
		if (p < 0) return false;
		if (tables.cellCount[m[Header.drawn]!] !== 1) return general();
		for (let i = 0; i < ring.length; i++) {
			const tile = cellTile(board, (p >> 2) + ring[i]!);
			if (tile >= 0 && mayHave(tile) && visitCell((p >> 2) + ring[i]!)) return true;
		}
		return false;
	};
}

/** Lists the segments, ascending, that lie on one of the cells of a set and are of one of some kinds. */
function segmentsOn(c: Closures, args: OfKinds): () => readonly number[] {
	let found: number[] = [];
	const run = overSegmentsOn(c, args, (s) => {
		if (!found.includes(s)) found.push(s);
		return false;
	});
	return () => {
		const outer = found;
		found = [];
		run();
		const list = found;
		found = outer;
		return list.length > 1 ? list.sort((a, b) => a - b) : list;
	};
}

function onCells<E extends string>(
	of: (rt: Runtime, segment: Id<'segment'>) => Id<E>,
): SetMeaning<OfKinds, E, CallExpr> {
	return {
		each: (c, args, slot, body) => {
			const { temps } = c.rt;
			const list = segmentsOn(c, args);
			return () => {
				const found = list();
				if (found.length === 0) return false;
				if (found.length === 1) {
					temps[slot] = of(c.rt, found[0]!);
					return body();
				}
				return c.distinct(
					(emit) => {
						for (let i = 0; i < found.length; i++) emit(of(c.rt, found[i]!));
					},
					slot,
					body,
				);
			};
		},
		some: (c, args, slot, body) => {
			const { rt } = c;
			return overSegmentsOn(c, args, (s) => {
				rt.temps[slot] = of(rt, s);
				return body();
			});
		},
	};
}

export const cellSetMeanings: Meanings<'set(cell)'> = {
	'set(cell).features(set(kind))': onCells(({ board }, s) => rootOf(board, s)),
	'set(cell).segments(set(kind))': onCells((_rt, s) => s),
};
