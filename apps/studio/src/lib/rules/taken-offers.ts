import { parseJson } from '@tilewright/schema';
import type { TakenOffer } from '@tilewright/workbench';
import { keepSetting, readSetting } from '../settings.ts';

const most = 60;

/** The expressions that were taken from the search in this browser, the last first. */
export function takenOffers(): readonly TakenOffer[] {
	const read = parseJson(readSetting('taken') ?? '[]');
	const kept: unknown = 'value' in read ? read.value : undefined;
	return Array.isArray(kept) ? kept.filter(isTaken) : [];
}

export function noteTaken(taken: TakenOffer): void {
	const others = takenOffers().filter((t) => t.query !== taken.query || t.by !== taken.by);
	keepSetting('taken', JSON.stringify([taken, ...others].slice(0, most)));
}

function isTaken(kept: unknown): kept is TakenOffer {
	const { query, by } = (kept ?? {}) as Partial<Record<keyof TakenOffer, unknown>>;
	return typeof query === 'string' && typeof by === 'string';
}
