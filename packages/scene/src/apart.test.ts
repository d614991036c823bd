import type { LaidTile } from '@tilewright/art';
import { expect, test } from 'vitest';
import { apartTiles } from './apart.ts';

const at = (x: number, y: number, cells: readonly [number, number][] = [[0, 0]]): LaidTile =>
	({ tile: { cells }, x, y, turn: 0 }) as unknown as LaidTile;

test('what no side joins to the largest part lies apart', () => {
	expect(apartTiles([])).toEqual([]);
	expect(apartTiles([at(0, 0)])).toEqual([]);
	expect(apartTiles([at(0, 0), at(1, 0), at(2, 0), at(2, 1)])).toEqual([]);
	expect(apartTiles([at(0, 0), at(4, 2)])).toEqual([1]);
	// a corner joins nothing
	expect(apartTiles([at(0, 0), at(1, 1), at(2, 1)])).toEqual([0]);
	expect(apartTiles([at(5, 5), at(0, 0), at(1, 0), at(-7, 0), at(0, 1)])).toEqual([0, 3]);
});

test('a tile of several cells joins by any of them', () => {
	const long = at(0, 0, [
		[0, 0],
		[1, 0],
	]);
	expect(apartTiles([long, at(2, 0), at(0, -1)])).toEqual([]);
	expect(apartTiles([long, at(2, 0), at(2, 2)])).toEqual([2]);
});
