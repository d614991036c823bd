/** A tree of what may come: decisions, and under each of their options the decisions that have followed so far. */
export interface TreeNode {
	/** The seat that decides, and how many options it has. */
	readonly seat: number;
	readonly options: number;
	/** The number of times that the search came here. */
	visits: number;
	/** By option; undefined until the search comes here a second time. */
	tried: TriedOptions | undefined;
	readonly children: Map<string, TreeNode>;
}

/** By option: how likely it is to be good, the lead first expected of it, how often it was taken, and the sum of leads it then led to. */
export interface TriedOptions {
	readonly prior: Float64Array;
	readonly expected: Float64Array;
	readonly visits: Int32Array;
	readonly leads: Float64Array;
}

export function newNode(seat: number, options: number): TreeNode {
	return { seat, options, visits: 0, tried: undefined, children: new Map() };
}

/**
 * The options of a node before any is taken. `expected` holds a lead for each, -Infinity for one that nobody looked at; the larger
 * `temperature` (in points), the less do the leads tell them apart.
 */
export function newTried(expected: Float64Array, temperature: number): TriedOptions {
	const n = expected.length;
	const known = expected.filter((lead) => lead !== -Infinity);
	const best = known.reduce((a, b) => Math.max(a, b), known[0] ?? 0);
	const worst = known.reduce((a, b) => Math.min(a, b), best);
	const prior = new Float64Array(n);
	let sum = 0;
	for (let k = 0; k < n; k++) {
		if (expected[k] === -Infinity) expected[k] = worst;
		sum += prior[k] = Math.exp((expected[k]! - best) / temperature);
	}
	for (let k = 0; k < n; k++) prior[k]! /= sum;
	return { prior, expected, visits: new Int32Array(n), leads: new Float64Array(n) };
}

/** The mean lead of an option; what was first expected counts as one visit. */
export function meanLead({ expected, visits, leads }: TriedOptions, option: number): number {
	return (expected[option]! + leads[option]!) / (visits[option]! + 1);
}

/** The option to try next: one that leads by much, or one that was tried less than it promises. Ties go to the first. */
export function nextOption(tried: TriedOptions, explore: number): number {
	const { prior, visits } = tried;
	const n = prior.length;
	let sum = 1;
	for (let k = 0; k < n; k++) sum += visits[k]!;
	const width = explore * Math.sqrt(sum);
	let best = -Infinity;
	let found = 0;
	for (let k = 0; k < n; k++) {
		const value = meanLead(tried, k) + (width * prior[k]!) / (1 + visits[k]!);
		if (value > best) {
			best = value;
			found = k;
		}
	}
	return found;
}
