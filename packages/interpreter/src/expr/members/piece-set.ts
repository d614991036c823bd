import type { Runtime } from '../../run/runtime.ts';
import type { Bool } from '../backend.ts';
import type { ExprOf, Id } from '../values.ts';
import type { CallExpr, Meanings, SetMeaning } from './meaning.ts';

/** What pieces have, each once; -1 is nothing. */
function ofPieces<E extends string>(
	of: (rt: Runtime, piece: Id<'piece'>) => Id<E>,
): SetMeaning<readonly [ExprOf<'set(piece)'>], E, CallExpr> {
	return {
		each: (c, args, slot, body) => {
			const own = c.rt.newTemp();
			const each = (emit: (v: number) => void): Bool =>
				c.each(args[0], own, () => {
					const v = of(c.rt, c.rt.temps[own]!);
					if (v >= 0) emit(v);
					return false;
				});
			return c.collected(each, slot, body);
		},
	};
}

export const pieceSetMeanings: Meanings<'set(piece)'> = {
	'set(piece).kinds': ofPieces(({ pieceKind }, piece) => pieceKind[piece]!),
	'set(piece).owners': ofPieces(({ pieceOwner }, piece) => pieceOwner[piece]!),
};
