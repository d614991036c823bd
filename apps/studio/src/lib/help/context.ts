import { getContext, setContext } from 'svelte';
import type { Requests } from '../capabilities.ts';

const KEY = 'help';

export function provideHelp(requests: Requests): Requests {
	return setContext(KEY, requests);
}

export function useHelp(): Requests {
	return getContext<Requests>(KEY);
}
