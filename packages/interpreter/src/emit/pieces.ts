import { Header } from '../run/header.ts';
import { featureSet } from '../run/feature-set.ts';
import { Where } from '../run/runtime.ts';
import type { BoardCode } from './board.ts';
import type { Emission } from './emission.ts';
import type { BuiltIns } from './built-ins.ts';
import { type Fn, add, eq, get, lt, mul, sub, word } from './ir.ts';

/** Pieces between supplies and the board, as the plain mover of `run/pieces.ts` moves them. */
export interface PieceCode {
	/** (seat, kind, segment) → 0 where no such piece is left */
	readonly place: Fn;
	/** (piece) */
	readonly giveBack: Fn;
}

export function pieceCode(e: Emission, board: BoardCode, builtIns: BuiltIns): PieceCode {
	const { rt, program, memory } = e;
	const { WHERE, REF, SUPPLY, RETURNED, optional } = rt;
	const kinds = program.pieces.length;
	const { ops } = featureSet(program);
	if (Object.values(optional).some((column) => typeof column === 'number' && column > 0))
		e.lacks('columns-that-only-some-programs-need');
	if (program.pieces.some((k) => k.at.some((place) => place === 'corner' || place === 'piece')))
		e.lacks('pieces-on-corners-and-on-pieces');
	if ((['link', 'link-end', 'add-segment'] as const).some((op) => ops.has(op)))
		e.lacks('pieces-that-join-features');
	if (program.pieces.some((k) => k.perSeat === 0 && k.shared > 0)) e.lacks('shared-pieces');
	const firsts = memory.words(rt.pieceFirst);
	const counts = memory.words(rt.pieceCount);

	const place = e.fn('place', ['seat', 'kind', 'segment'], true, (f, seat, kind, segment) => {
		const block = f.let(add(mul(seat, kinds), kind));
		f.if(eq(word(SUPPLY, block), 0), () => f.return(0));
		const p = f.variable(word(firsts, block));
		const end = f.let(add(get(p), word(counts, block)));
		f.while(
			() => lt(get(p), end),
			(next) => {
				f.if(word(WHERE, get(p)), () => f.jump(next));
				f.store(SUPPLY, block, sub(word(SUPPLY, block), 1));
				f.store(WHERE, get(p), Where.segment);
				f.store(REF, get(p), segment);
				f.run(board.attach, get(p), segment);
				f.return(1);
			},
			() => f.set(p, add(get(p), 1)),
		);
		f.return(0);
	});
	const giveBack = e.fn('giveBack', ['piece'], false, (f, piece) => {
		const where = f.let(word(WHERE, piece));
		f.if(eq(where, Where.segment), () => f.run(board.detach, piece));
		f.if(eq(where, Where.supply), () => f.giveUp());
		const block = f.let(add(mul(builtIns.ownerOf(piece), kinds), builtIns.kindOf(piece)));
		f.store(WHERE, piece, Where.supply);
		f.store(REF, piece, -1);
		f.store(SUPPLY, block, add(word(SUPPLY, block), 1));
		const n = f.let(word(Header.returned));
		f.count(0, n, (i) => f.if(eq(word(RETURNED, i), piece), () => f.return()));
		f.store(RETURNED, n, piece);
		f.store(Header.returned, 0, add(n, 1));
		f.if(eq(word(Header.waveUsed), 0), () => f.store(Header.waveUsed, 0, 1));
	});
	return { place, giveBack };
}
