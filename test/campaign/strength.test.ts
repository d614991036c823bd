import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baseProgram } from '../support/base.ts';
import { playPair } from './strength/pair.ts';
import { readBotsPage, strengthTable, withStrengths } from './strength/table.ts';
import { verdictOf } from './strength/verdict.ts';

test('a bot against itself wins half of every pair, and the same pair counts the same', () => {
	const match = { program: baseProgram(), bot: 'random', against: 'random' };
	const { counts } = playPair(match, 7);
	expect(counts).toMatchObject({ games: 2, 'wins 2': 1, lead: 0 });
	// processor time is the one figure that differs
	const milliseconds = expect.any(Number) as number;
	expect(playPair(match, 7).counts).toEqual({ ...counts, milliseconds });
});

test('the weaker bot loses what the stronger wins', () => {
	const program = baseProgram();
	const { counts } = playPair({ program, bot: 'random', against: 'greedy' }, 3);
	expect(counts).toMatchObject({ 'wins 0': 1 });
	expect(counts['lead']).toBeLessThan(0);
});

test('the verdict holds the share of wins in its interval, and that of the other bot mirrors it', () => {
	const pairs = fc.array(fc.nat({ max: 40 }), { minLength: 5, maxLength: 5 });
	fc.assert(
		fc.property(pairs, (numbers) => {
			const counts = (list: readonly number[]): Record<string, number> =>
				Object.fromEntries(list.map((n, halves) => [`wins ${halves}`, n]));
			const all = numbers.reduce((a, b) => a + b, 0);
			const verdict = verdictOf(counts(numbers));
			if (all < 2) return expect(verdict).toBeUndefined();
			const wins = numbers.reduce((sum, n, halves) => sum + n * halves, 0) / (4 * all);
			expect(verdict!.wins).toBeCloseTo(100 * wins, 9);
			expect(verdict!.low).toBeLessThanOrEqual(verdict!.wins + 1e-9);
			expect(verdict!.high).toBeGreaterThanOrEqual(verdict!.wins - 1e-9);
			const mirrored = verdictOf(counts([...numbers].reverse()))!;
			expect(mirrored.low).toBeCloseTo(100 - verdict!.high, 9);
		}),
	);
});

test('the page about bots says what the kept rounds say', () => {
	const page = readBotsPage();
	expect(withStrengths(page), 'renew it with: node test/campaign/ledger.ts').toBe(page);
	// the verdict of each campaign has a row
	expect(strengthTable()).toMatch(
		/\n\| base game \| `search:5000` \| `thoughtful` \| \d+ of 400 \|/,
	);
	expect(strengthTable('no/such/folder').split('\n')).toHaveLength(2);
});
