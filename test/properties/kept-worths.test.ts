import { expect, test } from 'vitest';
import { holdKeptWorths } from './kept-worths.ts';
import { fewSetUps, lookAheadProgram } from './look-ahead-set-ups.ts';

// all packs, whole games: kept-worths.verify.ts

test.each(fewSetUps)('what is kept of features is what they are worth: %j', (setUp) => {
	expect(holdKeptWorths(lookAheadProgram(setUp), 1, 25)).toBeGreaterThan(15);
});
