import type { RelationIR, Type } from '@tilewright/lang';
import { EngineFault } from '../../fault.ts';
import type { Runtime } from '../../run/runtime.ts';
import type { Bool } from '../backend.ts';
import type { Closures } from '../closures.ts';
import type { CallExpr, MemberImpl, MemberTable } from './shape.ts';

/** How many values a type has at most. */
function range({ program, board, pieceKind, zones }: Runtime, type: Type): number {
	switch (type) {
		case 'seat':
			return program.seats;
		case 'tile':
			return board.plan.tileCapacity;
		case 'segment':
		case 'feature':
			return board.plan.segmentCapacity;
		case 'piece':
			return pieceKind.length;
		case 'cell':
		case 'corner':
			return board.plan.cells;
		case 'side':
			return board.plan.cells * 4;
		case 'zone':
			return zones;
		default:
			return Math.max(
				program.kinds.length,
				program.pieces.length,
				program.tiles.length,
				program.spaces.length,
				256,
			);
	}
}

/** A pair is one number: `a * range of b + b`, features by their first segments. */
function codec(
	rt: Runtime,
	{ id, a, b }: RelationIR,
): { join(a: number, b: number): number; a(pair: number): number; b(pair: number): number } {
	const { board, m } = rt;
	const n = Math.max(1, range(rt, b.type));
	if (range(rt, a.type) * n > 0x7fffffff)
		throw new EngineFault('RUN-MEMORY', `the pairs of ${id} are too many to be numbered`);
	const first = (type: Type, v: number): number =>
		type === 'feature' && v >= 0 ? m[board.MINSEG + board.find(v)]! : v;
	const root = (type: Type, v: number): number => (type === 'feature' ? board.find(v) : v);
	return {
		join: (x, y) => first(a.type, x) * n + first(b.type, y),
		a: (pair) => root(a.type, Math.trunc(pair / n)),
		b: (pair) => root(b.type, pair % n),
	};
}

/** Walks the pairs that hold now. */
function pairs(c: Closures, relation: RelationIR, use: (pair: number) => boolean): Bool {
	const { temps } = c.rt;
	const { join } = codec(c.rt, relation);
	const { a, b, where } = relation;
	const holds = where ? c.bool(where) : () => true;
	const inner = c.each(b.among, b.slot, () => {
		const [x, y] = [temps[a.slot]!, temps[b.slot]!];
		return x >= 0 && y >= 0 && holds() && use(join(x, y));
	});
	return c.each(a.among, a.slot, inner);
}

const relationOf = (c: Closures, e: CallExpr): RelationIR => c.rt.program.relations![e.table![0]!]!;

const part = (which: 'a' | 'b'): MemberImpl => ({
	num: (c, args, e) => {
		const read = codec(c.rt, relationOf(c, e))[which];
		const on = c.num(args[0]!);
		return () => {
			const pair = on();
			return pair < 0 ? -1 : read(pair);
		};
	},
});

/** Sets of pairs that follow from the board; nothing is stored. */
export const relationMembers: MemberTable = {
	relation: {
		each: (c, _args, slot, body, e) => {
			let emit: (pair: number) => void = () => {};
			const run = pairs(c, relationOf(c, e), (pair) => {
				emit(pair);
				return false;
			});
			return () =>
				c.distinct(
					(push) => {
						const outer = emit;
						emit = push;
						run();
						emit = outer;
					},
					slot,
					body,
				);
		},
	},
	'pair.a': part('a'),
	'pair.b': part('b'),
};
