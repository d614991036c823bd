import { Game } from '@tilewright/interpreter';
import { following } from '@tilewright/session';
import { type Running, faultOf } from './state.ts';

/** A step that breaks a budget or the engine itself is not kept: the game is rebuilt up to it. */
export function take(running: Running, index: number, bot: string | undefined): void {
	const { game, time, said } = running;
	const steps = game.steps.map((s) => s.key);
	running.intended = undefined;
	try {
		const { id = '', seat = 0, options } = game.decision ?? {};
		said.hear(game, { seat, decision: id, key: options?.[index]?.key ?? '' });
		game.choose(index);
		time.took(steps.length, { ...game.steps[steps.length]!, bot }, game.chance);
		running.fault = undefined;
		if (game.steps.length === time.line.steps.length) running.follows = true;
	} catch (error) {
		running.fault = faultOf(error);
		const fresh = new Game(game.program, {
			seed: game.seed,
			names: game.names,
			chooser: following(game.chance),
		});
		for (const key of steps) fresh.play(key);
		fresh.chooser = game.chooser;
		running.game = fresh;
	}
}
