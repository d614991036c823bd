import type { Expr } from '../ir/expr.ts';
import { elementOf } from '../ir/types.ts';
import type { Type } from '../ir/types.ts';
import { describeType } from '../model/type-words.ts';
import { checkAccess } from './check-access.ts';
import { checkCall } from './check-calls.ts';
import { check } from './check-node.ts';
import { checkName, checkPath } from './check-names.ts';
import { checkBinary, checkChoice, checkList } from './check-operators.ts';
import { constantFold } from './constant-fold.ts';
import type { CheckedExpr, Expected, ExprContext } from './context.ts';
import { parseExpr } from './parse.ts';
import type { Node } from './parse.ts';
import type { ExprProblem } from './problem.ts';
import { problem } from './problem.ts';
import { contentsOf, convert, demand, spanOf } from './typed.ts';
import type { Check, Typed, Want } from './typed.ts';
import { repairFor } from './repairs.ts';
import { placeSpans, rewrite } from './walk.ts';

/**
 * Parses and types an expression.
 *
 *   parse  text → nodes          type  nodes → IR, problems at their characters
 *   fit    to the expected type  fold  what is constant          place  spans of the file
 */
export function checkExpr(text: string, context: ExprContext, expected?: Expected): CheckedExpr {
	const checked = checkOnce(text, context, expected);
	const [first, ...others] = checked.problems;
	if (first === undefined || first.suggestion !== undefined) return checked;
	const repair = repairFor(text, first, (changed) => problemsOf(changed, context, expected));
	return repair === undefined
		? checked
		: { ...checked, problems: [{ ...first, repair }, ...others] };
}

/** The typed expression of a text that may be wrong: a repair of what is wrong, which takes most of the time, is not looked for. */
export function typedExpr(
	text: string,
	context: ExprContext,
	expected?: Expected,
): Expr | undefined {
	return checkOnce(text, context, expected).expr;
}

function problemsOf(
	text: string,
	context: ExprContext,
	expected: Expected | undefined,
): readonly ExprProblem[] {
	const { node, problems } = parseExpr(text);
	return node === undefined ? problems : fit(text, node, context, expected).problems;
}

function checkOnce(text: string, context: ExprContext, expected?: Expected): CheckedExpr {
	const parsed = parseExpr(text);
	if (parsed.node === undefined) return { nullable: false, problems: parsed.problems };
	const { node } = parsed;
	const { typed, problems } = fit(text, node, context, expected);
	if (typed === undefined || problems.length > 0) return { nullable: false, problems };
	const expr = constantFold(decideSeats(typed.expr, context.model.declared.seats), (at) =>
		problems.push(
			problem('TYPE-INT-RANGE', at.span ?? node, {
				found: text.slice(at.span?.start ?? node.start, at.span?.end ?? node.end),
			}),
		),
	);
	if (problems.length > 0) return { nullable: false, problems };
	const captured = capture(expr, context);
	return {
		expr: context.place === undefined ? captured : placeSpans(captured, context.place),
		nullable: typed.nullable,
		problems,
	};
}

function decideSeats(expr: Expr, seats: number | undefined): Expr {
	if (seats === undefined) return expr;
	return rewrite(expr, (node) => {
		if (node.op !== 'call' || node.fn !== 'set(*).size') return node;
		const [set] = node.args;
		if (set?.op !== 'call' || set.fn !== 'seats') return node;
		return { op: 'const', type: 'int', value: seats, ...spanOf(node) };
	});
}

function capture(expr: Expr, { before }: ExprContext): Expr {
	if (before === undefined) return expr;
	return rewrite(expr, (node) =>
		node.op === 'before' ? { ...node, slot: before(node.on) } : node,
	);
}

interface Fitted {
	readonly typed: Typed | undefined;
	readonly problems: ExprProblem[];
}

function fit(
	text: string,
	node: Node,
	context: ExprContext,
	expected: Expected | undefined,
): Fitted {
	const attempt = (want: Want): Fitted => {
		const problems: ExprProblem[] = [];
		const c: Check = {
			text,
			context,
			model: context.model,
			problems,
			scope: context.vars,
			known: new Set(),
			inBefore: false,
			inFold: false,
			synth: synthNode,
		};
		const typed = demand(c, synthNode(c, node, want), want, node);
		return { typed, problems };
	};
	if (expected === undefined) return attempt(undefined);
	if (typeof expected === 'string' && expected !== '*' && expected !== 'set(*)')
		return attempt(expected);
	const all: readonly (Type | '*')[] = typeof expected === 'string' ? [expected] : expected;
	const free = attempt(undefined);
	if (free.typed !== undefined && free.problems.length === 0) {
		for (const one of all) {
			const typed = accept(context, free.typed, one);
			if (typed !== undefined) return { typed, problems: [] };
		}
	}
	for (const one of all) {
		if (one === '*') continue;
		// a set of anything may be what lies in a zone
		const tried = attempt(one === 'set(*)' ? 'zone' : one);
		if (tried.typed === undefined || tried.problems.length > 0) continue;
		const typed = accept(context, tried.typed, one);
		if (typed !== undefined) return { typed, problems: [] };
	}
	if (free.problems.length > 0 || free.typed === undefined) return free;
	return {
		typed: undefined,
		problems: [
			problem('TYPE-MISMATCH', node, {
				expected: all.map((t) => describeType(t)).join(' or '),
				found: describeType(free.typed.expr.type),
			}),
		],
	};
}

function accept(context: ExprContext, t: Typed, want: Type | '*' | 'set(*)'): Typed | undefined {
	const isSet = elementOf(t.expr.type) !== undefined;
	if (want === 'set(*)')
		return isSet ? t : t.expr.type === 'zone' ? contentsOf(context.model, t) : undefined;
	if (want === '*') return !isSet && t.expr.type !== 'bool' ? t : undefined;
	return convert(context.model, t, want);
}

export function synthNode(c: Check, node: Node, want: Want): Typed | undefined {
	const span = { start: node.start, end: node.end };
	switch (node.is) {
		case 'int':
			return { expr: { op: 'const', type: 'int', value: node.value, span }, nullable: false };
		case 'bool':
			return {
				expr: { op: 'const', type: 'bool', value: node.value ? 1 : 0, span },
				nullable: false,
			};
		case 'name':
			return checkName(c, node, want);
		case 'member':
		case 'method': {
			const named = checkPath(c, node, want);
			return named === 'no' ? checkAccess(c, node) : named;
		}
		case 'call':
			return checkCall(c, node);
		case 'list':
			return checkList(c, node, want);
		case 'not': {
			const on = check(c, node.on, 'bool');
			return on && { expr: { op: 'not', type: 'bool', on: on.expr, span }, nullable: false };
		}
		case 'neg': {
			const on = check(c, node.on, 'int');
			return on && { expr: { op: 'neg', type: 'int', on: on.expr, span }, nullable: false };
		}
		case 'binary':
			return checkBinary(c, node);
		case 'if':
			return checkChoice(c, node, want);
	}
}
