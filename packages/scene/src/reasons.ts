import type { PlaceOption, Refusal } from '@tilewright/session';

export interface Reason {
	readonly refusal: Refusal;
	/** Rotations or pieces it refuses; empty when it refuses all there are. */
	readonly only: readonly string[];
}

/** The sides that keep a tile from lying at a place in a rotation; rotations that look alike are one option. */
export function misfitsOf(
	here: readonly PlaceOption[],
	turn: number,
): NonNullable<Refusal['sides']> {
	const option =
		here.find((h) => h.turn === turn) ??
		here.find((h) => h.turn === turn % 2) ??
		here.find((h) => h.turn === 0);
	return option?.refusals.flatMap(({ sides }) => sides ?? []) ?? [];
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
