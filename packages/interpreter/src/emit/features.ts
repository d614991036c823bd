import { GRID_FIRST_SEGMENT, GRID_ROW, OUT_OF_BOUNDS } from '../board/layout.ts';
import { PACKED_CODE, PACKED_LEFT, PACKED_MASK, PACKED_RIGHT } from '../board/tile-tables.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import {
	type Fn,
	type Value,
	add,
	and,
	both,
	choose,
	either,
	eq,
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
	/** (own packed side, back, first segment of the tile, the cell it faces) for a side of a tile that is laid */
	readonly join: Fn;
	readonly attach: Fn;
	readonly detach: Fn;
}

export function featureCode(e: Emission): FeatureCode {
	const { board } = e.rt;
	const { plan, ROOT, SIZE, NEXT, OPEN, FIRST_SEGMENT, KIND, PIECES, SCORED } = board;
	const { PIECE_NEXT, PIECE_SEGMENT } = board;
	const kinds = e.program.kinds.map((_, kind) => kind);

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
	const packed = e.memory.words(board.tables.packed);
	const { weight } = board.placements;
	const weights = e.memory.words(weight);
	const join = e.fn(
		'joinSide',
		['own', 'back', 'first', 'there'],
		false,
		(f, own, back, first, there) => {
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
			const row = word(board.GRID + GRID_ROW, at);
			const facing = f.let(word(packed, add(shr(row, 3), back)));
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
	return { join, attach, detach };
}

export function markDirty(f: Body, { rt: { board } }: Emission, segment: Value): void {
	const count = f.let(word(board.DIRTY_COUNT));
	f.if(eq(count, board.plan.sizes.dirty), () => f.giveUp());
	f.store(board.DIRTY, count, segment);
	f.store(board.DIRTY_COUNT, 0, add(count, 1));
}
