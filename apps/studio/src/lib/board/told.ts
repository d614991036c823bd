import type { FeatureView, PlaceOption, Refusal } from '@tilewright/session';
import { board as t } from '#texts/board.ts';

/** A feature in one sentence, for those who listen. */
export function featureTold(feature: FeatureView, names: readonly string[]): string {
	const tiles = new Set(feature.segments.map((s) => s.tile)).size;
	const figures = feature.pieces.map(({ kind, seat, n }) =>
		t.figures({ n, kind, name: names[seat] }),
	);
	const owners = feature.owners.map((seat) => names[seat] ?? '');
	return [
		t.feature({ title: feature.title, tiles, complete: feature.complete }),
		...(figures.length > 0 ? [figures.join(', ')] : []),
		t.wouldGet({ names: owners, points: feature.worth }),
	].join('; ');
}

/** A reason against doing something at a place, with what it stands against. */
export interface Reason {
	readonly refusal: Refusal;
	/** Rotations or pieces it refuses; empty when it refuses all there are. */
	readonly only: readonly string[];
}

/** What stands against a place, each reason once; nothing when something can be done there. */
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

/** The reasons in words, for those who listen. */
export function reasonsTold(reasons: readonly Reason[]): string {
	return reasons
		.map(({ refusal, only }) => `${only.length > 0 ? `${only.join(', ')}: ` : ''}${refusal.says}`)
		.join(' ');
}
