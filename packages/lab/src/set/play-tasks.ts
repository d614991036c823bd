import type { PlayedFigures } from './play.ts';
import type { Program } from '@tilewright/lang';

export interface PlayTask {
	readonly key: string;
	readonly program: Program;
	readonly bots: readonly string[];
	readonly seed: number;
	readonly games: number;
}

/** The message of the page to the worker: the tasks that count from now on; others are dropped. */
export interface ToPlayer {
	readonly tasks: readonly PlayTask[];
	readonly keep: readonly string[];
}

/** Figures as they sharpen; the last of a task is told when `done`. */
export interface FromPlayer {
	readonly key: string;
	readonly figures: PlayedFigures | undefined;
	readonly done: boolean;
	readonly trouble: string;
}
