import { BotRandom } from '@tilewright/players';
import { expect, test } from 'vitest';
import { pairingOf, pairingSentence } from './pairing.ts';
import { type RowSums, emptyTally } from './tally.ts';

function tallyWith(common: number, games = 4000) {
	const random = new BotRandom(7);
	const sums: RowSums = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
	for (let i = 0; i < games; i++) {
		const shared = random.below(common + 1);
		const [a, b] = [shared + random.below(101 - common), shared + random.below(101 - common)];
		[a, a * a, b, b * b, a - b, (a - b) ** 2, a === b ? 0 : 1].forEach((v, k) => (sums[k]! += v));
	}
	const tally = emptyTally();
	tally.games = games;
	tally.rows.set('points', sums);
	return tally;
}

test('what games with the same seed have in common is what pairs save', () => {
	const apart = pairingOf(tallyWith(0))!;
	expect(apart.correlation).toBeCloseTo(0, 1);
	expect(apart.gain).toBeCloseTo(1, 1);
	const half = pairingOf(tallyWith(50))!;
	expect(half.correlation).toBeCloseTo(0.5, 1);
	// the variance of a difference is what is left of that of both
	expect(half.gain).toBeCloseTo(1 / (1 - half.correlation), 1);
});

test('the sentence says that pairs helped, or did not, only where the figures that it shows differ', () => {
	const random = new BotRandom(11);
	for (let i = 0; i < 2000; i++) {
		const games = 2 + random.below(5000);
		const gain = 1 + (random.below(2001) - 1000) / 10 ** (3 + random.below(5));
		const sentence = pairingSentence({ correlation: 1 - 1 / Math.max(gain, 0.5), gain }, games);
		const unpaired = Math.round(gain * games);
		const isNear = unpaired === games || Math.abs(gain - 1) < 0.005;
		if (isNear) expect(sentence).toContain('made no difference');
		if (sentence.includes('seeds helped')) expect(unpaired).toBeGreaterThan(games);
		if (sentence.includes('did not help')) expect(unpaired).toBeLessThan(games);
	}
});

test('the sentence tells whether pairs helped', () => {
	expect(pairingSentence({ correlation: 0.5, gain: 2 }, 400)).toContain('as 800 games');
	expect(pairingSentence({ correlation: -0.1, gain: 0.9 }, 400)).toContain('did not help');
	expect(pairingOf(emptyTally())).toBeUndefined();
});
