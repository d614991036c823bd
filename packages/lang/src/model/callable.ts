import type { Expr, Span } from '../ir/expr.ts';
import type { Type } from '../ir/types.ts';
import { type Member, type ParamType, type Site, type Writer, writers } from './member.ts';
import type { MemberName } from './members/index.ts';

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
	/** The kinds of features that have members here; a set of all others is empty. */
	readonly onlyOf?: readonly number[];
	readonly writtenBy: Writer;
	/** The pack that declares it; absent for what the language brings, and for what several packs declare. */
	readonly pack?: string;
	build(args: readonly Expr[], type: Type, span: Span, table?: readonly number[]): Expr;
}

export function builtIn(member: Member<MemberName>): Callable {
	const { fn, name, form, args, type, nullable, declared } = member;
	return {
		name,
		form,
		writtenBy: declared.writtenBy,
		what:
			form === 'property' || form === 'method'
				? `the built-in ${form} ${name}`
				: `the built-in ${name}`,
		doc: declared.doc,
		params: args,
		result: () => ({ type, nullable }),
		build: (given, of, span, table) => call(fn, given, of, span, table),
	};
}

export function isWritable({ writtenBy }: Pick<Callable, 'writtenBy'>, site: Site): boolean {
	const { sites }: { readonly sites: readonly Site[] } = writers[writtenBy];
	return sites.includes(site);
}

export function call(
	fn: MemberName,
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
