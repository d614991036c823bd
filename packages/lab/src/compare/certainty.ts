import type { Report } from './comparison.ts';
import { differenceOfMeans } from './sentence.ts';

/**
 * The degree to which the differences of a comparison are sure. `same`: no game came out differently. `too few`: the points have no range yet.
 * `chance`: each range that is known contains 0. `doubtful`: a range leaves out 0, which may come by chance among so many rows. `differs`: a
 * row stands.
 */
export type Certainty = 'no game' | 'same' | 'too few' | 'chance' | 'doubtful' | 'differs';

export function certaintyOf({ games, rows }: Pick<Report, 'games' | 'rows'>): Certainty {
	if (games === 0) return 'no game';
	// the speed of the machine says nothing about the rules
	const asked = rows.filter(({ quantity }) => quantity !== 'time');
	if (asked.some(({ stands }) => stands)) return 'differs';
	if (asked.every(({ same }) => same)) return 'same';
	const known = asked.flatMap(({ estimate }) => (estimate ? [estimate] : []));
	if (known.some(({ low, high }) => low > 0 || high < 0)) return 'doubtful';
	const isOpen = asked.some(
		(row) => row.quantity === 'points' && !row.estimate && differenceOfMeans(row) !== 0,
	);
	return isOpen || known.length === 0 ? 'too few' : 'chance';
}
