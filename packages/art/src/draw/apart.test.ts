import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DrawnFigure, separateFigures } from './apart.ts';

const figure = fc.record({
	at: fc.record({ x: fc.integer({ min: 12, max: 88 }), y: fc.integer({ min: 12, max: 88 }) }),
	half: fc.integer({ min: 6, max: 12 }),
	place: fc.constantFrom('a', 'b', 'c', 'd'),
	isFixed: fc.constant(false),
});

const overlap = (
	figures: readonly DrawnFigure[],
	at: ReturnType<typeof separateFigures>,
): string[] =>
	figures.flatMap((a, i) =>
		figures.flatMap((b, k) => {
			if (k <= i || a.place === b.place) return [];
			const reach = (a.half + b.half) * at[i]!.scale;
			const [p, q] = [at[i]!.at, at[k]!.at];
			return Math.abs(p.x - q.x) < reach - 0.01 && Math.abs(p.y - q.y) < reach - 0.01
				? [`${i} covers ${k}`]
				: [];
		}),
	);

test('six figures at six places of a cell never cover each other, and stay on it', () => {
	const six = fc
		.array(figure, { minLength: 2, maxLength: 6 })
		.map((all) => all.map((f, i) => ({ ...f, place: String(i) })));
	fc.assert(
		fc.property(six, (figures) => {
			const moved = separateFigures(figures);
			expect(overlap(figures, moved)).toEqual([]);
			moved.forEach(({ at, scale }, i) => {
				for (const v of [at.x, at.y]) {
					expect(v).toBeGreaterThan(figures[i]!.half * scale - 0.01);
					expect(v).toBeLessThan(100 - figures[i]!.half * scale + 0.01);
				}
			});
		}),
		{ numRuns: 300 },
	);
});

test('nothing moves where nothing overlaps', () => {
	fc.assert(
		fc.property(fc.array(figure, { maxLength: 6 }), (figures) => {
			const still = figures.map(({ at }) => ({ at, scale: 1 }));
			fc.pre(overlap(figures, still).length === 0);
			const boxes = new Set(figures.map(({ place }) => place)).size === figures.length;
			fc.pre(boxes);
			expect(separateFigures(figures)).toEqual(still);
		}),
	);
});

test('figures of one place keep their distances, and what is fixed stays where it is', () => {
	fc.assert(
		fc.property(fc.array(figure, { minLength: 2, maxLength: 7 }), (all) => {
			const figures = all.map((f) => ({ ...f, isFixed: f.place === 'a' }));
			const moved = separateFigures(figures);
			figures.forEach((a, i) => {
				if (a.isFixed && moved[i]!.scale === 1) expect(moved[i]!.at).toEqual(a.at);
				figures.forEach((b, k) => {
					if (a.place !== b.place) return;
					const { at, scale } = moved[i]!;
					expect(at.x - moved[k]!.at.x).toBeCloseTo((a.at.x - b.at.x) * scale);
					expect(at.y - moved[k]!.at.y).toBeCloseTo((a.at.y - b.at.y) * scale);
				});
			});
		}),
	);
});

test('figures of other cells do not push each other', () => {
	const at = (x: number, place: string): DrawnFigure => ({
		at: { x, y: 50 },
		half: 12,
		place,
		isFixed: false,
	});
	const figures = [at(95, 'a'), at(105, 'b')];
	expect(separateFigures(figures).map((m) => m.at.x)).toEqual([95, 105]);
});
