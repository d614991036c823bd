import type { Span } from '../run/span.ts';
import { type CoursePoint, coursePoints, spanOf } from './course.ts';
import type { Promise95 } from './interval.ts';
import type { Matchup } from './side.ts';
import type { Tally } from './tally.ts';

/** The figures that the pictures of a comparison show, by side. */
export interface ComparisonPictures {
	/** The final scores of all seats. */
	readonly scores: Tally['scores'];
	/** The mean final score of a seat. */
	readonly means: readonly [a: Span, b: Span];
	/** Points of a seat over the game, where they were measured. */
	readonly courses?: readonly [a: readonly CoursePoint[], b: readonly CoursePoint[]];
}

export function comparisonPictures(
	tally: Tally,
	{ a, b }: Matchup,
	promise: Promise95,
): ComparisonPictures {
	const { games, scores, rows } = tally;
	const [sumA = 0, squaresA = 0, sumB = 0, squaresB = 0] = rows.get('points') ?? [];
	const courseA = coursePoints(tally, 0, a.seats.length, promise);
	const courseB = coursePoints(tally, 1, b.seats.length, promise);
	return {
		scores: [new Map(scores[0]), new Map(scores[1])],
		means: [
			spanOf(games, sumA, squaresA, a.seats.length, promise),
			spanOf(games, sumB, squaresB, b.seats.length, promise),
		],
		...(courseA && courseB && { courses: [courseA, courseB] as const }),
	};
}
