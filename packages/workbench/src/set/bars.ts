import { largest } from '@tilewright/schema';
import { type Estimate, halfWidth } from '@tilewright/lab';

/** A bar with the interval of its value, in parts of the whole width. */
export interface Bar {
	readonly width: number;
	readonly low: number;
	readonly high: number;
	readonly mark: number | undefined;
}

export function barOf(e: Estimate, max: number, other?: Estimate): Bar {
	const part = (value: number): number => (max <= 0 ? 0 : Math.max(0, Math.min(1, value / max)));
	const half = halfWidth(e);
	return {
		width: part(e.value),
		low: part(e.value - half),
		high: part(e.value + half),
		mark: other && other.n > 0 ? part(other.value) : undefined,
	};
}

/** The value of a bar of the whole width: the highest end of all intervals. */
export function maxOf(all: readonly (Estimate | undefined)[]): number {
	return largest(
		all.flatMap((e) => (e && e.n > 0 ? [e.value + halfWidth(e)] : [])),
		0,
	);
}

/** Counts as shares of their sum; beyond `rows` places all together. */
export function sharesOf(
	counts: readonly number[],
	rows: number,
): { from: number; last: boolean; share: number }[] {
	const total = counts.reduce((a, b) => a + b, 0);
	if (total === 0) return [];
	const shown = counts.slice(0, rows);
	const rest = counts.slice(rows).reduce((a, b) => a + b, 0);
	if (rest > 0) shown[shown.length - 1]! += rest;
	return shown.map((n, i) => ({
		from: i + 1,
		last: rest > 0 && i === shown.length - 1,
		share: n / total,
	}));
}
