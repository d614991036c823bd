import type { Runtime } from '../../run/runtime.ts';
import type { ExprOf, SingleType } from '../values.ts';
import { type CallExpr, type NumMeaning, type SetMeaning, read, walk } from './meaning.ts';

export function standing<A extends SingleType>(
	where: number,
): SetMeaning<readonly [ExprOf<A>], 'piece', CallExpr> {
	return walk((rt) => (id, visit) => piecesAt(rt, where, id, visit));
}

function piecesAt(
	{ m, WHERE, REF, pieceKind }: Runtime,
	where: number,
	ref: number,
	visit: (p: number) => boolean,
): boolean {
	for (let p = 0; p < pieceKind.length; p++)
		if (m[WHERE + p] === where && m[REF + p] === ref && visit(p)) return true;
	return false;
}

/** The place where a piece stands if it stands on this kind of place, else -1. */
export function placeOf<R extends string>(
	where: number,
): NumMeaning<readonly [ExprOf<'piece'>], R, CallExpr> {
	return read(
		({ m, WHERE, REF }) =>
			(p) =>
				m[WHERE + p] === where ? m[REF + p]! : -1,
	);
}
