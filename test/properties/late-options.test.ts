import { test } from 'vitest';
import { holdLateOptions } from './late-options.ts';
import { fewSetUps, lookAheadProgram } from './look-ahead-set-ups.ts';

// all packs, whole games: late-options.verify.ts

test.each(fewSetUps)('options that are listed late are the same: %j', (setUp) => {
	holdLateOptions(lookAheadProgram(setUp), 1, 40);
});
