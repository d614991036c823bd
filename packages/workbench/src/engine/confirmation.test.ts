import { beforeEach, describe, expect, test } from 'vitest';
import { type GameState, PERSON, type Setup } from '@tilewright/session';
import { shipped, Trial, twoPersons } from './testing.ts';

const setup: Setup = {
	...twoPersons,
	seats: [
		{ name: 'Ann', by: PERSON },
		{ name: 'Bob', by: 'random' },
	],
};
let trial: Trial;
const first = (): void => trial.play(1, ([option]) => option!);
const turn = (): void => {
	for (let i = 0; i < 4 && !trial.game.awaitsConfirmation; i++) first();
	expect(trial.game.awaitsConfirmation).toBe(true);
};

beforeEach(() => {
	trial = new Trial();
	trial.host.handlers['confirm-turns'](true);
	trial.host.start(setup);
});

describe('a turn is confirmed', () => {
	test('chance and the bots wait', () => {
		const { left } = trial.game.view;
		turn();
		expect(trial.game).toMatchObject({
			decision: undefined,
			over: false,
			undoableSteps: 2,
			active: 0,
		});
		expect(trial.game.view.drawn).toBeUndefined();
		expect(trial.game.view.left).toEqual(left);
		expect(trial.game.view.pieces).toHaveLength(1);
		trial.wait();
		expect(trial.game.steps).toHaveLength(2);
		expect(trial.host.handlers.play({ key: 'pass', at: 2 }).ok).toBe(false);
	});
	test('after the confirmation the next tile is drawn and the bot moves', () => {
		turn();
		expect(trial.host.handlers['confirm-turn']()).toBe(true);
		expect(trial.game).toMatchObject({ awaitsConfirmation: false, undoableSteps: 0, active: 1 });
		expect(trial.game.view.drawn).toBeDefined();
		trial.wait();
		expect(trial.game.decision?.seat).toBe(0);
		expect(trial.game.undoableSteps).toBe(0);
		expect(trial.host.handlers['confirm-turn']()).toBe(false);
	});
	test('its steps can be taken back, one by one, to the draw that was seen', () => {
		const begun = trial.game;
		turn();
		expect(trial.host.handlers.undo()).toBe(true);
		expect(trial.game).toMatchObject({
			awaitsConfirmation: false,
			undoableSteps: 1,
			redoableSteps: 1,
		});
		expect(trial.game.decision?.seat).toBe(0);
		trial.host.handlers.redo();
		expect(trial.game).toMatchObject({ awaitsConfirmation: true, undoableSteps: 2 });
		trial.host.handlers.undo();
		trial.host.handlers.undo();
		expect({ ...trial.game, redoableSteps: 0, later: [] }).toEqual(begun);
	});
	test('points of the turn are shown, those of later steps are not', () => {
		for (let i = 0; i < 30; i++) {
			turn();
			const { scores, ledger } = trial.game;
			scores.forEach((score, seat) =>
				expect(ledger.filter((e) => e.seat === seat).reduce((n, e) => n + e.points, 0)).toBe(score),
			);
			trial.host.handlers['confirm-turn']();
			trial.wait();
			if (trial.game.over) break;
		}
	});
	test('the last turn of a game waits before the end is counted', () => {
		trial.host.start({ ...setup, seats: [setup.seats[0]!, { name: 'Cai', by: PERSON }] });
		let before: GameState | undefined;
		for (let i = 0; i < 400 && !trial.game.over; i++) {
			if (trial.game.awaitsConfirmation) {
				before = trial.game;
				trial.host.handlers['confirm-turn']();
			} else first();
		}
		expect(trial.game.over).toBe(true);
		expect(before!.over).toBe(false);
		expect(before!.view.left).toEqual([]);
		expect(trial.game.ledger.length).toBeGreaterThan(before!.ledger.length);
	});
	test('an edit leaves the turn waiting', () => {
		turn();
		const before = trial.game;
		trial.edit('{ count: tiles, each: 1 }', '{ count: tiles, each: 3 }');
		expect(trial.game.swap).toBeDefined();
		expect(trial.game).toMatchObject({
			awaitsConfirmation: true,
			decision: undefined,
			steps: before.steps,
		});
		expect(trial.game.view.drawn).toBeUndefined();
		expect(trial.game.view.left).toEqual(before.view.left);
	});
	test('without confirmation nothing waits, and a waiting turn goes on', () => {
		turn();
		trial.host.handlers['confirm-turns'](false);
		expect(trial.game).toMatchObject({ awaitsConfirmation: false, active: 1 });
		trial.wait();
		first();
		first();
		expect(trial.game.awaitsConfirmation).toBe(false);
	});
});

describe('why not here', () => {
	test('a cell: every rotation with its reasons and their places', () => {
		const cell = trial.game.decision!.options.flatMap((o) =>
			o.targets.flatMap((t) => (t.is === 'placement' ? [t] : [])),
		);
		const { x, y } = cell[0]!;
		const fits = cell.filter((c) => c.x === x && c.y === y).map((c) => c.turn);
		for (const { turn: r, refusals } of trial.host.handlers['options-at']({ x, y })) {
			expect(refusals.length === 0).toBe(fits.includes(r!));
			for (const { says, source } of refusals) {
				expect(says).toMatch(/\.$/);
				expect(source).toMatchObject({ file: 'data/common/rules.yaml' });
			}
		}
	});
	test('a segment: every piece with its reasons', () => {
		trial.host.handlers.play({ key: trial.game.decision!.options[0]!.key, at: 0 });
		const here = trial.host.handlers['options-at']({ tile: 0, segment: 0 });
		expect(here.map((h) => h.piece).sort()).toEqual(['abbot', 'follower']);
		expect(here[0]!.refusals.map((r) => r.why)).toContain('claim.otherTile');
		expect(trial.host.handlers['options-at']({ tile: 99, segment: 0 })).toEqual([]);
	});
});

/** A pack whose rule asks every seat in turn while a wave is under way. */
const shares = (among: string, says = 'Who gets the coin?') =>
	Object.entries({
		'more/toll/pack.yaml': `pack: toll
format: 1
game: carcassonne
role: expansion
title: Toll
version: 0.1.0
licence: MIT
use: [base]
`,
		'more/toll/rules.yaml': `format: 1
pieces:
  coin: { shared: 30, title: Coin }
zones:
  purse: { per: seat }
rules:
  - id: share
    at: wave.award
    when: wave.features.exists(f, f.completed)
    for-each: { as: s, in: seats }
    do:
      - choose: { id: gift, who: s, among: { to: ${among} }, optional: true, says: "${says}" }
        then: [{ move: { pieces: "pieces.filter(p, p.kind == coin && p.inSupply).first(1)", to: gift.purse } }]
`,
	}).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));

describe('a turn that waits in the middle of a wave', () => {
	const isToll = (): boolean => trial.game.decision?.id.startsWith('toll.') ?? false;
	const change = (...rules: Parameters<typeof shares>): void =>
		trial.host.change(shares(...rules), [], false);
	beforeEach(() => {
		trial = new Trial([...shipped, ...shares('seats')]);
		trial.host.handlers['confirm-turns'](true);
		const { findings } = trial.host.start({ ...twoPersons, packs: ['toll'] });
		expect(findings.filter((f) => f.severity === 'error')).toEqual([]);
		for (let i = 0; i < 80 && !(isToll() && trial.game.active === 0); i++)
			if (trial.game.awaitsConfirmation) trial.host.handlers['confirm-turn']();
			else if (isToll()) trial.play(1, (options) => options.at(-1)!);
			else first();
		expect(trial.game.decision).toMatchObject({ seat: 0, prompt: 'Who gets the coin?' });
		trial.play(1, (options) => options.find((o) => o.label === 'Ann')!);
		expect(trial.game).toMatchObject({ awaitsConfirmation: true, decision: undefined, active: 0 });
	});
	const coins = () =>
		trial.game.places.filter((p) => p.id === 'purse').map((p) => p.heaps[0]?.pieces.length ?? 0);

	test('shows what the wave has done so far, and goes on in it', () => {
		expect(coins()).toEqual([1, 0]);
		trial.host.handlers['confirm-turn']();
		expect(isToll()).toBe(true);
		expect(trial.game.decision!.seat).toBe(1);
		expect(trial.game.view.drawn).toBeUndefined();
	});

	test('under rules that fit it waits at the same step', () => {
		const before = trial.game;
		change('seats', 'Whose is it?');
		expect(trial.game.swap!.stopped).toBeUndefined();
		expect(trial.game).toMatchObject({ awaitsConfirmation: true, scores: before.scores });
		expect(trial.keys).toEqual(before.steps.map((s) => s.key));
		expect(trial.game.steps.at(-1)!.words).toBe('Whose is it? Ann');
		expect(coins()).toEqual([1, 0]);
		trial.host.handlers['confirm-turn']();
		expect(trial.game.decision).toMatchObject({ seat: 1, prompt: 'Whose is it?' });
	});

	test('stops at the step of the wave that no longer fits, says why, and goes on when it fits again', () => {
		const before = trial.game;
		const step = before.steps.length - 1;
		const { key } = before.steps[step]!;
		change('seats.without(s)');
		const stopped = trial.game;
		expect(stopped.swap!.stopped).toEqual({
			step,
			key,
			words: 'Who gets the coin? Ann',
			message: 'this cannot be chosen now.',
			reasons: ['It is not among what can be chosen.'],
		});
		expect(stopped).toMatchObject({
			awaitsConfirmation: false,
			viewingPast: true,
			decision: { seat: 0 },
		});
		expect(stopped.steps).toEqual(before.steps.slice(0, step));
		expect(stopped.later.map((s) => s.key)).toEqual([key]);
		expect(coins()).toEqual([0, 0]);
		change('seats');
		expect({ ...trial.game, swap: undefined }).toEqual(before);
	});

	test('an earlier step of the same wave can be the one, with all after it left out', () => {
		trial.host.handlers['confirm-turn']();
		trial.play(1, (options) => options.find((o) => o.label === 'Ann')!);
		const keys = trial.keys;
		expect(coins()).toEqual([2, 0]);
		change('seats.without(s)');
		expect(trial.game.swap!.stopped).toMatchObject({ step: keys.length - 2 });
		expect(trial.game.swap!.left).toBe(2);
		expect(trial.game.later.map((s) => s.key)).toEqual(keys.slice(-2));
		expect(trial.host.handlers['resume-here']()).toBe(true);
		trial.play(1, (options) => options.find((o) => o.label === 'Bob')!);
		expect(coins()).toEqual([0, 1]);
		expect(trial.game.branches).toHaveLength(1);
	});
});
