import { Game } from '@tilewright/interpreter';
import { PERSON, saveSession, sessionOf, type Setup, Timeline } from '@tilewright/session';

/** A game after some of its steps as it is saved, each step taken by whoever plays its seat. */
export function savedGame(game: Game, steps: number, setup: Setup): string {
	const { program, names } = game;
	const again = new Game(program, { seed: setup.seed, names });
	let timeline = new Timeline();
	for (const step of game.steps.slice(0, steps)) {
		again.play(step.key);
		const by = setup.seats[step.seat]?.by;
		const bot = by === PERSON ? undefined : by;
		timeline = timeline.record(again.steps.length - 1, { ...step, bot }, again.chance);
	}
	return JSON.stringify(saveSession(sessionOf({ setup, game: again, timeline })));
}
