import { forEachAcross } from '../../board/layers.ts';
import { linkAt, linkCount } from '../../board/links.ts';
import { forEachMember } from '../../board/queries.ts';
import { segmentAtSide } from '../../board/sides.ts';
import { segmentMark } from '../../board/tiles.ts';
import type { Runtime } from '../../run/runtime.ts';
import type { MemberTable } from './shape.ts';

/** Visits the segments next to one in its feature: across its sides, then at the other ends of its links. */
function forEachNext(
	{ board }: Runtime,
	segment: number,
	visit: (next: number, side: number) => void,
): void {
	forEachAcross(board, segment, (other, side) => (visit(other, side), false));
	for (let i = 0; i < linkCount(board); i++) {
		const { a, b } = linkAt(board, i);
		if (a === segment && b >= 0) visit(b, -1);
		if (b === segment && a >= 0) visit(a, -1);
	}
}

/** Emits segments in waves from the first ones on; what is in `seen` is never met. */
function emitWay(
	rt: Runtime,
	first: readonly number[],
	seen: Set<number>,
	emit: (segment: number) => void,
): void {
	let ring = first.filter((s) => !seen.has(s));
	for (const s of ring) seen.add(s);
	while (ring.length > 0) {
		const next: number[] = [];
		for (const s of ring.sort((a, b) => a - b)) {
			emit(s);
			forEachNext(rt, s, (other) => {
				if (seen.has(other)) return;
				seen.add(other);
				next.push(other);
			});
		}
		ring = next;
	}
}

/** Ways through features, from segment to segment. */
export const wayMembers: MemberTable = {
	'along(side)': {
		each: (c, args, slot, body) => {
			const { rt } = c;
			const { board } = rt;
			const side = c.num(args[0]!);
			return () => {
				const from = side();
				const own = from < 0 ? -1 : segmentAtSide(board, from >> 2, from & 3);
				if (own < 0) return false;
				return c.distinct(
					(emit) => {
						const first: number[] = [];
						forEachAcross(
							board,
							own,
							(other, through) => (through === from && first.push(other), false),
						);
						emitWay(rt, first, new Set([own]), emit);
					},
					slot,
					body,
				);
			};
		},
	},
	'stretch(segment,enum:mark)': {
		each: (c, args, slot, body) => {
			const { rt } = c;
			const { board } = rt;
			const segment = c.num(args[0]!);
			const mark = c.num(args[1]!);
			return () => {
				const s = segment();
				if (s < 0) return false;
				const barrier = mark();
				return c.distinct(
					(emit) => {
						emit(s);
						if (segmentMark(board, s, barrier) !== 0) return;
						const seen = new Set<number>([s]);
						forEachMember(
							board,
							s,
							(other) => (segmentMark(board, other, barrier) !== 0 && seen.add(other), false),
						);
						const first: number[] = [];
						forEachNext(rt, s, (next) => first.push(next));
						emitWay(rt, [...new Set(first)], seen, emit);
					},
					slot,
					body,
				);
			};
		},
	},
};
