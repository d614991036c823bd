import type { Expr } from '@tilewright/lang';
import type { Body } from './body.ts';
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
	/** Sets that stay the same while the code around runs, and whose members are listed once. */
	readonly sets?: ReadonlyMap<Expr, ListedSet>;
}

/** Walks the members of a set; they are found at the first walk. */
export type ListedSet = (f: Body, say: (member: Value) => void) => void;

export const emptyScope: Scope = { temps: new Map(), locals: new Map() };

export function withTemp(scope: Scope, slot: number, value: Value, isPresent = true): Scope {
	return { ...scope, temps: new Map([...scope.temps, [slot, { value, isPresent }]]) };
}
