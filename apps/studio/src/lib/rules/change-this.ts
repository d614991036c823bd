import { getContext, setContext } from 'svelte';

type Change = (id: string) => void;
const KEY = 'change-this';

export function provideChangeThis(change: Change): void {
	setContext(KEY, change);
}

export function changeThis(): Change | undefined {
	return getContext<Change | undefined>(KEY);
}
