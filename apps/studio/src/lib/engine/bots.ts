import { players } from '@tilewright/players';
import { type Running, faultOf, isPerson } from './state.ts';
import { take } from './take.ts';

/** Whether it is a bot's to decide. */
export function botsMove(running: Running): boolean {
	return (
		!running.held && !running.fault && !running.looking && !running.game.over && !isPerson(running)
	);
}

/** Lets the bot whose decision it is take a step; false where nobody can. */
export function moveBot(running: Running): boolean {
	const { game, setup, random } = running;
	const name = setup.seats[game.decision?.seat ?? 0]?.by ?? '';
	const player = players[name] ?? players['random'];
	if (!player) return false;
	try {
		take(
			running,
			game.think((machine) => player(machine, random)),
			name,
		);
	} catch (error) {
		running.fault = faultOf(error);
	}
	return true;
}
