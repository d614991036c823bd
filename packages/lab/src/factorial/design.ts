export interface FactorialDesign {
	readonly runs: readonly (readonly boolean[])[];
	/** All combinations are there; else a fraction of them. */
	readonly full: boolean;
}

/** The most factors whose combinations are all played. */
const maxFullFactors = 6;

export const factorBounds = { min: 2, max: 12 } as const;

/**
 * The design for so many factors: all combinations of up to six, and of more a regular fraction of resolution V or higher. In it no main effect
 * and no effect of two is mixed with another of these, only with effects of three and more (Box and Hunter, "The 2^(k−p) fractional
 * factorial designs", Technometrics 3, 1961). Each factor is a column over the basic factors, so that any four are independent; columns
 * are taken greedily in the order of their numbers, as for a code of distance five (Conway and Sloane, "Lexicographic codes", 1986).
 */
export function factorialDesign(factors: number): FactorialDesign {
	if (factors <= maxFullFactors) {
		const columns = Array.from({ length: factors }, (_, i) => 2 ** i);
		return { runs: runsOf(columns, factors), full: true };
	}
	for (let basic = maxFullFactors; ; basic++) {
		const columns = independentColumns(basic, factors);
		if (columns.length === factors) return { runs: runsOf(columns, basic), full: false };
	}
}

/** Columns of which any four are independent, as bits over so many basic factors; at most as many as wanted. */
function independentColumns(basic: number, wanted: number): number[] {
	const columns: number[] = [];
	// the sums of up to three columns: another column must be none of them
	const spanned = new Set([0]);
	for (let column = 1; column < 2 ** basic && columns.length < wanted; column++) {
		if (spanned.has(column)) continue;
		const pairs = [0, ...columns].flatMap((a, i) => columns.slice(i).map((b) => a ^ b));
		for (const sum of [0, ...columns, ...pairs]) spanned.add(sum ^ column);
		columns.push(column);
	}
	return columns;
}

/** The factors that are in, for every combination of the basic ones. The first run has none in. */
function runsOf(columns: readonly number[], basic: number): boolean[][] {
	return Array.from({ length: 2 ** basic }, (_, run) =>
		columns.map((column) => parity(run & column) === 1),
	);
}

function parity(bits: number): number {
	let odd = 0;
	for (let left = bits; left > 0; left &= left - 1) odd ^= 1;
	return odd;
}
