import { expect, test } from 'vitest';
import { nameOfTile, tilePhrase, tilePhraseInside } from './tile-name.ts';

test('a tile is called by its title', () => {
	expect(nameOfTile({ id: 'tile-1', title: ' the crossing ' })).toBe('The crossing');
});

test('without a title its id is made readable, and a code stays', () => {
	expect(nameOfTile({ id: 'tile-1' })).toBe('Tile 1');
	expect(nameOfTile({ id: 'old_millPond', title: ' ' })).toBe('Old mill pond');
	expect(nameOfTile({ id: 'RV-E' })).toBe('RV-E');
});

test('a phrase says once that it is a tile', () => {
	expect(tilePhrase('E')).toBe('Tile E');
	expect(tilePhrase('Tile 1')).toBe('Tile 1');
	expect(tilePhraseInside('Tile 1')).toBe('tile 1');
	expect(tilePhrase('Tiled yard')).toBe('Tile Tiled yard');
});
