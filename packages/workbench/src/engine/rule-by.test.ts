import { beforeEach, expect, test } from 'vitest';
import { Trial, twoPersons as setup } from './testing.ts';

let trial: Trial;
const overlay = (text: string): void =>
	trial.host.change(
		[{ path: 'own/house-rules/mine.yaml', bytes: new TextEncoder().encode(text) }],
		[],
		false,
	);

beforeEach(() => {
	trial = new Trial();
	trial.host.start(setup);
	trial.play(6);
});

test('the running game goes on under other house rules', () => {
	const before = trial.game;
	overlay('overlay: mine\nformat: 1\nover: [base]\ntiles: { counts: { X: 9 } }\n');
	expect(trial.game.total).toBe(before.total);
	expect(trial.host.changeRules({ overlays: ['mine'] }).ok).toBe(true);
	const { game } = trial;
	expect(game.total).toBe(before.total + 8);
	expect(game.setup.overlays).toEqual(['mine']);
	expect(game.steps.map((s) => s.key)).toEqual(before.steps.map((s) => s.key));
	expect(game.swap).toMatchObject({ stopped: undefined });
	overlay('overlay: mine\nformat: 1\nover: [base]\ntiles: { counts: { X: 3 } }\n');
	expect(trial.game.total).toBe(before.total + 2);
	expect(trial.host.changeRules({ overlays: [] }).ok).toBe(true);
	expect(trial.game.total).toBe(before.total);
});

test('rules that do not compile are refused, and the game stays as it is', () => {
	const before = trial.game;
	const { ok, findings } = trial.host.changeRules({ overlays: ['nowhere'] });
	expect([ok, findings.map((f) => f.code)]).toEqual([false, ['LINK-ID-UNKNOWN']]);
	expect(trial.game).toEqual(before);
	trial.host.handlers.leave();
	expect(trial.host.changeRules({ overlays: [] }).ok).toBe(false);
});

test('a line of points of house rules is called in the game by what it pays', () => {
	overlay(
		'overlay: mine\nformat: 1\nover: [base]\nchanges: [{ patch: base.field, with: { value: { more: { each: 5, when: tiles.size() >= 1 } } } }, { patch: base.road, with: { value: { more: { each: 5, when: tiles.size() >= 1 } } } }, { patch: base.city, with: { value: { more: { each: 5, when: tiles.size() >= 1 } } } }]\n',
	);
	expect(trial.host.changeRules({ overlays: ['mine'] }).ok).toBe(true);
	trial.play(400, 0);
	const lines = trial.game.ledger.flatMap((entry) => entry.lines);
	const own = lines.filter(({ id }) => id === 'more');
	expect(own.length).toBeGreaterThan(0);
	for (const { title } of own) expect(title).toBe('5 points, if it has a tile');
	for (const { id, title } of lines) if (id !== 'more') expect(title).not.toContain('points');
});

test('moves that other rules take away are named, and come back with the rules', () => {
	// whoever can puts a piece on the tile
	trial.play(24, (options) => options.find(({ key }) => key.startsWith('follower')) ?? options[0]!);
	const { keys } = trial;
	const claimsIn = (all: readonly string[]) => all.filter((key) => key.startsWith('follower'));
	overlay('overlay: mine\nformat: 1\nover: [base]\nparams: { base.meeplesPerPlayer: 1 }\n');
	expect(trial.host.changeRules({ overlays: ['mine'] }).ok).toBe(true);
	const { swap } = trial.game;
	expect(swap!.lost.length).toBeGreaterThan(0);
	for (const { step, words } of swap!.lost) {
		expect(keys[step - 1]).toMatch(/^follower/);
		expect(words).toMatch(/follower/i);
	}
	const done = claimsIn(keys.slice(0, keys.length - swap!.left));
	expect(claimsIn(trial.keys).length + swap!.lost.length).toBe(done.length);
	expect(trial.host.changeRules({ overlays: [] }).ok).toBe(true);
	expect(trial.keys).toEqual(keys);
	expect(trial.game.swap!.lost).toEqual([]);
});

test('decisions that other rules bring are passed, and go with the rules', () => {
	const few = 'overlay: mine\nformat: 1\nover: [base]\nparams: { base.meeplesPerPlayer: 1 }\n';
	overlay(few);
	trial.host.start({ ...setup, overlays: ['mine'] });
	trial.play(40, (options) => options.find(({ key }) => key.startsWith('follower')) ?? options[0]!);
	const { keys, game } = trial;
	const scores = [...game.scores];
	expect(trial.host.changeRules({ overlays: [] }).ok).toBe(true);
	const { swap } = trial.game;
	expect(swap).toMatchObject({ stopped: undefined, lost: [], left: 0 });
	expect(swap!.passed).toBeGreaterThan(3);
	expect(trial.game.scores).toEqual(scores);
	const added = trial.keys.length - keys.length;
	expect(swap!.passed).toBe(added);
	let from = 0;
	for (const key of keys) {
		from = trial.keys.indexOf(key, from) + 1;
		expect(from).toBeGreaterThan(0);
	}
	for (const { key, words } of trial.game.steps) if (key === 'pass') expect(words).toBe('Pass');
	expect(trial.host.changeRules({ overlays: ['mine'] }).ok).toBe(true);
	expect(trial.keys).toEqual(keys);
	expect(trial.game.swap).toMatchObject({ stopped: undefined, lost: [], passed: 0 });
});
