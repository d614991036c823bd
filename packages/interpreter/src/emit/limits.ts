import type { Expr } from '@tilewright/lang';
import { limits } from '@tilewright/schema';
import { Header } from '../run/header.ts';
import { Keyed } from '../run/optional-columns.ts';
import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import {
	add,
	both,
	choose,
	either,
	eq,
	ge,
	get,
	lt,
	mul,
	num,
	sub,
	type Value,
	word,
} from './ir.ts';
import type { Scope } from './scope.ts';

/** A limit as it is asked and used, by its count alone or apart for each value of a key, as `run/limits.ts`. */
export interface LimitCode {
	/** Holds where it is used up. */
	full(): Value;
	use(): void;
}

export function limitCode(
	f: Body,
	e: Emission,
	x: Expressions,
	limit: number,
	key: Expr | undefined,
	scope: Scope,
): LimitCode {
	const { rt, program } = e;
	const { LIMITS, board } = rt;
	const { KEYED } = rt.optional;
	const { times } = program.limits[limit]!;
	if (!key)
		return {
			full: () => ge(word(LIMITS, limit), times),
			use: () => f.store(LIMITS, limit, add(word(LIMITS, limit), 1)),
		};
	const isFeature = key.type === 'feature';
	const same = (a: Value, b: Value): Value => {
		if (!isFeature) return eq(a, b);
		const arePresent = both(ge(a, 0), ge(b, 0));
		return either(eq(a, b), both(arePresent, eq(word(board.ROOT, a), word(board.ROOT, b))));
	};
	/** The offset of the last use under the value of the key, or -1. */
	const find = (wanted: Value): Value => {
		const found = f.variable(-1);
		const i = f.variable(sub(word(Header.keyed), 1));
		f.while(
			() => both(lt(get(found), 0), ge(get(i), 0)),
			() => {
				const at = f.let(mul(get(i), Keyed.words));
				const isOfLimit = eq(word(KEYED + Keyed.limit, at), limit);
				f.if(both(isOfLimit, same(word(KEYED + Keyed.key, at), wanted)), () => f.set(found, at));
			},
			() => f.set(i, sub(get(i), 1)),
		);
		return f.let(get(found));
	};
	const keyValue = (): Value => f.let(x.value(f, key, scope));
	return {
		full: () =>
			f.valueOf(() => {
				const at = find(keyValue());
				return choose(lt(at, 0), num(times <= 0 ? 1 : 0), ge(word(KEYED + Keyed.used, at), times));
			}),
		use: () => {
			const wanted = keyValue();
			const at = find(wanted);
			f.if(
				ge(at, 0),
				() => f.store(KEYED + Keyed.used, at, add(word(KEYED + Keyed.used, at), 1)),
				() => {
					const n = f.let(word(Header.keyed));
					f.if(ge(n, limits.keyedLimitUses), () => f.giveUp());
					const fresh = f.let(mul(n, Keyed.words));
					const first = word(board.FIRST_SEGMENT, wanted);
					const kept = isFeature ? choose(lt(wanted, 0), wanted, first) : wanted;
					f.store(KEYED + Keyed.limit, fresh, limit);
					f.store(KEYED + Keyed.key, fresh, kept);
					f.store(KEYED + Keyed.used, fresh, 1);
					f.store(Header.keyed, 0, add(n, 1));
				},
			);
		},
	};
}
