import { expect, test } from 'vitest';
import { kinds, samples, tileOf } from '../testing.ts';
import { edgePlaces } from './edge-places.ts';
import { squareOf } from './grid.ts';
import { distance, type Point } from './point.ts';
import { shapesOf } from './shapes.ts';
import type { TileIR } from '@tilewright/lang';

function covered(tile: TileIR, at: Point): Set<string> {
	const { grid, masks } = shapesOf(tile, kinds);
	const found = new Set<string>();
	for (let dx = -10; dx <= 10; dx += 2)
		for (let dy = -10; dy <= 10; dy += 2) {
			const square = squareOf(grid, { x: at.x + dx, y: at.y + dy });
			found.add(masks.map((mask) => mask[square]).join(''));
		}
	return found;
}

const placeOf = (tile: TileIR): Point => edgePlaces(shapesOf(tile, kinds), 1)[0]!;

test.each([
	['open', { x: 14, y: 86 }],
	['wall', { x: 86, y: 86 }],
	['band', { x: 14, y: 50 }],
] as const)('the mark of tile %s lies where no border runs', (id, at) => {
	const tile = samples.find((t) => t.id === id)!;
	expect(placeOf(tile)).toEqual(at);
	expect(covered(tile, at).size).toBe(1);
});

test('one corner without a border is found on any side', () => {
	for (const turn of [0, 1, 2, 3]) {
		const side = (n: number): string => 'NESW'[(n + turn) & 3]!;
		const tile = tileOf('own', { fort: `${side(0)}-${side(1)}`, lane: [side(2), side(3)] });
		expect(covered(tile, placeOf(tile)).size, `turned ${turn}`).toBe(1);
	}
});

test('marks lie side by side within their cell', () => {
	for (const tile of samples) {
		const places = edgePlaces(shapesOf(tile, kinds), 4);
		expect(places).toHaveLength(4);
		places.forEach(({ x, y }, i) => {
			expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(10);
			for (const other of places.slice(i + 1))
				expect(distance({ x, y }, other)).toBeGreaterThan(15);
		});
	}
});

test('a mark of a tile keeps off the marks of its segments', () => {
	const shapes = shapesOf(
		samples.find((t) => t.id === 'full')!,
		kinds,
	);
	const others = [{ x: 20, y: 80 }];
	const [alone] = edgePlaces(shapes, 1);
	const [beside] = edgePlaces(shapes, 1, others);
	expect(distance(alone!, others[0]!)).toBeLessThan(20);
	expect(distance(beside!, others[0]!)).toBeGreaterThan(20);
});
