import { test } from 'vitest';
import { holdLateOptions } from './late-options.ts';
import { lookAheadProgram, lookAheadSetUps } from './look-ahead-set-ups.ts';

const GAMES = Number(process.env['TILEWRIGHT_GAMES'] ?? 4);

test.each(lookAheadSetUps)('options that are listed late are the same: %j', (setUp) => {
	const program = lookAheadProgram(setUp);
	for (let seed = 1; seed <= GAMES; seed++) holdLateOptions(program, seed);
});
