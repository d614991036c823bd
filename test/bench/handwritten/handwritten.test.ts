import { describe, expect, it } from 'vitest';
import { measure, zRows } from './measure.ts';
import { ORACLE_SEAT_MEANS, zScore } from './oracle.ts';
import { PERFT_CASES } from './perft-cases.ts';
import { perft } from './perft.ts';
import { createPlayout } from './playout.ts';
import {
	slowClaim,
	slowClaims,
	slowFinish,
	slowLay,
	slowPerft,
	slowPlacements,
	slowStart,
} from './slow-rules.ts';
import { TILES, buildBox } from './tiles.ts';

describe('tile table', () => {
	const all = TILES.flatMap((t) => Array.from({ length: t.copies }, () => t));

	it('has the totals of the box', () => {
		const edges = all.map((t) => t.edges).join('');
		const count = (letter: string): number => edges.split(letter).length - 1;
		expect([all.length, count('F'), count('R'), count('C')]).toEqual([72, 115, 94, 79]);
		const segments = all.flatMap((t) => t.segments);
		const kinds = ['road', 'city', 'monastery', 'field'].map(
			(kind) => segments.filter((s) => s.kind === kind).length,
		);
		expect(kinds).toEqual([62, 49, 6, 126]);
		expect(segments.filter((s) => s.pennant)).toHaveLength(10);
	});

	it('puts every side and half side into one segment of the right kind', () => {
		for (const tile of TILES) {
			for (const side of [0, 1, 2, 3]) {
				const on = tile.segments.filter((s) => s.sides.includes(side)).map((s) => s.kind);
				const halves = [side * 2, side * 2 + 1].map((half) =>
					tile.segments.findIndex((s) => s.halves.includes(half)),
				);
				const edge = tile.edges[side];
				expect(on).toEqual(edge === 'F' ? [] : [edge === 'R' ? 'road' : 'city']);
				if (edge === 'C') expect(halves).toEqual([-1, -1]);
				else expect(Math.min(...halves)).toBeGreaterThanOrEqual(0);
				if (edge === 'F') expect(halves[0]).toBe(halves[1]);
			}
		}
	});

	it('knows which rotations look the same', () => {
		const turning = (n: number): string =>
			TILES.filter((t) => t.rotations === n)
				.map((t) => t.id)
				.join('');
		expect([turning(1), turning(2)]).toEqual(['BCX', 'FGHU']);
	});
});

describe('playout against the published means', () => {
	for (const farms of [true, false]) {
		it(`meets every row for two seats ${farms ? 'with' : 'without'} farms`, () => {
			for (const [row, z] of Object.entries(zRows(measure({ seats: 2, farms }, 4000), farms))) {
				expect(z, row).toBeLessThan(4);
			}
		});
	}

	for (const seats of [3, 4, 5] as const) {
		it(`meets the means of ${seats} seats`, () => {
			const measured = measure({ seats, farms: true }, 3000);
			measured.seats.forEach(({ mean, sd }, seat) => {
				expect(zScore(mean, ORACLE_SEAT_MEANS[seats][seat]!, sd, 3000)).toBeLessThan(4);
			});
		});
	}

	it('notices means that are a point off', () => {
		const { mean, sd } = measure({ seats: 2, farms: true }, 3000).rows.meanSeat1;
		expect(zScore(mean, { mean: mean + 1, unit: 0.01 }, sd, 3000)).toBeGreaterThan(4);
	});

	it('plays the same game for the same seed, whatever was played before', () => {
		for (const [seats, farms, copies] of [
			[2, true, 1],
			[6, false, 1],
			[3, true, 3],
		] as const) {
			const used = createPlayout({ seats, farms, copies });
			for (let seed = 1; seed <= 300; seed++) used.play(seed);
			used.play(7);
			const fresh = createPlayout({ seats, farms, copies, stats: true });
			fresh.play(7);
			expect([...used.scores]).toEqual([...fresh.scores]);
			expect(used.tilesOnBoard()).toBe(fresh.tilesOnBoard());
			expect(fresh.tilesOnBoard()).toBeLessThanOrEqual(72 * copies);
			expect(fresh.stats.turns).toBe(fresh.tilesOnBoard() - 1);
		}
	});
});

describe('playout against the slow rules', () => {
	for (const { deck, seats, farms, counts } of PERFT_CASES) {
		it(`counts the same sequences for ${deck.join(' ')} ${farms ? 'with' : 'without'} farms`, () => {
			const slow = counts.map((_, i) => slowPerft(slowStart(seats, farms), deck, i + 1));
			expect(slow).toEqual(counts);
			expect(perft({ deck, seats, farms }, counts.length)).toEqual(counts);
		});
	}

	for (const [seats, farms] of [
		[2, true],
		[3, true],
		[2, false],
	] as const) {
		it(`offers and pays the same in whole games of ${seats} seats, farms ${farms}`, () => {
			const playout = createPlayout({ seats, farms });
			let state = 12345;
			const below = (n: number): number => {
				state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
				return Math.floor((state / 2 ** 32) * n);
			};
			for (let round = 0; round < 8; round++) {
				const deck = [...buildBox(1)];
				let slow = slowStart(seats, farms);
				playout.start();
				while (deck.length > 0) {
					const index = deck.splice(below(deck.length), 1)[0]!;
					const tile = TILES[index]!;
					const placements = playout.countPlacements(index);
					const legal = slowPlacements(slow, tile);
					expect(placements).toBe(legal.length);
					if (placements === 0) continue;
					playout.place(index, below(placements));
					const where = playout.lastPlacement();
					expect(legal).toContainEqual(where);
					slow = slowLay(slow, tile, where);
					const claims = playout.countClaims();
					const free = slowClaims(slow);
					expect(claims).toBe(free.length + 1);
					const chosen = below(claims);
					playout.claim(chosen);
					const segment = playout.lastClaim();
					expect(segment).toBe([-1, ...free][chosen]);
					slow = slowClaim(slow, segment);
					expect([...playout.scores]).toEqual(slow.scores);
				}
				playout.finish();
				expect([...playout.scores]).toEqual(slowFinish(slow).scores);
			}
		});
	}
});
