import { limits } from '@tilewright/schema';
import { forEachPlacement, placementAt } from '../../board/placement-table.ts';
import type { BoardState } from '../../board/state.ts';
import { EngineFault } from '../../fault.ts';
import { faults } from '../../texts/faults.ts';
import type { Help } from './assists.ts';
import type { Compiled } from './compiled-decision.ts';

const MAX_OPTIONS: number = limits.optionsPerDecision;
const FIRST_WORDS = 256;

/**
 * Flags in the row of an option that is no plain combination of an alternative's values; `alternative` is the mask of its index.
 */
export const Row: Readonly<Record<'helped' | 'many' | 'declined' | 'alternative', number>> = {
	helped: 1 << 20,
	many: 2 << 20,
	declined: 3 << 20,
	alternative: (1 << 20) - 1,
};

/** Options of a decision, passing not among them. Each has a row: its alternative, and the values of its variables. */
export class OptionList {
	/** The decision that they are kept for. */
	decision: Compiled | undefined = undefined;
	rows: Int32Array = new Int32Array(FIRST_WORDS);
	/** Their number; -1 where they were not listed. */
	count = -1;
	/** The number of the first ones, which have no rows: tables know them. */
	tabled = 0;
	/** The number of those that are no free actions. */
	ownCount = 0;
	/** Their number with that of ways to pass. */
	total = 0;
	helped: readonly Help[] = [];
	chosen: readonly (readonly number[])[] = [];
	private stride = 1;
	/** The first ones, if they are kept. */
	private placements: Int32Array = new Int32Array(0);
	private kept = 0;

	/** To be called before options are listed, with the words of a row. */
	begin(stride: number): void {
		this.stride = stride;
		this.count = this.tabled = this.kept = 0;
	}

	/** Reserves the row of the next option; returns its offset. Throws RUN-OPTIONS where there are too many. */
	add(): number {
		const n = this.count;
		if (n >= MAX_OPTIONS) throw new EngineFault('RUN-OPTIONS', faults.tooManyOptions);
		const at = (n - this.tabled) * this.stride;
		if (at + this.stride > this.rows.length) {
			const next = new Int32Array(this.rows.length * 2);
			next.set(this.rows);
			this.rows = next;
		}
		this.count = n + 1;
		return at;
	}

	/** Keeps the options that tables know: other states have others. */
	keepPlacements(board: BoardState, kind: number): void {
		const { tabled } = this;
		if (tabled === 0) return;
		if (this.placements.length < tabled)
			this.placements = new Int32Array(Math.max(FIRST_WORDS, tabled));
		const { placements } = this;
		let at = 0;
		forEachPlacement(board, kind, (placement) => {
			placements[at++] = placement;
			return false;
		});
		this.kept = at;
	}

	placement(board: BoardState, kind: number, k: number): number {
		return k < this.kept ? this.placements[k]! : placementAt(board, kind, k);
	}
}
