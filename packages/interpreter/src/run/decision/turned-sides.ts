import { type Expr, type MemberName, visit } from '@tilewright/lang';
import type { Bool } from '../../expr/backend.ts';
import { slotsRead } from '../../expr/unchanging.ts';
import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';

/** Built-ins whose values are the same wherever a tile would lie, apart from sides, which move with it. */
const movable: ReadonlySet<MemberName> = new Set([
	'placement.sides',
	'placement.turn',
	'placement.tile',
	'placement-side.kind',
	'placement-side.direction',
	'placement-side.opposite',
	'turn(placement-side,placement-side)',
]);

const operations: ReadonlySet<Expr['op']> = new Set([
	'temp',
	'const',
	'none',
	'not',
	'binary',
	'if',
	'list',
]);

/** `given`: the slots of a placement and of its sides. */
export function followsFromTurn(e: Expr, ...given: readonly number[]): boolean {
	if (e.type !== 'set(placement-side)') return false;
	const { temps, locals } = slotsRead(e);
	if (locals.size > 0 || [...temps].some((slot) => !given.includes(slot))) return false;
	let follows = true;
	visit(e, (node) => {
		follows &&=
			operations.has(node.op) ||
			(node.op === 'fold' &&
				(node.fold === 'filter' || node.fold === 'exists' || node.fold === 'all')) ||
			(node.op === 'call' && movable.has(node.fn));
	});
	return follows;
}

export function eachTurnedSide(
	{ backend, rt }: Machine,
	set: Expr,
	it: number,
	slot: number,
	body: Bool,
): Bool {
	const { m, temps } = rt;
	const known = new Map<number, readonly number[]>();
	const sides = sidesIn(backend, rt, set, slot);
	return () => {
		const placement = temps[it]!;
		const key = m[Header.drawn]! * 4 + (placement & 3);
		// a side holds its cell times four
		const moved = placement & ~3;
		let members = known.get(key);
		if (members === undefined) {
			members = sides().map((side) => side - moved);
			known.set(key, members);
		}
		for (let i = 0; i < members.length; i++) {
			temps[slot] = members[i]! + moved;
			if (body()) return true;
		}
		return false;
	};
}

/** The members that a set has now; they pass through a slot. */
function sidesIn(
	backend: Machine['backend'],
	{ temps }: Machine['rt'],
	set: Expr,
	slot: number,
): () => readonly number[] {
	let found: number[] = [];
	const gather = backend.each(set, slot, () => {
		found.push(temps[slot]!);
		return false;
	});
	return () => {
		found = [];
		gather();
		return found;
	};
}

/** A variable whose sides follow from the turn, and the sides that its values show. */
export interface TurnedChoice {
	readonly it: number;
	readonly slot: number;
	readonly among: Expr;
	readonly shown: Expr;
}

/** A value of the variable, by the direction of its side, and the directions of the sides that it shows, as bits. */
export interface ShownSides {
	readonly side: number;
	readonly shown: number;
}

/** (tile kind, rotation) → the values of the variable. The state is as before afterwards. */
export function turnedChoices(
	{ backend, rt }: Machine,
	{ among, it, shown, slot }: TurnedChoice,
): (tile: number, rotation: number) => readonly ShownSides[] {
	const { m, temps } = rt;
	const chosen = sidesIn(backend, rt, among, slot);
	const shows = sidesIn(backend, rt, shown, rt.newTemp());
	return (tile, rotation) => {
		const inHand = m[Header.drawn]!;
		m[Header.drawn] = tile;
		temps[it] = rotation;
		const found = chosen().map((side) => {
			temps[slot] = side;
			const bits = shows().reduce((all, one) => all | (1 << (one & 3)), 0);
			return { side: side & 3, shown: bits };
		});
		m[Header.drawn] = inHand;
		return found;
	};
}
