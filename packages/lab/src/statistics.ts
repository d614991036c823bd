import type { Estimate } from './estimate.ts';

/** Running mean and variance (Welford), mergeable. */
export class Moments {
	n = 0;
	mean = 0;
	least: number = Infinity;
	most: number = -Infinity;
	private m2 = 0;

	static ofZeros(n: number): Moments {
		return Moments.ofEqual(n, 0);
	}

	static ofEqual(n: number, value: number): Moments {
		const equal = new Moments();
		if (n === 0) return equal;
		equal.n = n;
		equal.mean = equal.least = equal.most = value;
		return equal;
	}

	add(x: number): void {
		this.n++;
		const d = x - this.mean;
		this.mean += d / this.n;
		this.m2 += d * (x - this.mean);
		this.least = Math.min(this.least, x);
		this.most = Math.max(this.most, x);
	}

	merge(other: Moments): void {
		if (other.n === 0) return;
		const n = this.n + other.n;
		const d = other.mean - this.mean;
		this.m2 += other.m2 + (d * d * this.n * other.n) / n;
		this.mean += (d * other.n) / n;
		this.n = n;
		this.least = Math.min(this.least, other.least);
		this.most = Math.max(this.most, other.most);
	}

	/** Sample standard deviation; 0 below two values. */
	get sd(): number {
		return this.n < 2 ? 0 : Math.sqrt(this.m2 / (this.n - 1));
	}

	get estimate(): Estimate {
		return { value: this.mean, se: this.n < 2 ? 0 : this.sd / Math.sqrt(this.n), n: this.n };
	}

	/** Half width of the 95 % interval of the mean (normal approximation). */
	get ci95(): number {
		return this.n < 2 ? 0 : (1.959964 * this.sd) / Math.sqrt(this.n);
	}
}
