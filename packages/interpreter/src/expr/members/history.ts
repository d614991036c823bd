import type { OptionalColumns } from '../../run/optional-columns.ts';
import type { Closures } from '../closures.ts';
import { read, type MemberImpl, type MemberTable } from './shape.ts';

/** A word kept by piece or tile, where nothing is -1. */
const kept = (column: keyof Pick<OptionalColumns, 'LAST' | 'CAUSE' | 'OWNER'>): MemberImpl =>
	read(({ rt: { m, optional } }: Closures) => {
		const base = optional[column];
		return base < 0 ? () => -1 : (id) => m[base + id]!;
	});

/** How things came to be where they are. */
export const historyMembers: MemberTable = {
	'piece.last': kept('LAST'),
	'piece.cause': kept('CAUSE'),
	'tile.owner': kept('OWNER'),
	'tile.turn': read(
		({ rt: { m, board } }) =>
			(t) =>
				m[board.TILE_ROTATION + t]!,
		0,
	),
};
