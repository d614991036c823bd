import type { Expr } from '@tilewright/lang';
import type { Bool, Num } from '../backend.ts';
import type { Closures } from '../closures.ts';

export type CallExpr = Extract<Expr, { op: 'call' }>;
type Args = readonly Expr[];

/** How one built-in runs: at least one of `num`, `bool` and `each`, by what it yields; the others are faster ways. */
export interface MemberImpl {
	readonly num?: (c: Closures, args: Args, e: CallExpr) => Num;
	readonly bool?: (c: Closures, args: Args, e: CallExpr) => Bool;
	readonly each?: (c: Closures, args: Args, slot: number, body: Bool, e: CallExpr) => Bool;
	/** Members in any order, with repeats, for questions that depend on neither. */
	readonly some?: (c: Closures, args: Args, slot: number, body: Bool, e: CallExpr) => Bool;
	/** Whether a value is a member, where that needs no walk. */
	readonly contains?: (c: Closures, args: Args, e: CallExpr) => (v: number) => boolean;
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
		some: (c, args, slot, body) => {
			const { temps } = c.rt;
			const on = c.num(args[0]!);
			const run = of(c);
			let found = false;
			const emit = (v: number): void => {
				if (found) return;
				temps[slot] = v;
				if (body()) found = true;
			};
			return () => {
				const id = on();
				if (id < 0) return false;
				const outer = found;
				found = false;
				run(id, emit);
				const result = found;
				found = outer;
				return result;
			};
		},
	};
}

/** Members of one entity with a test of membership that needs no walk. */
export function containing(
	impl: MemberImpl,
	of: (c: Closures) => (id: number, v: number) => boolean,
): MemberImpl {
	return {
		...impl,
		contains: (c, args) => {
			const on = c.num(args[0]!);
			const test = of(c);
			return (v) => {
				const id = on();
				return id >= 0 && v >= 0 && test(id, v);
			};
		},
	};
}

/** A name without arguments that stands for a number. */
export function value(of: (c: Closures) => Num): MemberImpl {
	return { num: (c) => of(c) };
}
