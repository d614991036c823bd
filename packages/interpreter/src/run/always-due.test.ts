import { expect, test } from 'vitest';
import { gameOf, take } from './testing.ts';

test('a piece that leaves takes features apart, and rules that always hold see it', () => {
	const game = gameOf(
		`pieces:
  red: { shared: 1, stands-on: line }
  green: { shared: 1, stands-on: line }
  rope: { shared: 1, stands-on: line }
rules:
  - id: tie
    at: after-place
    when: board.tiles.size() == 3
    do:
      - place: { piece: red, at: board.tiles.at(1).segments(line).first() }
      - place: { piece: green, at: placed.segments(line).first() }
      - link: { a: board.tiles.at(1).segments(line).first(), b: placed.segments(line).first(), by: rope }
  - id: part
    at: after-place
    after: tie
    when: board.tiles.size() == 4
    do: [{ return: { pieces: "pieces.filter(p, p.kind == rope && p.segment != none)" } }]
always:
  - id: lonely
    for-each:
      as: p
      in: "pieces.filter(p, p.kind == red && p.feature != none && !p.feature.pieces.exists(o, o.kind == green))"
    do: [{ score: { to: active, line: lonely, each: 1 } }, { return: { pieces: p } }]
`,
		{ tiles: 'S: { copies: 6, line: E-W }', draws: ['S', 'S', 'S'] },
	);
	take(game, 'lay S 0/1 r0', 'lay S 0/2 r0');
	expect(game.scores).toEqual([0, 0]);
	take(game, 'lay S 0/3 r0');
	expect(game.scores.toSorted()).toEqual([0, 1]);
});

test('a piece that is carried moves with its carrier, and rules that always hold see it', () => {
	const game = gameOf(
		`pieces:
  cart: { shared: 1, stands-on: line }
  load: { shared: 1, stands-on: piece }
rules:
  - id: put
    at: after-place
    when: board.tiles.size() == 2
    do:
      - place: { piece: cart, at: placed.segments(line).first() }
      - place: { piece: load, at: "pieces.filter(p, p.kind == cart).first()" }
  - id: drive
    at: after-place
    after: put
    when: board.tiles.size() == 3
    do: [{ move: { pieces: "pieces.filter(p, p.kind == cart)", to: placed.segments(line).first() } }]
always:
  - id: arrived
    for-each: { as: p, in: "pieces.filter(p, p.kind == load && p.tile != none && p.tile == board.tiles.at(2))" }
    do: [{ score: { to: active, line: arrived, each: 1 } }, { return: { pieces: p } }]
`,
		{ tiles: 'S: { copies: 6, line: E-W }', draws: ['S', 'S'] },
	);
	take(game, 'lay S 0/1 r0');
	expect(game.scores).toEqual([0, 0]);
	take(game, 'lay S 0/2 r0');
	expect(game.scores.toSorted()).toEqual([0, 1]);
});
