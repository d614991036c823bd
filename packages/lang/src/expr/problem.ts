import type { Args, Code } from '@tilewright/schema';
import type { Repair } from './repairs.ts';

export type ExprCode = Extract<Code, `TYPE-${string}` | 'EXPRESSION-LONG' | 'EXPRESSION-DEEP'>;

/** One finding in the text of an expression; offsets count UTF-16 units of that text. */
export interface ExprProblem {
	readonly code: ExprCode;
	readonly start: number;
	readonly end: number;
	readonly args: Readonly<Record<string, string | number>>;
	/** A text that could replace the part between `start` and `end`. */
	readonly suggestion?: string;
	/** A change of the text beside or inside of that part that mends it. */
	readonly repair?: Repair;
}

export function problem<C extends ExprCode>(
	code: C,
	at: { readonly start: number; readonly end: number },
	args: Args[C] & Readonly<Record<string, string | number>>,
	suggestion?: string,
): ExprProblem {
	return {
		code,
		start: at.start,
		end: at.end,
		args,
		...(suggestion === undefined ? {} : { suggestion }),
	};
}
