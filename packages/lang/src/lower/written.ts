import type { DataPath } from '@tilewright/schema';
import type { Expr } from '../ir/index.ts';
import type { Expected, ExprContext } from '../expr/context.ts';

/** An expression of a document with the names it may use, whether it is right or not. */
export interface Written {
	readonly file: string;
	readonly path: DataPath;
	readonly context: ExprContext;
	readonly expected: Expected | undefined;
	/** Undefined where there were findings. */
	readonly expr: Expr | undefined;
}
