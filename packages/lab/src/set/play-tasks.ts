import type { PlayedFigures } from './play.ts';
import type { Program } from '@tilewright/lang';

/** One set to be played with: by so many games of a table of bots. */
export interface PlayTask {
	readonly key: string;
	readonly program: Program;
	readonly bots: readonly string[];
	readonly seed: number;
	readonly games: number;
}

/** The message of the page to the worker: the tasks that count from now on; others are dropped. */
export interface ToPlayer {
	readonly number: number;
	readonly tasks: readonly PlayTask[];
	/** Tasks that go on as they were. */
	readonly keep: readonly string[];
}

/** Figures as they sharpen; the last of a task is told when `done`. */
export interface FromPlayer {
	readonly number: number;
	readonly key: string;
	readonly figures: PlayedFigures | undefined;
	readonly done: boolean;
	readonly trouble: string;
}
