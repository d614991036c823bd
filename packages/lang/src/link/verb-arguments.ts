import type { SourcedValue } from './sourced-value.ts';

/** The arguments of a verb, each with its type: its declaration without the sentence about it. */
export function verbArguments(datum: SourcedValue | undefined): SourcedValue | undefined {
	if (datum?.is !== 'map') return datum;
	return { ...datum, entries: new Map([...datum.entries].filter(([key]) => key !== 'says')) };
}
