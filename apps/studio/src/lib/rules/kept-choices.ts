import { parseJson } from '@tilewright/schema';
import { isSetup, type Setup } from '@tilewright/session';
import { choiceIn } from '@tilewright/workbench';
import type { GameAccess, GameSetup } from '../capabilities.ts';

type Access = GameAccess & GameSetup;

const KEY = 'tilewright.waiting-choices';
const SET_UP_KEY = 'tilewright.set-up';

const rulesOf = (setup: Setup): string => JSON.stringify([setup.game, choiceIn(setup)]);

export function keepWaitingChoices({ game, waiting, draft, choices }: Access): void {
	try {
		if (!game) sessionStorage.setItem(SET_UP_KEY, JSON.stringify(draft.setup(choices)));
		else if (waiting === 0) sessionStorage.removeItem(KEY);
		else {
			const composed = draft.setup(choices);
			sessionStorage.setItem(KEY, JSON.stringify({ played: rulesOf(game.setup), composed }));
		}
	} catch {
		// they then last until the page is closed
	}
}

/** Takes up the rules of the game to come, as they were before the page was loaded again. */
export function restoreSetUp({ draft }: GameSetup): void {
	try {
		const read = parseJson(sessionStorage.getItem(SET_UP_KEY) ?? 'null');
		if (!('value' in read) || !isSetup(read.value)) return;
		const { game } = read.value;
		if (draft.game !== game) draft.chooseGame(game);
		draft.choose({ overlays: [], order: [], ...choiceIn(read.value) });
	} catch {
		// the storage is shut
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
