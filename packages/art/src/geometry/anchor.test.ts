import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kinds, samples, tileOf } from '../testing.ts';
import { liesIn, segmentAnchor, segmentPlaces } from './anchor.ts';
import { distance } from './point.ts';
import { formOf } from './shapes.ts';

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

	// any tile of one cell: each side is open, a block or a line, and sides of one form may hang together
	const arbitrary = fc
		.record({
			sides: fc.array(fc.constantFrom('', 'fort', 'lane'), { minLength: 4, maxLength: 4 }),
			join: fc.boolean(),
			spot: fc.boolean(),
		})
		.map(({ sides, join, spot }) => {
			const of = (kind: string): string[] =>
				sides.flatMap((s, i) => (s === kind ? ['NESW'[i]!] : []));
			const entry = (kind: string): Record<string, unknown> => {
				const own = of(kind);
				if (own.length === 0) return {};
				return { [kind]: join && own.length !== 3 ? own.join('-') : own };
			};
			return tileOf('x', {
				...entry('fort'),
				...entry('lane'),
				...(spot ? { well: 'centre' } : {}),
			});
		});

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

	test('leave room for several', () => {
		const tile = samples.find((t) => t.id === 'full')!;
		const places = segmentPlaces(tile, 0, kinds, 4);
		places.forEach((p, i) => {
			for (const q of places.slice(i + 1)) expect(distance(p, q)).toBeGreaterThan(15);
		});
	});
});
