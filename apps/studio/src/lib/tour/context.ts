import { getContext, setContext } from 'svelte';
import type { Tour } from './tour.svelte.ts';

const KEY = 'tour';

export interface Guide {
	readonly tour: Tour;
	readonly start: () => Promise<void>;
}

export function provideGuide(guide: Guide): Guide {
	return setContext(KEY, guide);
}

export function useGuide(): Guide {
	return getContext<Guide>(KEY);
}
