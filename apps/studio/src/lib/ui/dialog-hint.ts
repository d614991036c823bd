import { getContext, setContext } from 'svelte';

const KEY = 'dialog-hint';
const none = (): string => '';

/** Gives a sentence that every dialog shows below its title: nothing behind an open dialog can be read aloud. Empty for none. */
export function provideDialogHint(hint: () => string): void {
	setContext(KEY, hint);
}

export function dialogHint(): () => string {
	return getContext<(() => string) | undefined>(KEY) ?? none;
}
