import { fewestDiffering, type Report } from '@tilewright/lab';

const STEP = 50;
/** Games differ more or less often by chance, so some more are offered than these games suggest. */
const SPARE = 1.25;

export interface EnoughGames {
	readonly differing: number;
	/** So many games will most likely give the points a range. */
	readonly games: number;
}

/** The games to offer where the points have no range yet; undefined where they have one, or no game tells how many it takes. */
export function enoughGames({ games, rows }: Report, most: number): EnoughGames | undefined {
	const points = rows.find(({ quantity }) => quantity === 'points');
	const differing = points?.differing ?? 0;
	if (!points || points.estimate || differing === 0) return undefined;
	const needed = (games * fewestDiffering * SPARE) / differing;
	const offered = Math.ceil(Math.max(needed, games + 1) / STEP) * STEP;
	return offered > most ? undefined : { differing, games: offered };
}
