import type { Program } from '@tilewright/lang';
import type { Finding, PairedView, PairView, Setup, SideName } from '@tilewright/session';
import type { Rules } from '../engine/rules.ts';

/** One of two rule sets: a set-up, with the texts as they count here, or as they stand on disk. */
export interface SideAsk {
	readonly setup: Setup;
	readonly disk: boolean;
}

/** A game of one side. */
export interface SideView extends PairedView {
	readonly rules: Rules;
}

/** Two games, or why there are none. */
export interface PairAnswer {
	readonly pair: PairView<SideView> | undefined;
	readonly findings: readonly Finding[];
}

/** What the view that compares asks. */
export interface CompareRequests {
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
