import { test } from 'vitest';
import { litmusProgramOf, packSetUps } from './generated-code.ts';
import { lookAheadProgram, lookAheadSetUps } from './look-ahead-set-ups.ts';
import { holdTrials } from './trials.ts';

const DECISIONS = Number(process.env['TILEWRIGHT_DECISIONS'] ?? 20);

test.each(packSetUps)(
	'options that generated code tries are as by closures: %s',
	(_, selection) => {
		holdTrials(litmusProgramOf(selection), 2, DECISIONS);
	},
);

test.each(lookAheadSetUps)('options that generated code tries are as by closures: %j', (setUp) => {
	holdTrials(lookAheadProgram(setUp), 3, DECISIONS);
});
