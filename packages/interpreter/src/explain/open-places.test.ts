import { describe, expect, test } from 'vitest';
import { xOf, yOf } from '../board/grid.ts';
import type { Game } from '../game/game.ts';
import { Header } from '../run/header.ts';
import { gameOf, take } from '../run/testing.ts';
import { openPlaces } from './open-places.ts';

const tiles = `S: { copies: 6, line: E-W }
X: { copies: 6, line: [N, E, S, W] }
H: { copies: 4, line: E-W, spot: centre }`;
const far =
	'require:\n  - { id: far, verb: placeTile, when: it.tile.shows(spot), that: "around(it).features([spot]).empty()", why: no }\ntexts: { no: No. }\n';

function placesOf(game: Game, id: string): string[] {
	const { machine, program } = game;
	const { board } = machine.rt;
	const tile = program.tiles.findIndex((t) => t.id === id);
	return openPlaces(machine)
		.of(tile)
		.map((p) => `${id} ${xOf(board, p >> 2)}/${yOf(board, p >> 2)} r${p & 3}`)
		.sort();
}

function offered(game: Game): string[] {
	const keys = game.decision!.options.map((o) => o.key);
	const laid = keys.flatMap((k) => /^lay (\S+ \S+ r\d)/.exec(k)?.[1] ?? []);
	return [...new Set(laid)].sort();
}

describe('where a tile could lie, were it in hand', () => {
	test('is what is offered when it is', () => {
		for (const [first, id] of [
			['X', 'S'],
			['X', 'H'],
			['H', 'X'],
		] as const) {
			const drawn = gameOf(far, { tiles, draws: [first, id] });
			const other = gameOf(far, { tiles, draws: [first, id === 'S' ? 'X' : 'S'] });
			for (const game of [drawn, other]) take(game, `lay ${first} 1/0 r0`);
			expect([id, placesOf(other, id)]).toEqual([id, offered(drawn)]);
			expect(offered(drawn).length).toBeGreaterThan(1);
		}
	});

	test('says nothing of a tile that rules keep apart where others of its kind lie', () => {
		const game = gameOf(far, { tiles, draws: ['H', 'S'] });
		take(game, 'lay H 1/0 r0');
		expect(placesOf(game, 'S')).toContain('S 2/0 r0');
		expect(placesOf(game, 'H').some((p) => p.startsWith('H 2/0'))).toBe(false);
		expect(placesOf(game, 'H').some((p) => p.startsWith('H -1/0'))).toBe(true);
		const { machine, program } = game;
		const isFree = program.tiles.filter((_, t) => openPlaces(machine).isFree(t)).map((t) => t.id);
		expect(isFree.sort()).toEqual(['S', 'X']);
	});

	test('does not ask whether it is the moment, and leaves the state as it was', () => {
		const game = gameOf('actions:\n  mark: { group: main, key: [mark], do: [] }\n', {
			tiles,
			draws: ['X', 'S'],
		});
		const before = placesOf(game, 'S');
		expect(before.length).toBeGreaterThan(1);
		take(game, 'lay X 1/0 r0');
		// the turn is at another decision now, with no tile in hand
		const { m } = game.machine.rt;
		expect(m[Header.drawn]).toBe(-1);
		const hash = game.hash();
		const keys = game.decision!.options.map((o) => o.key);
		expect(placesOf(game, 'S')).toContain('S 2/0 r0');
		expect([game.hash(), game.decision!.options.map((o) => o.key)]).toEqual([hash, keys]);
	});

	test('counts places that only a helper opens', () => {
		const helped = `pieces:
  plank: { per-seat: 1, stands-on: tile }
assists:
  - id: planked
    verb: placeTile
    uses: plank
    among: { t: beside(it).tiles, a: "t.sides.filter(s, s.kind == none && s.opposite.kind == none && s.direction <= 2)" }
    shows: { sides: "[a, a.opposite]", kind: line }
    decline: never
    do:
      - place: { piece: plank, at: t }
`;
		const game = gameOf(helped, { tiles, draws: ['X', 'S'] });
		expect(placesOf(game, 'X')).toContain('X 0/1 r0');
		expect(placesOf(game, 'X')).toEqual(offered(game));
		const plain = gameOf('', { tiles, draws: ['X', 'S'] });
		expect(placesOf(plain, 'X')).not.toContain('X 0/1 r0');
	});
});
