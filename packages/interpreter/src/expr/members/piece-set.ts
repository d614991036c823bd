import { holderOf } from '../../run/holder.ts';
import type { Runtime } from '../../run/runtime.ts';
import type { Bool } from '../backend.ts';
import type { ExprOf, Id } from '../values.ts';
import { powers } from './powers.ts';
import type { CallExpr, Meanings, SetMeaning } from './meaning.ts';

/** The set of values that belong to pieces, each once. `of` gives the value of a piece, -1 for none. */
function ofPieces<E extends string>(
	of: (rt: Runtime, piece: Id<'piece'>) => Id<E>,
): SetMeaning<readonly [ExprOf<'set(piece)'>], E, CallExpr> {
	return {
		each: (c, args, slot, body) => {
			const pieceSlot = c.rt.newTemp();
			const each = (emit: (v: number) => void): Bool =>
				c.each(args[0], pieceSlot, () => {
					const v = of(c.rt, c.rt.temps[pieceSlot]!);
					if (v >= 0) emit(v);
					return false;
				});
			return c.collected(each, slot, body);
		},
	};
}

/** The seats that own the greatest weight of the pieces; a piece without an owner counts for the seat that holds it. */
const majority: SetMeaning<readonly [ExprOf<'set(piece)'>], 'seat', CallExpr> = {
	each: (c, args, slot, body) => {
		const { rt } = c;
		const pieceSlot = rt.newTemp();
		const powerOf = powers(c);
		const weights = new Int32Array(rt.seats);
		const weigh = c.each(args[0], pieceSlot, () => {
			const piece = rt.temps[pieceSlot]!;
			const owned = rt.pieceOwner[piece]!;
			const owner = owned >= 0 ? owned : holderOf(rt, piece);
			if (owner >= 0) weights[owner] = weights[owner]! + powerOf(piece);
			return false;
		});
		return () => {
			weights.fill(0);
			weigh();
			const max = weights.reduce((a, b) => Math.max(a, b), 0);
			if (max <= 0) return false;
			// the body may ask for another majority that fills the same weights
			const leading = [...weights.keys()].filter((seat) => weights[seat] === max);
			for (const seat of leading) {
				rt.temps[slot] = seat;
				if (body()) return true;
			}
			return false;
		};
	},
};

export const pieceSetMeanings: Meanings<'set(piece)'> = {
	'set(piece).kinds': ofPieces(({ pieceKind }, piece) => pieceKind[piece]!),
	'set(piece).owners': ofPieces(({ pieceOwner }, piece) => pieceOwner[piece]!),
	'set(piece).majority': majority,
};
