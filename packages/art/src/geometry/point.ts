/** A point of a drawing; a cell is 100 units wide, y grows downwards. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** A path piece: a straight line, or a cubic curve with its two controls, to `to`. */
export type Piece =
	{ readonly to: Point } | { readonly a: Point; readonly b: Point; readonly to: Point };

export interface Curve {
	readonly from: Point;
	readonly pieces: readonly Piece[];
}

export function point(x: number, y: number): Point {
	return { x, y };
}

export function between(p: Point, q: Point, t: number): Point {
	return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
}

export function plus(p: Point, q: Point, times = 1): Point {
	return { x: p.x + q.x * times, y: p.y + q.y * times };
}

export function minus(p: Point, q: Point): Point {
	return { x: p.x - q.x, y: p.y - q.y };
}

export function distance(p: Point, q: Point): number {
	return Math.hypot(p.x - q.x, p.y - q.y);
}

export function mean(points: readonly Point[]): Point {
	const n = Math.max(1, points.length);
	return {
		x: points.reduce((sum, p) => sum + p.x, 0) / n,
		y: points.reduce((sum, p) => sum + p.y, 0) / n,
	};
}

/** Two decimals at most, without trailing zeros. */
export function formatNumber(n: number): string {
	const r = Math.round(n * 100) / 100;
	return String(r === 0 ? 0 : r);
}

export function pathOf(curve: Curve, closed = false): string {
	const at = (p: Point): string => `${formatNumber(p.x)} ${formatNumber(p.y)}`;
	const parts = curve.pieces.map((piece) =>
		'a' in piece ? `C${at(piece.a)} ${at(piece.b)} ${at(piece.to)}` : `L${at(piece.to)}`,
	);
	return `M${at(curve.from)}${parts.join('')}${closed ? 'Z' : ''}`;
}

function cubic(p: Point, a: Point, b: Point, q: Point, t: number): Point {
	const s = 1 - t;
	const [i, j, k, l] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
	return { x: i * p.x + j * a.x + k * b.x + l * q.x, y: i * p.y + j * a.y + k * b.y + l * q.y };
}

export function flatten(curve: Curve, steps = 14): Point[] {
	const out = [curve.from];
	let p = curve.from;
	for (const piece of curve.pieces) {
		for (let i = 1; i <= steps; i++)
			out.push(
				'a' in piece
					? cubic(p, piece.a, piece.b, piece.to, i / steps)
					: between(p, piece.to, i / steps),
			);
		p = piece.to;
	}
	return out;
}

export function inside(p: Point, polygon: readonly Point[]): boolean {
	let is = false;
	for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
		const a = polygon[i]!;
		const b = polygon[j]!;
		if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) is = !is;
	}
	return is;
}

export function distanceTo(p: Point, run: readonly Point[]): number {
	let least = Infinity;
	for (let i = 0; i + 1 < run.length; i++) {
		const a = run[i]!;
		const b = run[i + 1]!;
		const [dx, dy] = [b.x - a.x, b.y - a.y];
		const length = dx * dx + dy * dy;
		const t =
			length === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
		least = Math.min(least, Math.hypot(p.x - a.x - dx * t, p.y - a.y - dy * t));
	}
	if (run.length === 1) return distance(p, run[0]!);
	return least;
}

export function along(run: readonly Point[], t: number): Point {
	const total = run.slice(1).reduce((sum, p, i) => sum + distance(p, run[i]!), 0);
	let left = total * t;
	for (let i = 0; i + 1 < run.length; i++) {
		const step = distance(run[i]!, run[i + 1]!);
		if (step >= left && step > 0) return between(run[i]!, run[i + 1]!, left / step);
		left -= step;
	}
	return run[run.length - 1]!;
}
