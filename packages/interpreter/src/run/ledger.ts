/** One line of an entry: count × each = points, and the rule it comes from (an index into the program's sources). */
export interface LedgerLine {
	readonly id: string;
	readonly count: number;
	readonly each: number;
	readonly points: number;
	readonly source: number;
	/** The things counted, where the count is a set: ids of its element type (features by their first segment). */
	readonly members?: { readonly type: string; readonly ids: readonly number[] };
}

export interface LedgerEntry {
	readonly seat: number;
	readonly points: number;
	readonly lines: readonly LedgerLine[];
	/** The first segment of the feature that paid, or -1. */
	readonly segment: number;
	/** Kind of that feature when it paid, or -1. */
	readonly kind: number;
	/** The reason why it paid: an index into the program's reasons, or -1. */
	readonly reason: number;
	/** The cause of the payment: an index into the program's causes, or -1. */
	readonly cause: number;
	readonly source: number;
	readonly turn: number;
	readonly step: number;
	readonly final: boolean;
	readonly complete: boolean;
}

/** The part of an entry that the rule gives; the machine adds who got how many points, and when. */
export type LedgerCause = Omit<LedgerEntry, 'seat' | 'points' | 'turn' | 'step' | 'final'>;
