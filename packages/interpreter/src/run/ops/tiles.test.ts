import { describe, expect, test } from 'vitest';
import { rootOf } from '../../board/features.ts';
import { cellAt, cellTile } from '../../board/grid.ts';
import { segmentAtSide } from '../../board/sides.ts';
import { tileCount, tileSegmentEnd, tileSegmentStart } from '../../board/tiles.ts';
import type { EngineFault } from '../../fault.ts';
import type { Game } from '../../game/game.ts';
import { Header } from '../header.ts';
import {
	gameOf,
	leftInGroup,
	offered,
	register,
	take,
	tilesEverywhere,
	undoAll,
} from '../testing.ts';
import { forEachTileIn } from '../zones.ts';

function stowed(game: Game, zone: string, owner = 0): string[] {
	const { rt, program } = game.machine;
	const index = program.zones.findIndex((z) => z.id === zone);
	const out: string[] = [];
	forEachTileIn(rt, rt.zoneFirst[index]! + owner, (k) => (out.push(program.tiles[k]!.id), false));
	return out;
}

const codeOf = (act: () => void): string => {
	try {
		act();
		return 'none';
	} catch (e) {
		return (e as EngineFault).code;
	}
};

describe('tiles in zones', () => {
	const market = `zones:
  market: { holds: tiles }
  mine: { per: seat, holds: tiles }
insert:
  - { id: own, before: draw, steps: [{ actions: own, pick: 1, pass: true }] }
replace:
  - { id: noDraw, event: drawn, as: e, when: "drawn != none", do: [] }
actions:
  fetch:
    group: own
    choose: { among: { t: active.mine } }
    do: [{ take-tile: { tile: t, from: active.mine } }]
rules:
  - id: fill
    at: after-place
    when: board.tiles.size() == 2
    do:
      - draw-tile: { to: market, count: 3 }
      - move-tile: { tile: market.first(), from: market, to: left(active).mine }
`;

	test('are drawn into them, moved, taken in hand and laid; none is lost', () => {
		const game = gameOf(market, { draws: ['S', 'X', 'S', 'X', 'S'] });
		const all = tilesEverywhere(game);
		take(game, 'lay S -1/0 r0');
		expect([stowed(game, 'market'), stowed(game, 'mine', 1)]).toEqual([['X', 'X'], ['S']]);
		expect(game.decision!.id).toBe('own');
		expect(offered(game)).toEqual(['fetch S', 'pass']);
		take(game, 'fetch S');
		expect(game.machine.rt.m[Header.drawn]).toBe(
			game.machine.program.tiles.findIndex((t) => t.id === 'S'),
		);
		expect(stowed(game, 'mine', 1)).toEqual([]);
		take(game, 'lay S 1/0 r0');
		expect(tilesEverywhere(game)).toBe(all);
		undoAll(game);
	});

	test('equal tiles are one option, and what is asked of a placement speaks of the tile chosen with it', () => {
		const game = gameOf(
			`zones:
  market: { holds: tiles }
forbid:
  - { id: noCrossing, verb: placeTile, when: it.tile == X, why: notThere }
texts: { notThere: Not there. }
insert:
  - { id: own, before: draw, steps: [{ actions: own, pick: 1, pass: true }] }
actions:
  build:
    group: own
    choose: { among: { t: market, there: placements(t) } }
    where: can(placeTile, there)
    do: [{ take-tile: { tile: t, from: market } }, { place-tile: { at: there } }]
rules:
  - id: fill
    at: after-place
    when: board.tiles.size() == 2
    do: [{ draw-tile: { to: market, count: 3 } }]
`,
			{ draws: ['S', 'X', 'S', 'S', 'S'] },
		);
		take(game, 'lay S -1/0 r0');
		expect(stowed(game, 'market')).toEqual(['S', 'S', 'X']);
		// one for each placement of the two equal tiles, none for the tile that is forbidden
		expect(offered(game).sort()).toEqual(
			[
				...['-2/0 r0', '1/0 r0', '-1/-1 r0', '0/-1 r0', '-1/1 r0', '0/1 r0'].map(
					(at) => `build S ${at}`,
				),
				'pass',
			].sort(),
		);
		take(game, 'build S 1/0 r0');
		expect([stowed(game, 'market'), tileCount(game.machine.rt.board)]).toEqual([['S', 'X'], 3]);
		undoAll(game);
	});

	test('are drawn until one fits; the others go where the rule says, and none is lost', () => {
		const game = gameOf(
			`zones: { market: { holds: tiles } }
rules:
  - id: seek
    at: after-place
    when: board.tiles.size() == 2
    do:
      - draw-tile: { until: drawn == X, rest: "market.empty() ? market : box" }
      - discard-tile: { to: market }
`,
			{ draws: ['S', 'S', 'S', 'S', 'X'] },
		);
		const all = tilesEverywhere(game);
		take(game, 'lay S -1/0 r0');
		// the first that was passed over lies in the market, the two others are out of the game
		expect([stowed(game, 'market'), tilesEverywhere(game)]).toEqual([['S', 'X'], all - 2]);
		undoAll(game);
	});

	test('are drawn until the deck is empty where none fits', () => {
		const game = gameOf(
			`registers: { waiting: { per: game } }
rules:
  - id: seek
    at: after-place
    when: board.tiles.size() == 2
    do:
      - draw-tile: { until: "placements(drawn).empty()", rest: aside }
      - set: { register: waiting, to: "aside.size()" }
      - return-aside: {}
      - finish: game
`,
			{ draws: ['S'] },
		);
		const before = leftInGroup(game, 'main');
		take(game, 'lay S -1/0 r0');
		expect(game.machine.rt.m[Header.drawn]).toBe(-1);
		expect(register(game.machine, 'waiting')).toBe(before);
		expect(leftInGroup(game, 'main')).toBe(before);
		undoAll(game);
	});

	test('a tile that began in a zone goes into the deck, into its own group, and can be drawn again', () => {
		const game = gameOf(
			`zones: { chest: { holds: tiles } }
deck: { groups: { rest: { after: main } }, start: [{ tile: S, at: 0/0 }] }
rules:
  - id: open
    at: after-place
    do: [{ for-each: { in: chest, as: t, do: [{ take-tile: { tile: t, from: chest } }, { discard-tile: { to: deck } }] } }]
`,
			{
				tiles: `S: { copies: 2, line: E-W }\nX: { copies: 2, line: [N, E, S, W], starts: chest }\nV: { copies: 2, group: rest, line: [N, S], starts: chest }`,
			},
		);
		const all = tilesEverywhere(game);
		expect([stowed(game, 'chest'), leftInGroup(game, 'main'), leftInGroup(game, 'rest')]).toEqual([
			['V', 'V', 'X', 'X'],
			0,
			0,
		]);
		take(game, 'lay S -1/0 r0');
		expect(stowed(game, 'chest')).toEqual([]);
		expect([leftInGroup(game, 'main'), leftInGroup(game, 'rest')]).toEqual([1, 2]);
		expect(tilesEverywhere(game)).toBe(all);
		undoAll(game);
	});

	test('a second tile in hand is refused, for the first would be lost', () => {
		const draw = (): unknown =>
			gameOf('rules:\n  - { id: twice, at: draw, after: drawOne, do: [{ draw-tile: {} }] }\n');
		expect(codeOf(draw)).toBe('RUN-STATE');
	});

	test('a tile that is not there is a coded error', () => {
		const game = gameOf(
			`zones: { market: { holds: tiles }, other: { holds: tiles } }
rules:
  - { id: fill, at: after-place, do: [{ draw-tile: { to: market } }, { move-tile: { tile: market.first(), from: other, to: market } }] }
`,
			{ draws: ['S', 'S'] },
		);
		expect(codeOf(() => take(game, 'lay S -1/0 r0'))).toBe('RUN-SHORT');
	});

	test('the tile in hand goes into a zone; so many for each seat lie there at the beginning', () => {
		const game = gameOf(
			`zones: { chest: { holds: tiles }, shelf: { per: seat, holds: tiles } }
rules:
  - { id: stow, at: draw, after: drawOne, when: drawn != none && chest.size() < 2, do: [{ discard-tile: { to: chest } }, { draw-tile: {} }] }
`,
			{
				tiles: `S: { copies: 6, line: E-W }\nX: { copies: { per-seat: 2 }, line: [N, E, S, W], starts: shelf }`,
			},
		);
		expect([stowed(game, 'shelf', 0), stowed(game, 'shelf', 1)]).toEqual([
			['X', 'X'],
			['X', 'X'],
		]);
		expect(stowed(game, 'chest')).toEqual(['S']);
		take(game, 'lay S -1/0 r0');
		expect([stowed(game, 'chest'), leftInGroup(game, 'main')]).toEqual([['S', 'S'], 1]);
		expect(tilesEverywhere(game)).toBe(10);
		undoAll(game);
	});

	test('fewer tiles than wanted: taken, left alone, or a coded error', () => {
		const drawn = (short: string): string => {
			const game = gameOf(
				`zones: { chest: { holds: tiles } }\nrules:\n  - { id: many, at: after-place, do: [{ draw-tile: { to: chest, count: 99${short} } }] }\n`,
				{ tiles: 'S: { copies: 4, line: E-W }' },
			);
			const code = codeOf(() => take(game, 'lay S -1/0 r0'));
			return code === 'none' ? String(stowed(game, 'chest').length) : code;
		};
		expect([drawn(''), drawn(', short: skip'), drawn(', short: fail')]).toEqual([
			'2',
			'0',
			'RUN-SHORT',
		]);
	});
});

describe('a tile laid face down', () => {
	const hidden = `actions:
  lay: { group: tile, choose: { among: { there: placements(drawn) } }, where: "can(placeTile, there)", do: [{ place-tile: { at: there } }] }
  hide: { group: tile, choose: { among: { there: placements(drawn) } }, do: [{ place-tile: { at: there, face-down: true } }] }
`;

	test('covers its cell, shows nothing, joins nothing and closes nothing', () => {
		const game = gameOf(
			hidden
				.split('\n')
				.filter((l) => !l.startsWith('  lay'))
				.join('\n'),
			{ draws: ['S', 'S', 'S'] },
		);
		const { rt, program } = game.machine;
		const line = program.kinds.findIndex((k) => k.id === 'line');
		const start = segmentAtSide(rt.board, cellAt(rt.board, 0, 0), 1);
		expect(rt.m[rt.board.OPEN + rootOf(rt.board, start)]).toBe(2);
		take(game, 'hide 1/0 S r0'.replace('1/0 S', 'S 1/0'));
		expect(cellTile(rt.board, cellAt(rt.board, 1, 0))).toBe(1);
		expect(rt.m[rt.board.OPEN + rootOf(rt.board, start)]).toBe(2);
		// beside it a line is laid: its port there stays open too, and anything may lie beside what shows nothing
		take(game, 'lay S 2/0 r0');
		const other = segmentAtSide(rt.board, cellAt(rt.board, 2, 0), 1);
		expect(rt.m[rt.board.OPEN + rootOf(rt.board, other)]).toBe(2);
		expect(rootOf(rt.board, other)).not.toBe(rootOf(rt.board, start));
		expect(program.kinds[line]!.id).toBe('line');
		expect(tileSegmentEnd(rt.board, 1)).toBe(tileSegmentStart(rt.board, 1));
		undoAll(game);
	});
});
