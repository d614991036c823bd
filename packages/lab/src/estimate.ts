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

/** How much more `a` is than `b`; both were estimated from games of their own. */
export function difference(a: Estimate, b: Estimate): Estimate {
	return { value: a.value - b.value, se: Math.hypot(a.se, b.se), n: Math.min(a.n, b.n) };
}

/** What a share of things of which none was met is at most, with 95 % confidence (rule of three). */
export function upperOfNone(n: number): number {
	return n === 0 ? 1 : Math.min(1, 3 / n);
}
