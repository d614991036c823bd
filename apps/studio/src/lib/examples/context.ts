import { getContext, setContext } from 'svelte';
import type { Examples } from './examples.svelte.ts';

const KEY = 'examples';

export function provideExamples(examples: Examples): Examples {
	return setContext(KEY, examples);
}

export function useExamples(): Examples {
	return getContext<Examples>(KEY);
}
