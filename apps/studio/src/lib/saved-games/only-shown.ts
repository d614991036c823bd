import type { Setup } from '@tilewright/session';

const KEY = 'tilewright.only-shown';

/** Notes, for a reload of this tab, that the game with this set-up is only looked at. */
export function keepOnlyShown(setup: Setup): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(setup));
	} catch {
		// the storage is shut
	}
}

export function isKeptOnlyShown(setup: Setup): boolean {
	try {
		return sessionStorage.getItem(KEY) === JSON.stringify(setup);
	} catch {
		return false;
	}
}
