import { Machine } from '@tilewright/interpreter';
import { describe, expect, test } from 'vitest';
import { litmusPacks } from './packs.ts';
import { crowded, playOut, playWatched } from './play.ts';

/** Games of each pack; set `TILEWRIGHT_GAMES` for more. */
const games = Number(process.env['TILEWRIGHT_GAMES'] ?? 100);

describe.each(litmusPacks.map((s) => [s.name, s] as const))(
	`%s is played ${games} times`,
	(_, sketch) => {
		test.each([1, 8])('with its tiles %i times', (times) => {
			const machine = new Machine(crowded(sketch, 3, times));
			for (let seed = 1; seed <= games; seed++) expect(playOut(machine, seed)).toBeGreaterThan(5);
		});

		test('alike by both back ends, and every step can be taken back', () => {
			const program = crowded(sketch, 2, 8);
			for (let seed = 1; seed <= games / 5; seed++) playWatched(program, seed);
		});
	},
);
