import type { Expr } from './expr.ts';
import type { Type } from './types.ts';

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
	/** The P of such a requirement about sides where a `when` or an `allow` decides whether it binds. Helpers show other sides to it. */
	readonly sideTest?: Expr;
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

/** The tile whose placements a set is written with, `t` of `placements(t).filter(…)`; undefined for the tile in hand. */
export function tileOfPlacements(set: Expr): Expr | undefined {
	if (set.op === 'fold') {
		const isOfPlacements = set.type === 'set(placement)' || set.type === 'set(placement-side)';
		return isOfPlacements ? tileOfPlacements(set.on) : undefined;
	}
	if (set.op !== 'call' || set.fn !== 'placements(tile-kind)') return undefined;
	const tile = set.args[0]!;
	return tile.op === 'call' && tile.fn === 'drawn' ? undefined : tile;
}

/** The slot of the variable whose placements this one ranges over, where another variable of the choice names the tile. */
export function placedTileOf(variable: VariableIR | undefined): number | undefined {
	if (variable === undefined || !('among' in variable.domain)) return undefined;
	const tile = tileOfPlacements(variable.domain.among);
	return tile?.op === 'local' ? tile.slot : undefined;
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
	/** A free action beside the decision: taking it asks the decision again. */
	readonly free?: true;
}

export interface DecisionIR {
	readonly id: string; // 'main', 'other-pack.second'
	readonly who: Expr;
	readonly kind: 'pick' | 'number' | 'order' | 'confirm' | 'subset';
	readonly prompt: string;
	readonly alternatives: readonly AlternativeIR[];
	/** The target of `pass`; absent when an alternative must be chosen. */
	readonly pass?: number;
	/** The target when there is no option at all. */
	readonly none: number;
	/**
	 * The target of a pass while there are only free actions to choose; absent where free actions alone do not make a decision.
	 */
	readonly onlyFree?: number;
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

/** A helper that may be laid together with a tile. `it` is the verb's first argument; variables have temp slots. */
export interface AssistIR {
	readonly id: string;
	readonly verb: number;
	readonly it: number;
	readonly when?: Expr;
	readonly limit?: number;
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
