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
