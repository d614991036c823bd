import type { PlaceOption, Refusal } from '@tilewright/session';

export interface Reason {
	readonly refusal: Refusal;
	/** Rotations or pieces it refuses; empty when it refuses all there are. */
	readonly only: readonly string[];
}

/** The reasons against a place, each once; empty when something can be done there. */
export function reasonsOf(here: readonly PlaceOption[]): Reason[] {
	if (here.length === 0 || here.some((h) => h.refusals.length === 0)) return [];
	const found = new Map<string, { refusal: Refusal; only: string[] }>();
	for (const { turn, piece, refusals } of here)
		for (const refusal of refusals) {
			const key = `${refusal.why} ${refusal.source?.file} ${refusal.source?.line}`;
			const reason = found.get(key) ?? { refusal, only: [] };
			reason.only.push(turn === undefined ? piece : `${turn * 90}°`);
			found.set(key, reason);
		}
	return [...found.values()].map(({ refusal, only }) => ({
		refusal,
		only: only.length === here.length ? [] : only,
	}));
}
