import { expect, test } from 'vitest';
import { holdKeptWorths } from './kept-worths.ts';
import { lookAheadProgram, lookAheadSetUps } from './look-ahead-set-ups.ts';

const GAMES = Number(process.env['TILEWRIGHT_GAMES'] ?? 4);

test.each(lookAheadSetUps)('what is kept of features is what they are worth: %j', (setUp) => {
	const program = lookAheadProgram(setUp);
	for (let seed = 1; seed <= GAMES; seed++)
		expect(holdKeptWorths(program, seed)).toBeGreaterThan(20);
});
