import type { Estimate } from './estimate.ts';

/**
 * The ratio of two sums over games: so many of so many. Its error takes each game as one draw, since what happens within a game
 * hangs together. Mergeable.
 */
export class Ratio {
	n = 0;
	private x = 0;
	private y = 0;
	private xx = 0;
	private xy = 0;
	private yy = 0;

	/** One game: `x` of `y`. */
	add(x: number, y: number): void {
		this.n++;
		this.x += x;
		this.y += y;
		this.xx += x * x;
		this.xy += x * y;
		this.yy += y * y;
	}

	merge(other: Ratio): void {
		this.n += other.n;
		this.x += other.x;
		this.y += other.y;
		this.xx += other.xx;
		this.xy += other.xy;
		this.yy += other.yy;
	}

	get of(): number {
		return this.y;
	}

	get ratio(): number {
		return this.y === 0 ? 0 : this.x / this.y;
	}

	/** Standard error (linearised). */
	get se(): number {
		const { n, ratio: r } = this;
		if (n < 2 || this.y === 0) return 0;
		const squares = Math.max(0, this.xx - 2 * r * this.xy + r * r * this.yy);
		return Math.sqrt((squares * n) / (n - 1)) / this.y;
	}

	get estimate(): Estimate {
		return { value: this.ratio, se: this.se, n: this.y };
	}
}
