import type { AssistIR, Expr, Program } from '@tilewright/lang';
import type { Body } from './body.ts';
import { intoList, listed, type Say } from './collected.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import {
	add,
	and,
	both,
	choose,
	get,
	lowestBit,
	not,
	num,
	or,
	shl,
	sub,
	type Value,
	word,
	xor,
} from './ir.ts';
import { type Scope, withTemp } from './scope.ts';

interface Parts {
	readonly e: Emission;
	readonly x: Expressions;
}

/** The side on the board that a tile does not fit, and its tile, which a variable must be; `isAny` is 0 where all sides fit. */
export interface Facing {
	readonly slot: number;
	readonly isAny: Value;
	readonly side: Value;
	readonly tile: Value;
}

/** Walks the tiles whose sides a helper can show: a helper on another tile than the one that is faced changes nothing. */
export function eachFacing(
	parts: Parts,
	f: Body,
	among: Expr,
	scope: Scope,
	{ isAny, tile }: Facing,
	say: Say,
): void {
	const { e, x } = parts;
	listed(e, among.type, (list) => {
		const n = f.variable(0);
		const found = intoList(f, e, among.type, list, n);
		f.if(
			isAny,
			() =>
				f.if(
					f.valueOf(() => x.has(f, among, tile, scope)),
					() => found(tile),
				),
			() => x.each(f, among, scope, 'canonical', found),
		);
		f.count(0, get(n), (i) => say(f.let(word(list, i))));
	});
}

/** Walks a set, and asks a test of its members before the set asks its own. */
export function eachTested(
	parts: Parts,
	f: Body,
	among: Expr,
	scope: Scope,
	test: (member: Value) => Value,
	say: Say,
): void {
	const { x } = parts;
	if (among.op === 'define') {
		const bound = x.bound(f, among, scope);
		return eachTested(parts, f, bound.body, bound.scope, test, say);
	}
	if (among.op !== 'fold' || among.fold !== 'filter')
		return x.each(f, among, scope, 'canonical', (member) => f.if(test(member), () => say(member)));
	const { body, on, slot } = among;
	eachTested(parts, f, on, scope, test, (member) =>
		f.if(
			f.valueOf(() => x.value(f, body, withTemp(scope, slot, member))),
			() => say(member),
		),
	);
}

/** Walks a set of sides of one tile, see `turnsShown`: those by which the side that does not fit is shown, or all where all fit. */
export function eachShowing(
	parts: Parts,
	f: Body,
	among: Expr,
	scope: Scope,
	{ isAny, side, slot }: Facing,
	turns: readonly number[],
	say: Say,
): void {
	const d = and(side, 3);
	const some = turns.map((turn) => shl(num(1), xor(d, turn))).reduce((bits, bit) => or(bits, bit));
	const tile = scope.temps.get(slot)!.value;
	const first = f.let(shl(word(parts.e.rt.board.TILE_CELL, tile), 2));
	eachBit(f, choose(isAny, some, num(0b1111)), (one) => {
		const chosen = f.let(add(first, one));
		f.if(
			f.valueOf(() => isAmong(parts, f, among, chosen, scope)),
			() => say(chosen),
		);
	});
}

/** Tells whether a side of the tile is in a set, see `turnsShown`. */
function isAmong(parts: Parts, f: Body, set: Expr, side: Value, scope: Scope): Value {
	const { x } = parts;
	const within = (part: Expr): Value => f.valueOf(() => isAmong(parts, f, part, side, scope));
	switch (set.op) {
		case 'define': {
			const bound = x.bound(f, set, scope);
			return isAmong(parts, f, bound.body, side, bound.scope);
		}
		case 'if':
			return choose(x.value(f, set.test, scope), within(set.then), within(set.else));
		case 'fold': {
			const passes = f.valueOf(() => x.value(f, set.body, withTemp(scope, set.slot, side)));
			const isIn = within(set.on);
			return isIn.op === 'const' ? passes : both(isIn, passes);
		}
		case 'call': {
			const [all, without] = set.args;
			if (set.fn === 'tile.sides') return num(1);
			return both(within(all!), not(f.valueOf(() => x.has(f, without!, side, scope))));
		}
		default:
			return parts.e.noValue(`set:${set.op}`);
	}
}

export function eachBit(f: Body, bits: Value, say: Say): void {
	const left = f.variable(bits);
	f.while(
		() => get(left),
		() => say(f.let(lowestBit(get(left)))),
		() => f.set(left, and(get(left), sub(get(left), 1))),
	);
}

/**
 * Where a helper shows the side that is chosen last, or the one opposite, or both, and that side is one of its tile by which a set is
 * told: by how much each is turned from it. Undefined for other helpers.
 */
export function turnsShown(
	{ defines }: Program,
	{ shows, variables }: AssistIR,
): number[] | undefined {
	const last = variables.at(-1)!;
	const isChosen = (side: Expr): boolean => side.op === 'temp' && side.slot === last.slot;
	const areOfTile = (set: Expr): boolean => {
		if (set.op === 'define') return areOfTile(defines[set.define]!.body);
		if (set.op === 'if') return areOfTile(set.then) && areOfTile(set.else);
		if (set.op === 'fold') return set.fold === 'filter' && areOfTile(set.on);
		if (set.op !== 'call') return false;
		return (
			set.fn === 'tile.sides' || (set.fn === 'set(*).minus(set(*))' && areOfTile(set.args[0]!))
		);
	};
	const { sides } = shows!;
	if (!areOfTile(last.among) || sides.op !== 'list') return undefined;
	const turns = sides.items.map((side) => {
		if (isChosen(side)) return 0;
		const isOpposite = side.op === 'call' && side.fn === 'side.opposite' && isChosen(side.args[0]!);
		return isOpposite ? 2 : undefined;
	});
	return turns.length > 0 && turns.every((turn) => turn !== undefined) ? turns : undefined;
}
