export { checkExpr } from './check.ts';
export type { CheckedExpr, Expected, ExprContext } from './context.ts';
export type { ExprCode, ExprProblem } from './problem.ts';
export { countTemps, emptyScope, lookUp, scopeOf } from './scope.ts';
export type { Scope, TempAllocator, Variable } from './scope.ts';
export { constantFold } from './constant-fold.ts';
export { mapParts, partsOf, placeSpans, rewrite, visit } from './walk.ts';
