import { expect, test } from 'vitest';
import { longPartOf } from '../support/part.ts';
import { differenceOf, ways } from './resumed.ts';
import { namedSetUps, resumedSetUp } from './resumed-set-ups.ts';

/** Games of each set-up, each taken up again in every way; `TILEWRIGHT_GAMES` sets another number. */
const games = Number(process.env['TILEWRIGHT_GAMES'] ?? 4);

test.each(longPartOf(namedSetUps, 3))(
	`%s: ${games} games that are taken up again go on`,
	(_, i) => {
		for (let game = 1; game <= games; game++)
			for (const way of Object.keys(ways))
				expect(
					differenceOf(resumedSetUp(i, i * 1000 + game), way),
					`${way} ${game}`,
				).toBeUndefined();
	},
);
