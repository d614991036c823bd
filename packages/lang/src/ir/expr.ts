import type { MemberName } from '../model/members/index.ts';
import type { Type } from './types.ts';

/** The place of an expression node: offsets into the text of the file that holds its YAML scalar. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

export type FoldName =
	| 'filter'
	| 'map'
	| 'flatMap'
	| 'exists'
	| 'all'
	| 'exists_one'
	| 'count'
	| 'sum'
	| 'max'
	| 'min'
	| 'argmax'
	| 'argmin';

export type BinaryName =
	'&&' | '||' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | 'in';

/**
 * A typed expression.
 *
 * `local` reads a slot of the running frame (kept in the arena: choices, loop variables, lets).
 * `temp` reads a slot that only lives while an expression is evaluated (variables of folds, `it`, arguments of defines):
 * every binder of the whole program owns its slot, so no stack is needed and nothing recurses.
 * `feature` values are any segment of the feature; a read finds its root.
 */
export type Expr = { readonly type: Type; readonly span?: Span } & (
	| { readonly op: 'const'; readonly value: number }
	| { readonly op: 'none' }
	| { readonly op: 'local'; readonly slot: number; readonly name: string }
	| { readonly op: 'temp'; readonly slot: number; readonly name: string }
	/** A built-in name (`active`, `placed`, `seats`), property (`feature.open`), method or function; the receiver is args[0]. */
	| {
			readonly op: 'call';
			readonly fn: MemberName;
			readonly args: readonly Expr[];
			readonly table?: readonly number[];
	  }
	| {
			readonly op: 'mark';
			readonly mark: number;
			readonly of: 'feature' | 'segment' | 'tile' | 'tile-kind';
			readonly on: Expr;
	  }
	/** A declared register; `on` is absent for per-game, per-turn and per-part registers. */
	| { readonly op: 'register'; readonly register: number; readonly on?: Expr }
	| { readonly op: 'define'; readonly define: number; readonly args: readonly Expr[] }
	| {
			readonly op: 'fold';
			readonly fold: FoldName;
			readonly on: Expr;
			readonly slot: number;
			readonly body: Expr;
	  }
	| { readonly op: 'list'; readonly items: readonly Expr[] }
	| { readonly op: 'not'; readonly on: Expr }
	| { readonly op: 'neg'; readonly on: Expr }
	| { readonly op: 'binary'; readonly name: BinaryName; readonly left: Expr; readonly right: Expr }
	| { readonly op: 'if'; readonly test: Expr; readonly then: Expr; readonly else: Expr }
	/** `can(verb, args…)`: every requirement holds and no forbid does. */
	| {
			readonly op: 'can';
			readonly verb: number;
			readonly args: readonly Expr[];
			/** Requirements known to hold here; set by the interpreter, never in a program. */
			readonly skip?: readonly number[];
			/** Requirements (by number) that do not bind here, because an action waives them. */
			readonly waive?: readonly number[];
	  }
	/** `possible(action)`: some option of the action exists now. */
	| { readonly op: 'possible'; readonly action: number }
	/** The value of an expression as though a tile were in hand: what is asked of its placements speaks of it. */
	| { readonly op: 'in-hand'; readonly tile: Expr; readonly on: Expr }
	/** The value an expression had just before the operation that recorded the running trigger's event. */
	| { readonly op: 'before'; readonly slot: number; readonly on: Expr }
);
