import { GRID_FIRST_SEGMENT, GRID_ROW, OUT_OF_BOUNDS } from '../board/layout.ts';
import {
	AREA_LEFT,
	AREA_RIGHT,
	CELL_RECORD_WORDS,
	EDGE_LEFT,
	EDGE_RIGHT,
	PACKED_CODE,
	PACKED_LEFT,
	PACKED_MASK,
	PACKED_RIGHT,
	PACKED_SPLIT,
} from '../board/tile-tables.ts';
import { type Body, call } from './body.ts';
import { changesTiles } from './changes.ts';
import type { Emission } from './emission.ts';
import {
	add,
	and,
	both,
	choose,
	either,
	eq,
	type Fn,
	ge,
	get,
	gt,
	le,
	lt,
	mul,
	ne,
	num,
	or,
	shl,
	shr,
	sub,
	type Value,
	word,
	xor,
} from './ir.ts';

export function eachMember(
	f: Body,
	{ rt: { board } }: Emission,
	feature: Value,
	say: (segment: Value) => void,
): void {
	const s = f.variable(feature);
	f.loop((again) => {
		say(get(s));
		f.set(s, word(board.NEXT, get(s)));
		f.if(ne(get(s), feature), () => f.jump(again));
	});
}

export interface FeatureCode {
	/** (row of a side of the tile that is laid, the direction back, first segment of the tile, the cell it faces) */
	readonly join: Fn;
	/** (cell, 8 * direction + lane) → the segment there, or -1 */
	readonly laneSegment: Fn;
	/** The word that holds the first segment of the tile that is being laid. */
	readonly firstNew: number;
	readonly attach: Fn;
	readonly detach: Fn;
	readonly isSettled: number;
	/** The word that is 1 once features have joined; who asks puts it back. */
	readonly hasJoined: number;
}

export function featureCode(e: Emission): FeatureCode {
	const { board } = e.rt;
	const { plan, ROOT, SIZE, NEXT, OPEN, FIRST_SEGMENT, KIND, PIECES, SCORED } = board;
	const { PIECE_NEXT, PIECE_SEGMENT } = board;
	const kinds = e.program.kinds.map((_, kind) => kind);
	const firstNew = e.memory.room(1);
	const isSettled = e.memory.room(1);
	const hasJoined = e.memory.room(1);

	/** Folds the marks of `there` into those of `here`, for the kinds whose features have any. */
	const foldMarks = e.fn('foldMarks', ['here', 'there'], false, (f, here, there) => {
		const marked = kinds.filter((k) => plan.markAt[k]! < plan.markAt[k + 1]!);
		if (marked.length === 0) return;
		const kind = f.let(word(KIND, here));
		for (const k of marked)
			f.if(eq(kind, k), () => {
				for (let i = plan.markAt[k]!; i < plan.markAt[k + 1]!; i++) {
					const column = plan.markColumn[i]!;
					const own = f.let(word(column, here));
					const other = f.let(word(column, there));
					const fold = plan.markFold[i]!;
					const value =
						fold === 0
							? add(own, other)
							: fold === 1
								? or(own, other)
								: fold === 2
									? and(own, other)
									: choose(gt(other, own), other, own);
					f.store(column, here, value);
				}
			});
	});
	const unite = e.fn('unite', ['x', 'y'], true, (f, x, y) => {
		const a = f.variable(word(ROOT, x));
		const b = f.variable(word(ROOT, y));
		f.if(eq(get(a), get(b)), () => f.return(get(a)));
		const sizeA = f.let(word(SIZE, get(a)));
		const sizeB = f.let(word(SIZE, get(b)));
		f.if(lt(sizeA, sizeB), () => {
			const t = f.let(get(a));
			f.set(a, get(b));
			f.set(b, t);
		});
		const kept = f.let(get(a));
		const gone = f.let(get(b));
		if (e.rt.optional.PILE >= 0) f.store(isSettled, 0, 0);
		if (board.recording) f.store(hasJoined, 0, 1);
		mergeRegisters(f, e, firstNew, kept, gone);
		f.store(SIZE, kept, add(sizeA, sizeB));
		eachMember(f, e, gone, (s) => f.store(ROOT, s, kept));
		const next = f.let(word(NEXT, kept));
		f.store(NEXT, kept, word(NEXT, gone));
		f.store(NEXT, gone, next);
		f.store(OPEN, kept, add(word(OPEN, kept), word(OPEN, gone)));
		const first = f.let(word(FIRST_SEGMENT, gone));
		f.if(lt(first, word(FIRST_SEGMENT, kept)), () => f.store(FIRST_SEGMENT, kept, first));
		f.if(both(ne(word(SCORED, kept), 0), eq(word(SCORED, gone), 0)), () =>
			f.store(SCORED, kept, 0),
		);
		const there = f.let(word(PIECES, gone));
		f.if(ge(there, 0), () => {
			const here = f.let(word(PIECES, kept));
			f.if(
				lt(here, 0),
				() => f.store(PIECES, kept, there),
				() => {
					const after = f.let(word(PIECE_NEXT, here));
					f.store(PIECE_NEXT, here, word(PIECE_NEXT, there));
					f.store(PIECE_NEXT, there, after);
				},
			);
		});
		f.run(foldMarks, kept, gone);
		f.return(kept);
	});
	const addTo = e.fn('addTo', ['segment', 'root'], false, (f, segment, root) => {
		f.store(ROOT, segment, root);
		f.store(SIZE, root, add(word(SIZE, root), 1));
		f.store(NEXT, segment, word(NEXT, root));
		f.store(NEXT, root, segment);
		f.if(ne(word(SCORED, root), 0), () => f.store(SCORED, root, 0));
		f.run(foldMarks, root, segment);
	});
	const isAlone = (segment: Value): Value =>
		both(eq(word(ROOT, segment), segment), eq(word(SIZE, segment), 1));
	const candidates = e.memory.bytes(plan.canComplete);
	const closePort = e.fn('closePort', ['segment'], false, (f, segment) => {
		const root = f.let(word(ROOT, segment));
		f.store(OPEN, root, sub(word(OPEN, root), 1));
		f.if({ op: 'byte', offset: candidates, index: word(KIND, segment) }, () =>
			markDirty(f, e, segment),
		);
	});
	const joinEdge = e.fn('joinEdge', ['a', 'b'], false, (f, a, b) => {
		f.if(ne(word(KIND, a), word(KIND, b)), () => {
			f.run(closePort, a);
			f.run(closePort, b);
			f.return();
		});
		f.if(
			isAlone(a),
			() => {
				const root = f.let(word(ROOT, b));
				f.store(OPEN, root, sub(add(word(OPEN, root), word(OPEN, a)), 2));
				f.run(addTo, a, root);
			},
			() => {
				const root = f.let(call(unite, a, b));
				f.store(OPEN, root, sub(word(OPEN, root), 2));
			},
		);
	});
	const joinArea = e.fn('joinArea', ['a', 'b'], false, (f, a, b) => {
		const root = f.let(word(ROOT, b));
		f.if(either(eq(word(ROOT, a), root), ne(word(KIND, a), word(KIND, root))), () => f.return());
		f.if(
			isAlone(a),
			() => f.run(addTo, a, root),
			() => f.run(unite, a, b),
		);
	});
	const sides = e.memory.words(board.tables.sides);
	const laneSegment = laneFn(e, sides);
	const isSplit =
		changesTiles(e) || board.tables.packed.some((side) => (side & PACKED_SPLIT) !== 0);
	const joinHalves = e.fn(
		'joinHalves',
		['row', 'back', 'first', 'there'],
		false,
		(f, row, back, first, there) => {
			const at = f.let(shl(row, 3));
			const facing = f.let(shl(back, 3));
			const own = (lane: number): Value => {
				const offset = f.let(word(sides + lane, at));
				return f.let(choose(lt(offset, 0), num(-1), add(first, offset)));
			};
			const other = (lane: number): Value => f.let(call(laneSegment, there, add(facing, lane)));
			const [left, right] = [own(EDGE_LEFT), own(EDGE_RIGHT)];
			const [left2, right2] = [other(EDGE_LEFT), other(EDGE_RIGHT)];
			// a segment that holds both halves of a side has one port there
			const closePorts = (one: Value, two: Value): void => {
				f.if(ge(one, 0), () => f.run(closePort, one));
				f.if(both(ge(two, 0), ne(two, one)), () => f.run(closePort, two));
			};
			closePorts(left, right);
			closePorts(left2, right2);
			const joinEdges = (a: Value, b: Value): void =>
				f.if(both(ge(a, 0), both(ge(b, 0), eq(word(KIND, a), word(KIND, b)))), () =>
					f.run(unite, a, b),
				);
			joinEdges(left, right2);
			joinEdges(right, left2);
			const joinAreas = (a: Value, b: Value): void =>
				f.if(both(ge(a, 0), ge(b, 0)), () => f.run(joinArea, a, b));
			joinAreas(own(AREA_LEFT), other(AREA_RIGHT));
			joinAreas(own(AREA_RIGHT), other(AREA_LEFT));
		},
	);
	const packed = e.memory.words(board.tables.packed);
	const { weight } = board.placements;
	const weights = e.memory.words(weight);
	const join = e.fn(
		'joinSide',
		['row', 'back', 'first', 'there'],
		false,
		(f, row, back, first, there) => {
			const own = f.let(word(packed, row));
			f.if(eq(own, 0), () => f.return());
			const at = f.let(shl(there, 2));
			const state = f.let(word(board.GRID, at));
			f.if(le(state, 0), () => {
				f.if(eq(state, OUT_OF_BOUNDS), () => f.return());
				// as `addConstraint`: -1 in the frontier, 0 outside
				const known = f.let(shr(state, 31));
				const n = f.let(word(board.FRONTIER_COUNT));
				const place = f.let(or(and(n, xor(known, num(-1))), and(sub(num(-2), state), known)));
				const digit = mul(shr(own, PACKED_CODE), word(weights, back));
				f.store(board.FRONTIER_COUNT, 0, add(add(n, 1), known));
				f.store(board.FRONTIER_CELL, place, there);
				f.store(
					board.FRONTIER_CODE,
					place,
					add(and(word(board.FRONTIER_CODE, place), known), digit),
				);
				f.store(board.GRID, at, sub(num(-2), place));
				f.return();
			});
			const facingRow = f.let(word(board.GRID + GRID_ROW, at));
			const printed = word(packed, add(shr(facingRow, 3), back));
			const facing = changesTiles(e)
				? f.let(choose(lt(facingRow, 0), num(PACKED_SPLIT), printed))
				: f.let(printed);
			if (isSplit)
				f.if(and(or(own, facing), PACKED_SPLIT), () => {
					f.run(joinHalves, row, back, first, there);
					f.return();
				});
			const one = f.let(sub(first, 1));
			const two = f.let(sub(word(board.GRID + GRID_FIRST_SEGMENT, at), 1));
			const edge = f.let(and(own, PACKED_MASK));
			const edge2 = f.let(and(facing, PACKED_MASK));
			f.if(
				edge,
				() =>
					f.if(
						edge2,
						() => f.run(joinEdge, add(one, edge), add(two, edge2)),
						() => f.run(closePort, add(one, edge)),
					),
				() => f.if(edge2, () => f.run(closePort, add(two, edge2))),
			);
			const left = f.let(and(shr(own, PACKED_LEFT), PACKED_MASK));
			const right = f.let(and(shr(own, PACKED_RIGHT), PACKED_MASK));
			const left2 = f.let(and(shr(facing, PACKED_LEFT), PACKED_MASK));
			const right2 = f.let(and(shr(facing, PACKED_RIGHT), PACKED_MASK));
			f.if(both(left, ne(right2, 0)), () => f.run(joinArea, add(one, left), add(two, right2)));
			f.if(both(right, both(left2, either(ne(left, right), ne(left2, right2)))), () =>
				f.run(joinArea, add(one, right), add(two, left2)),
			);
		},
	);
	const attach = e.fn('attach', ['piece', 'segment'], false, (f, piece, segment) => {
		const root = f.let(word(ROOT, segment));
		const head = f.let(word(PIECES, root));
		f.store(PIECE_SEGMENT, piece, segment);
		f.if(
			lt(head, 0),
			() => {
				f.store(PIECE_NEXT, piece, piece);
				f.store(PIECES, root, piece);
			},
			() => {
				f.store(PIECE_NEXT, piece, word(PIECE_NEXT, head));
				f.store(PIECE_NEXT, head, piece);
			},
		);
	});
	const detach = e.fn('detach', ['piece'], false, (f, piece) => {
		const segment = f.let(word(PIECE_SEGMENT, piece));
		f.if(lt(segment, 0), () => f.return());
		const root = f.let(word(ROOT, segment));
		const next = f.let(word(PIECE_NEXT, piece));
		f.if(
			eq(next, piece),
			() => f.store(PIECES, root, -1),
			() => {
				const before = f.variable(next);
				f.while(
					() => ne(word(PIECE_NEXT, get(before)), piece),
					() => f.set(before, word(PIECE_NEXT, get(before))),
				);
				f.store(PIECE_NEXT, get(before), next);
				f.if(eq(word(PIECES, root), piece), () => f.store(PIECES, root, next));
			},
		);
		f.store(PIECE_SEGMENT, piece, -1);
		f.store(PIECE_NEXT, piece, -1);
	});
	return { join, attach, detach, laneSegment, firstNew, isSettled, hasJoined };
}

function laneFn(e: Emission, sides: number): Fn {
	const { board } = e.rt;
	return e.fn('laneSegment', ['cell', 'lane'], true, (f, cell, lane) => {
		const at = f.let(shl(cell, 2));
		f.if(le(word(board.GRID, at), 0), () => f.return(-1));
		const row = f.let(word(board.GRID + GRID_ROW, at));
		if (changesTiles(e))
			f.if(lt(row, 0), () => {
				const record = mul(sub(num(-1), row), CELL_RECORD_WORDS);
				f.return(word(board.CHANGED_CELL, add(record, lane)));
			});
		const offset = f.let(word(sides, add(row, lane)));
		f.return(
			choose(lt(offset, 0), num(-1), add(word(board.GRID + GRID_FIRST_SEGMENT, at), offset)),
		);
	});
}

/** Joins the registers of two features, as `run/merge-handlers.ts`. */
function mergeRegisters(f: Body, e: Emission, firstNew: number, kept: Value, gone: Value): void {
	const { rt, program } = e;
	const { SIZE, FIRST_SEGMENT } = rt.board;
	const own = program.registers.flatMap((r, i) =>
		r.per === 'feature' ? [{ base: rt.REGISTER[i]!, join: r.join ?? 'max', start: r.default }] : [],
	);
	if (own.length === 0) return;
	const isNew = (root: Value): Value =>
		f.let(both(ge(root, word(firstNew)), eq(word(SIZE, root), 1)));
	const [isKeptNew, isGoneNew] = [isNew(kept), isNew(gone)];
	for (const { base, join, start } of own) {
		const a = f.let(word(base, kept));
		const b = f.let(word(base, gone));
		const joined = {
			sum: () => add(a, b),
			max: () => choose(gt(a, b), a, b),
			min: () => choose(lt(a, b), a, b),
			none: () => num(start),
			first: () => choose(lt(word(FIRST_SEGMENT, gone), word(FIRST_SEGMENT, kept)), b, a),
		}[join === 'sum' || join === 'max' || join === 'min' || join === 'none' ? join : 'first'];
		// a segment that is just being laid was no feature of its own
		const ofOne = choose(isKeptNew, b, a);
		f.store(base, kept, choose(eq(isKeptNew, isGoneNew), joined(), ofOne));
		f.store(base, gone, start);
	}
}

export function markDirty(f: Body, { rt: { board } }: Emission, segment: Value): void {
	const count = f.let(word(board.DIRTY_COUNT));
	f.if(eq(count, board.plan.sizes.dirty), () => f.giveUp());
	f.store(board.DIRTY, count, segment);
	f.store(board.DIRTY_COUNT, 0, add(count, 1));
}
