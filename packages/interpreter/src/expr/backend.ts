import type { Expr } from '@tilewright/lang';

/** Evaluates to a number: an int, an index or an entity id (none = -1). */
export type Num = () => number;
/** Evaluates to a truth value. */
export type Bool = () => boolean;

/** Turns typed expressions into things that can be called against one runtime. Play and explanation have one each. */
export interface Backend {
	num(expr: Expr): Num;
	bool(expr: Expr): Bool;
	/** Calls `body` with each member in the temp slot, in canonical order, until it answers true; answers whether it did. */
	each(expr: Expr, slot: number, body: Bool): Bool;
	/** How many members a set has. */
	size(expr: Expr): Num;
}
