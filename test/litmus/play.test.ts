import { Machine } from '@tilewright/interpreter/state';
import { describe, expect, test } from 'vitest';
import { tilesConserved } from '../properties/laws/tiles.ts';
import type { Script } from '../properties/script.ts';
import { sampleOf } from '../support/sample.ts';
import { litmusPacks } from './packs.ts';
import { crowded, playOut, playWatched } from './play.ts';

// a hundred games of each: play.verify.ts

const script = (seed: number): Script => ({ setUp: 0, tiles: 1000, seed, picks: [], dense: true });

describe.each(sampleOf(litmusPacks, 4).map((s) => [s.name, s] as const))(
	'%s is played',
	(_, sketch) => {
		test.each([2, 5])('by %i seats, to the end', (seats) => {
			const machine = new Machine(crowded(sketch, seats, 6));
			for (let seed = 1; seed <= 3; seed++) expect(playOut(machine, seed)).toBeGreaterThan(5);
		});

		test('and every tile stays somewhere', () => {
			const program = crowded(sketch, 3, 6);
			for (let seed = 1; seed <= 3; seed++) tilesConserved(program, script(seed));
		});

		test('alike by both back ends, and every step can be taken back', () => {
			playWatched(crowded(sketch, 3, 4), 7);
		});
	},
);
