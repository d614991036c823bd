export interface Sample {
	readonly n: number;
	readonly mean: number;
	/** Sample standard deviation; 0 below two values. */
	readonly sd: number;
}

/**
 * The sample behind a sum and a sum of squares of `n` whole numbers, each divided by `scale`. Both sums must be safe integers;
 * the spread is worked out without rounding, so values that never vary have exactly none.
 */
export function sampleOf(n: number, sum: number, squares: number, scale: number): Sample {
	if (n === 0) return { n, mean: 0, sd: 0 };
	const excess = Number(BigInt(n) * BigInt(squares) - BigInt(sum) ** 2n);
	const sd = n < 2 ? 0 : Math.sqrt(excess / n / (n - 1)) / scale;
	return { n, mean: sum / n / scale, sd };
}
