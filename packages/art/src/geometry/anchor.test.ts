import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kinds, samples, tileOf } from '../testing.ts';
import { liesIn, segmentAnchor, segmentPlaces } from './anchor.ts';
import { distance } from './point.ts';
import { formOf, shapesOf } from './shapes.ts';

describe('anchors', () => {
	test.each(samples.map((tile) => [tile.id, tile] as const))(
		'of %s lie in their segments, apart',
		(_, tile) => {
			const anchors = tile.segments.map((_, i) => segmentAnchor(tile, i, kinds));
			anchors.forEach((p, i) => {
				expect(liesIn(tile, i, kinds, p), `segment ${i}`).toBe(true);
				for (const [j, q] of anchors.entries())
					if (j > i) expect(distance(p, q)).toBeGreaterThan(6);
			});
		},
	);

	const sidesOfAny = fc.array(fc.constantFrom('', 'fort', 'lane'), { minLength: 4, maxLength: 4 });
	function edges(sides: readonly string[], join: boolean): Record<string, unknown> {
		const entry = (kind: string): Record<string, unknown> => {
			const own = sides.flatMap((s, i) => (s === kind ? ['NESW'[i]!] : []));
			if (own.length === 0) return {};
			return { [kind]: join && own.length !== 3 ? own.join('-') : own };
		};
		return { ...entry('fort'), ...entry('lane') };
	}
	const arbitrary = fc
		.record({ sides: sidesOfAny, join: fc.boolean(), spot: fc.boolean() })
		.map(({ sides, join, spot }) =>
			tileOf('x', { ...edges(sides, join), ...(spot ? { well: 'centre' } : {}) }),
		);

	test('of every tile lie in their segment', () => {
		fc.assert(
			fc.property(arbitrary, (tile) => {
				tile.segments.forEach((segment, i) => {
					const p = segmentAnchor(tile, i, kinds);
					if (!liesIn(tile, i, kinds, p))
						throw new Error(`${segment.kind} ${segment.name} at ${p.x}/${p.y}`);
				});
			}),
			{ numRuns: 120 },
		);
	});

	test('of areas lie in no other segment', () => {
		fc.assert(
			fc.property(arbitrary, (tile) => {
				tile.segments.forEach((segment, i) => {
					if (formOf(segment, kinds) !== 'area') return;
					const p = segmentAnchor(tile, i, kinds);
					const others = tile.segments.filter(
						(s, j) => j !== i && s.kind !== 'well' && liesIn(tile, j, kinds, p),
					);
					expect(others.map((s) => s.name)).toEqual([]);
				});
			}),
			{ numRuns: 60 },
		);
	});

	const crowded = fc
		.record({
			sides: sidesOfAny,
			join: fc.boolean(),
			spots: fc.shuffledSubarray(['well', 'cairn', 'shrine'], { minLength: 2 }),
		})
		.map(({ sides, join, spots }) =>
			tileOf('x', {
				...Object.fromEntries(spots.map((spot) => [spot, 'centre'])),
				...edges(sides, join),
			}),
		);

	test('of spots on one tile lie apart, and no spot is drawn over another', () => {
		fc.assert(
			fc.property(crowded, (tile) => {
				const spots = shapesOf(tile, kinds).shapes.flatMap((s) => (s.form === 'spot' ? [s] : []));
				expect(spots.length).toBeGreaterThan(1);
				for (const [i, a] of spots.entries())
					for (const b of spots.slice(i + 1)) {
						expect(a.room + b.room).toBeLessThanOrEqual(distance(a.at, b.at) + 1e-9);
						expect(Math.min(a.room, b.room)).toBeGreaterThan(5);
					}
			}),
			{ numRuns: 300 },
		);
	});

	test('leave room for several', () => {
		const tile = samples.find((t) => t.id === 'full')!;
		const places = segmentPlaces(tile, 0, kinds, 4);
		places.forEach((p, i) => {
			for (const q of places.slice(i + 1)) expect(distance(p, q)).toBeGreaterThan(15);
		});
	});
});
