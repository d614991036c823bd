import type { Reason } from '@tilewright/scene';
import type { FeatureView } from '@tilewright/session';
import { board as t } from '#texts/board.ts';

/** A feature in one sentence, for those who listen. */
export function featureSentence(feature: FeatureView, names: readonly string[]): string {
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

/** The reasons in words, for those who listen. */
export function reasonsSentence(reasons: readonly Reason[]): string {
	return reasons
		.map(({ refusal, only }) => `${only.length > 0 ? `${only.join(', ')}: ` : ''}${refusal.says}`)
		.join(' ');
}
