import { BotRandom, players } from '@tilewright/players';
import { PERSON } from '@tilewright/session';
import { type Running, faultOf, isPerson } from './state.ts';
import { take } from './take.ts';

/** Whether it is a bot's to decide. */
export function botsMove(running: Running): boolean {
	const { held, fault, looking, game, auto } = running;
	return !held && !fault && !looking && !game.over && (auto !== undefined || !isPerson(running));
}

/** Where the steps begin that bots took for persons at the end of a game; -1 where a person took the last of theirs. */
export function runOfBots({ game, setup, time }: Running): number {
	const { steps } = time.line;
	let begin = -1;
	for (let i = game.steps.length - 1; i >= 0 && steps[i]?.bot !== undefined; i--)
		if (setup.seats[game.steps[i]!.seat]?.by === PERSON) begin = i;
	return begin;
}

/** The chance of a bot, the same whenever it decides at this step: also after a reload, and after undo and redo. */
function randomAt({ game, setup }: Running): BotRandom {
	return new BotRandom((setup.seed ^ 0x5eed) + Math.imul(game.steps.length, 0x9e3779b9));
}

/** Lets the bot whose decision it is take a step; false where nobody can. */
export function moveBot(running: Running): boolean {
	const { game, setup } = running;
	const { by = '' } = setup.seats[game.decision?.seat ?? 0] ?? {};
	const name = by === PERSON ? (running.auto ?? '') : by;
	const player = players[name] ?? players['random'];
	if (!player) return false;
	try {
		take(
			running,
			game.think((machine) => player(machine, randomAt(running))),
			name,
		);
	} catch (error) {
		running.fault = faultOf(error);
	}
	return true;
}
