import type { Program } from '@tilewright/lang';
import type { EntryView, GameState, Setup, Finding } from '@tilewright/session';
import type { Rules } from '../engine/rules.ts';

/** One of two rule sets: a set-up, with the texts as they count here, or as they stand on disk. */
export interface SideAsk {
	readonly setup: Setup;
	readonly disk: boolean;
}

export type SideName = 'a' | 'b';

/** A game of one side. */
export interface SideView {
	readonly rules: Rules;
	readonly game: GameState;
	/** After every step the points of all seats, the beginning first. */
	readonly scores: readonly (readonly number[])[];
}

/** What was paid at one moment on either side; absent where nothing was. */
export interface PaidRow {
	readonly step: number;
	readonly seat: number;
	readonly a: EntryView | undefined;
	readonly b: EntryView | undefined;
}

/** Where two games part, and over what. */
export interface Parting {
	readonly step: number;
	/** What each did or asked there, in words. */
	readonly a: string;
	readonly b: string;
}

/** Two games side by side. */
export interface PairView {
	readonly a: SideView;
	readonly b: SideView;
	readonly parted: Parting | undefined;
	/** Payments that are not the same. */
	readonly rows: readonly PaidRow[];
	/** Payments that are. */
	readonly alike: number;
	/** Steps of the longer side, those taken back included. */
	readonly length: number;
	/** Both are courses of one game: nothing is decided here. */
	readonly courses: boolean;
}

/** Two games, or why there are none. */
export interface PairAnswer {
	readonly pair: PairView | undefined;
	readonly findings: readonly Finding[];
}

/** What the view that compares asks. */
export interface CompareQuestions {
	/** Both rule sets compiled. */
	'compare.programs': {
		ask: { a: SideAsk; b: SideAsk };
		answer: { a: Program | undefined; b: Program | undefined; findings: readonly Finding[] };
	};
	/** Two games side by side: from the beginning, or as far as the running game went. */
	'compare.begin': { ask: { a: SideAsk; b: SideAsk; played: boolean }; answer: PairAnswer };
	/** Two courses of the running game. */
	'compare.courses': { ask: { a: number; b: number }; answer: PairAnswer };
	/** Takes a decision on one side, and on the other while both go together. */
	'compare.play': { ask: { side: SideName; key: string }; answer: PairAnswer };
	/** Lets a bot take decisions on both sides. */
	'compare.bots': { ask: { by: string; moves: number }; answer: PairAnswer };
	/** Both after a number of steps. */
	'compare.go': { ask: number; answer: PairAnswer };
}
