import type { Program } from '@tilewright/lang';
import type { EntryView, GameState } from '../describe/game-state.ts';
import type { Setup } from '../setup/setup.ts';

export interface Playable {
	readonly program: Program;
	readonly setup: Setup;
}

export type SideName = 'a' | 'b';

export interface PairedView {
	readonly game: GameState;
	/** The points of all seats after every step, the beginning first. */
	readonly scores: readonly (readonly number[])[];
}

/** The payment of one moment on either side; absent where there was none. */
export interface PaidRow {
	readonly step: number;
	readonly seat: number;
	readonly a: EntryView | undefined;
	readonly b: EntryView | undefined;
}

/** The moment at which two games part, and the decisions there. */
export interface Divergence {
	readonly step: number;
	/** The decision of each side, or its open question, in words. */
	readonly a: string;
	readonly b: string;
}

export interface PairView<Side = PairedView> {
	readonly a: Side;
	readonly b: Side;
	readonly divergence: Divergence | undefined;
	/** Payments that are not the same. */
	readonly rows: readonly PaidRow[];
	readonly alike: number;
	/** Steps of the longer side, those taken back included. */
	readonly length: number;
	/** Both are branches of one game: nothing is decided here. */
	readonly areBranches: boolean;
}
