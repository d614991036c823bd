import type { Runtime } from '../../run/runtime.ts';
import type { ExprOf, Id, SingleType } from '../values.ts';
import { type BoolMeaning, type CallExpr, test } from './meaning.ts';

export function tagged<A extends SingleType>(
	kindOf: (rt: Runtime) => (id: Id<A>) => number,
): BoolMeaning<readonly [ExprOf<A>], CallExpr> {
	return test((rt, _, table) => {
		const yes = new Set(table);
		const kind = kindOf(rt);
		return (id) => yes.has(kind(id));
	});
}
