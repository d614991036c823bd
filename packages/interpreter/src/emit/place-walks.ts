import type { Expr } from '@tilewright/lang';
import { BOARD_SIDE_BITS } from '../board/placement-sides.ts';
import { constantKinds } from '../run/constant-kinds.ts';
import { Header } from '../run/header.ts';
import type { Body } from './body.ts';
import { eachCornerSegment, eachCornerTile, neighbour } from './cells.ts';
import { ascending, collected, once } from './collected.ts';
import type { Emission } from './emission.ts';
import {
	add,
	and,
	choose,
	div,
	either,
	eq,
	ge,
	get,
	gt,
	lt,
	ne,
	num,
	or,
	rem,
	shl,
	shr,
	sub,
	type Value,
	word,
} from './ir.ts';
import type { Scope } from './scope.ts';
import {
	eachSegmentOfKinds,
	eachTileOf,
	eachTileSegment,
	hasFixedSegments,
	mayHaveKinds,
} from './tile-segments.ts';
import { ofFirst, type Walk, type WalkParts, type WalkTable } from './walk.ts';

/** The cells around a tile in hand, or beside it, at a placement. */
const fromPlacement =
	(steps: 'ring' | 'steps'): Walk =>
	({ e, x }, f, set, scope, _order, say) => {
		const { board } = e.rt;
		if (board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		const all = e.memory.words(board[steps]);
		ofFirst(x, f, set, scope, (p) => {
			const cell = f.let(shr(p, 2));
			f.count(0, num(board[steps].length), (i) => say(f.let(add(cell, word(all, i)))));
		});
	};

/** The cell that a set of cells lies around; undefined for other sets. */
function centre(f: Body, { e, x }: WalkParts, cells: Expr, scope: Scope): Value | undefined {
	if (cells.op !== 'call') return undefined;
	const { board } = e.rt;
	const [of] = cells.args;
	if (!of || !x.isPresent(of, scope)) return undefined;
	const id = (): Value => f.let(x.value(f, of, scope));
	const cellOf = (segment: Value): Value =>
		f.let(word(board.TILE_CELL, word(board.SEGMENT_TILE, segment)));
	switch (cells.fn) {
		case 'around(placement)':
			return f.let(shr(id(), 2));
		case 'around(tile)':
			return f.let(word(board.TILE_CELL, id()));
		case 'around(segment)':
			return cellOf(id());
		case 'around(feature)': {
			const feature = id();
			f.if(ne(word(board.SIZE, feature), 1), () => f.giveUp());
			return cellOf(feature);
		}
		default:
			return undefined;
	}
}

type EachTile = (say: (tile: Value) => void) => void;

/** Says code with a walk over the laid tiles on cells of a set that can have segments of some kinds, and perhaps others; none where none can. */
function withTilesOn(
	f: Body,
	parts: WalkParts,
	cells: Expr,
	kinds: readonly number[],
	scope: Scope,
	say: (each: EachTile) => void,
): void {
	const { e, x, places } = parts;
	const { GRID, ring } = e.rt.board;
	const ofState = (state: Value, found: (tile: Value) => void): void =>
		f.if(gt(state, 0), () => found(f.let(sub(state, 1))));
	const cell = places.nearTiles.marks(kinds) ? centre(f, parts, cells, scope) : undefined;
	const near = cell && places.nearTiles.around(f, kinds, cell);
	if (!near)
		return say((found) =>
			x.each(f, cells, scope, 'repeats', (one) => ofState(f.let(word(GRID, shl(one, 2))), found)),
		);
	f.if(near.isAny, () => {
		const steps = e.memory.words(ring);
		const only = f.let(near.only);
		say((found) =>
			f.count(0, choose(ge(only, 0), num(1), num(ring.length)), (i) => {
				const there = word(GRID, shl(add(cell, word(steps, i)), 2));
				ofState(f.let(choose(ge(only, 0), add(only, 1), there)), found);
			}),
		);
	});
}

/** Segments of some kinds that lie on cells of a set, or their features. */
const onCells =
	(are: 'segments' | 'features'): Walk =>
	(parts, f, set, scope, order, say) => {
		const { e } = parts;
		const { board } = e.rt;
		const [cells, wanted] = set.args;
		const kinds = constantKinds(e.program, wanted!);
		if (!kinds) return e.lacks('kinds-that-are-worked-out');
		if (board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		const rootOf = (s: Value): Value => f.let(word(board.ROOT, s));
		withTilesOn(f, parts, cells!, kinds, scope, (eachTile) => {
			const gather = (emit: (segment: Value) => void): void =>
				eachTile((tile) => {
					if (hasFixedSegments(e)) return eachSegmentOfKinds(f, e, tile, kinds, emit);
					const walk = (): void =>
						eachTileSegment(f, e, tile, (s) => {
							const kind = f.let(word(board.KIND, s));
							const isWanted = kinds.reduce<Value>((test, k) => either(test, eq(kind, k)), num(0));
							f.if(isWanted, () => emit(s));
						});
					const may = mayHaveKinds(e, tile, kinds);
					if (may) f.if(may, walk);
					else walk();
				});
			if (are === 'segments') {
				if (order === 'repeats') gather(say);
				else if (order === 'any') once(f, e, 'set(segment)', gather, say);
				else ascending(f, e, 'set(segment)', gather, say);
			} else if (order === 'repeats') gather((s) => say(rootOf(s)));
			else if (order === 'any')
				once(f, e, 'set(feature)', (emit) => gather((s) => emit(rootOf(s))), say);
			else
				collected(
					f,
					e,
					'set(feature)',
					(emit) => ascending(f, e, 'set(segment)', gather, (s) => emit(rootOf(s))),
					say,
				);
		});
	};

/** Walks over cells, corners, sides, spaces and placements, by the name of the built-in. */
export const placeWalks: WalkTable = {
	'placements(tile-kind)': ({ x }, f, set, scope, _order, say) =>
		ofFirst(x, f, set, scope, (kind) => x.eachPlacement(f, kind, say)),
	'around(placement)': fromPlacement('ring'),
	'beside(placement)': fromPlacement('steps'),
	'placement.cells': ({ e, x }, f, set, scope, _order, say) => {
		if (e.rt.board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		ofFirst(x, f, set, scope, (p) => f.if(ge(word(Header.drawn), 0), () => say(f.let(shr(p, 2)))));
	},
	'placement.sides': ({ e, x }, f, set, scope, _order, say) => {
		if (e.rt.board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		ofFirst(x, f, set, scope, (p) =>
			f.if(ge(word(Header.drawn), 0), () => {
				const first = f.let(or(shl(and(p, 3), BOARD_SIDE_BITS), shl(shr(p, 2), 2)));
				f.count(0, num(4), (d) => say(f.let(add(first, d))));
			}),
		);
	},
	'corner.tiles': ({ e, x }, f, set, scope, order, say) =>
		ofFirst(x, f, set, scope, (corner) => eachCornerTile(f, e, corner, order, say)),
	'corner.segments': ({ e, x }, f, set, scope, order, say) =>
		ofFirst(x, f, set, scope, (corner) => eachCornerSegment(f, e, corner, order, say)),
	'set(cell).features(set(kind))': onCells('features'),
	'set(cell).segments(set(kind))': onCells('segments'),
	'feature.cells': ({ e, x }, f, set, scope, order, say) => {
		const { board } = e.rt;
		if (board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		ofFirst(x, f, set, scope, (feature) =>
			eachTileOf(f, e, feature, order, (tile) => say(f.let(word(board.TILE_CELL, tile)))),
		);
	},
	'around(segment)': ({ e, x }, f, set, scope, _order, say) => {
		const { board } = e.rt;
		if (board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		const ring = e.memory.words(board.ring);
		ofFirst(x, f, set, scope, (s) => {
			const cell = f.let(word(board.TILE_CELL, word(board.SEGMENT_TILE, s)));
			f.count(0, num(board.ring.length), (i) => say(f.let(add(cell, word(ring, i)))));
		});
	},
	'tile.sides': ({ e, x }, f, set, scope, _order, say) => {
		const { board } = e.rt;
		if (board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		ofFirst(x, f, set, scope, (tile) => {
			const first = f.let(shl(word(board.TILE_CELL, tile), 2));
			f.count(0, num(4), (d) => say(f.let(add(first, d))));
		});
	},
	'flank(feature)': ({ e, x }, f, set, scope, order, say) => {
		if (e.rt.board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		ofFirst(x, f, set, scope, (feature) => {
			const gather = (emit: (cell: Value) => void): void => eachOfFlank(f, e, feature, emit);
			if (order === 'repeats') gather(say);
			else if (order === 'any') once(f, e, 'set(cell)', gather, say);
			else collected(f, e, 'set(cell)', gather, say);
		});
	},
	spaces: ({ e }, f, _set, _scope, _order, say) => f.count(0, num(e.program.spaces.length), say),
	'space.kinds': ({ e, x }, f, set, scope, _order, say) => {
		const { spaces } = e.program;
		const starts = [0];
		for (const { kinds = [] } of spaces) starts.push(starts.at(-1)! + kinds.length);
		const from = e.memory.words(starts);
		const all = e.memory.words(spaces.flatMap(({ kinds = [] }) => kinds));
		ofFirst(x, f, set, scope, (space) =>
			f.count(word(from, space), word(from + 1, space), (i) => say(f.let(word(all, i)))),
		);
	},
};

/** The cells of a feature, then those beside them where they lie in a row, as `emitSides` of `expr/members/cell-walks.ts`. */
function eachOfFlank(f: Body, e: Emission, feature: Value, emit: (cell: Value) => void): void {
	const { board } = e.rt;
	const { width } = board;
	const row = (cell: Value): Value => div(cell, width);
	const column = (cell: Value): Value => rem(cell, width);
	const eachCell = (say: (cell: Value) => void): void =>
		eachTileOf(f, e, feature, 'canonical', (tile) => say(f.let(word(board.TILE_CELL, tile))));
	const first = f.variable(-1);
	const isHorizontal = f.variable(1);
	const isVertical = f.variable(1);
	eachCell((cell) => {
		f.if(lt(get(first), 0), () => f.set(first, cell));
		f.if(ne(row(cell), row(get(first))), () => f.set(isHorizontal, 0));
		f.if(ne(column(cell), column(get(first))), () => f.set(isVertical, 0));
		emit(cell);
	});
	eachCell((cell) => {
		const beside = (direction: number): void => {
			const at = direction === 1 || direction === 3 ? column(cell) : row(cell);
			const isInside = direction === 0 || direction === 3 ? gt(at, 0) : lt(at, width - 1);
			f.if(isInside, () => emit(neighbour(f, e, cell, num(direction))));
		};
		f.if(get(isHorizontal), () => [0, 2].forEach(beside));
		f.if(get(isVertical), () => [1, 3].forEach(beside));
	});
}
