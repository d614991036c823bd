import { cellTile, xOf, yOf } from '../../board/grid.ts';
import { Where } from '../../run/runtime.ts';
import { emitInside } from './cell-walks.ts';
import { type Meanings, gather, read, walk } from './meaning.ts';
import { standing } from './standing.ts';

export const cellMeanings: Meanings<'cell'> = {
	'cell.tile': read(
		({ board }) =>
			(cell) =>
				cellTile(board, cell),
	),
	'cell.pieces': standing(Where.cell),
	'around(cell)': walk(({ board }) => (cell, visit) => {
		for (const d of board.ring) if (visit(cell + d)) return true;
		return false;
	}),
	'beside(cell)': gather(({ board }) => (cell, emit) => {
		for (let d = 0; d < 4; d++) emitInside(board, cell, d, emit);
	}),
	'distance(cell,cell)': {
		num: (c, args) => {
			const { board } = c.rt;
			const [from, to] = [c.num(args[0]), c.num(args[1])];
			return () => {
				const [a, b] = [from(), to()];
				if (a < 0 || b < 0) return 0;
				return Math.abs(xOf(board, a) - xOf(board, b)) + Math.abs(yOf(board, a) - yOf(board, b));
			};
		},
	},
};
