import { expect, test } from 'vitest';
import { BotRandom } from './random.ts';
import { meanLead, newTried, nextOption, type TriedOptions } from './tree.ts';

const take = (tried: TriedOptions, option: number, lead: number): void => {
	tried.visits[option]!++;
	tried.leads[option]! += lead;
};

function played(means: readonly number[], times: number, seed: number): TriedOptions {
	const random = new BotRandom(seed);
	const tried = newTried(new Float64Array(means.length), 2);
	for (let i = 0; i < times; i++) {
		const option = nextOption(tried, 3);
		take(tried, option, means[option]! + random.below(9) - 4);
	}
	return tried;
}

test('priors add up to one, and an option that nobody looked at counts as the worst one', () => {
	const tried = newTried(Float64Array.of(3, -Infinity, 5, 1), 2);
	expect(tried.prior.reduce((a, b) => a + b)).toBeCloseTo(1);
	expect(tried.expected[1]).toBe(1);
	expect([...tried.prior].sort((a, b) => b - a)[0]).toBe(tried.prior[2]);
});

test('one option alone, and options of which nothing is known, are no fault', () => {
	expect(nextOption(newTried(Float64Array.of(-Infinity), 2), 3)).toBe(0);
	const unknown = newTried(new Float64Array(5).fill(-Infinity), 2);
	expect(nextOption(unknown, 3)).toBe(0);
	expect(unknown.prior[4]).toBeCloseTo(0.2);
});

test('of options with luck, the best is tried most, and none is forgotten', () => {
	for (let seed = 1; seed <= 50; seed++) {
		const { visits } = played([1, 2, 6, 0], 200, seed);
		expect(visits.indexOf(Math.max(...visits))).toBe(2);
		expect(Math.min(...visits)).toBeGreaterThan(0);
	}
});

test('the mean counts what was expected as one visit', () => {
	const tried = newTried(Float64Array.of(4, 0), 2);
	expect(meanLead(tried, 0)).toBe(4);
	take(tried, 0, 10);
	expect(meanLead(tried, 0)).toBe(7);
});
