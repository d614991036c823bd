import { SetPlay } from './play.ts';
import type { FromPlayer, PlayTask, ToPlayer } from './play-tasks.ts';

/** The time for which games are played before other messages are handled, in milliseconds; at least one game is played. */
const SLICE = 60;
/** The time between two reports of figures, in milliseconds. */
const TELL = 500;

interface Playing {
	readonly task: PlayTask;
	play: SetPlay | undefined;
	done: boolean;
	reportedAt: number;
}

/**
 * Plays games of several sets in turn, in slices, so that other tasks can come in between.
 *
 *   take(tasks) → slice, slice, … → figures told as they sharpen → done
 */
export class SetPlaySlices {
	private readonly say: (message: FromPlayer) => void;
	private readonly wait: (work: () => void) => void;
	private readonly now: () => number;
	private running = new Map<string, Playing>();
	private isScheduled = false;

	constructor(
		say: (message: FromPlayer) => void,
		wait: (work: () => void) => void,
		now: () => number = () => performance.now(),
	) {
		this.say = say;
		this.wait = wait;
		this.now = now;
	}

	take({ tasks, keep }: ToPlayer): void {
		const next = new Map<string, Playing>();
		for (const key of keep) {
			const known = this.running.get(key);
			if (known) next.set(key, known);
		}
		for (const task of tasks)
			next.set(task.key, { task, play: undefined, done: false, reportedAt: -Infinity });
		this.running = next;
		this.goOn();
	}

	private goOn(): void {
		if (this.isScheduled || ![...this.running.values()].some((p) => !p.done)) return;
		this.isScheduled = true;
		this.wait(() => {
			this.isScheduled = false;
			this.slice();
			this.goOn();
		});
	}

	/** The task with the fewest games goes first, so that sets that are compared keep step. */
	private slice(): void {
		const open = [...this.running.values()].filter((p) => !p.done);
		const games = (p: Playing): number => (p.play?.games ?? 0) / p.task.games;
		const next = open.sort((a, b) => games(a) - games(b))[0];
		if (!next) return;
		const { task } = next;
		const until = this.now() + SLICE;
		try {
			const play = (next.play ??= new SetPlay(task.program, task.bots, task.seed));
			while (play.games < task.games) {
				play.play(1);
				if (this.now() >= until) break;
			}
			next.done = play.games >= task.games;
			if (!next.done && this.now() - next.reportedAt < TELL) return;
			next.reportedAt = this.now();
			this.report(next, play, '');
		} catch (error) {
			next.done = true;
			this.report(next, next.play, error instanceof Error ? error.message : String(error));
		}
	}

	private report({ task, done }: Playing, play: SetPlay | undefined, trouble: string): void {
		const figures = play && play.games > 0 ? play.figures() : undefined;
		this.say({ key: task.key, figures, done, trouble });
	}
}
