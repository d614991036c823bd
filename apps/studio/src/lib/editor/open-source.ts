import { getContext, setContext } from 'svelte';

export interface SourceLine {
	readonly file: string;
	readonly line: number;
}
type Open = (line: SourceLine) => void;
const KEY = 'open-source';

export function provideOpenSource(open: Open): void {
	setContext(KEY, open);
}

export function openSource(): Open | undefined {
	return getContext<Open | undefined>(KEY);
}
