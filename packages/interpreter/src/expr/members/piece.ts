import type { Expr } from '@tilewright/lang';
import { rootOf } from '../../board/features.ts';
import { Where, type Runtime } from '../../run/runtime.ts';
import type { Bool } from '../backend.ts';
import { read, walk, type MemberImpl, type MemberTable } from './shape.ts';

/** What pieces have, each once; -1 is nothing. */
const ofPieces = (of: (rt: Runtime, piece: number) => number): MemberImpl => ({
	each: (c, args, slot, body) => {
		const own = c.rt.newTemp();
		const each = (emit: (v: number) => void): Bool =>
			c.each(args[0]!, own, () => {
				const v = of(c.rt, c.rt.temps[own]!);
				if (v >= 0) emit(v);
				return false;
			});
		return c.collected(each, slot, body);
	},
});

/** Pieces, their kinds and where they are. */
export const pieceMembers: MemberTable = {
	pieces: {
		each: (c, _args, slot, body) => {
			const { temps, pieceKind } = c.rt;
			return () => {
				for (let p = 0; p < pieceKind.length; p++) {
					temps[slot] = p;
					if (body()) return true;
				}
				return false;
			};
		},
	},
	'seat.supply': walk(({ rt }) => (seat, visit) => {
		const n = rt.program.pieces.length;
		const from = rt.pieceFirst[seat * n]!;
		const to = rt.pieceFirst[(seat + 1) * n]!;
		for (let p = from; p < to; p++)
			if (rt.m[rt.WHERE + p] === Where.supply && visit(p)) return true;
		return false;
	}),
	'seat.onBoard': walk(({ rt }) => (seat, visit) => {
		const n = rt.program.pieces.length;
		const from = rt.pieceFirst[seat * n]!;
		const to = rt.pieceFirst[(seat + 1) * n]!;
		for (let p = from; p < to; p++) {
			const where = rt.m[rt.WHERE + p]!;
			if (where >= Where.segment && where <= Where.piece && visit(p)) return true;
		}
		return false;
	}),
	'piece-kind.supply': walk(({ rt }) => (kind, visit) => {
		const block = rt.seats * rt.program.pieces.length + kind;
		const end = rt.pieceFirst[block]! + rt.pieceCount[block]!;
		for (let p = rt.pieceFirst[block]!; p < end; p++)
			if (rt.m[rt.WHERE + p] === Where.supply && visit(p)) return true;
		return false;
	}),
	'piece.kind': read(
		({ rt: { pieceKind } }) =>
			(p) =>
				pieceKind[p]!,
	),
	'piece.owner': read(
		({ rt: { pieceOwner } }) =>
			(p) =>
				pieceOwner[p]!,
	),
	'piece.power': {
		num: (c, args) => {
			const { rt } = c;
			const on = c.num(args[0]!);
			const constant = rt.program.pieces.map((k) =>
				k.power.op === 'const' ? k.power.value : undefined,
			);
			if (constant.every((v) => v !== undefined))
				return () => {
					const p = on();
					return p < 0 ? 0 : constant[rt.pieceKind[p]!]!;
				};
			const powers = rt.program.pieces.map((k) => c.num(k.power));
			return () => {
				const p = on();
				if (p < 0) return 0;
				const kind = rt.pieceKind[p]!;
				rt.temps[rt.program.pieces[kind]!.it] = p;
				return powers[kind]!();
			};
		},
	},
	// a piece on a corner counts on the feature there, but stands on no segment of it
	'piece.segment': read(({ rt: { m, board, WHERE, program } }) => {
		if (!program.pieces.some((k) => k.at.includes('corner')))
			return (p) => m[board.PIECE_SEGMENT + p]!;
		return (p) => (m[WHERE + p] === Where.segment ? m[board.PIECE_SEGMENT + p]! : -1);
	}),
	'piece.feature': read(({ rt: { m, board } }) => (p) => {
		const s = m[board.PIECE_SEGMENT + p]!;
		return s < 0 ? -1 : rootOf(board, s);
	}),
	'piece.tile': read(
		({ rt }) =>
			(p) =>
				rt.pieceTile(p),
	),
	'piece.space': read(
		({ rt: { m, WHERE, REF } }) =>
			(p) =>
				m[WHERE + p] === Where.space ? m[REF + p]! : -1,
	),
	'piece.face': read(
		({ rt: { m, FACE } }) =>
			(p) =>
				m[FACE + p]!,
		0,
	),
	'piece.inSupply': read(
		({ rt: { m, WHERE } }) =>
			(p) =>
				m[WHERE + p] === Where.supply ? 1 : 0,
		0,
	),
	'piece.has': {
		bool: (c, args, e) => {
			const { pieceKind, program } = c.rt;
			const tagged = c.tagged(e);
			const yes = new Uint8Array(program.pieces.length);
			for (const k of tagged) yes[k] = 1;
			const on = c.num(args[0]!);
			return () => {
				const p = on();
				return p >= 0 && yes[pieceKind[p]!] === 1;
			};
		},
	},
	'piece-kind.has': {
		bool: (c, args, e) => {
			const tagged = c.tagged(e);
			const on = c.num(args[0]!);
			return () => tagged.has(on());
		},
	},
	'piece-kind.standsOn': {
		bool: (c, args) => {
			const { rt } = c;
			const [who, on] = args as [Expr, Expr];
			if (
				who.op === 'temp' &&
				on.op === 'call' &&
				on.fn === 'segment.kind' &&
				on.args[0]?.op === 'temp' &&
				rt.kindWords === 1
			) {
				const { temps, m, standsOn, board } = rt;
				const segment = on.args[0].slot;
				const { KIND, ROOT } = board;
				return () => {
					const k = temps[who.slot]!;
					const s = temps[segment]!;
					return k >= 0 && s >= 0 && (standsOn[k]! & (1 << m[KIND + m[ROOT + s]!]!)) !== 0;
				};
			}
			const piece = c.num(who);
			const kind = c.num(on);
			return () => {
				const k = piece();
				return k >= 0 && rt.stands(k, kind());
			};
		},
	},
	'piece.standsOn': {
		bool: (c, args) => {
			const { rt } = c;
			const piece = c.num(args[0]!);
			const kind = c.num(args[1]!);
			return () => {
				const p = piece();
				return p >= 0 && rt.stands(rt.pieceKind[p]!, kind());
			};
		},
	},
	'set(piece).kinds': ofPieces(({ pieceKind }, piece) => pieceKind[piece]!),
	'set(piece).owners': ofPieces(({ pieceOwner }, piece) => pieceOwner[piece]!),
};
