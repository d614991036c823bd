import type { Expr } from '@tilewright/lang';
import { largest } from '@tilewright/schema';
import { decided } from '../expr/lists.ts';
import { Entry, Where } from '../run/runtime.ts';
import { type Body, call } from './body.ts';
import { costOf } from './costs.ts';
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
	gt,
	le,
	lt,
	ne,
	not,
	num,
	shl,
	shr,
	sub,
	type Value,
	word,
} from './ir.ts';
import { type Scope, withTemp } from './scope.ts';
import { eachTileSegment } from './tile-segments.ts';

/** Tells whether a set has a member without a walk over it, as `containsOf` of `expr/some.ts`; undefined where it must be walked. */
export function membership(
	f: Body,
	e: Emission,
	x: Expressions,
	set: Expr,
	wanted: Value,
	scope: Scope,
): Value | undefined {
	const lazy = (part: Expr, own: Scope = scope): Value =>
		f.valueOf(() => x.has(f, part, wanted, own));
	switch (set.op) {
		case 'none':
			return num(0);
		case 'list': {
			const values = decided(set);
			if (values) return values.map((v) => eq(wanted, v)).reduce((a, b) => either(a, b), num(0));
			const isAny = set.items
				.map((item) => f.valueOf(() => eq(wanted, x.value(f, item, scope))))
				.reduceRight((rest, isEqual) => either(isEqual, rest));
			return set.type === 'set(int)' ? isAny : both(ge(wanted, 0), isAny);
		}
		case 'if':
			return choose(x.value(f, set.test, scope), lazy(set.then), lazy(set.else));
		case 'define': {
			const bound = x.bound(f, set, scope);
			return x.has(f, bound.body, wanted, bound.scope);
		}
		case 'fold': {
			const { body, fold, on, slot } = set;
			if (fold === 'filter') {
				const passes = f.valueOf(() => x.value(f, body, withTemp(scope, slot, wanted)));
				return both(x.has(f, on, wanted, scope), passes);
			}
			if (fold === 'map' && isTileOf(body, slot)) return onCells(f, e, x, on, wanted, scope);
			if (fold !== 'flatMap') return undefined;
			// the test of a member can be asked last where it takes more work
			const isLate = on.op === 'fold' && on.fold === 'filter' && isCheaper(e, body, on.body);
			const result = f.variable(0);
			f.block((end) =>
				x.each(f, isLate ? on.on : on, scope, 'repeats', (member) => {
					const isIn = lazy(body, withTemp(scope, slot, member));
					const counts = (): Value =>
						isLate ? x.value(f, on.body, withTemp(scope, on.slot, member)) : num(1);
					f.if(isLate ? both(isIn, f.valueOf(counts)) : isIn, () => {
						f.set(result, 1);
						f.jump(end);
					});
				}),
			);
			return get(result);
		}
		case 'call':
			return ofCall(f, e, x, set, wanted, scope, lazy);
		default:
			return undefined;
	}
}

function ofCall(
	f: Body,
	e: Emission,
	x: Expressions,
	set: Extract<Expr, { op: 'call' }>,
	wanted: Value,
	scope: Scope,
	lazy: (part: Expr) => Value,
): Value | undefined {
	const { rt } = e;
	const { board } = rt;
	const [first, second] = set.args;
	const of = (test: (id: Value) => Value): Value => {
		const id = f.let(x.value(f, first!, scope));
		const isMember = (): Value =>
			both(
				ge(wanted, 0),
				f.valueOf(() => test(id)),
			);
		return x.isPresent(first!, scope) ? isMember() : both(ge(id, 0), isMember());
	};
	switch (set.fn) {
		case 'set(*).union':
			return set.args
				.map((part, i) => {
					const reaching = reachOf(part);
					const isCovered = set.args.slice(0, i).some((other) => isSameFeature(other, reaching));
					return reaching && isCovered
						? both(
								f.valueOf(() => hasReach(f, e, x, reaching, scope)),
								lazy(part),
							)
						: lazy(part);
				})
				.reduceRight((rest, part) => either(part, rest));
		case 'set(*).intersection(set(*))':
			return both(x.has(f, first!, wanted, scope), lazy(second!));
		case 'set(*).minus(set(*))':
			return both(x.has(f, first!, wanted, scope), not(lazy(second!)));
		case 'set(*).without':
			return both(ne(wanted, x.value(f, second!, scope)), lazy(first!));
		case 'seats':
			return both(ge(wanted, 0), lt(wanted, rt.seats));
		case 'board.tiles':
			return both(ge(wanted, 0), lt(wanted, word(board.TILE_COUNT)));
		case 'feature.tiles':
			return of((feature) => {
				const result = f.variable(0);
				f.block((end) =>
					eachTileSegment(f, e, wanted, (s) =>
						f.if(eq(word(board.ROOT, s), feature), () => {
							f.set(result, 1);
							f.jump(end);
						}),
					),
				);
				return get(result);
			});
		case 'tile.sides':
			if (!coverOneCell(e)) return undefined;
			return of((tile) => eq(word(board.TILE_CELL, tile), shr(wanted, 2)));
		case 'feature.reach':
			if (!coverOneCell(e)) return undefined;
			return of((feature) => isReached(f, e, x, feature, wanted, scope));
		case 'around(feature)':
			if (!coverOneCell(e)) return undefined;
			return of((feature) => {
				f.if(ne(word(board.SIZE, feature), 1), () => f.giveUp());
				const cell = word(board.TILE_CELL, word(board.SEGMENT_TILE, feature));
				return isStep(f, e, board.ring, sub(wanted, cell));
			});
		case 'around(placement)':
		case 'beside(placement)': {
			if (!coverOneCell(e)) return undefined;
			const steps = set.fn === 'beside(placement)' ? board.steps : board.ring;
			return of((placement) => isStep(f, e, steps, sub(wanted, shr(placement, 2))));
		}
		case 'feature.pieces':
			return of((feature) => {
				const s = f.let(word(board.PIECE_SEGMENT, wanted));
				return both(ge(s, 0), eq(word(board.ROOT, s), feature));
			});
		case 'feature.owners':
			return of((feature) => and(shr(x.owners(feature), wanted), 1));
		case 'wave.owners(feature)':
			return of((feature) => {
				const at = f.let(call(x.builtIns.entryOf, feature));
				return both(ge(at, 0), and(shr(word(rt.WAVE + Entry.owners, at), wanted), 1));
			});
		case 'seat.supply':
		case 'seat.onBoard':
			return of((seat) => {
				const where = f.let(word(rt.WHERE, wanted));
				const isThere =
					set.fn === 'seat.supply'
						? eq(where, Where.supply)
						: both(ge(where, Where.segment), le(where, Where.piece));
				return both(eq(x.builtIns.ownerOf(wanted), seat), isThere);
			});
		default:
			return undefined;
	}
}

function isCheaper({ program }: Emission, one: Expr, other: Expr): boolean {
	return 2 * costOf(program, one) < costOf(program, other);
}

function coverOneCell({ rt }: Emission): boolean {
	return rt.board.tables.cellCount.every((n) => n === 1);
}

function isTileOf(body: Expr, slot: number): boolean {
	if (body.op !== 'call' || body.fn !== 'cell.tile') return false;
	const [cell] = body.args;
	return cell?.op === 'temp' && cell.slot === slot;
}

/** Tells whether a tile lies on a cell of a set. */
function onCells(
	f: Body,
	e: Emission,
	x: Expressions,
	cells: Expr,
	tile: Value,
	scope: Scope,
): Value | undefined {
	if (!coverOneCell(e)) return undefined;
	const isOn = (): Value => x.has(f, cells, f.let(word(e.rt.board.TILE_CELL, tile)), scope);
	return both(ge(tile, 0), f.valueOf(isOn));
}

/** The feature of the tiles that one reaches; undefined for other sets. */
function reachOf(set: Expr): Expr | undefined {
	if (set.op !== 'fold' || set.fold !== 'map' || !isTileOf(set.body, set.slot)) return undefined;
	return set.on.op === 'call' && set.on.fn === 'feature.reach' ? set.on.args[0] : undefined;
}

function isSameFeature(set: Expr, feature: Expr | undefined): boolean {
	if (set.op !== 'call' || set.fn !== 'feature.tiles' || feature?.op !== 'temp') return false;
	const [of] = set.args;
	return of?.op === 'temp' && of.slot === feature.slot;
}

/** Tells whether the kind of a feature tells what it reaches; others reach the tiles that they cover. */
function hasReach(f: Body, e: Emission, x: Expressions, feature: Expr, scope: Scope): Value {
	const kinds = e.memory.bytes(Uint8Array.from(e.program.kinds, ({ reach }) => (reach ? 1 : 0)));
	const id = f.let(x.value(f, feature, scope));
	return both(ge(id, 0), byte(kinds, word(e.rt.board.KIND, id)));
}

const stepTables = new WeakMap<readonly number[], Int32Array>();

/** Tells whether a number is one of the steps from a cell to those around it. */
function isStep(f: Body, e: Emission, steps: readonly number[], difference: Value): Value {
	let table = stepTables.get(steps);
	if (!table) {
		const most = largest(steps);
		table = Int32Array.from({ length: 2 * most + 1 }, (_, i) => (steps.includes(i - most) ? 1 : 0));
		stepTables.set(steps, table);
	}
	const at = f.let(add(difference, table.length >> 1));
	const isInside = both(ge(at, 0), lt(at, table.length));
	return both(isInside, word(e.memory.words(table), at));
}

/** Tells whether a feature reaches a cell: by the rule of its kind, or by covering it. */
function isReached(
	f: Body,
	e: Emission,
	x: Expressions,
	feature: Value,
	cell: Value,
	scope: Scope,
): Value {
	const { board, program } = e.rt;
	const kind = f.let(word(board.KIND, feature));
	const result = f.variable(0);
	const setTo = (test: () => Value): void => f.set(result, f.valueOf(test));
	f.block((end) => {
		program.kinds.forEach(({ it, reach }, i) => {
			if (!reach) return;
			f.if(eq(kind, i), () => {
				setTo(() => x.has(f, reach, cell, withTemp(scope, it, feature)));
				f.jump(end);
			});
		});
		const state = f.let(word(board.GRID, shl(cell, 2)));
		f.if(gt(state, 0), () =>
			eachTileSegment(f, e, f.let(sub(state, 1)), (s) =>
				f.if(eq(word(board.ROOT, s), feature), () => f.set(result, 1)),
			),
		);
	});
	return get(result);
}
