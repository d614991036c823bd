import type { Connection } from './built-in-enums.ts';
import type { Expr } from './expr.ts';
import type { Type } from './types.ts';

export interface MarkIR {
	readonly id: string;
	readonly of: 'segment' | 'tile';
	readonly fold: 'sum' | 'any' | 'all' | 'max';
	/** Of tiles: a direction, 1 for north clockwise to 8, that turns with its tile. */
	readonly oriented?: true;
}

/** A line of a value: `count × each`; a count that is a set counts its members. */
export interface LineIR {
	readonly id: string;
	readonly count: Expr;
	readonly each: Expr;
	readonly when?: Expr;
	readonly oncePerSeat: boolean;
	readonly source: number;
	/** Adjustments in layer order: set, add, void. */
	readonly adjust: readonly LineAdjustIR[];
}

export interface LineAdjustIR {
	readonly layer: 'set' | 'add' | 'void';
	readonly field: 'count' | 'each';
	readonly value?: Expr;
	readonly when?: Expr;
	readonly source: number;
}

/** A kind's value: lines; then sum, scale, late, cap, veto on the total; then what the share of each seat adds. `it` is a temp slot. */
export interface ValueIR {
	readonly it: number;
	readonly lines: readonly LineIR[];
	readonly scales: readonly {
		readonly times: number;
		readonly over: number;
		readonly round: 'up' | 'down';
		readonly when?: Expr;
		readonly source: number;
	}[];
	readonly late: readonly LineIR[];
	readonly caps: readonly { readonly at: Expr; readonly when?: Expr; readonly source: number }[];
	readonly vetoes: readonly { readonly when: Expr; readonly source: number }[];
	readonly share: {
		readonly seat: number;
		readonly lines: readonly LineIR[];
		/** Adjustments of base lines for one seat, by line id. */
		readonly adjust: readonly (LineAdjustIR & { readonly line: string })[];
		readonly floors: readonly { readonly at: Expr; readonly source: number }[];
	};
}

export interface KindIR {
	readonly id: string;
	readonly title: string;
	readonly connect: Connection;
	readonly form: 'line' | 'block' | 'none';
	readonly tags: readonly string[];
	readonly source: number;
	/** Temp slot of `it` in complete and reach. */
	readonly it: number;
	readonly complete: Expr;
	/** Cells, empty ones included, whose change asks `complete` again. */
	readonly reach?: Expr;
	/** Kinds whose change asks `complete` of this kind again. */
	readonly dependsOn: readonly number[];
	readonly stratum: number;
	readonly value: ValueIR;
	/** Reasons that pay, best first; the first that holds pays. */
	readonly reasons: readonly number[];
	/** Lies over the other kinds: takes no part in matching, bounds nothing. Absent for all others. */
	readonly layer?: true;
}

export interface PieceKindIR {
	readonly id: string;
	readonly title: string;
	readonly tags: readonly string[];
	/** Copies of each seat; 0 for shared and neutral pieces. */
	readonly perSeat: number;
	readonly shared: number;
	readonly power: Expr; // `it` = temp slot below
	readonly it: number;
	readonly standsOn: readonly number[]; // kinds
	/** Other places it may stand: tile, corner, cell, piece, space… */
	readonly at: readonly string[];
	/** Faces and how many of each; empty without faces. */
	readonly faces: readonly { readonly value: number; readonly copies: number }[];
	readonly starts:
		| { readonly in: 'supply' }
		| { readonly in: 'zone'; readonly zone: number }
		| { readonly in: 'space'; readonly space: number }
		| { readonly in: 'off-board' };
	readonly source: number;
}

export interface ZoneIR {
	readonly id: string;
	readonly per: 'game' | 'seat' | 'feature' | 'tile' | 'piece';
	/** Absent for pieces. */
	readonly holds?: 'tiles';
	/** Of features: how two piles become one. */
	readonly join?: 'newOnTop' | 'oldOnTop' | 'shuffled';
	readonly shows: 'all' | 'owner' | 'nobody';
	readonly order: 'set' | 'stack' | 'shuffled';
	readonly source: number;
	/** Of piles: the kinds of pieces that rules can put there, where these are known. */
	readonly takes?: readonly number[];
}

export interface RegisterIR {
	readonly id: string;
	readonly per:
		| 'game'
		| 'turn'
		| 'part'
		| 'wave'
		| 'seat'
		| 'tile'
		| 'cell'
		| 'side'
		| 'segment'
		| 'feature'
		| 'piece';
	readonly reset: 'never' | 'turn' | 'part' | 'wave';
	readonly values?: readonly string[];
	readonly default: number;
	/** Of features: what two values become when features join; `max` when absent. */
	readonly join?: 'sum' | 'max' | 'min' | 'first' | 'none';
	readonly source: number;
}

/** A place beside the board; `place` is its number in its ring. */
export interface SpaceIR {
	readonly id: string;
	readonly ring?: string;
	readonly place?: number;
	readonly tags?: readonly string[];
	readonly kinds?: readonly number[];
}

/** A derived set of pairs: members `a` of one set and `b` of another (which may read `a`), where a condition holds. Slots are temp slots. */
export interface RelationIR {
	readonly id: string;
	readonly a: { readonly slot: number; readonly type: Type; readonly among: Expr };
	readonly b: { readonly slot: number; readonly type: Type; readonly among: Expr };
	readonly where?: Expr;
	readonly source: number;
}

/** Something shown to all, beside the board or on it; it changes no play. */
export interface DisplayIR {
	readonly id: string;
	readonly title: string;
	readonly says: string;
	/** Shown for each of these, with the temp slot of the one spoken of; once for the game when absent. */
	readonly of?: { readonly type: 'seat' | 'tile' | 'feature' | 'piece'; readonly slot: number };
	readonly value: Expr;
	readonly when?: Expr;
	readonly source: number;
}

export interface LimitIR {
	readonly id: string;
	readonly times: number;
	readonly per: 'game' | 'turn' | 'part' | 'wave' | 'round';
	readonly source: number;
}

export interface DefineIR {
	readonly id: string;
	/** Temp slots of the arguments (`it` first). */
	readonly params: readonly { readonly slot: number; readonly name: string; readonly type: Type }[];
	readonly body: Expr;
	readonly source: number;
}
