import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds, tileOf } from '../testing.ts';
import { areaBorders } from './borders.ts';
import { adjacentSquares, type Grid } from './grid.ts';
import { covers, shapesOf } from './shapes.ts';

function partsOf(grid: Grid, mask: Uint8Array): number {
	const left = new Set([...mask.keys()].filter((i) => mask[i] === 1));
	let parts = 0;
	for (const first of left) {
		parts++;
		const part = [first];
		for (const i of part)
			if (left.delete(i)) part.push(...adjacentSquares(grid, i).filter((j) => left.has(j)));
	}
	return parts;
}

const HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];

/** The areas that have two parts in the drawing of a tile. */
function partedAreas(declaration: Readonly<Record<string, unknown>>): string[] {
	const tile = tileOf('t', declaration);
	const { grid, masks } = shapesOf(tile, kinds);
	return tile.segments.flatMap((s, i) =>
		s.kind === 'turf' && partsOf(grid, masks[i]!) > 1 ? [s.name] : [],
	);
}

test('an area of its own at a half side leaves the ground around it in one piece', () => {
	expect(partedAreas({ lane: 'E-W', areas: { turf: ['NL', 'NR-EL-WR', 'ER-SL-SR-WL'] } })).toEqual(
		[],
	);
});

test('areas that do not cross are drawn in one piece each, however the ground is divided', () => {
	fc.assert(
		fc.property(fc.nat(7), fc.integer({ min: 1, max: 7 }), fc.nat(7), (from, length, third) => {
			const ring = [...HALVES.slice(from), ...HALVES.slice(0, from)];
			const [one, rest] = [ring.slice(0, length), ring.slice(length)];
			const own = rest[third % rest.length];
			const other = rest.filter((half) => half !== own);
			const turf = [one, [own], other].filter((halves) => halves.length > 0);
			expect(partedAreas({ areas: { turf: turf.map((halves) => halves.join('-')) } })).toEqual([]);
		}),
	);
});

test('of two areas that cross, one is drawn in one piece', () => {
	expect(partedAreas({ areas: { turf: ['NL-EL-SL-WL', 'NR-ER-SR-WR'] } })).toHaveLength(1);
});

test('ground that meets below something above it needs no border beside that', () => {
	const lane = ['E-W over', 'S'];
	const tile = tileOf('t', { lane, areas: { turf: ['ER-SL-SR-WL', 'NL-NR-EL-WR'] } });
	const laidOut = shapesOf(tile, kinds);
	const above = laidOut.shapes.find((s) => 'over' in s && s.over)!;
	for (const at of areaBorders(laidOut).flat()) expect(covers(above, at, 10)).toBe(true);
});
