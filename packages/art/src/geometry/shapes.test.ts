import { describe, expect, test } from 'vitest';
import { kinds, tileOf } from '../testing.ts';
import { depths } from './grid.ts';
import { distance } from './point.ts';
import { covers, shapesOf, type Shapes } from './shapes.ts';

function deepest({ grid, masks, shapes, patches }: Shapes, segment: number): number {
	const patch = patches.has(segment);
	const above = masks.filter((_, i) => {
		const s = shapes[i]!;
		return i !== segment && (s.form === 'spot' || (!patch && 'over' in s && s.over));
	});
	const deep = depths(
		grid,
		(k) => masks[segment]![k] === 1 && !above.some((mask) => mask[k] === 1),
	);
	return Math.max(...deep);
}

describe('ground that reaches no side is seen', () => {
	test.each([
		['below two blocks that cross', ['N-S', 'E-W'], ['inner']],
		['twice below two blocks that cross', ['N-S', 'E-W over'], ['inner', 'inner']],
		['below a block that lies over another', ['N flag', 'E-W over'], ['inner', 'SL-SR']],
		['between two blocks that meet', ['N-E-W flag', 'S'], ['inner']],
		['beside open ground', ['N', 'E-S'], ['WL-WR>N', 'inner']],
		['between four blocks', ['N', 'E', 'S', 'W'], ['inner']],
	])('%s', (says, fort, turf) => {
		const tile = tileOf(says, { fort, areas: { turf } });
		const shapes = shapesOf(tile, kinds);
		for (const [i, { sides, halves }] of tile.segments.entries())
			if (sides.length + halves.length === 0) expect(deepest(shapes, i)).toBeGreaterThanOrEqual(4);
		for (const [i, patch] of shapes.patches)
			for (const [j, other] of shapes.patches)
				if (i < j)
					expect(distance(patch.polygon[0]!, other.polygon[0]!)).toBeGreaterThanOrEqual(20);
	});
	test('between four blocks without a patch', () => {
		const four = tileOf('four', { fort: ['N', 'E', 'S', 'W'], areas: { turf: ['inner'] } });
		expect(shapesOf(four, kinds).patches.size).toBe(0);
	});
});

describe('a spot', () => {
	const places = (declaration: Readonly<Record<string, unknown>>) => {
		const { shapes } = shapesOf(tileOf('own', declaration), kinds);
		const spot = shapes.find((s) => s.form === 'spot')!;
		return {
			at: spot.at,
			onBlock: shapes.some((s) => s.form === 'block' && covers(s, spot.at, 0)),
		};
	};
	test.each(['N-W', 'N-E'])('at which a line ends leaves the block %s alone', (fort) => {
		const tile = tileOf(fort, { fort, well: 'centre', lane: 'S' });
		const { shapes } = shapesOf(tile, kinds);
		const spot = shapes.find((s) => s.form === 'spot')!;
		const block = shapes.find((s) => s.form === 'block')!;
		const line = shapes.find((s) => s.form === 'line')!;
		expect(covers(block, spot.at, 0)).toBe(false);
		for (const [dx, dy] of [
			[-10, 0],
			[0, -10],
			[10, 0],
			[0, 10],
		] as const)
			expect(covers(block, { x: spot.at.x + dx, y: spot.at.y + dy }, 0)).toBe(false);
		const ends = line.runs.flatMap((run) => [run[0]!, run.at(-1)!]);
		expect(Math.min(...ends.map((end) => distance(end, spot.at)))).toBeLessThanOrEqual(17);
	});
	test('with room on the ground stands there', () =>
		expect(places({ fort: 'N', well: 'centre' }).onBlock).toBe(false));
	test.each([{ fort: 'E-W' }, { fort: 'N-E-W', lane: 'S>N' }, { fort: 'E-W', lane: 'N-S' }])(
		'that the ground has no room for stands on the block: %o',
		(rest) => expect(places({ ...rest, well: 'centre' }).onBlock).toBe(true),
	);
});
