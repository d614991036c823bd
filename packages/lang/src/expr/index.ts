export { checkExpr } from './check.ts';
export { constantFold } from './constant-fold.ts';
export type { CheckedExpr, Expected, ExprContext } from './context.ts';
export {
	type Cost,
	type CostContext,
	type Sizes,
	costOf,
	costProblem,
	usualSizes,
} from './cost.ts';
export { nameProblem } from './declared-name.ts';
export { type NameAt, namesAt } from './names-at.ts';
export type { ExprCode, ExprProblem } from './problem.ts';
export { type Reads, readsOf } from './reads.ts';
export { countTemps, emptyScope, lookUp, scopeOf } from './scope.ts';
export type { Scope, TempAllocator, Variable } from './scope.ts';
export { mapParts, partsOf, placeSpans, rewrite, visit } from './walk.ts';
