import { quantities } from '../quantities/table.ts';
import { rowId } from '../quantities/rows.ts';
import type { Span } from '../run/span.ts';
import { sampleOf } from '../run/sums.ts';
import { type Promise95, fewestDiffering, paired } from './interval.ts';

/** Steps in which the points of a game are told: tenths of its turns. */
const steps = 10;

export const courseQuantity = 'points-over-time';

/** Sums over games of the points of all seats after each tenth of the turns, and of their squares. */
export type CourseSums = [sum: number, square: number][];

export function emptyCourse(): CourseSums {
	return Array.from({ length: steps }, () => [0, 0]);
}

export function courseOf(values: ReadonlyMap<string, number>, seats: number): number[] {
	const parts = quantities.find((q) => q.name === courseQuantity)!.parts(seats);
	return Array.from({ length: steps }, (_, step) => {
		let points = 0;
		for (let seat = 1; seat <= seats; seat++)
			points += values.get(rowId(courseQuantity, courseWords(seat, step))) ?? 0;
		return points / parts;
	});
}

export function courseWords(seat: number, step: number): string {
	return `seat ${seat}, tenth ${String(step + 1).padStart(2, '0')}`;
}

export function addCourse(sums: CourseSums, points: readonly number[]): void {
	points.forEach((p, step) => {
		sums[step]![0] += p;
		sums[step]![1] += p * p;
	});
}

export function mergeCourses(sums: CourseSums, other: CourseSums): void {
	other.forEach(([sum, square], step) => {
		sums[step]![0] += sum;
		sums[step]![1] += square;
	});
}

/** Points of a seat after each tenth, as a mean over seats and games; `x` is in per cent of the turns. */
export function coursePoints(
	sums: CourseSums,
	games: number,
	seats: number,
	promise: Promise95,
): (Span & { readonly x: number })[] {
	return sums.map(([sum, square], step) => ({
		x: (100 * (step + 1)) / steps,
		...spanOf(games, sum, square, seats, promise),
	}));
}

export function spanOf(
	games: number,
	sum: number,
	square: number,
	scale: number,
	promise: Promise95,
): Span {
	const sample = sampleOf(games, sum, square, scale);
	const interval = games < fewestDiffering ? undefined : paired(sample, promise);
	return { mean: sample.mean, ...(interval && { low: interval.low, high: interval.high }) };
}
