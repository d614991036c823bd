import { describe, expect, test } from 'vitest';
import { rootOf } from '../../board/features.ts';
import { cellAt } from '../../board/grid.ts';
import { segmentAtSide, sideKind } from '../../board/sides.ts';
import type { Game } from '../../game/game.ts';
import { Where } from '../runtime.ts';
import { gameOf, register, take, undoAll } from '../testing.ts';

function east(game: Game, x: number, y: number): number {
	const { board } = game.machine.rt;
	return segmentAtSide(board, cellAt(board, x, y), 1);
}

function open(game: Game, x: number, y: number): number {
	const { m, board } = game.machine.rt;
	return m[board.OPEN + rootOf(board, east(game, x, y))]!;
}

const joined = (
	game: Game,
	a: readonly [number, number],
	b: readonly [number, number],
): boolean => {
	const { board } = game.machine.rt;
	return rootOf(board, east(game, ...a)) === rootOf(board, east(game, ...b));
};

const ropes = `pieces:
  rope: { shared: 1, stands-on: line }
registers:
  length: { per: feature, join: sum }
  joins: { per: game }
  splits: { per: game }
`;

describe('links', () => {
	const game = gameOf(
		`${ropes}rules:
  - { id: measure, at: after-place, when: board.tiles.size() <= 3, do: [{ set: { register: length, of: "placed.segments(line).first().feature", to: board.tiles.size() } }] }
  - id: tie
    at: after-place
    after: measure
    when: board.tiles.size() == 3
    do: [{ link: { a: board.tiles.at(1).segments(line).first(), b: placed.segments(line).first(), by: rope } }]
  - { id: home, at: after-place, after: tie, when: board.tiles.size() == 4, do: [{ return: { pieces: rope } }] }
  - { id: hear, on: { event: joined, as: e }, do: [{ set: { register: joins, to: joins + 1 } }] }
  - { id: part, on: { event: split, as: e }, do: [{ set: { register: splits, to: splits + 1 } }] }
`,
		{ tiles: 'S: { copies: 6, line: E-W }', draws: ['S', 'S', 'S'] },
	);

	test('join features as long as their piece lies there; registers fold, and parts keep what they had', () => {
		take(game, 'lay S 0/1 r0');
		expect(joined(game, [0, 0], [0, 1])).toBe(false);
		take(game, 'lay S 0/2 r0');
		expect([joined(game, [0, 1], [0, 2]), joined(game, [0, 0], [0, 1])]).toEqual([true, false]);
		const { rt } = game.machine;
		const rope = rt.pieceKind.findIndex((k) => game.program.pieces[k]!.id === 'rope');
		expect([rt.m[rt.WHERE + rope], rt.m[rt.REF + rope]]).toEqual([Where.segment, east(game, 0, 1)]);
		expect(register(game.machine, 'length', rootOf(rt.board, east(game, 0, 2)))).toBe(5);
		expect(register(game.machine, 'joins')).toBe(2);
		take(game, 'lay S 0/3 r0');
		expect(joined(game, [0, 1], [0, 2])).toBe(false);
		expect(register(game.machine, 'splits')).toBe(2);
		for (const y of [1, 2])
			expect(register(game.machine, 'length', rootOf(rt.board, east(game, 0, y)))).toBe(5);
		undoAll(game);
	});

	test.each([
		['sum', 5],
		['max', 3],
		['min', 2],
		['first', 2],
		['none', 0],
	])('registers of features that join with %s', (join, expected) => {
		const other = gameOf(
			`${ropes.replace('join: sum', `join: ${join}`)}rules:
  - { id: measure, at: after-place, do: [{ set: { register: length, of: "placed.segments(line).first().feature", to: board.tiles.size() } }] }
  - id: tie
    at: after-place
    after: measure
    when: board.tiles.size() == 3
    do: [{ link: { a: board.tiles.at(1).segments(line).first(), b: placed.segments(line).first(), by: rope } }]
`,
			{ tiles: 'S: { copies: 6, line: E-W }', draws: ['S', 'S'] },
		);
		take(other, 'lay S 0/1 r0', 'lay S 0/2 r0');
		expect(
			register(other.machine, 'length', rootOf(other.machine.rt.board, east(other, 0, 2))),
		).toBe(expected);
	});

	test('an end closed by a piece has a link and joins nothing', () => {
		const ended = gameOf(
			`${ropes}rules:
  - id: tie
    at: after-place
    do: [{ link: { a: placed.segments(line).first(), b: placed.segments(line).first(), by: rope, open-end: true } }]
  - { id: pay, at: after-place, after: tie, do: [{ score: { to: active, line: ends, count: "board.segments(line).filter(s, s.link != none)", each: 1 } }] }
`,
			{ draws: ['S'] },
		);
		take(ended, 'lay S 0/1 r0');
		expect([ended.scores, joined(ended, [0, 0], [0, 1])]).toEqual([[1, 0], false]);
		undoAll(ended);
	});
});

describe('segments added to a tile that lies', () => {
	const bridges = `pieces:
  bridge: { shared: 1, stands-on: tile }
rules:
  - id: build
    at: after-place
    when: board.tiles.size() == 2
    do:
      - place: { piece: bridge, at: placed }
      - add-segment: { tile: placed, kind: line, sides: "placed.sides.filter(s, s.direction % 2 == 1)", over: true, by: bridge }
  - { id: man9, at: after-place, after: build, when: board.tiles.size() == 3, do: [{ place: { piece: man, at: "board.tiles.at(1).segments(line).filter(s, s.index == 2 || s.sides.exists(x, x.direction == 1)).first()" } }] }
  - { id: home, at: after-place, after: man9, when: board.tiles.size() == 4, do: [{ return: { pieces: bridge } }] }
`;

	test('join what lies beside, belong to their piece and go with it; who stood there stays on the tile', () => {
		const game = gameOf(bridges, {
			tiles: 'S: { copies: 5, line: E-W }\nX: { copies: 4, line: [N, E, S, W] }',
			draws: ['S', 'X', 'S'],
		});
		const { rt } = game.machine;
		const { board, m } = rt;
		take(game, 'lay S 1/0 r0');
		expect(segmentAtSide(board, cellAt(board, 1, 0), 0)).toBe(
			segmentAtSide(board, cellAt(board, 1, 0), 2),
		);
		expect(sideKind(board, cellAt(board, 1, 0), 0)).toBe(
			game.program.kinds.findIndex((k) => k.id === 'line'),
		);
		// a crossing fits above it now, and its end joins the bridge
		take(game, 'lay X 1/-1 r0');
		const bridge = segmentAtSide(board, cellAt(board, 1, 0), 0);
		expect(rootOf(board, bridge)).toBe(
			rootOf(board, segmentAtSide(board, cellAt(board, 1, -1), 2)),
		);
		expect(m[board.OPEN + rootOf(board, bridge)]).toBe(1);
		const man = rt.pieceKind.findIndex((k) => game.program.pieces[k]!.id === 'man');
		const on = Array.from({ length: rt.pieceKind.length }, (_, p) => p).filter(
			(p) => m[board.PIECE_SEGMENT + p] === bridge,
		);
		expect(on).toHaveLength(1);
		expect(game.program.pieces[rt.pieceKind[on[0]!]!]!.id).toBe('man');
		take(game, 'lay S -1/0 r0');
		expect(segmentAtSide(board, cellAt(board, 1, 0), 0)).toBe(-1);
		expect(sideKind(board, cellAt(board, 1, 0), 0)).toBe(-1);
		expect([m[rt.WHERE + on[0]!], m[rt.REF + on[0]!], man >= 0]).toEqual([Where.tile, 1, true]);
		const end = segmentAtSide(board, cellAt(board, 1, -1), 2);
		expect([rootOf(board, end), m[board.OPEN + end]]).toEqual([end, 0]);
		undoAll(game);
	});
});

describe('overridden sides and conversions', () => {
	test('a side shows another kind to what comes beside it', () => {
		const game = gameOf(
			`rules:\n  - { id: over, at: after-place, when: board.tiles.size() == 2, do: [{ override-edge: { side: "placed.sides.filter(s, s.direction == 2).first()", kind: block } }] }\n`,
			{
				tiles: 'S: { copies: 4, line: E-W }\nB: { copies: 3, block: W }',
				draws: ['S', 'B'],
			},
		);
		take(game, 'lay S 1/0 r0');
		expect(open(game, 0, 0)).toBe(1);
		take(game, 'lay B 2/0 r0');
		undoAll(game);
	});

	test('what points at a converted feature stays, and its reach is watched', () => {
		const game = gameOf(
			`kinds:
  ruin: { connect: none, reach: around(it), complete: "reach.all(c, c.tile != none)", value: { stones: { count: 1, each: 7 } } }
queries:
  power: { of: feature, for: seat, value: "it.pieces.count(p, p.owner == seat)" }
  owners: { of: feature, most: [power], above: 0 }
rules:
  - id: fall
    at: after-place
    when: board.tiles.size() == 2
    do:
      - place: { piece: man, at: "placed.segments(line).first()" }
      - convert: { feature: "placed.segments(line).first().feature", to: ruin }
`,
			{ tiles: 'S: { copies: 12, line: E-W }', draws: Array.from({ length: 10 }, () => 'S') },
		);
		// the second tile lies below the first; the seven other cells around it are filled one after the other
		take(game, 'lay S 0/1 r0');
		for (const at of ['1/0', '-1/0', '1/1', '-1/1', '1/2', '0/2']) take(game, `lay S ${at} r0`);
		expect(game.scores).toEqual([0, 0]);
		take(game, 'lay S -1/2 r0');
		expect(game.scores).toEqual([7, 0]);
		undoAll(game);
	});
});
