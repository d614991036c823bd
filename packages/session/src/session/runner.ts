import { saveSession } from '../saved/saved-session.ts';
import { isBotToMove } from './bots.ts';
import type { Command, Effect, Execution, Outcome, Progress } from './commands.ts';
import type { GameSession } from './game-session.ts';
import { execute, finish, step } from './step.ts';

export interface Surroundings {
	/** The views of the session are others now; undefined when no game is running any more. */
	publish(session: GameSession | undefined): void;
	/** True until the views that were published last are drawn. */
	isDrawing(): boolean;
	/** The saved session changed: its text without the time. */
	save(session: GameSession, text: string): void;
	/** A long command runs; it is done when both numbers are alike. */
	progress(progress: Progress): void;
	/** Does something after a time in milliseconds. */
	wait(work: () => void, ms: number): void;
	soon(work: () => void): void;
	/** The time in milliseconds. */
	now(): number;
}

/** The time a bot waits before it moves, in milliseconds. */
const DEFAULT_PACE_MS = 450;
/** The time that bots without a pace move before it is published, in milliseconds. */
const BURST_MS = 40;
/** The time a long command runs before others get a turn, in milliseconds. */
const SLICE_MS = 24;
/** The time a long command runs before its progress is reported, in milliseconds. */
const REPORT_AFTER_MS = 250;

/**
 * Keeps the newest session and does the effects of its commands: publishes, saves, lets bots move at their pace, and runs long commands in
 * slices. Another command stops a long one where it stands. Bots without a pace go on while a view is drawn, and the next one is published
 * only then: views that came faster than they are drawn would hold up whoever draws them.
 */
export class SessionRunner {
	session: GameSession | undefined;
	/** The time a bot waits before it moves, in milliseconds. */
	pace: number = DEFAULT_PACE_MS;
	confirmsTurns = false;
	/** Set for the sessions to come. */
	usesCurtain = false;
	private readonly around: Surroundings;
	private games = 0;
	private swaps = 0;
	private savedText = '';
	private isBotDue = false;
	private stopWork: (() => void) | undefined;

	constructor(around: Surroundings) {
		this.around = around;
	}

	/** The parts of a new session that follow from the games before it. */
	get next(): Pick<GameSession, 'number' | 'swaps' | 'confirmsTurns' | 'usesCurtain'> {
		return {
			number: this.games + 1,
			swaps: this.swaps,
			confirmsTurns: this.confirmsTurns,
			usesCurtain: this.usesCurtain,
		};
	}

	begin(session: GameSession, effects: readonly Effect[]): void {
		this.cancel();
		this.games = session.number;
		this.savedText = '';
		this.adopt(session, effects);
	}

	leave(): void {
		this.cancel();
		this.session = undefined;
		this.around.publish(undefined);
	}

	/** Sends a command; undefined without a game. A long one is done later. */
	send(command: Command): Outcome | undefined | Promise<Outcome | undefined> {
		this.cancel();
		const { session } = this;
		if (!session) return undefined;
		const began = this.around.now();
		return this.inSlices(execute(session, command), (outcome) => {
			if (!outcome || this.session !== session) return outcome;
			const swapMs = this.around.now() - began;
			return this.accept(outcome, swapMs);
		});
	}

	sendNow(command: Command): Outcome | undefined {
		this.cancel();
		const { session } = this;
		if (!session) return undefined;
		const began = this.around.now();
		return this.accept(step(session, command), this.around.now() - began);
	}

	cancel(): void {
		this.stopWork?.();
	}

	/** Runs long work in slices, with its progress; `then` gets its result, also when it was stopped, or undefined when it failed. */
	inSlices<T, R>(
		work: Execution<T>,
		then: (result: T) => R,
		sliceMs: number = SLICE_MS,
	): R | Promise<R> {
		const { around } = this;
		const began = around.now();
		let deadline = began + sliceMs;
		let next = work.next(false);
		while (!next.done && around.now() < deadline) next = work.next(false);
		if (next.done) return then(next.value);
		return new Promise((resolve, reject) => {
			let isReported = false;
			const end = (value: T): void => {
				this.stopWork = undefined;
				if (isReported) around.progress({ done: 1, total: 1 });
				try {
					resolve(then(value));
				} catch (error) {
					reject(error instanceof Error ? error : new Error(String(error)));
				}
			};
			let isOver = false;
			const go = (): void => {
				if (isOver) return;
				deadline = around.now() + sliceMs;
				try {
					while (!next.done && around.now() < deadline) next = work.next(false);
				} catch (error) {
					isOver = true;
					this.stopWork = undefined;
					return reject(error instanceof Error ? error : new Error(String(error)));
				}
				if (next.done) {
					isOver = true;
					return end(next.value);
				}
				if (around.now() - began > REPORT_AFTER_MS) {
					isReported = true;
					around.progress(next.value);
				}
				around.soon(go);
			};
			this.stopWork = () => {
				if (isOver || next.done) return;
				isOver = true;
				const stopped = work.next(true);
				end(stopped.done ? stopped.value : finish(work));
			};
			around.soon(go);
		});
	}

	private accept(outcome: Outcome, swapMs: number): Outcome {
		const { session, effects } = outcome;
		const { swap } = session;
		const isSwapped = swap !== undefined && session.swaps > this.swaps;
		this.adopt(isSwapped ? { ...session, swap: { ...swap, swapMs } } : session, effects);
		return outcome;
	}

	private adopt(session: GameSession, effects: readonly Effect[]): void {
		this.session = session;
		this.swaps = session.swaps;
		if (effects.includes('publish')) this.around.publish(session);
		if (effects.includes('save')) this.save(session);
		if (effects.includes('bot-move')) this.awaitBot();
	}

	private save(session: GameSession): void {
		const text = JSON.stringify(saveSession(session));
		if (text === this.savedText) return;
		this.savedText = text;
		this.around.save(session, text);
	}

	private awaitBot(): void {
		const { session } = this;
		if (!session || this.isBotDue || !isBotToMove(session)) return;
		this.isBotDue = true;
		this.around.wait(() => {
			this.isBotDue = false;
			const now = this.session;
			if (!now || !isBotToMove(now)) return;
			if (now.number === session.number) this.moveBots(now);
			else this.awaitBot();
		}, this.pace);
	}

	private moveBots(session: GameSession): void {
		const until = this.around.now() + (this.pace === 0 ? BURST_MS : 0);
		let moved = step(session, { do: 'bot-move' });
		while (this.around.now() < until && isBotToMove(moved.session))
			moved = step(moved.session, { do: 'bot-move' });
		const isPassedOver = this.pace === 0 && isBotToMove(moved.session) && this.around.isDrawing();
		this.adopt(moved.session, isPassedOver ? ['bot-move'] : moved.effects);
	}
}
