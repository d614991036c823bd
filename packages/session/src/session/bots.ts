import { limits } from '@tilewright/schema';
import { BotRandom, playerOf, uniform } from '@tilewright/players';
import { PERSON } from '../setup/setup.ts';
import { applyOption } from './apply-option.ts';
import { faultOf, type GameSession, isPerson } from './game-session.ts';

export function isBotToMove(session: GameSession): boolean {
	const { mode, fault, game } = session;
	if (mode.is !== 'live' || fault || game.over) return false;
	return mode.autoplay !== undefined || !isPerson(session);
}

/** The first of the steps that bots took for persons at the end of a game; -1 where a person took the last of theirs. */
export function firstAutoplayed({ game, setup, timeline }: GameSession): number {
	const { steps } = timeline.current;
	let begin = -1;
	for (let i = game.steps.length - 1; i >= 0 && steps[i]?.bot !== undefined; i--)
		if (setup.seats[game.steps[i]!.seat]?.by === PERSON) begin = i;
	return begin;
}

/** The chance of a bot, the same whenever it decides at this step: also after a reload, and after undo and redo. */
function randomAt({ game, setup }: GameSession): BotRandom {
	return new BotRandom((setup.seed ^ 0x5eed) + Math.imul(game.steps.length, 0x9e3779b9));
}

/** Lets the bot whose decision it is take a step; `standIn` decides for persons. */
export function takeBotStep(session: GameSession, substitute: string | undefined): GameSession {
	const { game, setup } = session;
	const { by = '' } = setup.seats[game.decision?.seat ?? 0] ?? {};
	const name = by === PERSON ? (substitute ?? '') : by;
	const player = playerOf(name, limits.botMilliseconds) ?? uniform;
	if (!player) return session;
	try {
		const index = game.think((machine) => player(machine, randomAt(session)));
		return applyOption(session, index, name);
	} catch (error) {
		return { ...session, fault: faultOf(error) };
	}
}
