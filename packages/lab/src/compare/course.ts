import { quantities } from '../quantities/table.ts';
import { rowId } from '../quantities/rows.ts';
import type { Span } from '../run/span.ts';
import { sampleOf } from '../run/sums.ts';
import { type Promise95, fewestDiffering, paired } from './interval.ts';
import type { Tally } from './tally.ts';

/** Steps in which the points of a game are told: tenths of its turns. */
const steps = 10;

const measured = 'points-over-time';

/**
 * The course stands among the quantities of a comparison that measures it. Its rows are the points of all seats after each tenth of
 * the turns. They are drawn, and they are not among the rows that are tested.
 */
export const courseName = 'course';

const idOf = (step: number): string => `${courseName} ${twoDigits(step)}`;

/** The quantities that must be measured for those that are asked for. */
export function quantitiesToMeasure(asked: readonly string[]): readonly string[] {
	if (!asked.includes(courseName)) return asked;
	return [...new Set([...asked.filter((name) => name !== courseName), measured])];
}

/** The measured values of a game with rows for the course, without rows that nobody asked for. */
export function withCourse(
	values: ReadonlyMap<string, number>,
	asked: readonly string[],
	seats: number,
): Map<string, number> {
	const isAsked = asked.includes(measured);
	const rows = new Map(
		[...values].filter(([id]) => isAsked || !id.startsWith(rowId(measured, ''))),
	);
	const parts = quantities.find((q) => q.name === measured)!.parts(seats);
	for (let step = 0; step < steps; step++) {
		let points = 0;
		for (let seat = 1; seat <= seats; seat++)
			points += values.get(rowId(measured, courseWords(seat, step))) ?? 0;
		rows.set(idOf(step), points / parts);
	}
	return rows;
}

export function courseWords(seat: number, step: number): string {
	return `seat ${seat}, tenth ${twoDigits(step)}`;
}

function twoDigits(step: number): string {
	return String(step + 1).padStart(2, '0');
}

export interface CoursePoint extends Span {
	/** Per cent of the turns. */
	readonly x: number;
}

/** Points of a seat of one side after each tenth, as a mean over seats and games; undefined where they were not measured. */
export function coursePoints(
	{ games, rows }: Tally,
	side: 0 | 1,
	seats: number,
	promise: Promise95,
): CoursePoint[] | undefined {
	if (!rows.has(idOf(0))) return undefined;
	return Array.from({ length: steps }, (_, step) => {
		const [sum = 0, squares = 0] = rows.get(idOf(step))!.slice(2 * side);
		return { x: (100 * (step + 1)) / steps, ...spanOf(games, sum, squares, seats, promise) };
	});
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
