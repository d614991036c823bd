import { test } from 'vitest';
import { holdKeptSums } from './kept-sums.ts';
import { lookAheadProgram, lookAheadSetUps } from './look-ahead-set-ups.ts';

const GAMES = Number(process.env['TILEWRIGHT_GAMES'] ?? 2);

test.each(lookAheadSetUps)('a sum is kept only where a new one would be the same: %j', (setUp) => {
	const program = lookAheadProgram(setUp);
	for (let seed = 1; seed <= GAMES; seed++) holdKeptSums(program, seed, Infinity, seed % 2 === 1);
});
