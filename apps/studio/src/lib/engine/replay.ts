import { type Game, retake, type SwapStop } from '@tilewright/interpreter';
import { type StepLabels, type RecordedStep, english as t } from '@tilewright/session';
import { faultOf } from './state.ts';

/** Why a replay ended before its end. */
export interface Stop {
	readonly step: number;
	readonly key: string;
	readonly code: SwapStop['code'] | 'CANCELLED' | 'FAULT';
	readonly message: string;
}

/** Why a replay ended, in a sentence. */
export function newsOfStop(stop: Stop | undefined): string {
	if (!stop) return '';
	if (stop.code === 'CANCELLED') return t.stopped;
	return t.doesNotFit({ ...stop, step: stop.step + 1 });
}

/** How long steps are taken before others get a turn, in milliseconds. */
const PIECE = 24;
/** How long a replay runs before its progress is told. */
const PATIENCE = 250;

/** Takes recorded steps again in small pieces, so that it can be watched and stopped. */
export class Replay {
	private cancelled = false;
	private readonly game: Game;
	private readonly steps: readonly RecordedStep[];
	private readonly progress: (done: number, total: number) => void;
	private readonly to: number;
	private readonly said: StepLabels;

	/** The first steps of `steps` are taken already; goes on up to `to` of them, putting each into words. */
	constructor(
		game: Game,
		steps: readonly RecordedStep[],
		progress: (done: number, total: number) => void,
		said: StepLabels,
		to: number = steps.length,
	) {
		this.game = game;
		this.steps = steps;
		this.progress = progress;
		this.said = said;
		this.to = Math.min(to, steps.length);
	}

	cancel(): void {
		this.cancelled = true;
	}

	/** Answers how many of the steps are behind it, and why it stopped, if it did. */
	async run(): Promise<{ done: number; stop: Stop | undefined }> {
		const { game, steps, to, said } = this;
		const from = game.steps.length;
		const stopped = (code: Stop['code'], message = ''): Stop => ({
			step: done,
			key: steps[done]?.key ?? '',
			code,
			message,
		});
		const taking = retake(game, steps, from, to);
		const began = performance.now();
		let due = began + PIECE;
		let told = false;
		let done = from;
		try {
			for (;;) {
				if (done < to) said.hear(game, steps[done]!);
				const { done: ended, value } = taking.next();
				if (ended) return { done, stop: value ?? undefined };
				done = value;
				const now = performance.now();
				if (now < due) continue;
				if (now - began > PATIENCE) {
					told = true;
					this.progress(done - from, to - from);
				}
				await breathe();
				if (this.cancelled) return { done, stop: stopped('CANCELLED') };
				due = performance.now() + PIECE;
			}
		} catch (error) {
			return { done, stop: stopped('FAULT', faultOf(error).message) };
		} finally {
			if (told) this.progress(1, 1);
		}
	}
}

function breathe(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, 0));
}
