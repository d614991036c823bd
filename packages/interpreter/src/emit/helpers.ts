import type { AlternativeIR, AssistIR } from '@tilewright/lang';
import { largest } from '@tilewright/schema';
import { BOARD_SIDE_BITS } from '../board/placement-sides.ts';
import { SIDE_CODE, SIDE_WORDS } from '../board/tile-tables.ts';
import { withoutSides } from '../run/decision/assists.ts';
import { Header } from '../run/header.ts';
import { strictSideMatch } from '../run/side-match.ts';
import type { BoardCode } from './board.ts';
import { type Body, call } from './body.ts';
import { neighbour } from './cells.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import {
	add,
	and,
	both,
	byte,
	choose,
	either,
	eq,
	ge,
	get,
	lowestBit,
	lt,
	mul,
	ne,
	not,
	num,
	or,
	shl,
	shr,
	sub,
	type Value,
	word,
	xor,
} from './ir.ts';
import {
	eachBit,
	eachFacing,
	eachShowing,
	eachTested,
	type Facing,
	turnsShown,
} from './helper-sides.ts';
import { helperTable, isInHand, type Shows } from './helper-tables.ts';
import { limitCode } from './limits.ts';
import type { PlacementCode } from './placements.ts';
import { type Bound, emptyScope, type Scope } from './scope.ts';
import { sideWord } from './side-words.ts';

/** Where a tile would lie with a helper, which one, and the values chosen with it. */
export interface Helped {
	readonly placement: Value;
	readonly assist: number;
	readonly values: readonly Value[];
}

/** The tables of a helper in the memory, see `HelperTable`. */
interface PlacedTable {
	readonly masks: number;
	readonly facing: { readonly slot: number; readonly directions: number } | undefined;
	readonly choices: number | undefined;
}

/** A placement, the row of its first side in the tables, and the codes of the sides of all tiles. */
interface Placed {
	readonly placement: Value;
	readonly side: Value;
	readonly codes: number;
	readonly facing: Facing | undefined;
	/** Where a table tells it, the directions of the sides that may be chosen, all else fitting, as bits. */
	readonly choices: Value | undefined;
}

/** Helpers that are laid together with a tile, as `run/decision/assists.ts`. */
export class HelperCode {
	private readonly e: Emission;
	private readonly x: Expressions;
	private readonly board: BoardCode;
	private readonly placements: PlacementCode;
	/** By pair of codes of sides, whether they may meet where no tile is exempt. */
	private readonly compatible: Uint8Array;
	private readonly isStrict: boolean;
	private readonly tables = new Map<AssistIR, PlacedTable>();

	constructor(e: Emission, x: Expressions, board: BoardCode, placements: PlacementCode) {
		this.e = e;
		this.x = x;
		this.board = board;
		this.placements = placements;
		const { plan, placements: table } = e.rt.board;
		const match = strictSideMatch(e.program);
		this.isStrict = match !== undefined;
		this.compatible = match ? plan.codes.compatibility(match) : table.compatible;
	}

	/** Says code for each option of an alternative that helpers make possible; nothing where help was declined. */
	each(f: Body, a: AlternativeIR, helpers: readonly number[], say: (helped: Helped) => void): void {
		const { e } = this;
		const { rt, program } = e;
		const { board } = rt;
		const { cellBase, cellCount, sides } = board.tables;
		if (cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		if (!this.placements.isTabled) return e.lacks('so-many-kinds-of-sides');
		const tile = f.let(word(Header.drawn));
		const codes = e.memory.words(
			Array.from(
				{ length: sides.length / SIDE_WORDS },
				(_, i) => sides[i * SIDE_WORDS + SIDE_CODE]!,
			),
		);
		const offered = helpers.filter((i) => program.assists![i]!.shows);
		const isOffered = offered.map((i) => f.let(this.isOffered(f, program.assists![i]!)));
		const isAny = isOffered.reduce<Value>((test, one) => either(test, one), num(0));
		const mayHelp = both(ge(tile, 0), both(eq(word(Header.declined), 0), isAny));
		f.if(mayHelp, () => {
			const row = f.let(mul(tile, board.placements.constraints));
			const sideRow = f.let(shl(word(e.memory.words(cellBase), tile), 2));
			const tables = offered.map((i) => this.tableOf(program.assists![i]!));
			f.count(0, word(board.FRONTIER_COUNT), (i) => {
				const constraint = f.let(word(board.FRONTIER_CODE, i));
				const at = f.let(add(row, constraint));
				const masks = tables.map((table, k) =>
					f.let(choose(isOffered[k]!, byte(table.masks, at), num(0))),
				);
				const fitting = f.let(this.placements.mask(tile, constraint));
				const all = masks.reduce((some, mask) => or(some, mask));
				// of placements that fit by the sides that bind every tile, only those that other sides forbid
				const left = f.variable(this.isStrict ? all : and(all, xor(fitting, -1)));
				const cell = f.let(word(board.FRONTIER_CELL, i));
				f.while(
					() => get(left),
					(next) => {
						const r = f.let(lowestBit(get(left)));
						const side = f.let(shl(add(sideRow, r), 2));
						const placement = f.let(add(shl(cell, 2), r));
						if (this.isStrict)
							f.if(both(and(shr(fitting, r), 1), this.binds(f, placement)), () => f.jump(next));
						offered.forEach((index, k) =>
							f.if(and(shr(masks[k]!, r), 1), () => {
								const facing = this.facingOf(f, tables[k]!, at, cell, r);
								const choices = this.choicesOf(f, tables[k]!, at, r);
								this.list(f, a, index, { placement, side, codes, facing, choices }, say);
							}),
						);
					},
					() => f.set(left, and(get(left), sub(get(left), 1))),
				);
			});
		});
	}

	/** Tells whether the seat may decline such help; `withoutHelp` tells that there are options without it. */
	mayDecline(assist: number, withoutHelp: Value): Value {
		const { decline } = this.e.program.assists![assist]!;
		if (decline === 'never') return num(0);
		return decline === 'always' ? num(1) : not(withoutHelp);
	}

	/** Notes what was chosen, until the tile lies. */
	take(f: Body, { assist, values }: Omit<Helped, 'placement'>): void {
		const { ASSIST } = this.e.rt.optional;
		f.store(Header.assist, 0, assist + 1);
		values.forEach((value, i) => f.store(ASSIST, i, value));
	}

	private isOffered(f: Body, { limit, uses }: AssistIR): Value {
		const { e, x } = this;
		const { program, seats, SUPPLY } = e.rt;
		const isFree =
			limit === undefined ? num(1) : not(limitCode(f, e, x, limit, undefined, emptyScope).full());
		if (uses === undefined) return isFree;
		const owner = program.pieces[uses]!.perSeat > 0 ? word(Header.active) : num(seats);
		const n = word(SUPPLY + uses, mul(owner, program.pieces.length));
		return both(ne(n, 0), isFree);
	}

	/** Requirements about sides from which some tile can be exempt. */
	private binds(f: Body, placement: Value): Value {
		const tests = this.e.program.verbs.flatMap((verb) =>
			verb.require.flatMap((r) => {
				if (r.sideTest === undefined) return [];
				const temps = new Map([[verb.params[0]!.slot, { value: placement, isPresent: true }]]);
				return [this.x.requirement(f, r, { temps, locals: new Map() })];
			}),
		);
		return tests.reduceRight<Value>((rest, test) => both(test, rest), num(1));
	}

	private tableOf(assist: AssistIR): PlacedTable {
		let placed = this.tables.get(assist);
		if (!placed) {
			const { memory } = this.e;
			const { choices, facing, masks } = helperTable(this.e, assist, this.compatible);
			placed = {
				masks: memory.bytes(masks),
				facing: facing && { slot: facing.slot, directions: memory.words(facing.directions) },
				choices: choices && memory.words(choices),
			};
			this.tables.set(assist, placed);
		}
		return placed;
	}

	/** The only side on the board that a tile at a placement does not fit, where a table tells it. */
	private facingOf(
		f: Body,
		{ facing }: PlacedTable,
		at: Value,
		cell: Value,
		r: Value,
	): Facing | undefined {
		if (!facing) return undefined;
		const lacking = f.let(bitsOf(word(facing.directions, at), r));
		const d = f.let(and(lowestBit(lacking), num(3)));
		const there = neighbour(f, this.e, cell, d);
		const side = f.let(add(shl(there, 2), xor(d, 2)));
		const tile = f.let(call(this.board.cellTile, there));
		return { slot: facing.slot, isAny: lacking, side, tile };
	}

	private choicesOf(f: Body, { choices }: PlacedTable, at: Value, r: Value): Value | undefined {
		return choices === undefined ? undefined : f.let(bitsOf(word(choices, at), r));
	}

	/** Walks the combinations of a helper's variables for a placement. */
	private list(
		f: Body,
		a: AlternativeIR,
		assist: number,
		placed: Placed,
		say: (helped: Helped) => void,
	): void {
		const { e, x } = this;
		const { choices, facing, placement } = placed;
		const ir = e.program.assists![assist]!;
		const slot = a.variables[0]!.slot;
		const locals = new Map([[slot, { value: placement, isPresent: true }]]);
		const where = a.where && (this.isStrict ? withoutSides(e.program, a.where) : a.where);
		const walk = (level: number, temps: ReadonlyMap<number, Bound>): void => {
			const scope: Scope = { temps, locals: new Map() };
			const variable = ir.variables[level];
			const withValue = (value: Value): ReadonlyMap<number, Bound> =>
				new Map([...temps, [variable!.slot, { value, isPresent: true }]]);
			const deeper = (value: Value): void => walk(level + 1, withValue(value));
			if (variable && variable.slot === facing?.slot)
				return eachFacing({ e, x }, f, variable.among, scope, facing, deeper);
			if (variable && choices) {
				const first = f.let(ownSide(placement, num(0)));
				return eachBit(f, choices, (d) => deeper(f.let(add(first, d))));
			}
			if (variable && facing && level === ir.variables.length - 1) {
				const isShown = (value: Value): Value =>
					this.mayShow(f, ir, facing, { temps: withValue(value), locals: new Map() });
				const turns = turnsShown(e.program, ir);
				if (!turns) return eachTested({ e, x }, f, variable.among, scope, isShown, deeper);
				return eachShowing({ e, x }, f, variable.among, scope, facing, turns, deeper);
			}
			if (variable) return x.each(f, variable.among, scope, 'canonical', deeper);
			const fitting = (): void => {
				const values = ir.variables.map((v) => temps.get(v.slot)!.value);
				const use = (): void => say({ placement, assist, values });
				if (!where) return use();
				f.if(
					f.valueOf(() => x.value(f, where, { temps: emptyScope.temps, locals })),
					use,
				);
			};
			const found = (): void => {
				if (choices) return fitting();
				f.if(
					f.valueOf(() => this.fits(f, ir, scope, placed)),
					fitting,
				);
			};
			if (ir.where)
				f.if(
					f.valueOf(() => x.value(f, ir.where!, scope)),
					found,
				);
			else found();
		};
		const start = (): void => walk(0, new Map([[ir.it, { value: placement, isPresent: true }]]));
		const scope = {
			temps: new Map([[ir.it, { value: placement, isPresent: true }]]),
			locals: new Map(),
		};
		if (ir.when)
			f.if(
				f.valueOf(() => x.value(f, ir.when!, scope)),
				start,
			);
		else start();
	}

	/** Returns 1 where all sides fit, or the one that does not is among those shown. */
	private mayShow(f: Body, { shows }: AssistIR, { isAny, side }: Facing, scope: Scope): Value {
		const isShown = f.valueOf(() => this.x.has(f, shows!.sides, side, scope));
		return f.valueOf(() => either(not(isAny), isShown));
	}

	/** Tells whether the tile fits with the sides that are shown. */
	private fits(f: Body, ir: AssistIR, scope: Scope, placed: Placed): Value {
		const { facing } = placed;
		const all = f.valueOf(() => this.fitAll(f, ir.shows!, scope, placed));
		if (!facing) return all;
		const isLast = ir.variables.at(-1)!.slot === facing.slot;
		return either(both(facing.isAny, isLast ? this.mayShow(f, ir, facing, scope) : num(1)), all);
	}

	/** The same of each side, as `fitsShowing` of `board/placement-sides.ts`. */
	private fitAll(f: Body, shows: Shows, scope: Scope, { codes, placement, side }: Placed): Value {
		const { e, x } = this;
		const { board } = e.rt;
		const { codeCount } = board.placements;
		const shown = board.plan.kindCode[shows.kind + 1]!;
		const inHand = isInHand(shows);
		const pairs = e.memory.bytes(this.compatible);
		const result = f.variable(1);
		f.block((end) =>
			f.count(0, num(4), (d, next) => {
				const cell = f.let(shr(placement, 2));
				const there = f.let(neighbour(f, e, cell, d));
				f.if(lt(call(this.board.cellTile, there), 0), () => f.jump(next));
				const back = f.let(xor(d, 2));
				const facing = f.let(add(shl(there, 2), back));
				const own = f.let(ownSide(placement, d));
				const isShown = f.let(x.has(f, shows.sides, inHand ? own : facing, scope));
				const printed = f.let(word(codes, add(side, d)));
				const met = f.let(sideWord(f, e, there, back, SIDE_CODE));
				const ownCode = inHand ? choose(isShown, num(shown), printed) : printed;
				const metCode = inHand ? met : choose(isShown, num(shown), met);
				f.if(not(byte(pairs, add(mul(ownCode, codeCount), metCode))), () => {
					f.set(result, 0);
					f.jump(end);
				});
			}),
		);
		return get(result);
	}
}

/** The four bits of a rotation. */
function bitsOf(all: Value, r: Value): Value {
	return and(shr(all, shl(r, 2)), num(0b1111));
}

/** The side of a tile in hand in a direction, as `board/placement-sides.ts`. */
function ownSide(placement: Value, d: Value): Value {
	return or(shl(and(placement, 3), BOARD_SIDE_BITS), add(shl(shr(placement, 2), 2), d));
}

/** The most values that are chosen with a helper. */
export function mostHelperValues(e: Emission): number {
	return largest(
		(e.program.assists ?? []).map(({ variables }) => variables.length),
		0,
	);
}
