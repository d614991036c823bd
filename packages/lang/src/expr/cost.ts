import { limits, ownValue } from '@tilewright/schema';
import type { Expr } from '../ir/expr.ts';
import { elementOf } from '../ir/types.ts';
import type { Type } from '../ir/types.ts';
import { memberNamed } from '../model/members/index.ts';
import { problem } from './problem.ts';
import type { ExprProblem } from './problem.ts';

/** The cost of a part of an expression in steps, and its number of members when it is a set. */
export interface Cost {
	readonly steps: number;
	readonly size: number;
}

/** The usual maximum size of sets, by their element type. */
export type Sizes = Readonly<Record<string, number>>;

/** Sets of a large game; a caller that knows the set-up passes its own. */
const usualSizes: Sizes = {
	seat: 6,
	tile: 100,
	'tile-kind': 100,
	cell: 100,
	side: 8,
	corner: 8,
	segment: 30,
	feature: 150,
	piece: 60,
	zone: 20,
	space: 20,
	placement: 200,
	'placement-side': 8,
	kind: 8,
	'piece-kind': 12,
	int: 20,
};

export interface CostContext {
	readonly sizes?: Sizes;
	readonly define?: (index: number) => Cost | undefined;
	readonly verb?: (index: number) => number | undefined;
	readonly action?: (index: number) => number | undefined;
}

/** No product of sizes leaves the range of exact numbers. */
const roof = 1e12;

/**
 * Estimates the steps of one evaluation: every node once, the body of a fold once for each member.
 * A set that is always walked whole counts as its usual greatest size.
 */
export function costOf(expr: Expr, context: CostContext = {}): Cost {
	const sizes = context.sizes ?? usualSizes;
	const usual = (type: Type): number => ownValue(sizes, elementOf(type) ?? '') ?? 20;
	const sum = (parts: readonly Expr[]): number => parts.reduce((n, p) => n + cost(p).steps, 0);
	const single = (steps: number): Cost => ({ steps: Math.min(steps, roof), size: 1 });

	// parts that stand at several places are worked out once
	const known = new Map<Expr, Cost>();
	const cost = (e: Expr): Cost => {
		let found = known.get(e);
		if (found === undefined) known.set(e, (found = costOfNode(e)));
		return found;
	};
	const costOfNode = (e: Expr): Cost => {
		switch (e.op) {
			case 'const':
			case 'none':
			case 'temp':
				return single(1);
			case 'local':
				return { steps: 1, size: elementOf(e.type) === undefined ? 1 : usual(e.type) };
			case 'mark':
			case 'not':
			case 'neg':
			case 'before':
				return single(1 + cost(e.on).steps);
			case 'in-hand': {
				const on = cost(e.on);
				return { steps: 1 + cost(e.tile).steps + on.steps, size: on.size };
			}
			case 'register':
				return single(1 + (e.on === undefined ? 0 : cost(e.on).steps));
			case 'call':
				return callCost(e);
			case 'define': {
				const body = context.define?.(e.define);
				const size = body?.size ?? (elementOf(e.type) === undefined ? 1 : usual(e.type));
				return { steps: Math.min(roof, sum(e.args) + (body?.steps ?? 10) + 1), size };
			}
			case 'can':
				return single(sum(e.args) + (context.verb?.(e.verb) ?? 50));
			case 'possible':
				return single(context.action?.(e.action) ?? 1000);
			case 'list':
				return { steps: 1 + sum(e.items), size: e.items.length };
			case 'binary': {
				const left = cost(e.left);
				const right = cost(e.right);
				return single(1 + left.steps + right.steps + (e.name === 'in' ? right.size : 0));
			}
			case 'if': {
				const a = cost(e.then);
				const b = cost(e.else);
				return {
					steps: 1 + cost(e.test).steps + Math.max(a.steps, b.steps),
					size: Math.max(a.size, b.size),
				};
			}
			case 'fold': {
				const on = cost(e.on);
				const body = cost(e.body);
				const steps = Math.min(roof, 1 + on.steps + on.size * (body.steps + 1));
				if (elementOf(e.type) === undefined) return single(steps);
				const whole = e.fold === 'flatMap' ? on.size * body.size : on.size;
				return { steps, size: Math.min(whole, Math.max(usual(e.type), on.size)) };
			}
		}
	};

	const callCost = (e: Extract<Expr, { op: 'call' }>): Cost => {
		const args = e.args.map(cost);
		const steps = args.reduce((n, a) => n + a.steps, 1);
		const walked = args.reduce(
			(n, a, i) => n + (elementOf(e.args[i]!.type) === undefined ? 0 : a.size),
			0,
		);
		if (elementOf(e.type) === undefined) return single(steps + walked);
		const { args: params, declared } = memberNamed(e.fn);
		const given = params[0] === 'set(*)' ? walked : (declared.usualSize ?? usual(e.type));
		const size = Math.min(given, Math.max(usual(e.type), walked));
		return { steps: Math.min(roof, steps + walked + size), size };
	};

	return cost(expr);
}

export function costProblem(
	expr: Expr,
	length: number,
	context: CostContext = {},
	limit: number = limits.expressionCost,
): ExprProblem | undefined {
	const { steps } = costOf(expr, context);
	if (steps <= limit) return undefined;
	return problem('TYPE-COST', { start: 0, end: length }, { cost: Math.round(steps), limit });
}
