import { parseJson } from '@tilewright/schema';
import { isSetup, type Setup } from '@tilewright/session';
import { choiceIn } from '@tilewright/workbench';
import type { GameAccess, GameSetup } from '../capabilities.ts';

type Access = GameAccess & GameSetup;

const KEY = 'tilewright.waiting-choices';

const rulesOf = (setup: Setup): string => JSON.stringify([setup.game, choiceIn(setup)]);

export function keepWaitingChoices({ game, waiting, draft, choices }: Access): void {
	if (!game) return;
	try {
		if (waiting === 0) sessionStorage.removeItem(KEY);
		else {
			const composed = draft.setup(choices);
			sessionStorage.setItem(KEY, JSON.stringify({ played: rulesOf(game.setup), composed }));
		}
	} catch {
		// they then last until the page is closed
	}
}

export function restoreWaitingChoices({ game, draft, choices }: Access): void {
	if (!game) return;
	try {
		const read = parseJson(sessionStorage.getItem(KEY) ?? 'null');
		const kept: unknown = 'value' in read ? read.value : undefined;
		if (typeof kept !== 'object' || kept === null) return;
		const { played, composed } = kept as { played?: unknown; composed?: unknown };
		if (played === rulesOf(game.setup) && isSetup(composed)) draft.take(composed, choices);
	} catch {
		// the storage is shut
	}
}
