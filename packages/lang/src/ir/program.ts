import type { Beginning } from './beginning.ts';
import type { ActionIR, AssistIR, DecisionIR, VerbIR } from './choices.ts';
import type { Instr } from './code.ts';
import type {
	DefineIR,
	DisplayIR,
	KindIR,
	LimitIR,
	MarkIR,
	PieceKindIR,
	RegisterIR,
	RelationIR,
	SpaceIR,
	ZoneIR,
} from './declared.ts';
import type { Expr } from './expr.ts';
import type { Region } from './state.ts';
import type { TileIR } from './tile.ts';
import type { Type } from './types.ts';

export interface SourceIR {
	readonly id: string; // 'base.drawTile'
	readonly file: string;
	readonly line: number;
	readonly column: number;
	readonly cites: readonly string[];
}

export interface RoutineIR {
	readonly id: string;
	readonly entry: number;
	readonly slots: number;
	readonly params: readonly { readonly slot: number; readonly type: Type }[];
	/** The target of `finish: part` while the routine runs a part inside another. */
	readonly partEnd?: number;
}

export interface TriggerIR {
	readonly id: string;
	readonly event: string; // 'laid' 'extended' 'joined' 'placed' 'moved' 'returned' 'points' …
	readonly routine: number;
	/** Captured just before the operation, for the segment the event speaks of. */
	readonly before: readonly { readonly slot: number; readonly it: number; readonly value: Expr }[];
	readonly source: number;
}

export interface AlwaysIR {
	readonly id: string;
	readonly routine: number;
	readonly source: number;
	/** The regions that its condition reads. While none of them changes, the condition keeps its value. */
	readonly reads: readonly Region[];
}

export interface DeckGroupIR {
	readonly id: string;
	/** Copies of each tile kind in this group, start tiles already taken out. */
	readonly tiles: readonly { readonly tile: number; readonly copies: number }[];
	/** -1 in a list stands for all other tiles, shuffled. */
	readonly order: 'shuffled' | readonly number[];
	/** Groups that must be empty before this one is drawn from. */
	readonly after: readonly number[];
	readonly opens?: Expr;
	/** The group it is mixed into once it is open. */
	readonly into?: number;
	/** The number of its tiles that are in the game, taken by chance; all when absent. */
	readonly take?: number;
}

export interface SlotIR {
	readonly id: string; // 'after-place', 'wave.return', 'end-game.areas'
}

/**
 * A rule set compiled for one set-up (packs, elements, params, number of seats): plain data, the same bytes for the same set-up
 * whatever other packs are installed.
 */
/** Two declarations whose order shows and which only the set-up orders. */
export interface Tie {
	readonly slot: string;
	readonly first: string;
	readonly then: string;
}

export interface Program {
	readonly format: 1;
	readonly game: string;
	readonly packs: readonly string[];
	readonly elements: readonly string[];
	readonly params: Readonly<Record<string, number | string | boolean>>;
	readonly seats: number;
	/** Digest of everything below that can change play. */
	readonly hash: string;
	/** House rules in force, in their order; absent where there are none. Rules that come to the same have one hash with and without them. */
	readonly overlays?: readonly string[];
	/** The order of declarations of packs that do not know each other, chosen or by default; absent where none shows. */
	readonly order?: readonly Tie[];
	readonly sources: readonly SourceIR[];
	/** The first sentence about a rule, and what a line of points of house rules pays, by the id in `sources`. */
	readonly ruleTitles?: Readonly<Record<string, string>>;
	readonly texts: Readonly<Record<string, string>>;
	readonly kinds: readonly KindIR[];
	readonly marks: readonly MarkIR[];
	readonly pieces: readonly PieceKindIR[];
	readonly zones: readonly ZoneIR[];
	readonly spaces: readonly SpaceIR[];
	readonly registers: readonly RegisterIR[];
	readonly limits: readonly LimitIR[];
	readonly tiles: readonly TileIR[];
	readonly own?: Beginning;
	readonly deck: {
		readonly groups: readonly DeckGroupIR[];
		readonly start: readonly {
			readonly tile: number;
			readonly x: number;
			readonly y: number;
			readonly turn: number;
		}[];
		/** Tiles that lie in a zone when the game begins; in a zone of seats, so many for each. */
		readonly held?: readonly {
			readonly tile: number;
			readonly zone: number;
			readonly copies: number;
		}[];
		/** The number of draws after which the deck counts as empty. */
		readonly size?: Expr;
	};
	readonly defines: readonly DefineIR[];
	/** Index into `defines` of the queries every scoring needs: power(it, seat). */
	readonly owners: {
		readonly it: number;
		readonly seat: number;
		readonly keys: readonly Expr[];
		readonly above: number;
	};
	readonly verbs: readonly VerbIR[];
	readonly actions: readonly ActionIR[];
	readonly decisions: readonly DecisionIR[];
	readonly slots: readonly SlotIR[];
	readonly code: readonly Instr[];
	readonly routines: readonly RoutineIR[]; // 0 is the main routine
	readonly exits: { readonly part: number; readonly turn: number; readonly game: number };
	readonly triggers: readonly TriggerIR[];
	readonly always: readonly AlwaysIR[];
	readonly relations?: readonly RelationIR[];
	readonly displays?: readonly DisplayIR[];
	readonly assists?: readonly AssistIR[];
	/** The rules for keeping points. Without them there is no floor and the score decides the game. */
	readonly scores?: {
		readonly floor?: number;
		readonly per: 'event' | 'game';
		readonly total?: { readonly seat: number; readonly value: Expr };
		readonly ring?: string;
	};
	readonly causes: readonly string[];
	readonly reasons: readonly string[]; // 0 is 'completed'
	readonly streams: readonly string[];
	readonly temps: number;
	/** The names by which a kind refers to others that it touches: id → kinds touched. */
	readonly touches: readonly {
		readonly id: string;
		readonly kind: number;
		readonly to: number;
		readonly via: 'touch' | 'end';
	}[];
}
