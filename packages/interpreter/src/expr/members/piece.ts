import { rootOf } from '../../board/features.ts';
import { holderOf } from '../../run/holder.ts';
import { Where } from '../../run/runtime.ts';
import { recordedWord } from './history.ts';
import { type Meanings, read, test } from './meaning.ts';
import { powers } from './powers.ts';
import { placeOf, standing } from './standing.ts';

export const pieceMeanings: Meanings<'piece'> = {
	'piece.kind': read(
		({ pieceKind }) =>
			(p) =>
				pieceKind[p]!,
	),
	'piece.owner': read(
		({ pieceOwner }) =>
			(p) =>
				pieceOwner[p]!,
	),
	'piece.power': {
		num: (c, args) => {
			const on = c.num(args[0]);
			const powerOf = powers(c);
			return () => {
				const p = on();
				return p < 0 ? 0 : powerOf(p);
			};
		},
	},
	'piece.feature': read(({ m, board }) => (p) => {
		const s = m[board.PIECE_SEGMENT + p]!;
		return s < 0 ? -1 : rootOf(board, s);
	}),
	// a piece on a corner counts on the feature there, but stands on no segment of it
	'piece.segment': read(({ m, board, WHERE, program }) => {
		if (!program.pieces.some((k) => k.at.includes('corner')))
			return (p) => m[board.PIECE_SEGMENT + p]!;
		return (p) => (m[WHERE + p] === Where.segment ? m[board.PIECE_SEGMENT + p]! : -1);
	}),
	'piece.tile': read((rt) => (p) => rt.pieceTile(p)),
	'piece.space': read(
		({ m, WHERE, REF }) =>
			(p) =>
				m[WHERE + p] === Where.space ? m[REF + p]! : -1,
	),
	'piece.corner': placeOf(Where.corner),
	'piece.cell': read((rt) => (p) => {
		if (rt.m[rt.WHERE + p] === Where.cell) return rt.m[rt.REF + p]!;
		const t = rt.pieceTile(p);
		return t < 0 ? -1 : rt.m[rt.board.TILE_CELL + t]!;
	}),
	'piece.carrier': placeOf(Where.piece),
	'piece.carried': standing(Where.piece),
	'piece.holder': read((rt) => (p) => holderOf(rt, p)),
	'piece.face': read(
		({ m, FACE }) =>
			(p) =>
				m[FACE + p]!,
	),
	'piece.inSupply': test(
		({ m, WHERE }) =>
			(p) =>
				m[WHERE + p] === Where.supply,
	),
	'piece.has': {
		bool: (c, args, { table }) => {
			const { pieceKind, program } = c.rt;
			const yes = new Uint8Array(program.pieces.length);
			for (const kind of table) yes[kind] = 1;
			const on = c.num(args[0]);
			return () => {
				const p = on();
				return p >= 0 && yes[pieceKind[p]!] === 1;
			};
		},
	},
	'piece.standsOn': {
		bool: (c, args) => {
			const { rt } = c;
			const piece = c.num(args[0]);
			const kind = c.num(args[1]);
			return () => {
				const p = piece();
				return p >= 0 && rt.mayStandOn(rt.pieceKind[p]!, kind());
			};
		},
	},
	'piece.last': recordedWord('LAST'),
	'piece.cause': recordedWord('CAUSE'),
};
