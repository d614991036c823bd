import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowId } from '../quantities/rows.ts';
import type { QuantityRow } from '../quantities/report.ts';
import { factorialDesign } from './design.ts';
import { factorialEffects } from './effects.ts';

const row = (mean: number, sd: number): QuantityRow => ({
	...{ id: rowId('margin', ''), quantity: 'margin', title: 'margin', unit: 'points' },
	...{ of: ['', ''] as const, mean, sd, least: 0, most: 0, says: '' },
});
const names = (k: number): string[] => Array.from({ length: k }, (_, i) => `f${i}`);

test('figures that are sums of effects of one and of two give back exactly these', () => {
	const effect = fc.integer({ min: -50, max: 50 });
	fc.assert(
		fc.property(fc.integer({ min: 2, max: 8 }), fc.infiniteStream(effect), (k, stream) => {
			const design = factorialDesign(k);
			const own = names(k).map(() => stream.next().value!);
			const both = names(k).map(() => names(k).map(() => stream.next().value!));
			const found = design.runs.map((run) => {
				let mean = 7;
				run.forEach((on, i) => {
					if (!on) return;
					mean += own[i]!;
					for (let j = i + 1; j < k; j++) if (run[j]) mean += both[i]![j]!;
				});
				return { games: 5, rows: [row(mean, 1)] };
			});
			for (const { factors, effect: got, low, high } of factorialEffects(design, names(k), found)) {
				const [i = 0, j] = factors.map((f) => Number(f.slice(1)));
				// a main effect is a mean over the others being in and out
				const others = names(k).reduce(
					(sum, _, o) => (o === i ? sum : sum + both[Math.min(i, o)]![Math.max(i, o)]! / 2),
					own[i]!,
				);
				expect(got).toBeCloseTo(j === undefined ? others : both[i]![j]!, 6);
				expect((low! + high!) / 2).toBeCloseTo(got, 6);
			}
		}),
	);
});

test('the interval is that of Welch for one factor that is in or out, and all hold together', () => {
	const design = factorialDesign(2);
	const found = design.runs.map((_, i) => ({ games: 100, rows: [row(i, 2)] }));
	const [first] = factorialEffects(design, names(2), found);
	// four runs of 100 games: the standard error is 2 · 2 / √400, and three intervals share the doubt
	expect(first!.effect).toBe(1);
	expect((first!.high! - first!.low!) / 2).toBeCloseTo(0.2 * 2.404, 2);
	expect(first!.says).toBe(
		'With f0, the best player ends 1.00 more points ahead of the second (0.52 to 1.48).',
	);
});

test('what never varies has no interval, and what is missing in a run is 0 in it', () => {
	const design = factorialDesign(2);
	const found = design.runs.map((run) => ({ games: 9, rows: run[0] === true ? [row(4, 0)] : [] }));
	const [first, second] = factorialEffects(design, names(2), found);
	expect(first).toMatchObject({ effect: 4, factors: ['f0'] });
	expect(first!.low).toBeUndefined();
	expect(second!.says).toBe('With f1: lead at the end: no change.');
});
