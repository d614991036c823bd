import { describe, expect, test } from 'vitest';
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

describe('groups of the deck', () => {
	const grouped = `S: { copies: 5, line: E-W }
A: { line: E-W, group: course }
B: { copies: 2, line: E-W, group: course }
Z: { line: E-W, group: course }`;
	const lay = (game: Game, n: number): string[] => {
		const laid: string[] = [];
		for (let i = 1; i <= n; i++) {
			const key = offered(game).find((k) => k.endsWith(` ${i}/0 r0`))!;
			laid.push(key.split(' ')[1]!);
			take(game, key);
		}
		return laid;
	};

	test('an order begins and ends with the tiles it names; chance brings the others between', () => {
		const game = gameOf(
			`deck:
  start: [{ tile: S, at: 0/0 }]
  groups:
    course: { order: [A, shuffled, Z], before: [main] }
rules:
`.replace('rules:\n', ''),
			{ tiles: grouped },
		);
		expect(lay(game, 7)).toEqual(['A', 'B', 'B', 'Z', 'S', 'S', 'S']);
		undoAll(game);
	});

	test('a group that joins another is mixed into it when it opens, with all that came back to it', () => {
		const third = new Set<string>();
		for (let seed = 1; seed <= 20; seed++) {
			const game = gameOf(
				`deck:
  start: [{ tile: S, at: 0/0 }]
  groups:
    wings: { into: main, opens: board.tiles.size() > 2 }
    late: { into: wings, opens: board.tiles.size() > 2 }
`,
				{
					tiles:
						'S: { copies: 5, line: E-W }\nW: { copies: 3, group: wings, line: E-W }\nL: { copies: 2, group: late, line: E-W }',
					seed,
				},
			);
			const all = tilesEverywhere(game);
			const laid = lay(game, 3);
			expect(laid.slice(0, 2)).toEqual(['S', 'S']);
			third.add(laid[2]!);
			expect([leftInGroup(game, 'wings'), leftInGroup(game, 'late')]).toEqual([0, 0]);
			expect(tilesEverywhere(game)).toBe(all);
			undoAll(game);
		}
		expect([...third].sort()).toEqual(['L', 'S', 'W']);
	});

	test('an order is forgotten when the deck is shuffled', () => {
		const orders = new Set<string>();
		for (let seed = 1; seed <= 12; seed++) {
			const game = gameOf(
				`deck:
  start: [{ tile: S, at: 0/0 }]
  groups:
    course: { order: [A, shuffled, Z], before: [main] }
rules:
  - { id: mix, at: after-place, when: board.tiles.size() == 2, do: [{ shuffle: { zone: deck } }] }
`,
				{ tiles: grouped, seed },
			);
			orders.add(lay(game, 4).join(''));
			undoAll(game);
		}
		// the first was drawn in order
		expect([...orders].every((o) => o.startsWith('A'))).toBe(true);
		expect([...orders].some((o) => !o.endsWith('Z'))).toBe(true);
	});

	test('a copy of a tile goes into another group, or out of the game', () => {
		const game = gameOf(
			`deck:
  start: [{ tile: S, at: 0/0 }]
  moves: [{ tile: S, to: course }, { tile: S, to: box }, { tile: S, to: last, given: "seats.size() > 9" }, { tile: A, to: last }]
  groups:
    course: { order: [Z, shuffled, S], before: [main] }
    last: { after: [main] }
`,
			{ tiles: grouped },
		);
		expect(lay(game, 7)).toEqual(['Z', 'B', 'B', 'S', 'S', 'S', 'A']);
		expect(game.over).toBe(true);
		undoAll(game);
	});

	test('a group takes some of its tiles by chance, and counts as empty then', () => {
		const counts = new Set<string>();
		for (let seats = 2; seats <= 4; seats++) {
			const game = gameOf(
				`deck:
  start: [{ tile: S, at: 0/0 }]
  groups:
    course: { take: 2, before: [main] }
`,
				{ tiles: grouped, seats },
			);
			const laid = lay(game, 5);
			expect(laid.slice(0, 2).every((t) => t !== 'S')).toBe(true);
			expect(laid.slice(2)).toEqual(['S', 'S', 'S']);
			counts.add(laid.slice(0, 2).join());
			undoAll(game);
		}
		expect(counts.size).toBeGreaterThan(0);
	});

	test('a group opens while a condition holds; one can be drawn from although it is not', () => {
		const open = gameOf(
			`deck:
  start: [{ tile: S, at: 0/0 }]
  groups:
    course: { opens: "board.tiles.size() >= 4" }
rules:
  - { id: peek, at: after-place, when: board.tiles.size() == 2, do: [{ draw-tile: { group: course } }, { discard-tile: { to: deck } }] }
`,
			{ tiles: grouped },
		);
		const laid = lay(open, 4);
		expect(laid.slice(0, 3)).toEqual(['S', 'S', 'S']);
		expect(laid[3]).not.toBe('S');
		expect(leftInGroup(open, 'course') + leftInGroup(open, 'main')).toBe(3);
		undoAll(open);
	});

	test('after so many draws the deck counts as empty', () => {
		const game = gameOf(
			`deck:
  start: [{ tile: S, at: 0/0 }]
  size: seats.size() + 1
`,
			{ tiles: grouped },
		);
		expect(lay(game, 3)).toHaveLength(3);
		expect(game.over).toBe(true);
	});

	test('tiles laid aside go back by their group', () => {
		const game = gameOf(
			`deck:
  start: [{ tile: S, at: 0/0 }]
  groups:
    course: { before: [main] }
registers: { waiting: { per: game } }
rules:
  - id: aside
    at: after-place
    when: board.tiles.size() == 2
    do:
      - draw-tile: { group: course }
      - discard-tile: { to: aside }
      - draw-tile: { group: main }
      - discard-tile: { to: aside }
      - return-aside: { group: course }
`,
			{ tiles: grouped },
		);
		lay(game, 1);
		// one of course laid, one in hand again; of main one still waits aside
		expect([
			leftInGroup(game, 'course'),
			leftInGroup(game, 'main'),
			game.machine.rt.m[Header.aside],
		]).toEqual([2, 3, 1]);
		expect(register(game.machine, 'waiting')).toBe(0);
		undoAll(game);
	});
});
