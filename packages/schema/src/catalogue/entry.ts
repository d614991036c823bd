import type { Severity } from '../diagnostic.ts';

/** The words of one finding. `doc` is the paragraph of docs/errors.md. */
export interface Entry<A> {
	readonly severity: Severity;
	readonly message: (args: A) => string;
	readonly hint?: (args: A) => string | undefined;
	readonly doc: string;
}

/** One area of the catalogue: an entry for every code that `T` names with its arguments. */
export type Area<T> = { readonly [C in keyof T]: Entry<T[C]> };

/** Arguments of a message that needs none. */
export type None = Record<never, never>;

/** A word of the author in straight quotes, shortened when it is long. */
export function quoted(word: string): string {
	const flat = word.replace(/\s+/g, ' ');
	return `"${flat.length > 60 ? `${flat.slice(0, 57)}…` : flat}"`;
}

/** `a, b or c`, at most twelve of them. */
export function oneOf(words: readonly string[]): string {
	const shown = words.slice(0, 12);
	if (words.length > shown.length) return `${shown.join(', ')} …`;
	if (shown.length < 2) return shown.join('');
	return `${shown.slice(0, -1).join(', ')} or ${shown[shown.length - 1]}`;
}

/** Hint of a misspelt word. */
export function didYouMean(near: readonly string[]): string | undefined {
	return near.length === 0 ? undefined : `Did you mean ${oneOf(near.map((n) => quoted(n)))}?`;
}
