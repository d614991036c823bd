import { getContext, setContext } from 'svelte';

type Change = (id: string) => void;
const KEY = 'change-this';

/** Lets everything below request a change of the rule behind it, by the id of its source. */
export function provideChangeThis(change: Change): void {
	setContext(KEY, change);
}

/** The function that requests a change; undefined where rules cannot be changed. */
export function changeThis(): Change | undefined {
	return getContext<Change | undefined>(KEY);
}
