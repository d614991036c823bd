import { Header } from '../../run/header.ts';
import { Where } from '../../run/runtime.ts';
import { type Meanings, containing, read, walk } from './meaning.ts';
import { rings, wrap } from './rings.ts';
import { ofOwner } from './zone-contents.ts';

export const seatMeanings: Meanings<'seat'> = {
	'seat.score': read(
		({ m, SCORE }) =>
			(seat) =>
				m[SCORE + seat]!,
	),
	'seat.supply': walk((rt) => (seat, visit) => {
		const n = rt.program.pieces.length;
		const from = rt.pieceFirst[seat * n]!;
		const to = rt.pieceFirst[(seat + 1) * n]!;
		for (let p = from; p < to; p++)
			if (rt.m[rt.WHERE + p] === Where.supply && visit(p)) return true;
		return false;
	}),
	'seat.onBoard': containing(
		walk((rt) => (seat, visit) => {
			const n = rt.program.pieces.length;
			const from = rt.pieceFirst[seat * n]!;
			const to = rt.pieceFirst[(seat + 1) * n]!;
			for (let p = from; p < to; p++) {
				const where = rt.m[rt.WHERE + p]!;
				if (where >= Where.segment && where <= Where.piece && visit(p)) return true;
			}
			return false;
		}),
		({ m, pieceOwner, WHERE }) =>
			(seat, p) => {
				if (pieceOwner[p] !== seat) return false;
				const where = m[WHERE + p]!;
				return where >= Where.segment && where <= Where.piece;
			},
	),
	'seat.number': read(
		() =>
			(seat): number =>
				seat,
	),
	'seat.at': read((rt) => {
		const { program, m, SCORE } = rt;
		const first = program.spaces.findIndex(
			(s) => s.ring !== undefined && s.ring === program.scores?.ring,
		);
		if (first < 0) return () => -1;
		const all = rings(rt)(first);
		return (seat) => all[wrap(m[SCORE + seat]!, all.length)]!;
	}),
	'wave.gained(seat)': read(
		({ m, GAINED }) =>
			(seat) =>
				m[GAINED + seat]!,
	),
	'others(seat)': walk(({ m, seats }) => (seat, visit) => {
		const first = m[Header.active]!;
		for (let i = 0; i < seats; i++) {
			const s = (first + i) % seats;
			if (s !== seat && visit(s)) return true;
		}
		return false;
	}),
	'left(seat)': read(
		({ seats }) =>
			(seat) =>
				(seat + 1) % seats,
	),
	'seat.zone': ofOwner(),
	'seat.piece': {
		num: (c, args) => {
			const { rt } = c;
			const seat = c.num(args[0]);
			const kind = c.num(args[1]);
			return () => {
				const s = seat();
				return s < 0 ? -1 : rt.pieceFirst[s * rt.program.pieces.length + kind()]!;
			};
		},
	},
	'seat.pieces': {
		each: (c, args, slot, body) => {
			const { rt } = c;
			const { temps } = rt;
			const seat = c.num(args[0]);
			const kind = c.num(args[1]);
			return () => {
				const s = seat();
				if (s < 0) return false;
				const block = s * rt.program.pieces.length + kind();
				const end = rt.pieceFirst[block]! + rt.pieceCount[block]!;
				for (let p = rt.pieceFirst[block]!; p < end; p++) {
					temps[slot] = p;
					if (body()) return true;
				}
				return false;
			};
		},
	},
};
