import type { CellPair, CoveringModel, CoveringRow } from './model.ts';

/** The pairs of values of different factors that are still to be covered. Values of all factors have running numbers. */
export class Pairs {
	private readonly first: readonly number[];
	private readonly factors: readonly number[];
	private readonly open: Uint8Array;
	private readonly rest: Int32Array;
	count: number;

	constructor({ sizes }: CoveringModel) {
		let n = 0;
		this.first = sizes.map((size) => (n += size) - size);
		this.factors = sizes.flatMap((size, f) => Array.from({ length: size }, () => f));
		this.open = new Uint8Array(n * n);
		this.rest = new Int32Array(n);
		this.count = 0;
		for (let a = 0; a < n; a++)
			for (let b = 0; b < n; b++)
				if (this.factors[a] !== this.factors[b]) {
					this.open[a * n + b] = 1;
					this.rest[a]!++;
					if (a < b) this.count++;
				}
	}

	restOfFactor(factor: number): number {
		const from = this.first[factor]!;
		const to = this.first[factor + 1] ?? this.rest.length;
		let sum = 0;
		for (let v = from; v < to; v++) sum += this.rest[v]!;
		return sum;
	}

	/**
	 * Returns the number of open pairs that a value makes with values of a row; factors in `without`, and those
	 * without a value (-1), do not count.
	 */
	gain(row: CoveringRow, factor: number, value: number, without: ReadonlySet<number>): number {
		const n = this.rest.length;
		const at = (this.first[factor]! + value) * n;
		let sum = 0;
		for (let f = 0; f < row.length; f++)
			if (row[f]! >= 0 && this.open[at + this.first[f]! + row[f]!] === 1 && !without.has(f)) sum++;
		return sum;
	}

	/** An open pair of the value that has most of them, with the partner that has most; the first of equal ones in this order of values. */
	next(order: readonly number[]): CellPair | undefined {
		const n = this.rest.length;
		const best = (among: readonly number[]): number =>
			among.reduce((a, b) => (this.rest[b]! > this.rest[a]! ? b : a), among[0]!);
		if (this.count === 0) return undefined;
		const a = best(order);
		const b = best(order.filter((v) => this.open[a * n + v] === 1));
		return [this.cellOf(a), this.cellOf(b)];
	}

	values(): number[] {
		return this.factors.map((_, v) => v);
	}

	close([a, b]: CellPair): void {
		this.closeNumbers(this.first[a.factor]! + a.value, this.first[b.factor]! + b.value);
	}

	/** Closes all pairs of a row, those of the factors in `without` excepted; returns how many were open. */
	closeRow(row: CoveringRow, without: ReadonlySet<number>): number {
		const before = this.count;
		const values = row.flatMap((value, f) => (without.has(f) ? [] : [this.first[f]! + value]));
		for (const [i, a] of values.entries())
			for (const b of values.slice(i + 1)) this.closeNumbers(a, b);
		return before - this.count;
	}

	private closeNumbers(a: number, b: number): void {
		const n = this.rest.length;
		if (this.open[a * n + b] !== 1) return;
		this.open[a * n + b] = this.open[b * n + a] = 0;
		this.rest[a]!--;
		this.rest[b]!--;
		this.count--;
	}

	private cellOf(v: number): CellPair[number] {
		const factor = this.factors[v]!;
		return { factor, value: v - this.first[factor]! };
	}
}
