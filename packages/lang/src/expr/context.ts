import type { Expr, Span } from '../ir/expr.ts';
import type { Type } from '../ir/types.ts';
import type { Model } from '../model/model.ts';
import type { ExprProblem } from './problem.ts';
import type { Scope, TempAllocator } from './scope.ts';

/** Where an expression is written. */
export interface ExprContext {
	readonly model: Model;
	readonly vars: Scope;
	readonly temps: TempAllocator;
	/** The variable whose properties are bare names here (`it` in kinds, defines and queries). */
	readonly implicit?: string;
	/** Built-in names that have no meaning here; a root (`wave`) stands for all its names. */
	readonly without?: readonly string[];
	/** Gives the frame slot that keeps the value of a `before(…)`; absent where that is not allowed. */
	readonly before?: (value: Expr) => number;
	/** Known words near to a misspelt one; any number of times by default. */
	readonly near?: (word: string, known: () => Iterable<string>) => readonly string[];
	/** Turns offsets of the text into those that the nodes keep; as they are by default. */
	readonly place?: (start: number, end: number) => Span;
}

/** What may be due: one type, one of several (the first that fits), any single thing, any set. */
export type Expected = Type | '*' | 'set(*)' | readonly (Type | '*' | 'set(*)')[];

export interface CheckedExpr {
	/** Absent when there is a problem. */
	readonly expr?: Expr;
	/** The value may be none. */
	readonly nullable: boolean;
	readonly problems: readonly ExprProblem[];
}

/** Tells whether a name, or all names of its root, have no meaning here. */
export function isWithout({ without }: Pick<ExprContext, 'without'>, name: string): boolean {
	if (without === undefined) return false;
	const dot = name.indexOf('.');
	return without.includes(name) || (dot > 0 && without.includes(name.slice(0, dot)));
}
