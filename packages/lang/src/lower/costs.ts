import { limits } from '@tilewright/schema';
import { type Cost, type CostContext, costOf, costProblem } from '../expr/cost.ts';
import type { ExprProblem } from '../expr/problem.ts';
import type { Expr } from '../ir/index.ts';
import type { Symbols } from './symbols.ts';

const contexts = new WeakMap<object, CostContext>();

export function tooCostly(
	symbols: Partial<Pick<Symbols, 'functions'>>,
	expr: Expr,
	length: number,
): ExprProblem | undefined {
	// while the functions themselves are being typed there is no table of them yet
	const { functions } = symbols;
	return costProblem(expr, length, functions === undefined ? {} : contextOf(symbols, functions));
}

function contextOf(symbols: object, functions: Symbols['functions']): CostContext {
	const ready = contexts.get(symbols);
	if (ready !== undefined) return ready;
	const costs = new Map<number, Cost | undefined>();
	let depth = 0;
	const context: CostContext = {
		define: (index) => {
			if (costs.has(index)) return costs.get(index);
			// a chain that is too long is refused, so its cost does not matter
			if (depth > limits.chain) return undefined;
			costs.set(index, undefined);
			depth++;
			const body = functions[index]?.compiled()?.expr;
			const cost = body === undefined ? undefined : costOf(body, context);
			depth--;
			costs.set(index, cost);
			return cost;
		},
	};
	contexts.set(symbols, context);
	return context;
}
