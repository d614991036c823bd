import { largest } from '@tilewright/schema';
import type { LaidTile } from '@tilewright/art';
import { coveredCells } from './laid.ts';

/**
 * The tiles that lie apart from the largest part of the board: no side joins them to it, directly or through others. Indices of the
 * tiles given; of two parts of one size the first is the board.
 */
export function disconnectedTiles(tiles: readonly LaidTile[]): readonly number[] {
	const tileAt = new Map<string, number>();
	const cells = tiles.map((tile) => coveredCells([tile]));
	for (const [i, own] of cells.entries()) for (const { x, y } of own) tileAt.set(`${x}/${y}`, i);
	const partOf: number[] = [];
	const sizes: number[] = [];
	for (const first of tiles.keys()) {
		if (partOf[first] !== undefined) continue;
		const part = sizes.length;
		const found = [first];
		partOf[first] = part;
		for (const tile of found)
			for (const { x, y } of cells[tile]!)
				for (const beside of [`${x + 1}/${y}`, `${x - 1}/${y}`, `${x}/${y + 1}`, `${x}/${y - 1}`]) {
					const other = tileAt.get(beside);
					if (other === undefined || partOf[other] !== undefined) continue;
					partOf[other] = part;
					found.push(other);
				}
		sizes.push(found.length);
	}
	const board = sizes.indexOf(largest(sizes));
	return [...tiles.keys()].filter((i) => partOf[i] !== board);
}
