import { getContext, setContext } from 'svelte';

export interface SourceLine {
	readonly file: string;
	readonly line: number;
}
type Open = (line: SourceLine) => void;
const KEY = 'open-source';

/** Lets everything below open lines in the editor. */
export function provideOpenSource(open: Open): void {
	setContext(KEY, open);
}

/** The function that opens a line; undefined where there is no editor. */
export function openSource(): Open | undefined {
	return getContext<Open | undefined>(KEY);
}
