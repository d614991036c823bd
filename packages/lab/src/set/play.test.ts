import { Game } from '@tilewright/interpreter';
import { tileCount } from '@tilewright/interpreter/state';
import { compile, loadWorkspace } from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';
import { expect, test } from 'vitest';
import { programOf } from '../testing.ts';
import { comparePlay } from './compare.ts';
import { countsOf } from './counts.ts';
import { SetPlay } from './play.ts';

const program = programOf();
const bots = ['random', 'greedy'];
const play = new SetPlay(program, bots, 40);
play.play(6);
const figures = play.figures();

function watched(seed: number): { drawn: string[]; laid: number; game: Game } {
	const game = new Game(program, { seed, ledger: false });
	const random = new BotRandom(Math.imul(seed, 0x9e3779b1) ^ 0x51ed270b);
	while (!game.over) game.choose(game.think((m) => players[bots[m.decides]!]!(m, random)));
	const drawn = game.chance.filter((c) => c.stream === 'deck').map((c) => c.outcome);
	return { drawn, laid: tileCount(game.machine.rt.board) - 1, game };
}

test('tiles drawn are those laid and those put away, whatever bots try out', () => {
	const games = [40, 41, 42, 43, 44, 45].map(watched);
	const drawn = games.reduce((n, g) => n + g.drawn.length, 0);
	const laid = games.reduce((n, g) => n + g.laid, 0);
	expect(figures.unplaced.n).toBe(drawn);
	expect(figures.unplaced.value).toBeCloseTo((drawn - laid) / drawn, 12);
	expect(figures.laid.value).toBeCloseTo(laid / 6 + 1, 12);
	const ofStages = figures.unplacedByStage.reduce((n, s) => n + s.n, 0);
	expect(ofStages).toBe(drawn);
	const ofV = games.reduce((n, g) => n + g.drawn.filter((id) => id === 'V').length, 0);
	const v = program.tiles.findIndex((t) => t.id === 'V');
	expect(figures.unplacedByTile.find((t) => t.tile === v)!.share.n).toBe(ofV);
	const points = games.map((g) => g.game.scores[1]!);
	expect(figures.points[1]!.value).toBeCloseTo(points.reduce((a, b) => a + b) / 6, 12);
});

test('features are counted with their tiles', () => {
	const kind = program.kinds.findIndex((k) => k.id === 'monastery');
	const monasteries = figures.kinds.find((k) => k.kind === kind)!;
	// one for each of its tiles that was laid, and each on one tile
	expect(monasteries.complete.value + monasteries.incomplete.value).toBeLessThanOrEqual(6);
	expect(monasteries.complete.value + monasteries.incomplete.value).toBeGreaterThan(5);
	expect(monasteries.sizeIncomplete.value).toBe(1);
	for (const k of figures.kinds) {
		const all = k.sizesComplete.reduce((n, c) => n + c, 0);
		expect(all).toBeCloseTo(k.complete.value * 6, 9);
		const tiles = k.sizesComplete.reduce((n, c, i) => n + c * (i + 1), 0);
		if (all > 0) expect(k.sizeComplete.value).toBeCloseTo(tiles / all, 12);
	}
	const field = figures.kinds.find((k) => program.kinds[k.kind]!.id === 'field')!;
	expect(field.shareIncomplete.value).toBe(1);
});

test('the same seed gives the same figures, in one go or game by game', () => {
	const again = new SetPlay(program, bots, 40);
	for (let i = 0; i < 6; i++) again.play(1);
	expect(again.figures()).toEqual(figures);
	const other = new SetPlay(program, bots, 41);
	other.play(6);
	expect(other.figures()).not.toEqual(figures);
});

/** A set cut down to some tiles, so that chance has an answer that can be worked out. */
function cut(few: Record<string, number>): ReturnType<typeof programOf> {
	const tiles = program.tiles.map((t) => ({ ...t, copies: few[t.id] ?? 0 }));
	const groups = program.deck.groups.map((g) => ({
		...g,
		tiles: g.tiles.map(({ tile }) => ({ tile, copies: few[program.tiles[tile]!.id] ?? 0 })),
	}));
	return { ...program, tiles, deck: { ...program.deck, groups } };
}

test('a tile that fits nothing is never laid; one that always fits is never put away', () => {
	// D lies first: C has a city on every side and meets its city; after that only C fits C, and B only what is open
	const lone = cut({ X: 3 });
	const noRoad = new SetPlay(cut({ C: 4 }), ['random', 'random'], 1);
	noRoad.play(5);
	expect(noRoad.figures().unplaced.value).toBe(0);
	// B is ground all around and finds the ground side of D, always
	const ground = new SetPlay(cut({ B: 3 }), ['random', 'random'], 1);
	ground.play(5);
	expect(ground.figures().unplaced.value).toBe(0);
	expect(countsOf(lone).reduce((a, b) => a + b)).toBe(4);
	const unplaceable = {
		...lone,
		deck: { ...lone.deck, start: [{ tile: tileOf('B'), x: 0, y: 0, turn: 0 }] },
	};
	const never = new SetPlay(unplaceable, ['random', 'random'], 1);
	never.play(5);
	const { unplaced, unplacedByTile, laid } = never.figures();
	expect([unplaced.value, laid.value]).toEqual([1, 1]);
	expect(unplacedByTile.map((t) => [t.tile, t.share.value])).toEqual([[tileOf('X'), 1]]);
});

test('a tile that is put away although it could be laid had a place', () => {
	const texts = {
		'p/pack.yaml':
			'pack: p\nformat: 1\ngame: toy\nrole: game\ntitle: P\nversion: 1.0.0\nlicence: MIT\nsays: A pack of a test.\nseats: { min: 1, max: 4 }\n',
		'p/tiles.yaml': 'format: 1\ntiles: { A: { copies: 9, line: E-W } }\n',
		'p/rules.yaml': `format: 1
verbs: { placeTile: { it: placement } }
kinds:
  line: { connect: edge, form: line, complete: open == 0, value: { tiles: { count: tiles, each: 1 } } }
  land: { connect: area, complete: "false", value: {} }
require:
  - { id: matches, verb: placeTile, that: "it.sides.all(s, s.facing == none || s.kind == s.facing.kind)", why: differs }
texts: { differs: It differs. }
actions:
  lay: { group: tile, choose: { among: { spot: placements(drawn) } }, where: "can(placeTile, spot)", do: [{ place-tile: { at: spot } }] }
  toss: { group: tile, do: [{ discard-tile: { to: box } }] }
timeline:
  turn: [start, { part: [draw, { actions: tile, pick: 1 }, { wave: main }] }, end]
  wave: { round: [ledger], once: [award] }
  end-game: [last, { wave: final }]
rules:
  - { id: drawOne, at: draw, do: [{ draw-tile: {} }, { if: drawn == none, then: [{ finish: game }] }] }
deck: { start: [{ tile: A, at: 0/0, turn: 0 }] }
`,
	};
	const workspace = loadWorkspace(
		Object.entries(texts).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) })),
	);
	const { program: tossing, diagnostics } = compile(workspace, { game: 'toy', seats: 2 });
	if (!tossing) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	const toss = new SetPlay(tossing, ['random', 'random'], 1);
	toss.play(20);
	const { unplaced, laid, unplacedByTile } = toss.figures();
	expect(laid.value).toBeLessThan(9);
	expect([unplaced.value, unplaced.n]).toEqual([0, 20 * 8]);
	expect(unplacedByTile.map((t) => t.share.n)).toEqual([20 * 8]);
});

test('two sets side by side, kinds matched by their ids', () => {
	const other = new SetPlay(cut({ U: 20, V: 20, X: 4, E: 6 }), bots, 40);
	other.play(6);
	const { unplaced, kinds, points } = comparePlay(figures, program, other.figures(), program);
	expect(unplaced.difference!.value).toBeCloseTo(unplaced.a!.value - unplaced.b!.value, 12);
	expect(unplaced.difference!.se).toBeCloseTo(Math.hypot(unplaced.a!.se, unplaced.b!.se), 12);
	expect(points).toHaveLength(2);
	const gone = kinds.find((k) => k.id === 'monastery')!;
	expect(gone.complete.b).toBeUndefined();
	expect(gone.complete.difference).toBeUndefined();
	const city = kinds.find((k) => k.id === 'city')!;
	expect(city.complete.difference!.value).toBeGreaterThan(0);
});

function tileOf(id: string): number {
	return program.tiles.findIndex((t) => t.id === id);
}
