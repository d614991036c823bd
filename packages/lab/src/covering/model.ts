/**
 * Choices that are made together. Factor `f` takes a value from 0 to `sizes[f] - 1`; 0 stands for nothing chosen. A row has one value
 * for each factor.
 */
export interface CoveringModel {
	readonly sizes: readonly number[];
	/** Judges a whole row, by nothing but the row; every row is good when absent. */
	readonly judge?: (row: CoveringRow) => Verdict;
}

export type CoveringRow = readonly number[];

export interface Verdict {
	/**
	 * Factors of which the values cannot stand together: every row that has the same values there is refused as well. Absent when the
	 * row is allowed.
	 */
	readonly refused?: readonly number[];
	/** Factors of which the value means nothing in this row, each with the factors of which the values make it so. */
	readonly idle?: ReadonlyMap<number, readonly number[]>;
}

export interface Cell {
	readonly factor: number;
	readonly value: number;
}

export type CellPair = readonly [Cell, Cell];
