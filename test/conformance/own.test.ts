import { type Game, verifyLog } from '@tilewright/interpreter';
import { describe, expect, test } from 'vitest';
import {
	type SlowGame,
	slowClaim,
	slowClaims,
	slowFinish,
	slowLay,
	slowPlacements,
	slowStart,
} from '../bench/handwritten/slow-rules.ts';
import { TILES, type Tile } from '../bench/handwritten/tiles.ts';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { conformanceLogs } from './logs.ts';

const logs = await conformanceLogs('own');
const compile = compilerOf(shippedWorkspace());
const sideNames = ['N', 'E', 'S', 'W'];
const halfNames = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];

function claimKey(tile: Tile, rotation: number, segment: number): string {
	const { kind, sides, halves } = tile.segments[segment]!;
	const turned =
		kind === 'field'
			? halves
					.map((h) => (h + 2 * rotation) % 8)
					.sort((a, b) => a - b)
					.map((h) => halfNames[h])
			: sides
					.map((s) => (s + rotation) % 4)
					.sort((a, b) => a - b)
					.map((s) => sideNames[s]);
	return `follower ${kind} ${turned.join('-')}`.trim();
}

describe('games of our own, held against the rules written a second time', () => {
	test.each([...logs])('%s', (_, log) => {
		let slow: SlowGame = slowStart(2, true);
		let tile: Tile | undefined;
		let rotation = 0;
		let compared = 0;
		/** One decision, also one that answered itself: the same options there, then its choice. */
		const take = (options: readonly string[], key: string): void => {
			compared++;
			const laid = /^place (\S+) (-?\d+)\/(-?\d+) r(\d)$/.exec(key);
			if (laid) {
				// the turn before ended without a claim when nobody was asked
				if (tile !== undefined) slow = slowClaim(slow, -1);
				tile = TILES.find((t) => t.id === laid[1])!;
				const legal = slowPlacements(slow, tile).map(
					(p) => `place ${tile!.id} ${p.x}/${p.y} r${p.rotation}`,
				);
				expect([...options].sort()).toEqual(legal.sort());
				rotation = Number(laid[4]);
				slow = slowLay(slow, tile, { x: Number(laid[2]), y: Number(laid[3]), rotation });
			} else {
				const claims = slowClaims(slow);
				expect([...options].sort()).toEqual(
					[...claims.map((s) => claimKey(tile!, rotation, s)), 'pass'].sort(),
				);
				slow = slowClaim(slow, claims.find((s) => claimKey(tile!, rotation, s) === key) ?? -1);
				tile = undefined;
			}
		};
		let answered = 0;
		const catchUp = (game: Game): void => {
			for (; answered < game.answered.length; answered++) {
				const keys = game.answered[answered]!.decision.options.map((o) => o.key);
				// passing because there is nothing else is no decision there
				if (keys[0] !== 'pass') take(keys, keys[0]!);
			}
		};
		const verified = verifyLog(log, compile, {
			onStep: (game, at) => {
				const step = log.steps[at]!;
				if (!('seat' in step)) return;
				catchUp(game);
				const { decision } = game;
				if (step.do.startsWith('place')) {
					const before = tile === undefined ? slow : slowClaim(slow, -1);
					expect(game.scores).toEqual(before.scores);
					expect(decision!.seat).toBe(before.seat);
				}
				take(
					decision!.options.map((o) => o.key),
					step.do,
				);
			},
		});
		catchUp(verified.game!);
		if (tile !== undefined) slow = slowClaim(slow, -1);
		expect(verified.divergence).toBeUndefined();
		expect(compared).toBeGreaterThan(80);
		expect(verified.scores).toEqual(slowFinish(slow).scores);
		expect(log.end?.scores).toEqual(slowFinish(slow).scores);
	});
});
