import type { Expr } from '@tilewright/lang';
import { piecesThatMayPass, untested } from '../expr/filter-pieces.ts';
import { Where } from '../run/runtime.ts';
import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { both, eq, ge, le, num, type Value, word } from './ir.ts';
import { type Scope, withTemp } from './scope.ts';

type Fold = Extract<Expr, { op: 'fold' }>;

/** The first of numbers that follow each other without gaps; undefined for others. */
export function firstInRow(numbers: ArrayLike<number>): number | undefined {
	const first = numbers[0];
	if (first === undefined) return undefined;
	return Array.from(numbers).every((n, i) => n === first + i) ? first : undefined;
}

/**
 * Walks `pieces.filter(p, …)`, and the same of what a seat has in its supply or on the board, where a part of the test speaks of the
 * kind of p only: pieces of other kinds are never walked. Says nothing and returns false for anything else.
 */
export function eachOfSomeKinds(
	f: Body,
	e: Emission,
	x: Expressions,
	{ on, body, slot }: Fold,
	scope: Scope,
	say: (piece: Value) => void,
): boolean {
	const { memory, rt } = e;
	if (on.op !== 'call') return false;
	const isOfSeat = on.fn === 'seat.supply' || on.fn === 'seat.onBoard';
	if (!isOfSeat && on.fn !== 'pieces') return false;
	const pieces = piecesThatMayPass(rt, [{ slot, body }]);
	if (pieces.length === rt.pieceKind.length) return false;
	const left = untested(rt, body, slot, pieces);
	const tested = (piece: Value): void => {
		if (!left) return say(piece);
		f.if(
			f.valueOf(() => x.value(f, left, withTemp(scope, slot, piece))),
			() => say(piece),
		);
	};
	const row = firstInRow(pieces);
	const pieceAt = (i: Value): Value =>
		row === undefined ? f.let(word(memory.words(pieces), i)) : i;
	const from = row ?? 0;
	if (!isOfSeat) {
		f.count(from, num(from + pieces.length), (i) => tested(pieceAt(i)));
		return true;
	}
	const starts = memory.words(
		Array.from({ length: rt.seats + 1 }, (_, seat) => {
			const first = pieces.findIndex((p) => rt.pieceOwner[p]! < 0 || rt.pieceOwner[p]! >= seat);
			return from + (first < 0 ? pieces.length : first);
		}),
	);
	const seat = f.let(x.value(f, on.args[0]!, scope));
	const walk = (): void =>
		f.count(word(starts, seat), word(starts + 1, seat), (i) => {
			const piece = pieceAt(i);
			const where = f.let(word(rt.WHERE, piece));
			const isThere =
				on.fn === 'seat.supply'
					? eq(where, Where.supply)
					: both(ge(where, Where.segment), le(where, Where.piece));
			f.if(isThere, () => tested(piece));
		});
	if (x.isPresent(on.args[0]!, scope)) walk();
	else f.if(ge(seat, 0), walk);
	return true;
}
