import {
	type Game,
	Header,
	cellKey,
	cellAt,
	cellTile,
	tileSegmentEnd,
	rootOf,
} from '@tilewright/interpreter';
import type { Around } from './option.ts';

/** What options of theirs may depend on in a game of ours. */
export function aroundOf(game: Game): Around {
	return { shows: (cell, kind) => shows(game, cell, kind), placed: placedCell(game) };
}

/** Whether the tile at a cell, `1/-2`, has a segment of a kind. */
function shows({ program, machine }: Game, cell: string, kind: string): boolean {
	const { m, board } = machine.rt;
	const [x, y] = cell.split('/').map(Number);
	const at = cellAt(board, x!, y!);
	const tile = at < 0 ? -1 : cellTile(board, at);
	if (tile < 0) return false;
	for (let s = m[board.TILE_FIRST_SEGMENT + tile]!; s < tileSegmentEnd(board, tile); s++)
		if (program.kinds[m[board.KIND + rootOf(board, s)]!]!.id === kind) return true;
	return false;
}

/** The cell of the tile just laid, `1/-2`. */
function placedCell({ machine }: Game): string | undefined {
	const { m, board } = machine.rt;
	const tile = m[Header.placed]!;
	return tile < 0 ? undefined : cellKey(machine, m[board.TILE_CELL + tile]!);
}
