import type { Expr } from '../ir/expr.ts';
import { elementOf } from '../ir/types.ts';
import type { Type } from '../ir/types.ts';
import type { Callable } from '../model/callable.ts';
import { call } from '../model/callable.ts';
import { describeType } from '../model/type-words.ts';
import { check, nullableIf, synth } from './check-node.ts';
import { counts, tagTable } from './check-access.ts';
import { constantFold } from './constant-fold.ts';
import { writableHere } from './context.ts';
import type { Node } from './parse.ts';
import { convert, isAmbiguous, mayBeNone, nearest, report, sameType } from './typed.ts';
import type { Check, Typed } from './typed.ts';
import { checkWords } from '../texts/expressions.ts';

type CallNode = Extract<Node, { is: 'call' }>;
type Span = { readonly start: number; readonly end: number };

export const specialForms = ['can', 'possible', 'before'] as const;

export function checkCall(c: Check, node: CallNode): Typed | undefined {
	const span = { start: node.start, end: node.end };
	switch (node.name) {
		case 'can':
			return checkCan(c, node, span);
		case 'possible':
			return checkPossible(c, node, span);
		case 'before':
			return checkBefore(c, node, span);
		case 'table':
			return checkTable(c, node, span);
	}
	const at = { start: node.start, end: node.start + node.name.length };
	const functions = c.model.functions.get(node.name);
	if (functions === undefined) {
		if (isAmbiguous(c, node.name, at)) return undefined;
		if (c.model.names.has(node.name))
			return report(c, 'TYPE-FORM', at, {
				name: node.name,
				write: `${node.name}, without parentheses`,
			});
		return report(
			c,
			'TYPE-UNKNOWN-FUNCTION',
			at,
			{ name: node.name },
			nearest(c, node.name, () => [...c.model.functions.keys(), ...specialForms]),
		);
	}
	return callFunction(c, node.name, functions, node.args, span, at);
}

/** A call of one of several functions of a name: chosen by the number of arguments, then by the first one's type. */
export function callFunction(
	c: Check,
	name: string,
	functions: readonly Callable[],
	args: readonly Node[],
	span: Span,
	at: Span = { start: span.start, end: span.start + name.length },
): Typed | undefined {
	const writable = writableHere(c.context, functions);
	if (writable.length === 0) return report(c, 'TYPE-SCOPE', at, { name });
	const fitting = writable.filter((f) => f.params.length === args.length);
	if (fitting.length === 0)
		return report(c, 'TYPE-ARGUMENT-COUNT', at, {
			name,
			expected: counts(functions.map((f) => f.params.length)),
			found: args.length,
		});
	let chosen = fitting[0]!;
	let first: Typed | undefined;
	if (fitting.length > 1) {
		const typed = synth(c, args[0]!, undefined);
		if (typed === undefined) return undefined;
		const exact = fitting.filter((f) => sameType(c.model, typed.expr.type, f.params[0] as Type));
		const near =
			exact.length > 0
				? exact
				: fitting.filter((f) => convert(c.model, typed, f.params[0] as Type));
		if (near.length === 0)
			return report(c, 'TYPE-MISMATCH', args[0]!, {
				expected: fitting.map((f) => describeType(f.params[0] as Type)).join(' or '),
				found: describeType(typed.expr.type),
			});
		if (near.length > 1)
			return report(c, 'TYPE-AMBIGUOUS', at, {
				name,
				first: near[0]!.what,
				second: near[1]!.what,
			});
		chosen = near[0]!;
		first = convert(c.model, typed, chosen.params[0] as Type);
	}
	const given: Typed[] = [];
	let table: readonly number[] | undefined;
	for (const [i, arg] of args.entries()) {
		if (chosen.params[i] === 'tag') {
			table = tagTable(c, 'kind', arg);
			continue;
		}
		const typed = i === 0 && first !== undefined ? first : check(c, arg, chosen.params[i] as Type);
		if (typed !== undefined) given.push(typed);
	}
	const result = chosen.result();
	const requiredCount = chosen.params.filter((p) => p !== 'tag').length;
	if (
		result === undefined ||
		given.length < requiredCount ||
		(requiredCount < args.length && table === undefined)
	)
		return undefined;
	const type = result.type as Type;
	const [receiver] = given;
	return {
		expr: chosen.build(
			given.map((g) => g.expr),
			type,
			span,
			table,
		),
		nullable: nullableIf(type, result.nullable, receiver !== undefined && mayBeNone(c, receiver)),
	};
}

function checkCan(c: Check, node: CallNode, span: Span): Typed | undefined {
	const [name, ...args] = node.args;
	const verb = named(c, node, name, 'verb', c.model.verbs);
	if (verb === undefined) return undefined;
	if (args.length !== verb.params.length)
		return report(c, 'TYPE-ARGUMENT-COUNT', span, {
			name: `can(${verb.id}, …)`,
			expected: checkWords.argumentsAfterVerb(verb.params.length),
			found: args.length,
		});
	const exprs: Expr[] = [];
	for (const [i, arg] of args.entries()) {
		const typed = check(c, arg, verb.params[i]!.type);
		if (typed !== undefined) exprs.push(typed.expr);
	}
	if (exprs.length < args.length) return undefined;
	return {
		expr:
			verb.index < 0
				? { op: 'const', type: 'bool', value: 0, span }
				: { op: 'can', type: 'bool', verb: verb.index, args: exprs, span },
		nullable: false,
	};
}

function checkPossible(c: Check, node: CallNode, span: Span): Typed | undefined {
	const [name, ...rest] = node.args;
	if (rest.length > 0)
		return report(c, 'TYPE-ARGUMENT-COUNT', span, {
			name: 'possible',
			expected: checkWords.oneArgument,
			found: node.args.length,
		});
	const action = named(c, node, name, 'action', c.model.actions);
	if (action === undefined) return undefined;
	return {
		expr:
			action.index < 0
				? { op: 'const', type: 'bool', value: 0, span }
				: { op: 'possible', type: 'bool', action: action.index, span },
		nullable: false,
	};
}

function named<T>(
	c: Check,
	node: CallNode,
	name: Node | undefined,
	what: 'verb' | 'action',
	table: ReadonlyMap<string, T>,
): T | undefined {
	if (name === undefined)
		return report(c, 'TYPE-ARGUMENT-COUNT', node, {
			name: node.name,
			expected: what === 'verb' ? checkWords.nameOfVerb : checkWords.nameOfAction,
			found: 0,
		});
	const text = c.text.slice(name.start, name.end);
	const found = name.is === 'name' || name.is === 'member' ? table.get(text) : undefined;
	if (found !== undefined) return found;
	if (isAmbiguous(c, text, name)) return undefined;
	return report(
		c,
		'TYPE-UNKNOWN-ACTION',
		name,
		{ name: text, what },
		nearest(c, text, () => table.keys()),
	);
}

/** `before(value)`. Its slot is assigned when the whole expression has been checked. */
function checkBefore(c: Check, node: CallNode, span: Span): Typed | undefined {
	const [inner, ...rest] = node.args;
	if (inner === undefined || rest.length > 0)
		return report(c, 'TYPE-ARGUMENT-COUNT', span, {
			name: 'before',
			expected: checkWords.oneArgument,
			found: node.args.length,
		});
	if (c.context.before === undefined)
		return report(c, 'TYPE-BEFORE', span, { why: checkWords.noOperation });
	if (c.inBefore) return report(c, 'TYPE-BEFORE', span, { why: checkWords.insideBefore });
	if (c.inFold) return report(c, 'TYPE-BEFORE', span, { why: checkWords.insideFold });
	const on = synth({ ...c, inBefore: true, known: new Set() }, inner, undefined);
	if (on === undefined) return undefined;
	if (elementOf(on.expr.type) !== undefined || on.expr.type === 'zone')
		return report(c, 'TYPE-BEFORE', span, { why: checkWords.setNotKept });
	return {
		expr: { op: 'before', type: on.expr.type, slot: -1, on: on.expr, span },
		nullable: on.nullable,
	};
}

/** `table(n, [bounds], [values])`; bounds, then values, go into the node's table. */
function checkTable(c: Check, node: CallNode, span: Span): Typed | undefined {
	const [n, bounds, values] = node.args;
	if (node.args.length !== 3)
		return report(c, 'TYPE-ARGUMENT-COUNT', span, {
			name: 'table',
			expected: checkWords.threeArguments,
			found: node.args.length,
		});
	const on = check(c, n!, 'int');
	const lower = numbers(c, bounds!);
	const given = numbers(c, values!);
	if (on === undefined || lower === undefined || given === undefined) return undefined;
	if (given.length !== lower.length + 1)
		return report(c, 'TYPE-TABLE', values!, {
			why: checkWords.boundsAndValues({ bounds: lower.length, values: given.length }),
		});
	for (let i = 1; i < lower.length; i++)
		if (lower[i]! <= lower[i - 1]!)
			return report(c, 'TYPE-TABLE', bounds!, { why: checkWords.boundsNotAscending });
	return {
		expr: call('table(int,ints,ints)', [on.expr], 'int', span, [...lower, ...given]),
		nullable: false,
	};
}

function numbers(c: Check, node: Node): number[] | undefined {
	if (node.is !== 'list') return report(c, 'TYPE-TABLE', node, { why: checkWords.listDue });
	const out: number[] = [];
	for (const item of node.items) {
		const typed = check(c, item, 'int');
		if (typed === undefined) return undefined;
		const expr = constantFold(typed.expr);
		if (expr.op !== 'const')
			return report(c, 'TYPE-TABLE', item, { why: checkWords.numbersNotConstant });
		out.push(expr.value);
	}
	return out;
}
