import { isIntegers } from './checkpoint.ts';

/** Whole numbers, each with how often it occurs. */
export type ValueCounts = Map<number, number>;

/** A number of values, the sum of them, and their squares added up. */
export interface CountedSums {
	readonly n: number;
	readonly sum: number;
	readonly squares: number;
}

export function countValues(values: Iterable<number>): ValueCounts {
	const counts: ValueCounts = new Map();
	for (const value of values) countValue(counts, value, 1);
	return counts;
}

export function countValue(counts: ValueCounts, value: number, times: number): void {
	counts.set(value, (counts.get(value) ?? 0) + times);
}

export function addCounts(counts: ValueCounts, other: ReadonlyMap<number, number>): void {
	for (const [value, times] of other) countValue(counts, value, times);
}

export function sumsOfCounts(counts: ReadonlyMap<number, number>): CountedSums {
	let [n, sum, squares] = [0, 0, 0];
	for (const [value, times] of counts) {
		n += times;
		sum += value * times;
		squares += value * value * times;
	}
	return { n, sum, squares };
}

/** The value below or at which a share of all values lies; 0 where there is none. */
export function quantileOf(counts: ReadonlyMap<number, number>, share: number): number {
	const sorted = sortedCounts(counts);
	let left = Math.floor(share * (sumsOfCounts(counts).n - 1));
	for (const [value, times] of sorted) {
		if (left < times) return value;
		left -= times;
	}
	return 0;
}

/** Counts as JSON: pairs in the order of their values. */
export function sortedCounts(
	counts: ReadonlyMap<number, number>,
): [value: number, times: number][] {
	return [...counts].sort(([a], [b]) => a - b);
}

/** The counts that JSON holds; undefined where it holds none. */
export function countsFrom(value: unknown): ValueCounts | undefined {
	if (!Array.isArray(value)) return undefined;
	const counts: ValueCounts = new Map();
	let before = -Infinity;
	for (const pair of value as unknown[]) {
		if (!isIntegers(pair, 2)) return undefined;
		const [number, times] = pair as [number, number];
		if (number <= before || times < 1) return undefined;
		counts.set(number, times);
		before = number;
	}
	return counts;
}
