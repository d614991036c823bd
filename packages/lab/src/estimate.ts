/** A figure that was estimated, with its standard error and what it was estimated from (games, or things met in them). */
export interface Estimate {
	readonly value: number;
	readonly se: number;
	readonly n: number;
}

/** Half width of the 95 % interval (normal approximation). */
export function halfWidth({ se }: Estimate): number {
	return 1.959964 * se;
}

/** Returns `a` less `b`; each was estimated from games of its own. */
export function difference(a: Estimate, b: Estimate): Estimate {
	return { value: a.value - b.value, se: Math.hypot(a.se, b.se), n: Math.min(a.n, b.n) };
}

/** Returns the upper bound, with 95 % confidence, of a share of which none was met in `n` cases (rule of three). */
export function upperBoundOfUnseen(n: number): number {
	return n === 0 ? 1 : Math.min(1, 3 / n);
}
