import type { Reason } from '@tilewright/scene';
import type { FeatureView } from '@tilewright/session';
import type { GameState } from '@tilewright/session';
import { setUps } from '#texts/set-ups.ts';
import { board as t } from '#texts/board.ts';

export function featureSentence(feature: FeatureView, names: readonly string[]): string {
	const tiles = new Set(feature.segments.map((s) => s.tile)).size;
	const figures = feature.pieces.map(({ title, seat, n }) =>
		t.figures({ n, kind: title, name: names[seat] }),
	);
	const owners = feature.owners.map((seat) => names[seat] ?? '');
	const pays = owners.length > 0 || feature.worth !== 0;
	return [
		t.feature({ title: feature.title, tiles, complete: feature.complete }),
		...(figures.length > 0 ? [figures.join(', ')] : []),
		...(pays ? [t.wouldGet({ names: owners, points: feature.worth })] : []),
	].join('; ');
}

type Piece = GameState['view']['pieces'][number];

/**
 * The other things on a tile, in words: pieces on it as a whole and at its corners, what they carry, segments that were built over it with
 * their figures, and the piles of a feature that has a segment there.
 */
export function otherThingsOnTile(
	tile: number,
	feature: FeatureView | undefined,
	{ view, built, names }: Pick<GameState, 'view' | 'built' | 'names'>,
	titleOf: (kind: string) => string,
	titleOfKind: (kind: string) => string = (kind) => kind,
): string[] {
	const laid = view.tiles[tile];
	const isHere = ({ at }: Piece): boolean => {
		if (at.on === 'tile' || at.on === 'cell') return at.x === laid?.x && at.y === laid.y;
		if (at.on === 'corner')
			return laid !== undefined && [0, 1].includes(at.x - laid.x) && [0, 1].includes(at.y - laid.y);
		if (at.on !== 'piece') return false;
		const carrier = view.pieces.find((p) => p.piece === at.piece);
		return (
			carrier !== undefined &&
			(carrier.at.on === 'segment' ? carrier.at.tile === tile : isHere(carrier))
		);
	};
	const figuresOf = (pieces: readonly Piece[]): string[] => {
		const counts = new Map<string, { n: number; kind: string; name: string | undefined }>();
		for (const { kind, owner } of pieces) {
			const key = `${kind} ${owner}`;
			const n = (counts.get(key)?.n ?? 0) + 1;
			counts.set(key, { n, kind: titleOf(kind), name: names[owner] });
		}
		return [...counts.values()].map((piece) => t.figures(piece));
	};
	const isOwn = (at: { tile: number; segment: number }): boolean =>
		at.segment < 0
			? at.tile === tile
			: (feature?.segments.some((s) => s.tile === at.tile && s.segment === at.segment) ?? false);
	return [
		...figuresOf(view.pieces.filter(isHere)),
		...built.added
			.filter((added) => added.tile === tile)
			.map(({ kind, segment }) => {
				const on = view.pieces.filter((p) => p.at.on === 'segment' && p.at.segment === segment);
				return t.builtHere({ title: titleOfKind(kind), figures: figuresOf(on) });
			}),
		...built.piles
			.filter((pile) => isOwn(pile.at))
			.map(({ title, heaps }) =>
				t.holds({
					title,
					heaps: heaps.map(({ pieces, title: kind, seat, face }) =>
						t.heap({ n: pieces.length, kind, name: names[seat], face }),
					),
				}),
			),
	];
}

export function reasonsSentence(reasons: readonly Reason[]): string {
	return reasons
		.map(({ refusal: { says, houses = [] }, turns, pieces }) =>
			[t.reason({ says, turns, pieces }), ...houses.map((house) => `${setUps.house(house)}.`)].join(
				' ',
			),
		)
		.join(' ');
}
