import { BotRandom } from '@tilewright/players';
import { expect, test } from 'vitest';
import { holm, isEnough, paired } from '../compare/interval.ts';
import { promiseFor } from '../compare/stop-rule.ts';
import { sampleOf } from './sums.ts';

const repetitions = 2000;
const most = 1024;
const first = 64;
const between = 16;

const uniform = (random: BotRandom): number => random.below(1 << 24) / (1 << 24);

const quantities: Record<string, { mean: number; draw: (random: BotRandom) => number }> = {
	'no difference': {
		mean: 0,
		draw: (r) => Math.round(20 * (uniform(r) + uniform(r) + uniform(r) + uniform(r) - 2)),
	},
	'a small difference': {
		mean: 1,
		draw: (r) => 1 + Math.round(20 * (uniform(r) + uniform(r) + uniform(r) + uniform(r) - 2)),
	},
	// nine of ten games differ by nothing: many tied games and a long tail
	'a skewed difference': { mean: 1, draw: (r) => (r.below(10) === 0 ? 2 * r.below(11) : 0) },
	'won or lost': { mean: 0.1, draw: (r) => (r.below(20) < 7 ? 1 : r.below(13) < 5 ? -1 : 0) },
};

/** Share of repetitions in which any look at an interval missed the truth. */
function missing(
	{ draw }: (typeof quantities)[string],
	misses: (sums: { n: number; sum: number; squares: number; differing: number }) => boolean,
): number {
	let missed = 0;
	for (let repetition = 0; repetition < repetitions; repetition++) {
		const random = new BotRandom(repetition * 7919 + 1);
		let sum = 0;
		let squares = 0;
		let differing = 0;
		for (let n = 1; n <= most; n++) {
			const d = draw(random);
			sum += d;
			squares += d * d;
			if (d !== 0) differing++;
			if (n < first || n % between !== 0) continue;
			if (!misses({ n, sum, squares, differing })) continue;
			missed++;
			break;
		}
	}
	return missed / repetitions;
}

test.each(Object.entries(quantities))('%s: intervals hold at every look', (_, quantity) => {
	const promise = promiseFor(most);
	const share = missing(quantity, ({ n, sum, squares, differing }) => {
		if (!isEnough(differing, promise)) return false;
		const { low, high } = paired(sampleOf(n, sum, squares, 1), promise)!;
		return quantity.mean < low || quantity.mean > high;
	});
	// three standard errors of a share of one in twenty
	expect(share).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / repetitions));
});

/** Rows of A/A runs are looked at after every block; somebody stops when one looks certain, or when he has enough. */
test('a rule set against itself, stopped by hand: no row is called certain too often, and the intervals at the stop hold', () => {
	const rows = 5;
	const promise = promiseFor(most);
	const { draw } = quantities['no difference']!;
	let [alarms, missed] = [0, 0];
	for (let repetition = 0; repetition < repetitions; repetition++) {
		const random = new BotRandom(repetition * 104_729 + 7);
		const patience = first + between * random.below((most - first) / between);
		const sums = Array.from({ length: rows }, () => ({ sum: 0, squares: 0, differing: 0 }));
		for (let n = 1; n <= patience; n++) {
			for (const row of sums) {
				const d = draw(random);
				row.sum += d;
				row.squares += d * d;
				if (d !== 0) row.differing++;
			}
			if (n % between !== 0) continue;
			const known = sums.flatMap(({ sum, squares, differing }) =>
				isEnough(differing, promise) ? [paired(sampleOf(n, sum, squares, 1), promise)!] : [],
			);
			const isAlarm = holm(known.map((interval) => interval.chance)).includes(true);
			if (!isAlarm && n + between <= patience) continue;
			if (isAlarm) alarms++;
			if (known[0] && (known[0].low > 0 || known[0].high < 0)) missed++;
			break;
		}
	}
	const bound = 0.05 + 3 * Math.sqrt((0.05 * 0.95) / repetitions);
	expect(alarms / repetitions).toBeLessThan(bound);
	expect(missed / repetitions).toBeLessThan(bound);
});

test('intervals for one look do not hold at many', () => {
	const share = missing(quantities['no difference']!, ({ n, sum, squares }) => {
		const { mean, sd } = sampleOf(n, sum, squares, 1);
		return Math.abs(mean) > (1.959964 * sd) / Math.sqrt(n);
	});
	expect(share).toBeGreaterThan(0.15);
});
