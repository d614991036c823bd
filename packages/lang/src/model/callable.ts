import type { Expr, Span } from '../ir/expr.ts';
import type { Type } from '../ir/types.ts';
import type { Member, ParamType } from './member.ts';

/** Something with a name that an expression can write: built in or declared. */
export interface Callable {
	readonly name: string;
	readonly form: 'name' | 'property' | 'method' | 'function';
	/** For messages: `the mark m`, `the property pieces of a feature`. */
	readonly what: string;
	readonly doc: string;
	/** Receiver first. */
	readonly params: readonly ParamType[];
	/** Its type (`*` and `set(*)` follow the receiver); undefined when its own declaration is faulty. */
	readonly result: () =>
		{ readonly type: Type | '*' | 'set(*)'; readonly nullable: boolean } | undefined;
	/** Columns of variables known to be of this kind only. */
	readonly kind?: number;
	build(args: readonly Expr[], type: Type, span: Span, table?: readonly number[]): Expr;
}

/** The callable of a built-in. */
export function builtIn(member: Member): Callable {
	const { fn, name, form, doc, args, type } = member;
	return {
		name,
		form: form === 'implied' ? 'function' : form,
		what:
			form === 'property' || form === 'method'
				? `the built-in ${form} ${name}`
				: `the built-in ${name}`,
		doc,
		params: args,
		result: () => ({ type, nullable: member.nullable === true }),
		build: (given, of, span, table) => call(fn, given, of, span, table),
	};
}

/** A `call` node. */
export function call(
	fn: string,
	args: readonly Expr[],
	type: Type,
	span: Span | undefined,
	table?: readonly number[],
): Expr {
	return {
		op: 'call',
		fn,
		args,
		type,
		...(table === undefined ? {} : { table }),
		...(span === undefined ? {} : { span }),
	};
}
