import type {
	ArgsOf,
	Expr,
	HasTable,
	MemberName,
	ResultOf,
	RunnableName,
	SubjectOf,
} from '@tilewright/lang';
import type { Runtime } from '../../run/runtime.ts';
import type { Bool, Num } from '../backend.ts';
import type { Closures } from '../closures.ts';
import type { ExprOf, Get, Id, SingleType } from '../values.ts';

export type CallExpr = Extract<Expr, { op: 'call' }>;

/** A built-in that gives a number: an int, an index, an id. */
export interface NumMeaning<Args, Result extends string, Call> {
	num(c: Closures, args: Args, call: Call): Get<Result>;
}

export interface BoolMeaning<Args, Call> {
	bool(c: Closures, args: Args, call: Call): Bool;
}

type Slot<Element extends string> = Id<`slot of ${Element}`>;

/** A built-in that gives a set. `size` counts without a walk, where that is faster. */
export interface SetMeaning<Args, Element extends string, Call> {
	each(c: Closures, args: Args, slot: Slot<Element>, body: Bool, call: Call): Bool;
	size?(c: Closures, args: Args, call: Call): Get<'int'>;
	/** Members in any order, with repeats, for questions that depend on neither. */
	some?(c: Closures, args: Args, slot: Slot<Element>, body: Bool, call: Call): Bool;
	contains?(c: Closures, args: Args, call: Call): (v: Id<Element>) => boolean;
}

type WithoutAny<T extends string> = T extends '*'
	? never
	: T extends 'set(*)'
		? `set(${never})`
		: T;

type ArgExprs<Types extends readonly unknown[]> = {
	readonly [I in keyof Types]: ExprOf<WithoutAny<Types[I] & string>>;
};

type CallOf<Fn extends MemberName> = CallExpr &
	(HasTable<Fn> extends true ? { readonly table: readonly number[] } : { readonly table?: never });

type MeaningOf<Args, Result extends string, Call> = Result extends 'bool'
	? BoolMeaning<Args, Call>
	: Result extends `set(${infer Element})`
		? SetMeaning<Args, WithoutAny<Element>, Call>
		: NumMeaning<Args, WithoutAny<Result>, Call>;

export type Meaning<Fn extends MemberName> = MeaningOf<
	ArgExprs<ArgsOf<Fn>>,
	ResultOf<Fn>,
	CallOf<Fn>
>;

export type Meanings<Subject extends string> = {
	readonly [Fn in RunnableName as SubjectOf<Fn> extends Subject ? Fn : never]: Meaning<Fn>;
};

export type AllMeanings = { readonly [Fn in RunnableName]: Meaning<Fn> };

export interface AnyMeaning {
	num?(c: Closures, args: readonly Expr[], call: CallExpr): Num;
	bool?(c: Closures, args: readonly Expr[], call: CallExpr): Bool;
	each?(c: Closures, args: readonly Expr[], slot: number, body: Bool, call: CallExpr): Bool;
	size?(c: Closures, args: readonly Expr[], call: CallExpr): Num;
	some?(c: Closures, args: readonly Expr[], slot: number, body: Bool, call: CallExpr): Bool;
	contains?(c: Closures, args: readonly Expr[], call: CallExpr): (v: number) => boolean;
}

type One<A extends SingleType> = readonly [ExprOf<A>];
type Two<A extends SingleType, B extends SingleType> = readonly [ExprOf<A>, ExprOf<B>];

export function value<R extends string>(
	of: (rt: Runtime, c: Closures) => Get<R>,
): NumMeaning<readonly unknown[], R, CallExpr> {
	return { num: (c) => of(c.rt, c) };
}

/** A number read off one thing. Of none it is none, or 0 for an int. */
export function read<A extends SingleType, R extends string>(
	of: (rt: Runtime, c: Closures) => (id: Id<A>) => Id<R>,
): NumMeaning<One<A>, R, CallExpr> {
	return {
		num: (c, args, call) => {
			const on = c.num(args[0]);
			const get = of(c.rt, c);
			const ofNone = call.type === 'int' ? 0 : -1;
			return () => {
				const id = on();
				return id < 0 ? ofNone : get(id);
			};
		},
	};
}

/** A test of one thing; false of none. */
export function test<A extends SingleType>(
	of: (rt: Runtime, c: Closures, table: readonly number[]) => (id: Id<A>) => boolean,
): BoolMeaning<One<A>, CallExpr> {
	return {
		bool: (c, args, { table = [] }) => {
			const on = c.num(args[0]);
			const holds = of(c.rt, c, table);
			return () => {
				const id = on();
				return id >= 0 && holds(id);
			};
		},
	};
}

export function testTwo<A extends SingleType, B extends SingleType>(
	of: (rt: Runtime) => (a: Id<A>, b: Id<B>) => boolean,
): BoolMeaning<Two<A, B>, CallExpr> {
	return {
		bool: (c, args) => {
			const [first, second] = [c.num(args[0]), c.num(args[1])];
			const holds = of(c.rt);
			return () => {
				const [a, b] = [first(), second()];
				return a >= 0 && b >= 0 && holds(a, b);
			};
		},
	};
}

/** The members a walker visits, each once by its own nature (no collecting needed); of none there are none. */
export function walk<A extends SingleType, E extends string>(
	of: (rt: Runtime) => (id: Id<A>, visit: (v: Id<E>) => boolean) => boolean,
): SetMeaning<One<A>, E, CallExpr> {
	return {
		each: (c, args, slot, body) => {
			const { temps } = c.rt;
			const on = c.num(args[0]);
			const run = of(c.rt);
			const visit = (v: Id<E>): boolean => {
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
export function gather<A extends SingleType, E extends string>(
	of: (rt: Runtime) => (id: Id<A>, emit: (v: Id<E>) => void) => void,
): SetMeaning<One<A>, E, CallExpr> {
	return {
		each: (c, args, slot, body) => {
			const on = c.num(args[0]);
			const run = of(c.rt);
			return () => {
				const id = on();
				return id >= 0 && c.distinct((emit) => run(id, emit), slot, body);
			};
		},
		some: (c, args, slot, body) => {
			const { temps } = c.rt;
			const on = c.num(args[0]);
			const run = of(c.rt);
			let found = false;
			const emit = (v: Id<E>): void => {
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

export function containing<A extends SingleType, E extends string>(
	set: SetMeaning<One<A>, E, CallExpr>,
	of: (rt: Runtime) => (id: Id<A>, v: Id<E>) => boolean,
): SetMeaning<One<A>, E, CallExpr> {
	return {
		...set,
		contains: (c, args) => {
			const on = c.num(args[0]);
			const isMember = of(c.rt);
			return (v) => {
				const id = on();
				return id >= 0 && v >= 0 && isMember(id, v);
			};
		},
	};
}

export function gatherBy<A extends SingleType, E extends string>(
	of: (rt: Runtime, on: Id<A>, by: Id<'int'>, emit: (v: Id<E>) => void) => void,
): SetMeaning<Two<A, 'int'>, E, CallExpr> {
	return {
		each: (c, args, slot, body) => {
			const on = c.num(args[0]);
			const by = c.num(args[1]);
			return () => {
				const id = on();
				return id >= 0 && c.distinct((emit) => of(c.rt, id, by(), emit), slot, body);
			};
		},
	};
}
