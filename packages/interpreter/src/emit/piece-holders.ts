import type { Expr } from '@tilewright/lang';
import { piecesThatMayPass, untested } from '../expr/filter-pieces.ts';
import { conjuncts, neededPieces } from '../expr/holders.ts';
import { constantKinds } from '../run/constant-kinds.ts';
import { Where } from '../run/runtime.ts';
import type { Body } from './body.ts';
import { ascending, type Gather, once, type Order } from './collected.ts';
import type { Emission } from './emission.ts';
import { firstInRow } from './kind-pieces.ts';
import type { PieceBits } from './piece-bits.ts';
import type { PlaceCode } from './places.ts';
import { and, both, eq, ge, lt, num, shr, sub, type Value, word } from './ir.ts';

type Fold = Extract<Expr, { op: 'fold' }>;

/** The members that a filter may hold for. */
export interface Candidates {
	/** The parts of its test that do not follow from the piece by which a member was found; undefined where all do. */
	readonly left: Expr | undefined;
	each(order: Order, say: (member: Value) => void): void;
}

type Walk = Candidates['each'];

/**
 * The features or tiles that a filter may hold for, where it cannot hold without some piece: found by these pieces, as
 * `expr/filter-features.ts` and `expr/filter-tiles.ts` do. Undefined for other filters.
 */
export function holders(
	f: Body,
	e: Emission,
	{ piledPieces }: PlaceCode,
	{ on, body, slot }: Fold,
): Candidates | undefined {
	if (on.op !== 'call') return undefined;
	const parts = conjuncts(body);
	const held = parts.find((part) => neededPieces(e.program, part, slot) !== undefined);
	const each = held && candidatesOf(f, e, piledPieces, on, held, slot);
	if (!each) return undefined;
	const others = isHeld(e, held, slot) ? parts.filter((part) => part !== held) : parts;
	if (others.length === 0) return { left: undefined, each };
	const left = others.reduce((left, right) => ({ ...body, op: 'binary', name: '&&', left, right }));
	return { left, each };
}

/** Tells whether a feature or tile passes a test if it holds one of the pieces without which it cannot. */
function isHeld(e: Emission, test: Expr, slot: number): boolean {
	const { program, rt } = e;
	const { pile, tests } = neededPieces(program, test, slot)!;
	const pieces = piecesThatMayPass(rt, tests);
	const isSifted = (set: Expr): boolean => {
		if (set.op === 'define') return isSifted(program.defines[set.define]!.body);
		if (set.op === 'call') return true;
		return set.op === 'fold' && set.fold === 'filter' && isSifted(set.on);
	};
	const isAny = (part: Expr): boolean => {
		if (part.op === 'define') return isAny(program.defines[part.define]!.body);
		if (part.op === 'fold') return part.fold === 'exists' && isSifted(part.on);
		return part.op === 'not' && part.on.op === 'call' && isSifted(part.on.args[0]!);
	};
	const isKind = tests.every(
		({ body, slot: own }) => untested(rt, body, own, pieces) === undefined,
	);
	return pile === undefined && isKind && isAny(test);
}

function candidatesOf(
	f: Body,
	e: Emission,
	piledPieces: PieceBits | undefined,
	on: Extract<Expr, { op: 'call' }>,
	body: Expr,
	slot: number,
): Walk | undefined {
	const { program, rt } = e;
	const { board, optional } = rt;
	const needed = neededPieces(program, body, slot);
	if (!needed) return undefined;
	const { pile } = needed;
	// bots try options from any state, also from one that was set up by hand
	const takes = pile === undefined || e.asks ? undefined : program.zones[pile]!.takes;
	const pieces = piecesThatMayPass(rt, needed.tests).filter(
		(piece) => takes?.includes(rt.pieceKind[piece]!) ?? true,
	);
	const eachPiece = (say: (piece: Value) => void): void => {
		const row = firstInRow(pieces);
		if (row !== undefined) return f.count(row, num(row + pieces.length), say);
		const table = e.memory.words(pieces);
		f.count(0, num(pieces.length), (i) => say(f.let(word(table, i))));
	};
	if (on.fn === 'board.tiles') {
		if (optional.tilePlaces === 0 || pile !== undefined) return undefined;
		return candidates(f, e, 'set(tile)', (emit) =>
			eachPiece((piece) => {
				const tile = f.let(word(optional.PLACE, piece));
				f.if(both(ge(tile, 0), lt(tile, optional.tilePlaces)), () => emit(tile));
			}),
		);
	}
	if (on.fn !== 'features' && on.fn !== 'features(set(kind))') return undefined;
	const kinds = on.fn === 'features' ? undefined : constantKinds(program, on.args[0]!);
	if (on.fn !== 'features' && !kinds) return undefined;
	if (program.kinds.length > 32) return undefined;
	const mask = (kinds ?? []).reduce((bits, kind) => bits | (1 << kind), 0);
	const firstOf = (segment: Value, emit: (first: Value) => void): void =>
		f.if(ge(segment, 0), () => {
			const root = f.let(word(board.ROOT, segment));
			const first = word(board.FIRST_SEGMENT, root);
			if (kinds) f.if(and(shr(num(mask), word(board.KIND, root)), 1), () => emit(first));
			else emit(first);
		});
	const ofPile = (piece: Value, zone: number, emit: (first: Value) => void): void => {
		const first = rt.zoneFirst[zone]!;
		const number = f.let(word(rt.REF, piece));
		const isOfPile = both(ge(number, first), lt(number, rt.zoneFirst[zone + 1]!));
		f.if(both(eq(word(rt.WHERE, piece), Where.zone), isOfPile), () =>
			firstOf(f.let(sub(number, first)), emit),
		);
	};
	const ofFirst = candidates(f, e, 'set(segment)', (emit) => {
		if (pile === undefined)
			return eachPiece((piece) => firstOf(f.let(word(board.PIECE_SEGMENT, piece)), emit));
		if (piledPieces) return piledPieces.each(f, pieces, (piece) => ofPile(piece, pile, emit));
		eachPiece((piece) => {
			// most pieces lie in no pile at all
			if (optional.PILE < 0) ofPile(piece, pile, emit);
			else f.if(ge(word(optional.PILE, piece), 0), () => ofPile(piece, pile, emit));
		});
	});
	return (order, say) => ofFirst(order, (first) => say(f.let(word(board.ROOT, first))));
}

function candidates(f: Body, e: Emission, type: string, gather: Gather): Walk {
	return (order, say) => (order === 'canonical' ? ascending : once)(f, e, type, gather, say);
}
