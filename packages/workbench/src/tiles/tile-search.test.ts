import { expect, test } from 'vitest';
import { searchTiles, type TileTexts } from './tile-search.ts';

const tiles: readonly TileTexts[] = [
	{ id: 'A', text: 'Shrine: shrine, road S', of: 'Base' },
	{ id: 'B-inn', text: 'road N, S (inn)', of: 'Inns and halls' },
	{ id: 'C', text: 'hall, city N', of: 'Inns and halls' },
];
const ids = (query: string): string[] => searchTiles(tiles, query, (t) => t).map(({ id }) => id);

test.each([
	['', ['A', 'B-inn', 'C']],
	['a', ['A']],
	['b-in', ['B-inn']],
	['road with an inn', ['B-inn']],
	['a tile with a road', ['A', 'B-inn']],
	['roads', ['A', 'B-inn']],
	['shri', ['A']],
	['ity', []],
	['start tile', []],
	['halls', ['C']],
	['base', ['A']],
])('“%s” finds %j', (query, found) => {
	expect(ids(query)).toEqual(found);
});
