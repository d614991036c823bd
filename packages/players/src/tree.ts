export interface TreeNode {
	readonly seat: number;
	readonly options: number;
	visits: number;
	/** By option; undefined until a second playout reaches this node. */
	tried: TriedOptions | undefined;
	readonly children: Map<string, TreeNode>;
}

/** By option: its prior probability, the expected lead before any playout, the number of playouts, and the sum of their leads. */
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
 * The options of a node before any playout. `expected` holds a lead for each option, or -Infinity if it was not examined. The prior
 * probabilities are a softmax of the leads with `temperature`, in points.
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

/** The mean lead of an option; the expected lead counts as one visit. */
export function meanLead({ expected, visits, leads }: TriedOptions, option: number): number {
	return (expected[option]! + leads[option]!) / (visits[option]! + 1);
}

/** The option to try next (PUCT): one with a large mean lead, or with few visits for its prior. The first of equal ones. */
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
