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
import { eachTileOf, eachTileSegment, mayHaveKinds } from './tile-segments.ts';
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

/** Tells if a set of cells around one can have segments of some kinds; undefined for other sets, and where it is not known. */
function isNear(
	f: Body,
	{ e, x, places }: WalkParts,
	cells: Expr,
	kinds: readonly number[],
	scope: Scope,
): Value | undefined {
	if (cells.op !== 'call') return undefined;
	const { board } = e.rt;
	const [of] = cells.args;
	if (!of || !x.isPresent(of, scope)) return undefined;
	const id = (): Value => f.let(x.value(f, of, scope));
	const test = (cell: Value): Value | undefined => places.nearTiles.test(f, kinds, f.let(cell));
	switch (cells.fn) {
		case 'around(placement)':
			return test(shr(id(), 2));
		case 'around(tile)':
			return test(word(board.TILE_CELL, id()));
		case 'around(segment)':
			return test(word(board.TILE_CELL, word(board.SEGMENT_TILE, id())));
		case 'around(feature)': {
			const feature = id();
			const ofOne = test(word(board.TILE_CELL, word(board.SEGMENT_TILE, feature)));
			// others lie around several cells
			return ofOne && either(ne(word(board.SIZE, feature), 1), ofOne);
		}
		default:
			return undefined;
	}
}

/** Segments of some kinds that lie on cells of a set, or their features. */
const onCells =
	(are: 'segments' | 'features'): Walk =>
	(parts, f, set, scope, order, say) => {
		const { e, x } = parts;
		const { board } = e.rt;
		const [cells, wanted] = set.args;
		const kinds = constantKinds(e.program, wanted!);
		if (!kinds) return e.lacks('kinds-that-are-worked-out');
		if (board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		const eachCell = (emit: (cell: Value) => void): void => {
			const walk = (): void => x.each(f, cells!, scope, 'repeats', emit);
			const near = isNear(f, parts, cells!, kinds, scope);
			if (near) f.if(near, walk);
			else walk();
		};
		const gather = (emit: (segment: Value) => void): void =>
			eachCell((cell) => {
				const state = f.let(word(board.GRID, shl(cell, 2)));
				f.if(gt(state, 0), () => {
					const tile = f.let(sub(state, 1));
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
			});
		const rootOf = (s: Value): Value => f.let(word(board.ROOT, s));
		if (are === 'segments') {
			if (order === 'repeats') return gather(say);
			if (order === 'any') return once(f, e, 'set(segment)', gather, say);
			return ascending(f, e, 'set(segment)', gather, say);
		}
		if (order === 'repeats') return gather((s) => say(rootOf(s)));
		if (order === 'any')
			return once(f, e, 'set(feature)', (emit) => gather((s) => emit(rootOf(s))), say);
		collected(
			f,
			e,
			'set(feature)',
			(emit) => ascending(f, e, 'set(segment)', gather, (s) => emit(rootOf(s))),
			say,
		);
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
