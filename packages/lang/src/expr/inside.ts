import { elementOf } from '../ir/types.ts';
import { receivers } from './check-access.ts';
import { folds } from './check-folds.ts';
import { synthNode } from './check.ts';
import type { ExprContext } from './context.ts';
import { parseExpr } from './parse.ts';
import type { Check, Typed } from './typed.ts';
import { enclosingCalls } from './unfinished.ts';

/** The check at an offset: with the variables of the folds around it. */
export function checkInside(text: string, offset: number, context: ExprContext): Check {
	let c: Check = {
		text,
		context: { ...context, temps: { next: () => 0 } },
		model: context.model,
		problems: [],
		scope: context.vars,
		known: new Set(),
		inBefore: false,
		inFold: false,
		synth: synthNode,
	};
	for (const call of enclosingCalls(text, offset)) {
		if (
			call.receiver === undefined ||
			call.variable === undefined ||
			!Object.hasOwn(folds, call.name)
		)
			continue;
		const set = typeOfText(c, call.receiver);
		const element =
			set &&
			receivers(c, set)
				.map((r) => elementOf(r.expr.type))
				.find((e) => e !== undefined);
		if (element === undefined) continue;
		const variable = { kind: 'temp', slot: 0, type: element } as const;
		c = { ...c, scope: { names: new Map([[call.variable, variable]]), outer: c.scope } };
	}
	return c;
}

export function typeOfText(c: Check, text: string): Typed | undefined {
	const { node } = parseExpr(text);
	return node && synthNode({ ...c, text, problems: [] }, node, undefined);
}
