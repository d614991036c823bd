/** The bounds of a share. */
export interface ShareRange {
	readonly low: number;
	readonly high: number;
}

const z = 1.959964;

/** The 95 % interval of a share that was found in some of `n` cases (Wilson 1927). It never leaves 0 to 1. */
export function shareRange(found: number, n: number): ShareRange {
	if (n === 0) return { low: 0, high: 1 };
	const share = found / n;
	const doubt = (z * z) / n;
	const middle = share + doubt / 2;
	const half = z * Math.sqrt((share * (1 - share)) / n + doubt / (4 * n));
	const bound = (value: number): number => Math.min(1, Math.max(0, value / (1 + doubt)));
	return { low: bound(middle - half), high: bound(middle + half) };
}
