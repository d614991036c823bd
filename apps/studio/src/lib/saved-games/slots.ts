import { type SavedSession, readSavedSession, wordMessage } from '@tilewright/session';
import { savedGames as t } from '#texts/saved-games.ts';

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'tilewright.game.';
export const MAX_GAMES = 12;

export interface Slot {
	readonly id: string;
	/** When, in milliseconds; 0 where nobody can tell. */
	readonly saved: number;
	readonly session: SavedSession | undefined;
	readonly trouble: string;
	readonly text: string;
}

export function readSlots(store: () => Store): { slots: Slot[]; trouble: string } {
	const slots: Slot[] = [];
	try {
		const from = store();
		for (let i = 0; i < from.length; i++) {
			const key = from.key(i);
			if (key?.startsWith(PREFIX)) slots.push(slotOf(key, from.getItem(key) ?? ''));
		}
	} catch {
		return { slots: [], trouble: t.notStored };
	}
	return { slots: slots.sort((a, b) => b.saved - a.saved), trouble: '' };
}

export function readSlot(store: () => Store, id: string): Slot | undefined {
	try {
		const text = store().getItem(PREFIX + id);
		return text === null ? undefined : slotOf(PREFIX + id, text);
	} catch {
		return undefined;
	}
}

function slotOf(key: string, text: string): Slot {
	const { saved, trouble: message } = readSavedSession(text);
	const trouble = message ? wordMessage(message) : '';
	return { id: key.slice(PREFIX.length), saved: saved?.saved ?? 0, session: saved, trouble, text };
}

export function writeSlot(store: () => Store, id: string, text: string): string {
	try {
		store().setItem(PREFIX + id, text);
		return '';
	} catch (error) {
		return error instanceof Error && /quota/i.test(error.name) ? t.full : t.notStored;
	}
}

export function removeSlot(store: () => Store, id: string): void {
	try {
		store().removeItem(PREFIX + id);
	} catch {
		// a store that cannot be written holds no game
	}
}

/** The games to forget so that there is room for one more; those in use and those nobody can read stay. */
export function gamesToForget(slots: readonly Slot[], inUse: readonly string[]): string[] {
	return slots
		.filter((s) => s.session !== undefined && !inUse.includes(s.id))
		.slice(MAX_GAMES - 1)
		.map((s) => s.id);
}

export function hasSteps({ lines }: SavedSession): boolean {
	return lines.some((l) => l.steps.length > 0);
}
