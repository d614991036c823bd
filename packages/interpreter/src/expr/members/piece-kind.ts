import { Where } from '../../run/runtime.ts';
import { type Meanings, read, walk } from './meaning.ts';

export const pieceKindMeanings: Meanings<'piece-kind'> = {
	'piece-kind.has': {
		bool: (c, args, { table }) => {
			const yes = new Set(table);
			const on = c.num(args[0]);
			return () => yes.has(on());
		},
	},
	'piece-kind.standsOn': {
		bool: (c, args) => {
			const { rt } = c;
			const [who, on] = args;
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
				return k >= 0 && rt.mayStandOn(k, kind());
			};
		},
	},
	'piece-kind.supply': walk((rt) => (kind, visit) => {
		const block = rt.seats * rt.program.pieces.length + kind;
		const end = rt.pieceFirst[block]! + rt.pieceCount[block]!;
		for (let p = rt.pieceFirst[block]!; p < end; p++)
			if (rt.m[rt.WHERE + p] === Where.supply && visit(p)) return true;
		return false;
	}),
	'piece-kind.piece': read((rt) => (k) => rt.pieceFirst[rt.seats * rt.program.pieces.length + k]!),
};
