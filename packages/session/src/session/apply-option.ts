import { Game } from '@tilewright/interpreter';
import { chooserOf } from '../timeline/branch-chance.ts';
import { recordedChooser } from '../timeline/scripted-outcomes.ts';
import { faultOf, type GameSession } from './game-session.ts';

/** Takes an option. A step that breaks a budget or the engine itself is not kept: the game is rebuilt up to it. */
export function applyOption(
	session: GameSession,
	index: number,
	bot: string | undefined,
): GameSession {
	const { game, labels, timeline } = session;
	const keys = game.steps.map((s) => s.key);
	game.chooser = chooserOf(session);
	try {
		const { id = '', seat = 0, options } = game.decision ?? {};
		labels.record(game, { seat, decision: id, key: options?.[index]?.key ?? '' });
		game.choose(index);
		const { seat: by, decision, key } = game.steps[keys.length]!;
		const recorded = timeline.record(keys.length, { seat: by, decision, key, bot }, game.chance);
		const isEnd = game.steps.length === recorded.current.steps.length;
		const next: GameSession = {
			...session,
			timeline: recorded,
			fault: undefined,
			followsBranch: session.followsBranch || isEnd,
		};
		game.chooser = chooserOf(next);
		return next;
	} catch (error) {
		return { ...session, game: rebuilt(game, keys), fault: faultOf(error) };
	}
}

function rebuilt(game: Game, steps: readonly string[]): Game {
	const { program, seed, names, chance, chooser } = game;
	const fresh = new Game(program, { seed, names, chooser: recordedChooser(chance) });
	for (const key of steps) fresh.play(key);
	fresh.chooser = chooser;
	return fresh;
}
