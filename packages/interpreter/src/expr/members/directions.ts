import { builtInEnums } from '@tilewright/lang';
import { neighbourOf } from '../../board/grid.ts';
import { boardSide } from '../../board/placement-sides.ts';
import type { ExprOf } from '../values.ts';
import { emitStrip } from './cell-walks.ts';
import { type CallExpr, type NumMeaning, type SetMeaning, gatherBy, read } from './meaning.ts';

type AnySide = 'side' | 'placement-side';

export function direction<S extends AnySide>(): NumMeaning<readonly [ExprOf<S>], 'int', CallExpr> {
	return read(() => (side) => (side & 3) + 1);
}

/** Of the four sides of a cell the opposite one differs in the second bit of its direction. */
export function opposite<S extends AnySide>(): NumMeaning<readonly [ExprOf<S>], S, CallExpr> {
	return read(() => (side) => side ^ 2);
}

export function beyond<S extends AnySide>(): NumMeaning<readonly [ExprOf<S>], 'cell', CallExpr> {
	return read(
		({ board }) =>
			(s) =>
				neighbourOf(board, boardSide(s) >> 2, s & 3),
	);
}

const straight = builtInEnums.turn.indexOf('straight');
const left = builtInEnums.turn.indexOf('left');
const right = builtInEnums.turn.indexOf('right');

export function bend<S extends AnySide>(): NumMeaning<
	readonly [ExprOf<S>, ExprOf<S>],
	'enum:turn',
	CallExpr
> {
	return {
		num: (c, args) => {
			const a = c.num(args[0]);
			const b = c.num(args[1]);
			return () => {
				const by = ((b() & 3) - (a() & 3) + 4) & 3;
				return by === 2 ? straight : by === 1 ? left : right;
			};
		},
	};
}

export function strip<S extends AnySide>(): SetMeaning<
	readonly [ExprOf<S>, ExprOf<'int'>],
	'cell',
	CallExpr
> {
	return gatherBy(({ board }, side, width, emit) => emitStrip(board, side, width, emit));
}
