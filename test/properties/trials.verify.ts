import { test } from 'vitest';
import { longPartOf } from '../support/part.ts';
import { litmusProgramOf, packSetUps } from './generated-code.ts';
import { lookAheadProgram, lookAheadSetUps } from './look-ahead-set-ups.ts';
import { holdTrials } from './trials.ts';

const DECISIONS = Number(process.env['TILEWRIGHT_DECISIONS'] ?? 20);

test.each(longPartOf(packSetUps, 3))(
	'options that generated code tries are as by closures: %s',
	(_, selection) => {
		holdTrials(litmusProgramOf(selection), 2, DECISIONS);
	},
);

test.each(longPartOf(lookAheadSetUps, 3))(
	'options that generated code tries are as by closures: %j',
	(setUp) => {
		holdTrials(lookAheadProgram(setUp), 3, DECISIONS);
	},
);
