import { getContext, setContext } from 'svelte';
import type { Studio } from '#lib/studio.svelte.ts';

const KEY = 'studio';

export function provideStudio(studio: Studio): Studio {
	return setContext(KEY, studio);
}

export function useStudio(): Studio {
	return getContext<Studio>(KEY);
}
