/** Logarithm of the gamma function (Lanczos). */
function lnGamma(x: number): number {
	const c = [
		76.1800917294715, -86.5053203294168, 24.0140982408309, -1.231739572450155, 0.001208650973866179,
		-0.000005395239384953,
	];
	let sum = 1.000000000190015;
	for (let i = 0; i < c.length; i++) sum += c[i]! / (x + 1 + i);
	const t = x + 5.5;
	return (x + 0.5) * Math.log(t) - t + Math.log((2.506628274631 * sum) / x);
}

/** The continued fraction of the incomplete beta function (Lentz). */
function fraction(a: number, b: number, x: number): number {
	const tiny = 1e-300;
	const safe = (v: number): number => (Math.abs(v) < tiny ? tiny : v);
	let c = 1;
	let d = 1 / safe(1 - ((a + b) * x) / (a + 1));
	let h = d;
	for (let m = 1; m <= 500; m++) {
		const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
		d = 1 / safe(1 + even * d);
		c = safe(1 + even / c);
		h *= d * c;
		const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
		d = 1 / safe(1 + odd * d);
		c = safe(1 + odd / c);
		const step = d * c;
		h *= step;
		if (Math.abs(step - 1) < 1e-14) break;
	}
	return h;
}

function beta(a: number, b: number, x: number): number {
	if (x <= 0) return 0;
	if (x >= 1) return 1;
	const front = Math.exp(
		lnGamma(a + b) - lnGamma(a) - lnGamma(b) + a * Math.log(x) + b * Math.log(1 - x),
	);
	return x < (a + 1) / (a + b + 2)
		? (front * fraction(a, b, x)) / a
		: 1 - (front * fraction(b, a, 1 - x)) / b;
}

/** Returns the probability that Student’s t with `df` degrees of freedom is at least this far from 0, on either side. */
export function tailsOf(t: number, df: number): number {
	return Number.isFinite(t) ? beta(df / 2, 0.5, df / (df + t * t)) : 0;
}

/** The two-sided quantile: Student's t is at least this far from 0 with probability `tails`. */
export function distanceOf(tails: number, df: number): number {
	let low = 0;
	let high = 1;
	while (tailsOf(high, df) > tails && high < 1e12) high *= 2;
	for (let i = 0; i < 80; i++) {
		const middle = (low + high) / 2;
		if (tailsOf(middle, df) > tails) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}
