import { expect, test } from 'vitest';
import { holdKeptSums } from './kept-sums.ts';
import { fewSetUps, lookAheadProgram } from './look-ahead-set-ups.ts';

// all packs, whole games: kept-sums.verify.ts

test.each(fewSetUps)('a sum is kept only where a new one would be the same: %j', (setUp) => {
	const { known } = holdKeptSums(lookAheadProgram(setUp), 1, 12, true);
	expect(known).toBeGreaterThan(20);
});
