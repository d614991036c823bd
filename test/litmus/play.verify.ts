import { Machine } from '@tilewright/interpreter/state';
import { describe, expect, test } from 'vitest';
import { watchLedger } from '../properties/invariants/ledger.ts';
import { watchPieces } from '../properties/invariants/pieces.ts';
import { tilesConserved } from '../properties/laws/tiles.ts';
import { type Script, playScript } from '../properties/script.ts';
import { litmusPacks } from './packs.ts';
import { crowded, playOut, playWatched } from './play.ts';

const games = Number(process.env['TILEWRIGHT_GAMES'] ?? 40);

const script = (seed: number): Script => ({
	setUp: 0,
	tiles: 1000,
	seed,
	picks: [],
	dense: seed % 2 === 0,
});

describe.each(litmusPacks.map((s) => [s.name, s] as const))(
	`%s is played ${games} times`,
	(_, sketch) => {
		test.each([1, 8])('with its tiles %i times', (times) => {
			const machine = new Machine(crowded(sketch, 3, times));
			for (let seed = 1; seed <= games; seed++) expect(playOut(machine, seed)).toBeGreaterThan(5);
		});

		test.each([2, 4])(
			'by %i seats, its points in the ledger, its pieces and tiles somewhere',
			(seats) => {
				const program = crowded(sketch, seats, 4);
				const machine = new Machine(program);
				for (let seed = 1; seed <= games / 4; seed++) {
					playScript(machine, script(seed), watchLedger(machine));
					playScript(machine, script(seed), watchPieces(machine));
					tilesConserved(program, script(seed));
				}
			},
		);

		test('alike by both back ends, and every step can be taken back', () => {
			const program = crowded(sketch, 2, 8);
			for (let seed = 1; seed <= Math.max(20, games / 20); seed++) playWatched(program, seed);
		});
	},
);
