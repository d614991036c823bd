import { describe, expect, test } from 'vitest';
import { cellAt, cellTile } from '../../board/grid.ts';
import { forEachTileSegment } from '../../board/tiles.ts';
import type { EngineFault } from '../../fault.ts';
import type { Game } from '../../game/game.ts';
import { viewOf } from '../../game/view.ts';
import { Where } from '../runtime.ts';
import { gameOf, offered, register, take, undoAll } from '../testing.ts';
import { piecesIn } from '../zones.ts';

function inside(game: Game, zone: string, owner = 0): string[] {
	const { rt, program } = game.machine;
	const index = program.zones.findIndex((z) => z.id === zone);
	return piecesIn(rt, rt.zoneFirst[index]! + owner).map((p) => {
		const kind = program.pieces[rt.pieceKind[p]!]!;
		return kind.faces.length > 0 ? `${kind.id} ${rt.m[rt.FACE + p]}` : kind.id;
	});
}

const cards = `pieces:
  red: { shared: 1, tags: [card], starts: stack }
  green: { shared: 1, tags: [card], starts: stack }
  blue: { shared: 1, tags: [card], starts: stack }
  bead: { shared: 4, faces: { 1: 2, 5: 2 }, starts: bag }
tags: { piece: [card] }
zones:
  stack: { order: stack, shows: nobody }
  bag: { order: shuffled, shows: nobody }
  hand: { per: seat, shows: owner }
  desk: {}
`.replace('tags: { piece: [card] }', 'tags: { piece: { card: A card of the tests. } }');

describe('stacks and bags', () => {
	test('draw takes from the top of a stack, and `on: bottom` puts under it', () => {
		const game = gameOf(
			`${cards}rules:
  - id: turnOver
    at: after-place
    do:
      - draw: { from: stack, to: desk }
      - move: { pieces: desk, to: stack, on: bottom }
`,
			{ draws: ['S', 'S'] },
		);
		const order = inside(game, 'stack');
		expect(order).toHaveLength(3);
		take(game, 'lay S -1/0 r0');
		expect(inside(game, 'stack')).toEqual([order[1], order[2], order[0]]);
		take(game, 'lay S 1/0 r0');
		expect(inside(game, 'stack')).toEqual([order[2], order[0], order[1]]);
		undoAll(game);
	});

	test('shuffle gives a stack an order by chance, the same for the same seed, and undo brings it back', () => {
		const orders = new Set<string>();
		const rules = `${cards}rules:\n  - { id: mix, at: after-place, do: [{ shuffle: { zone: stack } }] }\n`;
		const straight = { tiles: 'S: { copies: 9, line: E-W }' };
		const game = gameOf(rules, straight);
		for (const x of [-1, 1, 2, 3, 4, 5]) {
			take(game, `lay S ${x}/0 r0`);
			orders.add(inside(game, 'stack').join());
			expect(inside(game, 'stack').sort()).toEqual(['blue', 'green', 'red']);
		}
		expect(orders.size).toBeGreaterThan(1);
		const again = gameOf(rules, straight);
		take(again, ...game.steps.map((s) => s.key));
		expect(again.hash()).toBe(game.hash());
		undoAll(game);
	});

	test('drawn pieces are seen as the draw says, else as their place does; reveal turns them up until they move', () => {
		const game = gameOf(
			`${cards}rules:
  - id: grab
    at: after-place
    when: placed.turn == 0 && board.tiles.size() == 2
    do:
      - draw: { from: bag, to: active.hand }
      - draw: { from: bag, to: active.hand, show: all }
      - draw: { from: bag, to: left(active).hand, show: nobody }
  - { id: open, at: after-place, after: grab, when: board.tiles.size() == 3, do: [{ reveal: { pieces: "seats.flatMap(s, s.hand)" } }] }
  - { id: away, at: after-place, after: open, when: board.tiles.size() == 4, do: [{ move: { pieces: "seats.flatMap(s, s.hand)", to: bag } }] }
`,
			{ draws: ['S', 'S', 'S'] },
		);
		const faces = (seat?: number): number =>
			viewOf(game.machine, seat).pieces.filter((p) => p.kind === 'bead' && p.face !== undefined)
				.length;
		take(game, 'lay S -1/0 r0');
		expect([faces(), faces(0), faces(1)]).toEqual([1, 2, 1]);
		take(game, 'lay S 1/0 r0');
		expect([faces(), faces(0), faces(1)]).toEqual([3, 3, 3]);
		take(game, 'lay S 2/0 r0');
		expect([faces(), faces(0), faces(1)]).toEqual([0, 0, 0]);
		undoAll(game);
	});

	test('fewer than wanted: taken, left alone, or a coded error', () => {
		const drawn = (short: string): string => {
			const game = gameOf(
				`${cards}rules:\n  - { id: grab, at: after-place, do: [{ draw: { from: stack, count: 9, to: desk${short} } }] }\n`,
				{ draws: ['S'] },
			);
			try {
				take(game, 'lay S -1/0 r0');
			} catch (e) {
				return (e as EngineFault).code;
			}
			return String(inside(game, 'desk').length);
		};
		expect([drawn(''), drawn(', short: skip'), drawn(', short: fail')]).toEqual([
			'3',
			'0',
			'RUN-SHORT',
		]);
	});
});

describe('piles of features', () => {
	const pile = (join: string): Game => {
		const game = gameOf(
			`extend:
  kinds:
    line: { piles: { load: { join: ${join} } } }
pieces:
  red: { shared: 2 }
  green: { shared: 2 }
rules:
  - id: load
    at: after-place
    when: board.tiles.size() <= 3
    do: [{ move: { pieces: "(board.tiles.size() == 2 ? red : green).supply.first(2)", to: placed.segments(line).first().feature.load } }]
`.replace(
				'(board.tiles.size() == 2 ? red : green).supply',
				'pieces.filter(p, p.inSupply && p.kind == (board.tiles.size() == 2 ? red : green))',
			),
			{ tiles: 'S: { copies: 6, line: E-W }', draws: ['S', 'S', 'S', 'S'] },
		);
		// one line in the west of the first row, another below; a crossing would join them, here a tile of its own row does
		take(game, 'lay S 0/1 r0', 'lay S 2/1 r0'.replace('2/1', '0/2'));
		return game;
	};
	const at = (game: Game, y: number): string[] => {
		const { rt, program } = game.machine;
		const zone = program.zones.findIndex((z) => z.id === 'load');
		const tile = cellTile(rt.board, cellAt(rt.board, 0, y));
		const line = program.kinds.findIndex((k) => k.id === 'line');
		let segment = -1;
		forEachTileSegment(rt.board, tile, (s) =>
			rt.m[rt.board.KIND + s] === line ? ((segment = s), true) : false,
		);
		return piecesIn(rt, rt.zoneFirst[zone]! + segment).map(
			(p) => program.pieces[rt.pieceKind[p]!]!.id,
		);
	};

	test('lie on their own features and undo restores them', () => {
		const game = pile('newOnTop');
		expect([at(game, 1), at(game, 2)]).toEqual([
			['red', 'red'],
			['green', 'green'],
		]);
		undoAll(game);
	});

	test.each([
		['newOnTop', ['green', 'green', 'red', 'red']],
		['oldOnTop', ['red', 'red', 'green', 'green']],
	])('%s: joined piles lie on each other', (join, expected) => {
		const game = gameOf(
			`extend:
  kinds:
    line: { piles: { load: { join: ${join} } } }
pieces:
  red: { shared: 2 }
  green: { shared: 2 }
  rope: { shared: 2, stands-on: line }
rules:
  - id: load
    at: after-place
    when: board.tiles.size() == 3
    do:
      - move: { pieces: red.supply, to: board.tiles.at(1).segments(line).first().feature.load }
      - move: { pieces: green.supply, to: placed.segments(line).first().feature.load }
      - link: { a: board.tiles.at(1).segments(line).first(), b: placed.segments(line).first(), by: rope }
  - id: part
    at: after-place
    after: load
    when: board.tiles.size() == 4
    do: [{ return: { pieces: "pieces.filter(p, p.kind == rope && p.segment != none)" } }]
`,
			{ tiles: 'S: { copies: 6, line: E-W }', draws: ['S', 'S', 'S'] },
		);
		take(game, 'lay S 0/1 r0', 'lay S 0/2 r0');
		expect([at(game, 1), at(game, 2)]).toEqual([expected, expected]);
		// when the rope goes home the lines part, each with the pile that was put on it
		take(game, 'lay S 0/3 r0');
		expect([at(game, 1), at(game, 2)]).toEqual([
			['red', 'red'],
			['green', 'green'],
		]);
		undoAll(game);
	});
});

describe('places of pieces', () => {
	test('what a piece carries stays on its tile when it goes home', () => {
		const game = gameOf(
			`pieces:
  bird: { neutral: 1, stands-on: piece, starts: off-board }
rules:
  - id: perch
    at: after-place
    when: board.tiles.size() == 2
    do:
      - place: { piece: man, at: placed }
      - move: { pieces: bird, to: "placed.pieces.first()" }
  - { id: home, at: after-place, after: perch, when: board.tiles.size() == 3, do: [{ return: { pieces: "pieces.filter(p, p.kind == man)" } }] }
`,
			{ draws: ['S', 'S'] },
		);
		const { rt, program } = game.machine;
		const bird = rt.pieceKind.findIndex((k) => program.pieces[k]!.id === 'bird');
		take(game, 'lay S -1/0 r0');
		expect([rt.m[rt.WHERE + bird], rt.pieceTile(bird)]).toEqual([Where.piece, 1]);
		take(game, 'lay S 1/0 r0');
		expect([rt.m[rt.WHERE + bird], rt.pieceTile(bird)]).toEqual([Where.tile, 1]);
		undoAll(game);
	});

	test('a piece on a corner stands on the feature of all segments that meet there', () => {
		const game = gameOf(
			`pieces:
  barn: { per-seat: 1, stands-on: corner }
rules:
  - id: build
    at: after-place
    when: board.tiles.size() == 4
    do: [{ choose: { id: where9, among: { c: placed.corners }, where: c.tiles.size() == 4 }, then: [{ place: { piece: barn, at: where9 } }] }]
  - { id: pay, at: after-place, after: build, when: board.tiles.size() == 4, do: [{ score: { to: active, line: barns, count: "features(land).flatMap(f, f.pieces)", each: 1 } }] }
`,
			{ tiles: 'S: { copies: 6, line: E-W }', draws: ['S', 'S', 'S'] },
		);
		take(game, 'lay S 1/0 r0', 'lay S 0/1 r0', 'lay S 1/1 r0');
		expect(game.scores).toEqual([1, 0]);
		undoAll(game);
	});

	test('moved and returned pieces remember where they stood and why; to no place nothing moves', () => {
		const game = gameOf(
			`pieces:
  scout: { neutral: 1, stands-on: line, starts: off-board }
rules:
  - id: go
    at: after-place
    do:
      - move: { pieces: scout, to: placed.segments(line).first(), cause: ride }
      - move: { pieces: scout, to: "placed.segments(block).first()" }
  - { id: pay, at: after-place, after: go, do: [{ score: { to: active, line: known, each: "scout.last != none && scout.last.tile == board.tiles.first() ? 1 : scout.cause == ride ? 2 : 0" } }] }
`,
			{ draws: ['S', 'S'] },
		);
		take(game, 'lay S -1/0 r0', 'lay S 1/0 r0');
		// it stayed on the line although a place that is not there was named after
		expect(game.scores).toEqual([2, 2]);
		undoAll(game);
	});

	test('what comes onto a cell is told', () => {
		const game = gameOf(
			`pieces:
  scout: { neutral: 1, stands-on: cell, starts: off-board }
registers: { steps: { per: game } }
rules:
  - { id: go, at: after-place, do: [{ move: { pieces: scout, to: placed.cell } }, { move: { pieces: scout, to: placed.cell } }] }
  - { id: count, on: { event: entered, as: e, where: e.piece == scout && e.tile != none }, do: [{ set: { register: steps, to: steps + 1 } }] }
`,
			{ draws: ['S', 'S'] },
		);
		take(game, 'lay S -1/0 r0', 'lay S 1/0 r0');
		expect(register(game.machine, 'steps')).toBe(2);
		expect(offered(game).length).toBeGreaterThan(0);
		undoAll(game);
	});
});
