import { beforeEach, expect, test } from 'vitest';
import { playerNames } from '@tilewright/players';
import { PERSON } from '@tilewright/session';
import { Trial, twoPersons as setup } from './testing.ts';

let trial: Trial;

beforeEach(() => {
	trial = new Trial();
	trial.host.handlers.pace(0);
});

test('bots play for persons to the end; undo takes the whole run back, redo brings it again', async () => {
	trial.host.start({ ...setup, draws: 12 });
	trial.play(3);
	const before = trial.game;
	expect(trial.host.handlers.autoplay({ by: 'greedy', once: false })).toBe(true);
	expect(trial.game.auto).toBe(true);
	trial.wait();
	const end = trial.game;
	expect(end).toMatchObject({ over: true, auto: false });
	expect(end.steps.slice(3).every((s) => s.bot === 'greedy')).toBe(true);
	expect(trial.host.handlers.undo()).toBe(true);
	expect(trial.game.steps).toEqual(before.steps);
	expect(trial.game).toMatchObject({ viewingPast: false, scores: before.scores });
	expect(trial.host.handlers.redo()).toBe(true);
	expect(trial.game).toMatchObject({ steps: end.steps, scores: end.scores, over: true });
});

test('one move, then persons decide again; stopped in the middle they do, too', () => {
	trial.host.start(setup);
	trial.host.handlers.autoplay({ by: 'random', once: true });
	expect(trial.game).toMatchObject({ auto: false });
	expect(trial.game.steps.map((s) => s.bot)).toEqual(['random']);
	trial.host.handlers.autoplay({ by: 'random', once: false });
	trial.host.handlers.autoplay({ by: undefined, once: false });
	trial.wait();
	expect(trial.game.steps).toHaveLength(1);
	expect(trial.game.decision).toBeDefined();
});

test.each(playerNames)(
	'a seat goes over to the bot %s in mid-game, is kept so, and comes back',
	async (by) => {
		trial.host.start({ ...setup, draws: 4 });
		trial.play(2);
		const seat = trial.game.decision!.seat;
		expect(trial.host.handlers.seat({ seat, by }).ok).toBe(true);
		trial.wait();
		const { game } = trial;
		expect(game.setup.seats[seat]!.by).toBe(by);
		expect(game.steps[2]).toMatchObject({ seat, bot: by });
		expect(JSON.parse(trial.savedText).setup.seats[seat].by).toBe(by);
		trial.host.handlers.seat({ seat, by: PERSON });
		expect(trial.game.setup.seats[seat]!.by).toBe(PERSON);
	},
);
