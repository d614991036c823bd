import { Game } from '@tilewright/interpreter';
import { type Program, type RuleSet, compile, loadWorkspace } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import {
	StepEffectsLog,
	StepLabels,
	describeDecision,
	placesOf,
	shownOf,
	cacheWords,
	wordsOf,
} from '@tilewright/session';
import { viewOf } from '@tilewright/interpreter';
import { readShared, shipped } from './testing.ts';

const encoder = new TextEncoder();
const pack = `pack: dock
format: 1
game: carcassonne
role: expansion
title: Dock
version: 0.1.0
licence: MIT
use: [base]
`;
const rules = `format: 1
pieces:
  crate: { shared: 9, title: Crate, stands-on: tile }
  crane: { neutral: 1, title: Crane, stands-on: space, starts: pier }
spaces:
  pier: { title: The pier, says: Where the crane begins. }
  yard: { title: The yard }
zones:
  hold: { per: seat, says: What was won. }
registers:
  loads: { per: game }
displays:
  loads: { title: Loads so far, value: loads }
  most: { title: Crates, of: seat, value: it.hold.size() }
rules:
  - id: drop
    at: after-place
    says: A crate comes with every tile.
    source: DK-1
    do:
      - place: { piece: crate, at: placed }
      - set: { register: loads, to: loads + 1 }
      - choose: { id: swing, among: { to: spaces.without(crane.space) }, optional: true }
        then: [{ move: { pieces: crane, to: swing } }]
      - choose: { id: haul, among: { c: placed.pieces, to: seats }, optional: true, says: Who gets the crate? }
        then: [{ move: { pieces: haul.c, to: haul.to.hold } }]
`;
/** The program of the small pack, perhaps with one more rule. */
function compiled(rule = ''): { readonly program: Program; readonly ruleSet: RuleSet } {
	const files = { 'more/dock/pack.yaml': pack, 'more/dock/rules.yaml': `${rules}${rule}` };
	const workspace = loadWorkspace(
		[
			...shipped,
			...Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) })),
		],
		readShared,
	);
	const setup = { game: 'carcassonne', with: ['dock'], seats: 2 };
	const { program, ruleSet, diagnostics } = compile(workspace, setup);
	if (!program || !ruleSet) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	return { program, ruleSet };
}
const { program, ruleSet } = compiled();
cacheWords(program, ruleSet);
const words = wordsOf(program);
const begin = (): Game => new Game(program, { seed: 4, names: ['Ann', 'Bob'] });
const take = (game: Game, ...parts: string[]): void => {
	const option = game.decision!.options.find((o) => parts.every((p) => o.key.includes(p)));
	expect(option, game.decision!.options.map((o) => o.key).join('\n')).toBeDefined();
	game.choose(option!.index);
};
const decisionOf = (game: Game) => describeDecision(game, game.decision!);

describe('a game in words', () => {
	test('every decision has a sentence, what can be pointed at, and its rule', () => {
		const game = begin();
		expect(decisionOf(game).prompt).toBe('Place the tile.');
		take(game, 'place');
		const swing = decisionOf(game);
		expect(swing.prompt).toBe('Choose a space, or pass.');
		expect(swing.options.map((o) => o.label)).toEqual(['The yard', 'Pass']);
		expect(swing.options[0]).toMatchObject({
			targets: [{ is: 'space', id: 'yard', text: 'The yard' }],
			source: { id: 'dock.drop', file: 'more/dock/rules.yaml', cites: ['DK-1'] },
		});
		expect(words.rule('dock.drop')).toMatchObject({
			says: 'A crate comes with every tile.',
			cites: ['DK-1'],
		});
		expect(words.rule('dock.drop')!.does.length).toBeGreaterThan(3);
		expect(words.rule('dock.nothing')).toBeUndefined();
		take(game, 'yard');
		const haul = decisionOf(game);
		expect(haul.prompt).toBe('Who gets the crate?');
		expect(haul.options[0]!.targets.map((t) => t.is)).toEqual(['piece', 'seat']);
		expect(haul.options[0]!.label).toMatch(/^Crate, tile \S+ at column −?\d+, row −?\d+ to Ann$/);
		take(game, 'seat 2');
		expect(decisionOf(game).prompt).toMatch(/^Claim a feature.*, or pass\.$/);
	});

	test('places and what is kept in sight', () => {
		const game = begin();
		take(game, 'place');
		take(game, 'yard');
		take(game, 'seat 2');
		const places = placesOf(game, viewOf(game.machine));
		const heaps = (id: string, seat = -1) =>
			places
				.find((p) => p.id === id && p.seat === seat)!
				.heaps.map((h) => [h.title, h.pieces.length]);
		expect(heaps('pier')).toEqual([]);
		expect(heaps('yard')).toEqual([['Crane', 1]]);
		expect(heaps('hold', 1)).toEqual([['Crate', 1]]);
		expect(places.find((p) => p.is === 'supply')!.heaps[0]!.pieces).toHaveLength(8);
		expect(places.find((p) => p.id === 'pier')).toMatchObject({
			title: 'The pier',
			says: 'Where the crane begins.',
		});
		expect(shownOf(game).map((s) => [s.title, s.of?.text, s.text])).toEqual([
			['Loads so far', undefined, '1'],
			['Crates', 'Bob', '1'],
		]);
	});

	test('every step says what it did, after undo and from the middle too', () => {
		const game = begin();
		const chronicle = new StepEffectsLog();
		take(game, 'place');
		take(game, 'yard');
		take(game, 'seat 2');
		const rows = chronicle.follow(game);
		expect(rows).toHaveLength(3);
		const said = rows.map((row) => row.map(({ says }) => says));
		expect(said[0]).toEqual([
			expect.stringMatching(/^Crate comes to tile /),
			'Loads so far: 0 → 1.',
		]);
		expect(said[1]).toEqual(['Crane moves from the pier to the yard.']);
		expect(said[2]).toEqual([
			expect.stringMatching(/^Bob gets Crate, from tile /),
			'Crates of Bob: 1.',
		]);
		const before = [...rows];
		game.undo();
		take(game, 'seat 1');
		expect(chronicle.follow(game)[2]![0]!.says).toMatch(/^Ann gets Crate/);
		expect(chronicle.follow(game).slice(0, 2)).toEqual(before.slice(0, 2));
		for (let i = 0; i < 30; i++) game.choose((i * 7) % game.decision!.options.length);
		expect(new StepEffectsLog().follow(game)).toEqual(chronicle.follow(game));
	});

	test('a piece that was put down is told once, by the words of the step or by its effects', () => {
		const game = new Game(compiled().program, { seed: 4, names: ['Ann', 'Bob'] });
		const [chronicle, labels] = [new StepEffectsLog(), new StepLabels()];
		for (let i = 0; i < 30; i++) game.choose((i * 5) % game.decision!.options.length);
		const rows = chronicle.follow(game, labels);
		const told = labels.all(game.steps).map(({ words: said, seat }, i) => {
			const [, piece = '', place = ''] = /^Claim a feature: (\S+) on (.*)$/.exec(said) ?? [];
			const owned = `${piece} of ${game.names[seat]} comes to ${place}.`.toLowerCase();
			return { place, again: rows[i]!.some(({ says }) => says.toLowerCase() === owned) };
		});
		expect(told.filter(({ place }) => place !== '').length).toBeGreaterThan(2);
		expect(told.filter(({ again }) => again)).toEqual([]);
		// a piece that comes without being named by the step is told by its effects
		expect(rows[0]!.map(({ says }) => says)).toEqual([
			expect.stringMatching(/^Crate comes to tile /),
			'Loads so far: 0 → 1.',
		]);
	});

	test('every decision that answered itself is told once, as often as it is asked', () => {
		const only = /There was no other choice\.$/;
		const rule =
			'  - { id: ask, at: start, do: [{ choose: { id: single, options: [onward] } }] }\n';
		const game = new Game(compiled(rule).program, { seed: 4, names: ['Ann', 'Bob'] });
		const chronicle = new StepEffectsLog();
		const told = (): string[] => {
			const rows = chronicle.follow(game);
			const all = [...chronicle.beginning, ...rows.flat()].map(({ says }) => says);
			return all.filter((text) => only.test(text));
		};
		expect(told()).toHaveLength(game.answered.length);
		for (let i = 0; i < 24; i++) {
			game.choose((i * 7) % game.decision!.options.length);
			expect(told()).toHaveLength(game.answered.length);
		}
		expect(game.answered.length).toBeGreaterThan(2);
		while (game.steps.length > 7) game.undo();
		expect(told()).toHaveLength(game.answered.length);
	});
});
