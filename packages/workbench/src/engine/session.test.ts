import { beforeEach, describe, expect, test } from 'vitest';
import { readSavedSession, timelineOf, PERSON } from '@tilewright/session';
import { shipped, Trial, twoPersons as setup } from './testing.ts';

const whole = shipped.find((f) => f.path === 'data/carcassonne/base/rules.yaml')!;

let trial: Trial;

beforeEach(() => {
	trial = new Trial();
});

describe('moving in time', () => {
	test('any moment can be looked at, and nobody decides there', async () => {
		trial.host.start(setup);
		trial.play(5);
		const fifth = trial.game;
		trial.play(7);
		const now = trial.game;
		expect((await trial.host.handlers['view-step'](5)).ok).toBe(true);
		expect(trial.game).toMatchObject({ viewingPast: true, view: fifth.view, scores: fifth.scores });
		expect(trial.game.later.map((s) => s.key)).toEqual(now.steps.slice(5).map((s) => s.key));
		const { key } = trial.game.decision!.options[0]!;
		expect(trial.host.handlers.play({ key, at: 5 }).ok).toBe(false);
		expect(trial.host.handlers.undo()).toBe(false);
		await trial.host.handlers['view-step'](99);
		expect(trial.game).toEqual(now);
		await trial.host.handlers['view-step'](-3);
		expect(trial.game.steps).toEqual([]);
	});

	test('going on from the past parts a branch; both can be returned to', async () => {
		trial.host.start(setup);
		trial.play(12);
		const old = trial.game;
		await trial.host.handlers['view-step'](4);
		expect(trial.host.handlers['resume-here']()).toBe(true);
		expect(trial.game.viewingPast).toBe(false);
		const other = trial.game.decision!.options.find((o) => o.key !== old.steps[4]!.key)!;
		trial.host.handlers.play({ key: other.key, at: 4 });
		expect(trial.game.branches).toMatchObject([
			{ id: 1, from: 4, more: 8, next: { key: old.steps[4]!.key } },
		]);
		const fresh = trial.game;
		expect((await trial.host.handlers['switch-branch'](1)).ok).toBe(true);
		expect(trial.game).toMatchObject({ steps: old.steps, view: old.view, scores: old.scores });
		expect(trial.game.branches).toMatchObject([{ id: 2, from: 4, more: 1 }]);
		await trial.host.handlers['switch-branch'](2);
		expect(trial.game).toMatchObject({ steps: fresh.steps, view: fresh.view });
		expect(trial.host.handlers['forget-branch'](1)).toBe(true);
		expect(trial.game.branches).toEqual([]);
	});

	test('the same decision again stays on the branch', async () => {
		trial.host.start(setup);
		trial.play(6);
		const { key } = trial.game.steps[2]!;
		await trial.host.handlers['view-step'](2);
		trial.host.handlers['resume-here']();
		trial.host.handlers.play({ key, at: 2 });
		expect(trial.game.branches).toEqual([]);
		expect(trial.game.later).toHaveLength(3);
	});

	test('bots wait while the past is looked at', async () => {
		trial.host.start({ ...setup, seats: ['greedy', 'random'].map((by) => ({ name: by, by })) });
		for (let i = 0; i < 8; i++) trial.pendingWork.shift()!();
		await trial.host.handlers['view-step'](3);
		while (trial.pendingWork.length > 0) trial.pendingWork.shift()!();
		expect(trial.game).toMatchObject({ viewingPast: true });
		expect(trial.game.steps).toHaveLength(3);
		await trial.host.handlers['view-step'](8);
		trial.pendingWork.shift()!();
		expect(trial.game.steps).toHaveLength(9);
	});

	test('among bots alone, undo looks at the step before', () => {
		trial.host.start({ ...setup, seats: ['greedy', 'random'].map((by) => ({ name: by, by })) });
		for (let i = 0; i < 4; i++) trial.pendingWork.shift()!();
		trial.host.handlers.undo();
		expect(trial.game).toMatchObject({ viewingPast: true });
		expect(trial.game.steps).toHaveLength(3);
	});

	test('a replay can be stopped', async () => {
		trial.host.start(setup);
		trial.play(140);
		const full = trial.game;
		const { length } = full.steps;
		await trial.host.handlers['view-step'](0);
		const going = trial.host.handlers['view-step'](length);
		trial.host.handlers.cancel();
		const { ok, message } = await going;
		const { steps } = trial.game;
		// fast machines are through before they can be stopped, some of them at the very last step
		if (ok) expect(steps).toHaveLength(length);
		else expect({ ok, message }).toEqual({ ok: false, message: 'Stopped on the way.' });
		expect(full.steps.slice(0, steps.length)).toEqual(steps);
	});
});

describe('a turn that waits for its confirmation', () => {
	test('waits still after the past was looked at, and after a reload', async () => {
		trial.host.handlers['confirm-turns'](true);
		trial.host.start(setup);
		for (let i = 0; i < 9 && !trial.game.awaitsConfirmation; i++) trial.play(1);
		const before = trial.game;
		expect(before.awaitsConfirmation).toBe(true);
		await trial.host.handlers['view-step'](1);
		expect(trial.game).toMatchObject({ awaitsConfirmation: false, viewingPast: true });
		await trial.host.handlers['view-step'](9);
		expect(trial.game).toEqual(before);
		const text = trial.savedText;
		trial.reload();
		trial.host.handlers['confirm-turns'](true);
		await trial.host.restore(text);
		expect({ ...trial.game, number: before.number }).toEqual(before);
		expect(trial.host.handlers['confirm-turn']()).toBe(true);
		expect(trial.game.active).toBe(1);
	});
});

describe('an edit that stops the game', () => {
	test('the next one that fits lets it go on where it stood', () => {
		trial.host.start(setup);
		trial.play(30);
		const before = trial.game;
		trial.edit('claims, ', '');
		const stopped = trial.game;
		expect(stopped.swap?.stopped).toBeDefined();
		expect(stopped.viewingPast).toBe(true);
		expect(stopped.later.length).toBeGreaterThan(10);
		trial.host.change([whole], [], false);
		expect(trial.game).toMatchObject({ steps: before.steps, viewingPast: false, later: [] });
		expect(trial.game.view).toEqual(before.view);
	});
});

describe('what is kept', () => {
	test('a game comes back with its branches, its moment and its seats', async () => {
		const seats = [
			{ name: 'Ann', by: PERSON, colour: 'green' },
			{ name: 'Bob', by: PERSON, colour: 'red' },
		];
		trial.host.start({ ...setup, seats });
		trial.play(12);
		await trial.host.handlers['view-step'](4);
		trial.host.handlers['resume-here']();
		trial.play(5, 3);
		await trial.host.handlers['view-step'](6);
		const before = trial.game;
		const text = trial.savedText;
		trial.reload();
		expect(await trial.host.restore(text)).toMatchObject({ ok: true, notes: [] });
		// steps to come are put into words when the log asks
		trial.host.handlers['step-effects']();
		const after = trial.game;
		expect({ ...after, number: before.number }).toEqual(before);
		expect(after.viewingPast).toBe(true);
		expect((await trial.host.handlers['switch-branch'](1)).ok).toBe(true);
		expect(trial.game.steps).toHaveLength(12);
	});

	test('is kept after every step', () => {
		trial.host.start(setup);
		for (let i = 1; i < 4; i++) {
			trial.play(1);
			expect(
				timelineOf(readSavedSession(trial.savedText).saved!).current.steps.map((s) => s.key),
			).toEqual(trial.keys);
		}
	});

	test('under other rules it goes as far as it fits, and says so', async () => {
		trial.host.start(setup);
		trial.play(30);
		const before = trial.game;
		const text = trial.savedText;
		trial.reload();
		trial.edit('claims, ', '');
		const { ok, notes } = await trial.host.restore(text);
		expect(ok).toBe(true);
		expect(notes.join(' ')).toMatch(/rules have changed.*does not fit.*later steps are kept/);
		expect(trial.game.viewingPast).toBe(true);
		expect(trial.game.later.length).toBeGreaterThan(10);
		const again = trial.savedText;
		expect(timelineOf(readSavedSession(again).saved!)).toEqual(
			timelineOf(readSavedSession(text).saved!),
		);
		trial.host.change([whole], [], false);
		expect(trial.game).toMatchObject({ steps: before.steps, later: [], viewingPast: false });
	});

	test('without rules that compile it says so', async () => {
		trial.host.start(setup);
		trial.play(3);
		const text = trial.savedText;
		trial.reload();
		trial.edit('count: tiles, each: 1 }', 'count: tilez, each: 1 }');
		const { ok, notes, findings } = await trial.host.restore(text);
		expect({ ok, notes }).toEqual({
			ok: false,
			notes: ['There is an error in its rules. Once that is mended, it opens again.'],
		});
		expect(findings.length).toBeGreaterThan(0);
	});

	test.each([
		['nothing', '', /damaged/],
		['half of it', '{"kept":1,"setup":{', /damaged/],
		['another shape', '{"kept":1,"lines":[]}', /damaged/],
		['a list', '[1,2]', /damaged/],
		['a newer format', '{"kept":9}', /newer version.*format 9; 1 is known/],
	])('%s is refused with a reason', async (_, text, why) => {
		expect(readSavedSession(text).saved).toBeUndefined();
		expect((await trial.host.restore(text)).notes[0]).toMatch(why);
	});
});
