import type { Expr } from '@tilewright/lang';
import { decideByKind } from '../expr/peephole.ts';
import { Where } from '../run/runtime.ts';
import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { both, either, eq, ge, gt, le, mul, num, word, type Value } from './ir.ts';
import type { Scope } from './scope.ts';

/** Walks the pieces of a seat that are in its supply, or those on the board. */
export function eachOfSeat(
	f: Body,
	{ rt, memory }: Emission,
	seat: Value,
	inSupply: boolean,
	say: (piece: Value) => void,
): void {
	const n = rt.program.pieces.length;
	const firsts = memory.words(
		Array.from({ length: rt.seats + 1 }, (_, s) => rt.pieceFirst[s * n] ?? 0),
	);
	f.count(word(firsts, seat), word(firsts + 1, seat), (p) => {
		const where = f.let(word(rt.WHERE, p));
		const isThere = inSupply
			? eq(where, Where.supply)
			: both(ge(where, Where.segment), le(where, Where.piece));
		f.if(isThere, () => say(p));
	});
}

/** Tells whether a set is `seat.supply`, or what is left of it by tests of the kind of its pieces. */
export function isOfSupply(set: Expr): boolean {
	if (set.op === 'call') return set.fn === 'seat.supply';
	if (set.op !== 'fold' || set.fold !== 'filter' || set.body.op !== 'call') return false;
	const { args, fn } = set.body;
	const isOfKind = fn === 'piece.has' && args[0]?.op === 'temp' && args[0].slot === set.slot;
	return isOfKind && isOfSupply(set.on);
}

/** The kinds of such a set: the counts of the supply tell. */
export function supplyKinds(
	f: Body,
	{ rt: { program, SUPPLY } }: Emission,
	x: Expressions,
	set: Expr,
	scope: Scope,
	say: (kind: Value) => void,
): void {
	let kinds = program.pieces.map((_, kind) => kind);
	let on = set;
	for (; on.op === 'fold' && on.body.op === 'call'; on = on.on) {
		const { table } = on.body;
		kinds = kinds.filter((kind) => table?.includes(kind));
	}
	if (on.op !== 'call') return;
	const seat = f.let(x.value(f, on.args[0]!, scope));
	const base = f.let(mul(seat, program.pieces.length));
	for (const kind of kinds) f.if(gt(word(SUPPLY + kind, base), 0), () => say(num(kind)));
}

/** `seat.supply.exists(p, …)` where the kind of p decides: the counts of the supply tell. Undefined for anything else. */
export function supplyHolds(
	f: Body,
	{ rt: { program, SUPPLY } }: Emission,
	x: Expressions,
	{ body, on, slot }: Extract<Expr, { op: 'fold' }>,
	scope: Scope,
): Value | undefined {
	if (on.op !== 'call' || on.fn !== 'seat.supply') return undefined;
	const decided = program.pieces.map((_, kind) => decideByKind(program, body, slot, kind));
	if (decided.includes(undefined)) return undefined;
	const kinds = [...decided.keys()].filter((kind) => decided[kind] === true);
	return x.of(f, on.args[0]!, scope, 0, (seat) => {
		const base = f.let(mul(seat, program.pieces.length));
		const counts = kinds.map((kind) => gt(word(SUPPLY + kind, base), 0));
		return counts.reduceRight((rest, isAny) => either(isAny, rest), num(0));
	});
}
