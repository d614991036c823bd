import { forEachPlacementSide } from '../../board/placement-sides.ts';
import { coveredCells, forEachCellBeyond } from '../../board/tiles.ts';
import { Header } from '../../run/header.ts';
import { type Meanings, gather, read, value, walk } from './meaning.ts';

export const placementMeanings: Meanings<'placement'> = {
	'placement.tile': value(
		({ m }) =>
			() =>
				m[Header.drawn]!,
	),
	'placement.cell': read(() => (p) => p >> 2),
	// a side of the tile in hand: placement of its cell's own cell * 4 + direction, kept apart from laid sides by its type
	'placement.sides': walk(
		({ board, m }) =>
			(p, visit) =>
				forEachPlacementSide(board, m[Header.drawn]!, p, visit),
	),
	'placement.turn': read(() => (p) => p & 3),
	'placement.cells': gather(({ board, m }) => (p, emit) => {
		const drawn = m[Header.drawn]!;
		if (drawn >= 0) coveredCells(board, drawn, p).forEach(emit);
	}),
	'around(placement)': walk(
		({ board, m }) =>
			(p, visit) =>
				forEachCellBeyond(board, m[Header.drawn]!, p, board.ring, visit),
	),
	'beside(placement)': walk(
		({ board, m }) =>
			(p, visit) =>
				forEachCellBeyond(board, m[Header.drawn]!, p, board.steps, visit),
	),
};
