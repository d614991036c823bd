import type { Severity } from '../diagnostic.ts';

/** The words of one finding. `doc` is the paragraph of docs/errors.md. */
export interface Entry<A> {
	readonly severity: Severity;
	readonly message: (args: A) => string;
	readonly hint?: (args: A) => string | undefined;
	readonly doc: string;
}

export type Area<T> = { readonly [C in keyof T]: Entry<T[C]> };

export type None = Record<never, never>;

const maxQuoted = 60;

/** A word of the author in straight quotes, shortened when it is long. */
export function quoted(word: string): string {
	return `"${clipped(word.slice(0, 1_000).replace(/\s+/g, ' '), 0)}"`;
}

/**
 * Two texts that should be equal, each in straight quotes and shortened around the first place where they differ, so that the
 * shortened texts differ too.
 */
export function contrasted(expected: string, actual: string): readonly [string, string] {
	const [one, other] = [expected, actual].map((text) => text.replace(/\s+/g, ' ')) as [
		string,
		string,
	];
	let same = 0;
	while (same < one.length && one[same] === other[same]) same++;
	const start = Math.max(one.length, other.length) <= maxQuoted ? 0 : Math.max(0, same - 20);
	return [`"${clipped(one, start)}"`, `"${clipped(other, start)}"`];
}

function clipped(text: string, start: number): string {
	const isHalf = (at: number): boolean => /[\uDC00-\uDFFF]/.test(text[at] ?? '');
	const from = isHalf(start) ? start - 1 : start;
	const left = from > 0 ? '…' : '';
	if (left.length + text.length - from <= maxQuoted) return left + text.slice(from);
	const end = from + maxQuoted - 3;
	return `${left}${text.slice(from, isHalf(end) ? end - 1 : end)}…`;
}

/** A text of at most so many UTF-16 units; what is left out is shown by `…`. No pair of units is cut. */
export function shortened(text: string, max: number): string {
	if (text.length <= max) return text;
	return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** `a → b → c`; of a long path the beginning and the end. */
export function pathOf(steps: readonly string[]): string {
	const shown = steps.length <= 12 ? steps : [...steps.slice(0, 8), '…', ...steps.slice(-3)];
	return shown.join(' → ');
}

/** `a, b or c`, at most twelve of them. */
export function oneOf(words: readonly string[]): string {
	const shown = words.slice(0, 12);
	if (words.length > shown.length) return `${shown.join(', ')} …`;
	if (shown.length < 2) return shown.join('');
	return `${shown.slice(0, -1).join(', ')} or ${shown[shown.length - 1]}`;
}

export function didYouMean(near: readonly string[]): string | undefined {
	return near.length === 0 ? undefined : `Did you mean ${oneOf(near.map((n) => quoted(n)))}?`;
}
