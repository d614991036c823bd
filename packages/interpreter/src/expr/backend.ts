import type { Expr, RequirementIR } from '@tilewright/lang';
import type { Runtime } from '../run/runtime.ts';
import type { Scoring } from '../run/scoring.ts';
import type { AskedOfVerb } from './test-parts.ts';
import type { Walk } from './unchanging.ts';

/** Evaluates to a number: an int, an index or an entity id (none = -1). */
export type Num = () => number;
export type Bool = () => boolean;

/** One of several tests that must all hold. */
export interface TestPart {
	readonly holds: Bool;
	/** The expressions that it evaluates, bodies of defines left out. */
	readonly reads: readonly Expr[];
}

/** Compiles typed expressions into functions over one runtime. */
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
	/** Set by the machine: scoring needs the back end, and expressions read scores. */
	scoring: Scoring;
	/** Set by the machine: whether an action has an option now. */
	possible: (action: number) => Bool;
	/**
	 * For `can(verb, a, b …)` over variables of the frame: the slot of the verb for each variable. Undefined for any other
	 * expression.
	 */
	direct(e: Expr): { readonly local: number; readonly temp: number }[] | undefined;
	/** Compiles one requirement of a verb with what lifts it. */
	requirement(r: RequirementIR): Bool;
	/** Compiles `can(verb, …)` for slots of the verb that are filled already. */
	test(e: Expr): Bool;
	/**
	 * The parts of `can(verb, …)` for slots of the verb that are filled already, or of any other test. What does not change during the
	 * walk is found once, and what need not be `asked` of the verb is left out.
	 */
	testParts(
		e: Expr,
		isFilled: boolean,
		walk: Walk | undefined,
		asked?: AskedOfVerb,
	): readonly TestPart[];
}
