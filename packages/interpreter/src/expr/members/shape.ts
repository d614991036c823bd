import type { Expr } from '@tilewright/lang';
import type { Bool, Num } from '../backend.ts';
import type { Closures } from '../closures.ts';

export type CallExpr = Extract<Expr, { op: 'call' }>;
type Args = readonly Expr[];

/** How one built-in runs: at least one of the four, by what it yields. */
export interface MemberImpl {
	readonly num?: (c: Closures, args: Args, e: CallExpr) => Num;
	readonly bool?: (c: Closures, args: Args, e: CallExpr) => Bool;
	readonly each?: (c: Closures, args: Args, slot: number, body: Bool, e: CallExpr) => Bool;
	readonly size?: (c: Closures, args: Args, e: CallExpr) => Num;
}

export type MemberTable = Readonly<Record<string, MemberImpl>>;

/** A number read off one entity; none gives `otherwise`. */
export function read(of: (c: Closures) => (id: number) => number, otherwise = -1): MemberImpl {
	return {
		num: (c, args) => {
			const on = c.num(args[0]!);
			const get = of(c);
			return () => {
				const id = on();
				return id < 0 ? otherwise : get(id);
			};
		},
	};
}

/** The members a walker visits, each once by its own nature (no collecting needed). */
export function walk(
	of: (c: Closures) => (id: number, visit: (v: number) => boolean) => boolean,
): MemberImpl {
	return {
		each: (c, args, slot, body) => {
			const { temps } = c.rt;
			const on = c.num(args[0]!);
			const run = of(c);
			const visit = (v: number): boolean => {
				temps[slot] = v;
				return body();
			};
			return () => {
				const id = on();
				return id >= 0 && run(id, visit);
			};
		},
	};
}

/** The members a gatherer emits, collected first and each given once. */
export function gather(
	of: (c: Closures) => (id: number, emit: (v: number) => void) => void,
): MemberImpl {
	return {
		each: (c, args, slot, body) => {
			const on = c.num(args[0]!);
			const run = of(c);
			return () => {
				const id = on();
				return id >= 0 && c.distinct((emit) => run(id, emit), slot, body);
			};
		},
	};
}

/** A name without arguments that stands for a number. */
export function value(of: (c: Closures) => Num): MemberImpl {
	return { num: (c) => of(c) };
}
