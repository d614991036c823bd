import { expect, test, vi } from 'vitest';
import { Trial, twoPersons } from './testing.ts';

const bots = { ...twoPersons, seats: twoPersons.seats.map((s) => ({ ...s, by: 'random' })) };

test('one move waits at a time, and none of a game that is gone comes to another', () => {
	const trial = new Trial();
	trial.host.start(bots);
	trial.host.handlers.seat({ seat: 0, by: 'random' });
	expect(trial.pendingWork).toHaveLength(1);
	trial.wait(1);
	expect(trial.game.steps).toHaveLength(1);
	trial.host.start(bots);
	expect(trial.pendingWork).toHaveLength(1);
	trial.wait(1);
	expect(trial.game.steps).toHaveLength(0);
	trial.wait(2);
	expect(trial.game.steps).toHaveLength(2);
});

test('without a pace no view is published before the one before is drawn, but the end is', () => {
	const trial = new Trial();
	trial.host.handlers.pace(0);
	trial.host.start({ ...bots, draws: 4 });
	const views = () => trial.messages.filter((m) => m.is === 'game').length;
	const atStart = views();
	let ms = 0;
	const clock = vi.spyOn(performance, 'now').mockImplementation(() => (ms += 1000));
	trial.wait(3);
	expect(views()).toBe(atStart);
	trial.host.handlers.drawn();
	trial.wait(1);
	expect(views()).toBe(atStart + 1);
	expect(trial.game.steps).toHaveLength(4);
	trial.wait();
	clock.mockRestore();
	expect(views()).toBe(atStart + 2);
	expect(trial.game.over).toBe(true);
});

test('without a pace bots move for a moment before a view is published', () => {
	const trial = new Trial();
	trial.host.handlers.pace(0);
	trial.host.start({ ...bots, draws: 4 });
	const messageCount = trial.messages.length;
	const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
	trial.wait(1);
	clock.mockRestore();
	expect(trial.game.over).toBe(true);
	expect(trial.game.steps.length).toBeGreaterThan(4);
	expect(trial.messages.slice(messageCount).filter((m) => m.is === 'game')).toHaveLength(1);
});
