import { expect, test } from 'vitest';
import { toolsPlace } from './tools-place.ts';

const cell = { x: 2, y: 1 };
const sides = [
	{ x: 2, y: 2 },
	{ x: 2, y: 0 },
	{ x: 3, y: 1 },
	{ x: 1, y: 1 },
];
const half = { width: 76, height: 58 };

test('the buttons cover no neighbour of the cell while a side is free, nor the cell, and lie in the window', () => {
	for (const zoom of [0.4, 0.8, 1.25])
		for (let taken = 0; taken < 16; taken++) {
			const camera = { x: 400 - 250 * zoom, y: 300 - 150 * zoom, zoom };
			const tiles = sides.filter((_, side) => (taken >> side) & 1);
			const at = toolsPlace(cell, 250, tiles, camera, { width: 800, height: 600 });
			expect(at.x).toBeGreaterThanOrEqual(half.width);
			expect(at.x).toBeLessThanOrEqual(800 - half.width);
			expect(at.y).toBeGreaterThanOrEqual(0);
			expect(at.y + half.height).toBeLessThanOrEqual(600);
			const middle = {
				x: (at.x - camera.x) / zoom / 100,
				y: (at.y + half.height / 2 - camera.y) / zoom / 100,
			};
			const covers = (tile: { x: number; y: number }): boolean =>
				Math.floor(middle.x) === tile.x && Math.floor(middle.y) === tile.y;
			if (tiles.length < 4)
				for (const tile of [cell, ...tiles])
					expect(covers(tile), `${zoom} ${taken} ${JSON.stringify({ middle, tile })}`).toBe(false);
		}
});

test('at an edge of the window the buttons lie inside it', () => {
	const window = { width: 375, height: 240 };
	for (const x of [-200, -40, 100, 190])
		for (const y of [-80, 0, 60]) {
			const at = toolsPlace(cell, 250, [], { x, y, zoom: 1 }, window);
			expect(at.x).toBeGreaterThanOrEqual(half.width);
			expect(at.x).toBeLessThanOrEqual(window.width - half.width);
		}
});
