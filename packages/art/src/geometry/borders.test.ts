import { expect, test } from 'vitest';
import { kinds, samples, tileOf } from '../testing.ts';
import { areaBorders } from './borders.ts';
import { squareOf } from './grid.ts';
import { inside, plus, point, type Point } from './point.ts';
import { shapesOf } from './shapes.ts';
import type { TileIR } from '@tilewright/lang';

function areasAround(tile: TileIR, at: Point): Set<number> {
	const { grid, shapes, masks } = shapesOf(tile, kinds);
	const found = new Set<number>();
	for (let dx = -9; dx <= 9; dx++)
		for (let dy = -9; dy <= 9; dy++) {
			const square = squareOf(grid, plus(at, point(dx, dy)));
			masks.forEach((mask, i) => {
				if (mask[square] === 1 && shapes[i]!.form === 'area') found.add(i);
			});
		}
	return found;
}

const bordersOf = (tile: TileIR): Point[][] => areaBorders(shapesOf(tile, kinds));

test('every point of a border has two areas beside it', () => {
	let points = 0;
	for (const tile of samples)
		for (const at of bordersOf(tile).flat()) {
			expect(areasAround(tile, at).size, `${tile.id} at ${at.x} ${at.y}`).toBeGreaterThan(1);
			points++;
		}
	expect(points).toBeGreaterThan(0);
});

test('two areas beside each other with nothing between have one border', () => {
	expect(bordersOf(tileOf('t', { fort: 'N-W', areas: { turf: ['EL-ER', 'SL-SR'] } }))).toHaveLength(
		1,
	);
	expect(
		bordersOf(tileOf('t', { fort: ['E', 'W'], areas: { turf: ['NL-NR', 'SL-SR'] } })),
	).toHaveLength(1);
});

test('of three areas that touch, each two have a border', () => {
	const tile = tileOf('t', { fort: 'W', areas: { turf: ['NL-NR', 'EL-ER', 'SL-SR'] } });
	const areas = tile.segments.flatMap((s, i) => (s.kind === 'turf' ? [i] : []));
	const points = bordersOf(tile).flat();
	for (const a of areas)
		for (const b of areas) {
			if (a >= b) continue;
			const parting = points.filter((at) =>
				[a, b].every((area) => areasAround(tile, at).has(area)),
			);
			expect(parting.length, `${a} and ${b}`).toBeGreaterThan(3);
		}
});

test.each(['open', 'cap', 'bend', 'cross', 'pair', 'spot'])(
	'areas of tile %s that a line or a block parts have no border',
	(id) => {
		expect(bordersOf(samples.find((t) => t.id === id)!)).toEqual([]);
	},
);

test('no border runs where something lies over both areas', () => {
	const tile = tileOf('t', {
		fort: 'E-W over',
		lane: 'N-S',
		areas: { turf: ['NL', 'NR', 'SL', 'SR'] },
	});
	const { shapes } = shapesOf(tile, kinds);
	const [block] = shapes.flatMap((s) => (s.form === 'block' ? [s] : []));
	for (const at of bordersOf(tile).flat()) expect(inside(at, block!.polygon)).toBe(false);
});
