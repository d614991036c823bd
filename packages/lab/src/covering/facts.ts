import type { CoveringModel, CoveringRow, Verdict } from './model.ts';

/** Values that, when all of them stand in a row, have it refused, or make the value of one factor mean nothing. */
interface Fact {
	readonly factors: readonly number[];
	readonly values: readonly number[];
	/** The factor that means nothing; -1 when the row is refused. */
	readonly idle: number;
}

/** Facts learned from the verdicts so far, applied to rows that are not whole yet; a factor without a value has -1. */
export class Facts {
	private readonly byFactor: Fact[][];
	private readonly known: Set<string>;

	constructor(model: CoveringModel) {
		this.byFactor = model.sizes.map(() => []);
		this.known = new Set();
	}

	learn(row: CoveringRow, { refused, idle }: Verdict): void {
		if (refused !== undefined) this.add(row, refused, -1);
		for (const [factor, because] of idle ?? []) this.add(row, because, factor);
	}

	private add(row: CoveringRow, factors: readonly number[], idle: number): void {
		const own = [...new Set(factors)].sort((a, b) => a - b);
		const values = own.map((f) => row[f]!);
		const key = `${idle}:${own.map((f, i) => `${f}=${values[i]!}`).join()}`;
		if (this.known.has(key)) return;
		this.known.add(key);
		const fact: Fact = { factors: own, values, idle };
		for (const f of own) this.byFactor[f]!.push(fact);
	}

	/**
	 * Factors of which the values so far are refused, or make one of the factors `needed` mean nothing, now that `factor` has its value;
	 * undefined when nothing is known against them.
	 */
	against(
		row: CoveringRow,
		needed: readonly number[],
		factor: number,
	): readonly number[] | undefined {
		return this.byFactor[factor]!.find(
			(fact) => (fact.idle < 0 || needed.includes(fact.idle)) && holds(fact, row),
		)?.factors;
	}

	idleBy(row: CoveringRow, factor: number): number[] {
		return this.byFactor[factor]!.flatMap((fact) =>
			fact.idle >= 0 && holds(fact, row) ? [fact.idle] : [],
		);
	}

	isGate(factor: number): boolean {
		return this.byFactor[factor]!.some((fact) => fact.idle >= 0);
	}
}

function holds({ factors, values }: Fact, row: CoveringRow): boolean {
	return factors.every((f, i) => row[f] === values[i]);
}
