import type { documents } from '@tilewright/schema';
import type { Instr } from './code.ts';
import type { Expr } from './expr.ts';
import type { TileIR } from './tile.ts';
import type { Type } from './types.ts';

/** Where a declaration or an instruction comes from. */
export interface SourceIR {
	readonly id: string; // 'base.drawTile'
	readonly file: string;
	readonly line: number;
	readonly column: number;
	/** Rule ids of a fact sheet. */
	readonly cites: readonly string[];
}

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
	readonly connect: 'edge' | 'area' | 'point' | 'region' | 'none';
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
	/** Kinds it stands for. */
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

export interface RequirementIR {
	readonly id: string;
	readonly when?: Expr;
	readonly that: Expr; // for a forbid: what forbids
	readonly why: string;
	readonly source: number;
	/** Conditions under which an `allow` lifts this requirement. */
	readonly allowed: readonly { readonly when: Expr; readonly source: number }[];
	/**
	 * `side`: `it.sides.all(s, P)` with P about one side and what faces it only, so it compiles into fit tables
	 * (`slot` is the temp slot of s, `body` is P). `contact`: the tile touches a laid tile, so only the frontier is searched.
	 */
	readonly local?:
		| { readonly is: 'side'; readonly slot: number; readonly body: Expr }
		| { readonly is: 'contact' };
}

export interface VerbIR {
	readonly id: string;
	readonly params: readonly { readonly slot: number; readonly name: string; readonly type: Type }[];
	readonly require: readonly RequirementIR[];
	readonly forbid: readonly RequirementIR[];
}

/** A part of an option's key: a word, or a chosen variable spelled by its type. */
export type KeyPart = { readonly word: string } | { readonly slot: number; readonly type: Type };

/** One variable of an option: a member of a set, or a number of a range. Slots are frame slots. */
export interface VariableIR {
	readonly name: string;
	readonly slot: number;
	readonly type: Type;
	readonly domain: { readonly among: Expr } | { readonly from: Expr; readonly to: Expr };
}

export interface AlternativeIR {
	/** The action's id, or the decision's own. */
	readonly id: string;
	readonly action?: number;
	readonly says: string;
	readonly lets: readonly { readonly slot: number; readonly value: Expr }[];
	readonly when?: Expr;
	readonly variables: readonly VariableIR[];
	readonly where?: Expr;
	/** Options equal in all of these are one class; the first stands for them. */
	readonly equivalentBy: readonly Expr[];
	readonly limit?: number;
	/** Uses of the limit are counted apart for each value. */
	readonly limitKey?: Expr;
	readonly key: readonly KeyPart[];
	readonly target: number;
	readonly source: number;
	readonly sealed: boolean;
	/** A free action beside the decision: its options alone are no reason to ask. */
	readonly free?: true;
}

export interface DecisionIR {
	readonly id: string; // 'main', 'other-pack.second'
	readonly who: Expr;
	readonly kind: 'pick' | 'number' | 'order' | 'confirm' | 'subset';
	readonly prompt: string;
	readonly alternatives: readonly AlternativeIR[];
	/** Where `pass` goes; absent when one must be chosen. */
	readonly pass?: number;
	/** Where it goes with no option at all. */
	readonly none: number;
	/** Several members of the one variable are chosen; its slot then holds the set. */
	readonly subset?: { readonly min: Expr; readonly max?: Expr };
	/** The answer comes from outside of the rules: a person enters it, a simulation draws it. */
	readonly oracle?: 'uniform';
	readonly source: number;
}

export interface ActionIR {
	readonly id: string;
	readonly group: string;
	/** The decision and alternative it is offered in (for `possible`). */
	readonly at: readonly { readonly decision: number; readonly alternative: number }[];
	readonly source: number;
}

export interface RoutineIR {
	readonly id: string;
	readonly entry: number;
	readonly slots: number;
	readonly params: readonly { readonly slot: number; readonly type: Type }[];
	/** Where `finish: part` goes while the routine runs a part inside another. */
	readonly partEnd?: number;
}

export interface TriggerIR {
	readonly id: string;
	readonly event: string; // 'laid' 'extended' 'joined' 'placed' 'moved' 'returned' 'points' …
	/** Takes the event as its one argument; may begin with `unless` and `limit`. */
	readonly routine: number;
	/** Captured just before the operation, for the segment the event speaks of. */
	readonly before: readonly { readonly slot: number; readonly it: number; readonly value: Expr }[];
	readonly source: number;
}

export interface AlwaysIR {
	readonly id: string;
	readonly routine: number;
	readonly source: number;
}

export interface DeckGroupIR {
	readonly id: string;
	/** Copies of each tile kind in this group, start tiles already taken out. */
	readonly tiles: readonly { readonly tile: number; readonly copies: number }[];
	/** -1 in a list stands for all other tiles, shuffled. */
	readonly order: 'shuffled' | readonly number[];
	/** Groups that must be empty before this one is drawn from. */
	readonly after: readonly number[];
	/** It is drawn from only while this holds. */
	readonly opens?: Expr;
	/** How many tiles of it are in the game, taken by chance; all when absent. */
	readonly take?: number;
}

/** A helper that may be laid together with a tile. `it` is the verb's first argument; variables have temp slots. */
export interface AssistIR {
	readonly id: string;
	readonly verb: number;
	readonly it: number;
	readonly when?: Expr;
	readonly limit?: number;
	/** The piece kind it takes from the supply. */
	readonly uses?: number;
	readonly variables: readonly {
		readonly name: string;
		readonly slot: number;
		readonly type: Type;
		readonly among: Expr;
	}[];
	readonly where?: Expr;
	readonly shows?: { readonly sides: Expr; readonly kind: number };
	readonly decline: 'never' | 'whenAllNeedIt' | 'always';
	/** Takes the variables, in this order, after the tile lies. */
	readonly routine: number;
	readonly source: number;
}

export interface SlotIR {
	readonly id: string; // 'after-place', 'wave.return', 'end-game.areas'
}

/** What a game brings of its own beside what the rules say. */
export interface Beginning {
	/** The tiles that lie first, instead of those of the rules, as `TILE x/y rN`. */
	readonly start?: readonly string[] | undefined;
	/** The deck counts as empty after so many draws. */
	readonly draws?: number | undefined;
	/** What stands and lies when it begins, beside the start. */
	readonly position?: Position | undefined;
	/** The seat whose turn is the first. */
	readonly active?: number | undefined;
}

/** Tiles, pieces, scores and registers as a scenario's or a log's set-up writes them; seats by their names. */
export type Position = Pick<
	documents.Scenario['set-up'],
	| 'board'
	| 'kinds'
	| 'sides'
	| 'added'
	| 'links'
	| 'settled'
	| 'pieces'
	| 'spaces'
	| 'zones'
	| 'score'
	| 'supply'
	| 'turn'
	| 'registers'
	| 'used'
	| 'came'
	| 'deck'
>;

/**
 * A rule set compiled for one set-up (packs, elements, params, number of seats): plain data, the same bytes for the same set-up
 * whatever other packs are installed.
 */
export interface Program {
	readonly format: 1;
	readonly game: string;
	readonly packs: readonly string[];
	readonly elements: readonly string[];
	readonly params: Readonly<Record<string, number | string | boolean>>;
	readonly seats: number;
	/** Digest of everything below that can change play. */
	readonly hash: string;
	readonly sources: readonly SourceIR[];
	readonly texts: Readonly<Record<string, string>>;
	readonly kinds: readonly KindIR[];
	readonly marks: readonly MarkIR[];
	readonly pieces: readonly PieceKindIR[];
	readonly zones: readonly ZoneIR[];
	readonly spaces: readonly SpaceIR[];
	readonly registers: readonly RegisterIR[];
	readonly limits: readonly LimitIR[];
	readonly tiles: readonly TileIR[];
	/** Where the game begins otherwise than its rules say. */
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
	/** Program counters `finish` goes to. */
	readonly exits: { readonly part: number; readonly turn: number; readonly game: number };
	readonly triggers: readonly TriggerIR[];
	readonly always: readonly AlwaysIR[];
	/** Absent where there are none. */
	readonly relations?: readonly RelationIR[];
	readonly displays?: readonly DisplayIR[];
	readonly assists?: readonly AssistIR[];
	/** How points are kept, where it is not: no floor, the score decides. */
	readonly scores?: {
		readonly floor?: number;
		readonly per: 'event' | 'game';
		readonly total?: { readonly seat: number; readonly value: Expr };
		readonly ring?: string;
	};
	readonly causes: readonly string[];
	readonly reasons: readonly string[]; // 0 is 'completed'
	readonly streams: readonly string[];
	/** Temp slots in use. */
	readonly temps: number;
	/** How a kind names the others it touches: id → kinds touched. */
	readonly touches: readonly {
		readonly id: string;
		readonly kind: number;
		readonly to: number;
		readonly via: 'touch' | 'end';
	}[];
}
