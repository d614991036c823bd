import type { LaidTile } from '@tilewright/art';
import { expect, test } from 'vitest';
import { disconnectedTiles } from './disconnected-tiles.ts';

const at = (x: number, y: number, cells: readonly [number, number][] = [[0, 0]]): LaidTile =>
	({ tile: { cells }, x, y, turn: 0 }) as unknown as LaidTile;

test('what no side joins to the largest part lies apart', () => {
	expect(disconnectedTiles([])).toEqual([]);
	expect(disconnectedTiles([at(0, 0)])).toEqual([]);
	expect(disconnectedTiles([at(0, 0), at(1, 0), at(2, 0), at(2, 1)])).toEqual([]);
	expect(disconnectedTiles([at(0, 0), at(4, 2)])).toEqual([1]);
	expect(disconnectedTiles([at(0, 0), at(1, 1), at(2, 1)])).toEqual([0]);
	expect(disconnectedTiles([at(5, 5), at(0, 0), at(1, 0), at(-7, 0), at(0, 1)])).toEqual([0, 3]);
});

test('a tile of several cells joins by any of them', () => {
	const long = at(0, 0, [
		[0, 0],
		[1, 0],
	]);
	expect(disconnectedTiles([long, at(2, 0), at(0, -1)])).toEqual([]);
	expect(disconnectedTiles([long, at(2, 0), at(2, 2)])).toEqual([2]);
});
