import type { Expr } from '@tilewright/lang';
import type { Value } from './ir.ts';

/** The value of a variable of expressions; one that `isPresent` is never none. */
export interface Bound {
	readonly value: Value;
	readonly isPresent: boolean;
}

/** The values of variables where an expression stands: slots of expressions, and slots of the frame that are not in it yet. */
export interface Scope {
	readonly temps: ReadonlyMap<number, Bound>;
	readonly locals: ReadonlyMap<number, Bound>;
	/** Values of expressions that were worked out before. */
	readonly known?: ReadonlyMap<Expr, Value>;
}

export const emptyScope: Scope = { temps: new Map(), locals: new Map() };

export function withTemp(scope: Scope, slot: number, value: Value, isPresent = true): Scope {
	return { ...scope, temps: new Map([...scope.temps, [slot, { value, isPresent }]]) };
}
