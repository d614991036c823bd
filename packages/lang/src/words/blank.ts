import type { DataPath } from '@tilewright/schema';
import type { BinaryName } from '../ir/expr.ts';
import { blankMark } from './marks.ts';

export interface WrittenAt {
	readonly file: string;
	readonly path: DataPath;
}

/** A place in a sentence about an expression where another value may stand. */
export interface Blank {
	readonly is: 'number' | 'choice';
	readonly label: string;
	/** The part of the expression it stands for, from `start` to before `end`. */
	readonly start: number;
	readonly end: number;
	readonly text: string;
	readonly at: WrittenAt;
	/** The other choices for this place: the words, and the text for the expression. */
	readonly choices: readonly { readonly label: string; readonly text: string }[];
}

export type SentencePart = string | Blank;

export function fillBlank(
	{ text, start, end }: Pick<Blank, 'text' | 'start' | 'end'>,
	by: string,
): string {
	const filled = text.slice(0, start) + by + text.slice(end);
	// a sign in the place of a number that is lost makes it a gain
	return filled.replace(/^\s*-\s*-/, '');
}

export interface Collector {
	readonly text: string;
	readonly at: WrittenAt;
	readonly found: Blank[];
}

/** The words of a blank, marked so that it is found again in the sentence. */
export function marked(
	{ blanks }: { readonly blanks?: Collector },
	blank: Omit<Blank, 'text' | 'at'>,
): string {
	if (blanks === undefined) return blank.label;
	const { text, at, found } = blanks;
	found.push({ ...blank, text, at });
	return blankMark(found.length - 1, blank.label);
}

/** The range of the operator between two operands in the text; the range between the operands where it is not found. */
export function operatorAt(
	text: string,
	operator: BinaryName,
	left: { readonly end: number },
	right: { readonly start: number },
): { readonly start: number; readonly end: number } {
	const start = text.indexOf(operator, left.end);
	const found = start >= 0 && start < right.start;
	return found ? { start, end: start + operator.length } : { start: left.end, end: right.start };
}
