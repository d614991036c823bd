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

export interface PaidRow {
	readonly step: number;
	readonly seat: number;
	readonly a: EntryView | undefined;
	readonly b: EntryView | undefined;
}

export interface Divergence {
	readonly step: number;
	readonly a: string;
	readonly b: string;
}

export interface PairView<Side = PairedView> {
	readonly a: Side;
	readonly b: Side;
	readonly divergence: Divergence | undefined;
	/** Payments that differ, as far as both sides were played. */
	readonly rows: readonly PaidRow[];
	readonly alike: number;
	/** Steps up to which both sides were played; undefined where neither waits for the other. */
	readonly playedTo: number | undefined;
	/** Steps of the longer side, those taken back included. */
	readonly length: number;
	/** Both are branches of one game: nothing is decided here. */
	readonly areBranches: boolean;
}
