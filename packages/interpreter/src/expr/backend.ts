import type { Expr, RequirementIR } from '@tilewright/lang';
import type { Runtime } from '../run/runtime.ts';
import type { Scoring } from '../run/scoring.ts';
import type { CheckedParts } from './test-parts.ts';
import type { Walk } from './unchanging.ts';

/** Evaluates to a number: an int, an index or an entity id (none = -1). */
export type Num = () => number;
export type Bool = () => boolean;

export interface TestPart {
	readonly holds: Bool;
	readonly reads: readonly Expr[];
}

export interface Backend {
	num(expr: Expr): Num;
	bool(expr: Expr): Bool;
	/** Calls `body` with each member in the temp slot, in canonical order, until it returns true; returns whether it did. */
	each(expr: Expr, slot: number, body: Bool): Bool;
	size(expr: Expr): Num;
}

/** A back end that a machine can run on: the closures that play, and the slow one that tests hold them against. */
export interface MachineBackend extends Backend {
	readonly rt: Runtime;
	scoring: Scoring;
	possible: (action: number) => Bool;
	/**
	 * For `can(verb, a, b …)` over variables of the frame: the slot of the verb for each variable. Undefined for any other
	 * expression.
	 */
	direct(e: Expr): { readonly local: number; readonly temp: number }[] | undefined;
	requirement(r: RequirementIR): Bool;
	test(e: Expr): Bool;
	/**
	 * The parts of `can(verb, …)` for slots of the verb that are filled already, or of any other test. What does not change during the
	 * walk is found once, and what need not be `asked` of the verb is left out.
	 */
	testParts(
		e: Expr,
		isFilled: boolean,
		walk: Walk | undefined,
		asked?: CheckedParts,
	): readonly TestPart[];
}
