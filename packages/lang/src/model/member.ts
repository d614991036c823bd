import type { Expr } from '../ir/expr.ts';
import type { StatePart } from '../ir/state.ts';
import type { Type } from '../ir/types.ts';

/** An argument of a built-in: a type, any single value, any set, the name of a tag, or a list of whole numbers (into `table`). */
export type ParamType = Type | 'tag' | 'ints' | '*' | 'set(*)';

/**
 * Every built-in an expression can name, by the `fn` its `call` node carries; receiver first. The checker, completion, the reference
 * and both back ends read this one list. `set(*)` and `*` stand for any element type, bound per call.
 */
export interface Member {
	readonly fn: string;
	/**
	 * The form in which it is written: a bare name, a property (`x.open`), a method (`x.has(t)`), a function (`around(x)`);
	 * `implied` is never written, the checker puts it in.
	 */
	readonly form: 'name' | 'property' | 'method' | 'function' | 'implied';
	readonly name: string;
	readonly args: readonly ParamType[];
	readonly type: Type | '*' | 'set(*)';
	/** Parts of the state it reads by itself. What its arguments read is added to them. */
	readonly reads: MemberReads;
	readonly doc: string;
	/** May be none although its receiver is not. */
	readonly nullable?: true;
	/** Members such a set usually has at most, for the estimate of costs. */
	readonly most?: number;
}

/** Parts of the state, fixed or following from the arguments. What never changes for one value is in no part. */
export type MemberReads = readonly StatePart[] | ((args: readonly Expr[]) => readonly StatePart[]);

export type More = Pick<Member, 'nullable' | 'most'>;
/** May be none although its receiver is not. */
export const optional: More = { nullable: true };
/** Members such a set usually has at most. */
export const most = (n: number): More => ({ most: n });

/** A bare name. */
export const name = (
	n: string,
	type: Type,
	reads: MemberReads,
	doc: string,
	more: More = {},
): Member => ({
	fn: n,
	form: 'name',
	name: n,
	args: [],
	type,
	reads,
	doc,
	...more,
});
/** Written `x.name`. */
export const property = (
	on: Type,
	n: string,
	type: Type,
	reads: MemberReads,
	doc: string,
	more: More = {},
): Member => ({
	fn: `${on}.${n}`,
	form: 'property',
	name: n,
	args: [on],
	type,
	reads,
	doc,
	...more,
});
/** Written `x.name(…)`. */
export const method = (
	on: ParamType,
	n: string,
	args: Member['args'],
	type: Member['type'],
	reads: MemberReads,
	doc: string,
	more: More = {},
): Member => ({
	fn: `${on}.${n}`,
	form: 'method',
	name: n,
	args: [on, ...args],
	type,
	reads,
	doc,
	...more,
});
/** A method whose name a property or another method has too: its `fn` tells the arguments. */
export const overload = (...a: Parameters<typeof method>): Member => {
	const m = method(...a);
	return { ...m, fn: `${m.fn}(${a[2].join(',')})` };
};
/** Written `name(…)`. */
export const fun = (
	n: string,
	args: Member['args'],
	type: Member['type'],
	reads: MemberReads,
	doc: string,
	more: More = {},
): Member => ({
	fn: args.length ? `${n}(${args.join(',')})` : n,
	form: 'function',
	name: n,
	args,
	type,
	reads,
	doc,
	...more,
});
/** Never written; the checker puts it in. */
export const implied = (
	fn: string,
	args: Member['args'],
	type: Member['type'],
	reads: MemberReads,
	doc: string,
	more: More = {},
): Member => ({
	fn,
	form: 'implied',
	name: fn,
	args,
	type,
	reads,
	doc,
	...more,
});
