import type { Expr } from './expr.ts';

/**
 * One instruction of a compiled program. Rules, actions and the timeline are lowered to one flat list; the program counter and
 * the frames live in the game's arena, so a game can stop in any decision and be saved, undone or cloned there.
 * `source` is an index into `Program.sources`.
 */
export type Instr = { readonly source?: number } & (
	ControlInstr | FlowInstr | WaveInstr | PieceInstr | TileInstr | TopologyInstr | PointsInstr
);

export type Target =
	/** The value says where: a segment, tile, cell, corner, space, piece or zone. */
	| { readonly to: 'entity'; readonly at: Expr }
	| { readonly to: 'supply' } // of its owner, or the shared one
	| { readonly to: 'off-board' };

export type ControlInstr =
	| { readonly op: 'jump'; readonly to: number }
	| { readonly op: 'unless'; readonly test: Expr; readonly to: number }
	| { readonly op: 'let'; readonly slot: number; readonly value: Expr }
	/** Pushes a set on the stack, its address into the slot; `local` of a set type iterates it. */
	| { readonly op: 'let-set'; readonly slot: number; readonly value: Expr }
	/** Remembers the height of the stack in a slot / returns to it. */
	| { readonly op: 'stack-mark'; readonly slot: number }
	| { readonly op: 'stack-release'; readonly slot: number }
	/**
	 * Loop over a snapshot: `each` pushes the members (in canonical order, or rotated to begin with seat `from`, or sorted by `by`),
	 * keeps list address and index in `list` and `list + 1`, and falls into `next`'s head; `next` loads a member into `slot` or leaves to `end`.
	 */
	| {
			readonly op: 'each';
			readonly list: number;
			readonly in: Expr;
			readonly from?: Expr;
			readonly by?: { readonly slot: number; readonly key: Expr };
	  }
	| { readonly op: 'next'; readonly list: number; readonly slot: number; readonly end: number }
	| { readonly op: 'call'; readonly routine: number; readonly args: readonly Expr[] }
	| { readonly op: 'leave' }
	/** Leaves to `to` when the limit is used up under this key, else counts one use. */
	| { readonly op: 'limit'; readonly limit: number; readonly key?: Expr; readonly to: number }
	/** Bounds a loop: fails with a coded error when `measure` has not fallen since the last pass (kept in `slot`). */
	| { readonly op: 'measure'; readonly slot: number; readonly measure: Expr }
	| { readonly op: 'decide'; readonly decision: number }
	/** Runs triggers of recorded events, and always-rules until none fires. Emitted only where some exist. */
	| { readonly op: 'settle' }
	/** In the routine of an always-rule, after its condition: it holds, so the rules are checked once more. */
	| { readonly op: 'fired' }
	| { readonly op: 'slot'; readonly slot: number }
	| { readonly op: 'fail'; readonly code: string }
	/**
	 * Begins a stretch of the timeline inside another: what belongs to a part (tile laid, limits, registers) is put by, `seat` is active.
	 * `measure` must be lower than in the run around this one. Rules of `quiet` do not fire. `run-end` brings everything back.
	 * With `keepsTile` the stretch goes on with the tile of the part around it, in hand or laid, and that part with the tile of the stretch.
	 */
	| {
			readonly op: 'run-begin';
			readonly seat?: Expr;
			readonly measure?: Expr;
			readonly quiet: readonly string[];
			readonly keepsTile?: true;
	  }
	| { readonly op: 'run-end' };

export type FlowInstr =
	| { readonly op: 'turn-begin' }
	/** Passes the turn to the next seat clockwise and jumps to `to`. */
	| { readonly op: 'turn-end'; readonly to: number }
	| { readonly op: 'part-begin' }
	/** Jumps to `to` when another part was granted. */
	| { readonly op: 'part-end'; readonly to: number }
	| { readonly op: 'grant' }
	| { readonly op: 'grant-turn' }
	/** Unwinds to the main frame and goes on at the end of the part, of the turn, or at the end of the game. */
	| { readonly op: 'finish'; readonly what: 'part' | 'turn' | 'game' }
	| { readonly op: 'game-over' };

export type WaveInstr =
	| { readonly op: 'wave-begin'; readonly wave: string }
	/** Gathers completed and collected features as the entries of a round; jumps to `none` when there are none. */
	| { readonly op: 'round-begin'; readonly none: number }
	| { readonly op: 'freeze' }
	| { readonly op: 'ledger' }
	| { readonly op: 'round-end'; readonly to: number }
	/** Jumps to `to` when no round of the wave had an entry. */
	| { readonly op: 'wave-idle'; readonly to: number }
	| { readonly op: 'wave-end' }
	| { readonly op: 'collect'; readonly features: Expr; readonly reason: number }
	| { readonly op: 'drop'; readonly features: Expr };

export type PieceInstr =
	/** Puts a piece of a kind from the supply of `who` (or the shared supply), or a given piece, on a place. */
	| {
			readonly op: 'place';
			readonly piece: Expr;
			readonly who: Expr;
			readonly at: Expr;
			readonly cause: number;
			readonly short: 'skip' | 'fail';
	  }
	| { readonly op: 'move'; readonly pieces: Expr; readonly to: Target; readonly cause: number }
	/** As `move`, to the bottom of a stack or pile. */
	| {
			readonly op: 'move-under';
			readonly pieces: Expr;
			readonly to: Target;
			readonly cause: number;
	  }
	| { readonly op: 'return'; readonly pieces: Expr; readonly cause: number }
	| {
			readonly op: 'draw';
			readonly from: Expr;
			readonly count: Expr;
			readonly to: Target;
			readonly short: 'skip' | 'take-all' | 'fail';
			readonly cause: number;
			readonly stream: number;
			readonly show?: 'all' | 'owner' | 'nobody';
	  }
	| { readonly op: 'shuffle'; readonly zone: Expr; readonly stream: number }
	| { readonly op: 'reveal'; readonly pieces: Expr };

export type TileInstr =
	/** Takes the next tile of the active groups of the deck in hand; `drawn` is none when there is none. */
	| { readonly op: 'draw-tile' }
	/** The same from one group, open or not. */
	| { readonly op: 'draw-tile-of'; readonly group: number }
	/** Puts the next tiles into a zone of tiles. */
	| {
			readonly op: 'draw-tiles';
			readonly group?: number;
			readonly to: Expr;
			readonly count: Expr;
			readonly short: 'skip' | 'take-all' | 'fail';
			readonly show?: 'all' | 'owner' | 'nobody';
	  }
	/** Takes a tile out of a zone in hand; moves it between zones; puts the tile in hand into a zone. */
	| { readonly op: 'take-tile'; readonly tile: Expr; readonly from: Expr }
	| { readonly op: 'move-tile'; readonly tile: Expr; readonly from: Expr; readonly to: Expr }
	| { readonly op: 'stow-tile'; readonly to: Expr }
	/** Puts the tile in hand away: into the box (out of the game), aside, or back into its group. */
	| { readonly op: 'discard-tile'; readonly to: 'box' | 'aside' | 'deck' }
	| { readonly op: 'return-aside' }
	| { readonly op: 'return-aside-of'; readonly group: number }
	| { readonly op: 'place-tile'; readonly at: Expr }
	/** Lays it face down: it covers its cells and shows nothing. */
	| { readonly op: 'place-tile-down'; readonly at: Expr };

export type TopologyInstr =
	| { readonly op: 'link'; readonly a: Expr; readonly b: Expr; readonly by: Expr }
	/** Closes an end by a piece alone; nothing is joined. */
	| { readonly op: 'link-end'; readonly a: Expr; readonly by: Expr }
	| { readonly op: 'unlink'; readonly by: Expr }
	| {
			readonly op: 'add-segment';
			readonly tile: Expr;
			readonly kind: number;
			readonly sides: Expr;
			readonly by?: Expr;
			readonly over: boolean;
	  }
	| { readonly op: 'override-edge'; readonly side: Expr; readonly kind: number }
	| { readonly op: 'convert'; readonly feature: Expr; readonly kind: number };

/** One line of points; it is left out where its test does not hold. */
export interface PaidLine {
	readonly line: string;
	readonly count: Expr;
	readonly each: Expr;
	readonly when?: Expr;
}

export type PointsInstr =
	| {
			readonly op: 'score';
			readonly to: Expr;
			readonly line: string;
			readonly cause: number;
			readonly of?: Expr;
			readonly amount:
				| { readonly by: 'count'; readonly count: Expr; readonly each: Expr }
				/** Several lines that are paid at once. */
				| { readonly by: 'lines'; readonly lines: readonly PaidLine[] }
				/** The lines of a feature's value now. */
				| { readonly by: 'ledger'; readonly feature: Expr };
	  }
	| {
			readonly op: 'transfer';
			readonly from: Expr;
			readonly to: Expr;
			readonly line: string;
			readonly points: Expr;
			readonly cause: number;
	  }
	| { readonly op: 'set'; readonly register: number; readonly on?: Expr; readonly value: Expr }
	| {
			readonly op: 'roll';
			readonly slot: number;
			readonly faces: readonly number[];
			readonly stream: number;
	  };
