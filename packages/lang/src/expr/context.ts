import type { Expr, Span } from '../ir/expr.ts';
import type { Type } from '../ir/types.ts';
import { type Callable, isWritable } from '../model/callable.ts';
import type { Site } from '../model/member.ts';
import type { Model } from '../model/model.ts';
import type { ExprProblem } from './problem.ts';
import type { Scope, TempAllocator } from './scope.ts';

export interface ExprContext {
	readonly model: Model;
	readonly vars: Scope;
	readonly temps: TempAllocator;
	/** The variable whose properties are bare names here (`it` in kinds, defines and queries). */
	readonly implicit?: string;
	/** A rule unless said otherwise; built-ins say at which sites they may be written. */
	readonly site?: Site;
	/** Gives the frame slot that keeps the value of a `before(…)`; absent where that is not allowed. */
	readonly before?: (value: Expr) => number;
	readonly near?: (word: string, known: () => Iterable<string>) => readonly string[];
	/** Turns offsets of the text into those that the nodes keep; as they are by default. */
	readonly place?: (start: number, end: number) => Span;
}

/** The type that is due: one type, one of several (the first that fits), any single thing, or any set. */
export type Expected = Type | '*' | 'set(*)' | readonly (Type | '*' | 'set(*)')[];

export interface CheckedExpr {
	/** Absent when there is a problem. */
	readonly expr?: Expr;
	readonly nullable: boolean;
	readonly problems: readonly ExprProblem[];
}

export function writableHere(
	{ site = 'rule' }: Pick<ExprContext, 'site'>,
	list: readonly Callable[] = [],
): readonly Callable[] {
	return list.filter((c) => isWritable(c, site));
}

export function isRootBarred(
	{ site = 'rule', model }: Pick<ExprContext, 'site' | 'model'>,
	root: string,
): boolean {
	return model.roots.get(root)?.has(site) === false;
}
