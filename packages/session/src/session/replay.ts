import { Game, replayDecisions, type SwapStop } from '@tilewright/interpreter';
import type { StepLabels } from '../describe/step-labels.ts';
import { recordedChooser } from '../timeline/scripted-outcomes.ts';
import type { Branch } from '../timeline/timeline.ts';
import type { Execution } from './commands.ts';
import { faultOf, type GameSession } from './game-session.ts';
import type { Message } from './messages.ts';

export interface Stop {
	readonly step: number;
	readonly words: string;
	readonly code: SwapStop['code'] | 'CANCELLED' | 'FAULT';
	readonly reason: string;
}

export function messageOfStop({ code, step, words, reason }: Stop): Message {
	if (code === 'CANCELLED') return { code: 'cancelled' };
	return { code: 'step-does-not-fit', step: step + 1, words, reason };
}

/**
 * Takes recorded steps of a branch again, with what chance brought on it; the steps that the game has come to are taken already. It goes
 * on up to `to` of them and words each. Returns how many of them are behind it, and why it stopped, if it did.
 */
export function* replay(
	game: Game,
	{ steps, chance }: Pick<Branch, 'steps' | 'chance'>,
	labels: StepLabels,
	to: number = steps.length,
): Execution<{ readonly done: number; readonly stop: Stop | undefined }> {
	game.chooser = recordedChooser(chance);
	const from = game.steps.length;
	const end = Math.min(to, steps.length);
	const taking = replayDecisions(game, steps, from, end);
	let done = from;
	const stopped = (code: Stop['code'], reason = ''): Stop => {
		const step = steps[done];
		return { step: done, words: step ? labels.of(step, done, steps[done - 1]) : '', code, reason };
	};
	try {
		for (;;) {
			if (done < end) labels.record(game, steps[done]!);
			const { done: ended, value } = taking.next();
			if (ended) return { done, stop: value && stopped(value.code) };
			done = value;
			const cancelled = yield { done: done - from, total: end - from };
			if (cancelled) return { done, stop: stopped('CANCELLED') };
		}
	} catch (error) {
		return { done, stop: stopped('FAULT', faultOf(error).message) };
	}
}

export function* wholeGame({ game, timeline, labels }: GameSession): Execution<Game> {
	const { current } = timeline;
	if (game.steps.length === current.steps.length) return game;
	const { program, seed, names } = game;
	const again = new Game(program, { seed, names, chooser: recordedChooser(current.chance) });
	yield* replay(again, current, labels);
	return again;
}
