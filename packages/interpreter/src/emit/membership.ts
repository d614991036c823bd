import type { Expr } from '@tilewright/lang';
import { decided } from '../expr/lists.ts';
import { Where } from '../run/runtime.ts';
import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import {
	and,
	both,
	choose,
	either,
	eq,
	ge,
	get,
	le,
	lt,
	ne,
	not,
	num,
	shr,
	type Value,
	word,
} from './ir.ts';
import { type Scope, withTemp } from './scope.ts';
import { eachTileSegment } from './tile-segments.ts';

/** Tells whether a set has a member without a walk over it, as `containsOf` of `expr/some.ts`; undefined where it must be walked. */
export function membership(
	f: Body,
	e: Emission,
	x: Expressions,
	set: Expr,
	wanted: Value,
	scope: Scope,
): Value | undefined {
	const lazy = (part: Expr, own: Scope = scope): Value =>
		f.valueOf(() => x.has(f, part, wanted, own));
	switch (set.op) {
		case 'none':
			return num(0);
		case 'list': {
			const values = decided(set);
			if (values) return values.map((v) => eq(wanted, v)).reduce((a, b) => either(a, b), num(0));
			const isAny = set.items
				.map((item) => f.valueOf(() => eq(wanted, x.value(f, item, scope))))
				.reduceRight((rest, isEqual) => either(isEqual, rest));
			return set.type === 'set(int)' ? isAny : both(ge(wanted, 0), isAny);
		}
		case 'if':
			return choose(x.value(f, set.test, scope), lazy(set.then), lazy(set.else));
		case 'define': {
			const bound = x.bound(f, set, scope);
			return x.has(f, bound.body, wanted, bound.scope);
		}
		case 'fold': {
			const { body, fold, on, slot } = set;
			if (fold === 'filter') {
				const passes = f.valueOf(() => x.value(f, body, withTemp(scope, slot, wanted)));
				return both(x.has(f, on, wanted, scope), passes);
			}
			if (fold !== 'flatMap') return undefined;
			const result = f.variable(0);
			f.block((end) =>
				x.each(f, on, scope, 'repeats', (member) =>
					f.if(lazy(body, withTemp(scope, slot, member)), () => {
						f.set(result, 1);
						f.jump(end);
					}),
				),
			);
			return get(result);
		}
		case 'call':
			return ofCall(f, e, x, set, wanted, scope, lazy);
		default:
			return undefined;
	}
}

function ofCall(
	f: Body,
	e: Emission,
	x: Expressions,
	set: Extract<Expr, { op: 'call' }>,
	wanted: Value,
	scope: Scope,
	lazy: (part: Expr) => Value,
): Value | undefined {
	const { rt } = e;
	const { board } = rt;
	const [first, second] = set.args;
	const of = (test: (id: Value) => Value): Value => {
		const id = f.let(x.value(f, first!, scope));
		const isMember = (): Value =>
			both(
				ge(wanted, 0),
				f.valueOf(() => test(id)),
			);
		return x.isPresent(first!, scope) ? isMember() : both(ge(id, 0), isMember());
	};
	switch (set.fn) {
		case 'set(*).union':
			return set.args.map((part) => lazy(part)).reduceRight((rest, part) => either(part, rest));
		case 'set(*).intersection(set(*))':
			return both(x.has(f, first!, wanted, scope), lazy(second!));
		case 'set(*).minus(set(*))':
			return both(x.has(f, first!, wanted, scope), not(lazy(second!)));
		case 'set(*).without':
			return both(ne(wanted, x.value(f, second!, scope)), lazy(first!));
		case 'seats':
			return both(ge(wanted, 0), lt(wanted, rt.seats));
		case 'board.tiles':
			return both(ge(wanted, 0), lt(wanted, word(board.TILE_COUNT)));
		case 'feature.tiles':
			return of((feature) => {
				const result = f.variable(0);
				f.block((end) =>
					eachTileSegment(f, e, wanted, (s) =>
						f.if(eq(word(board.ROOT, s), feature), () => {
							f.set(result, 1);
							f.jump(end);
						}),
					),
				);
				return get(result);
			});
		case 'feature.pieces':
			return of((feature) => {
				const s = f.let(word(board.PIECE_SEGMENT, wanted));
				return both(ge(s, 0), eq(word(board.ROOT, s), feature));
			});
		case 'feature.owners':
			return of((feature) => and(shr(x.owners(feature), wanted), 1));
		case 'seat.supply':
		case 'seat.onBoard':
			return of((seat) => {
				const where = f.let(word(rt.WHERE, wanted));
				const isThere =
					set.fn === 'seat.supply'
						? eq(where, Where.supply)
						: both(ge(where, Where.segment), le(where, Where.piece));
				return both(eq(x.builtIns.ownerOf(wanted), seat), isThere);
			});
		default:
			return undefined;
	}
}
