import { expect, test } from 'vitest';
import { factorBounds, factorialDesign } from './design.ts';

const { min, max } = factorBounds;
const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);

function contrasts(runs: readonly (readonly boolean[])[], factors: number): number[][] {
	const columns = Array.from({ length: factors }, (_, f) => runs.map((run) => (run[f] ? 1 : -1)));
	const pairs = columns.flatMap((a, i) =>
		columns.slice(i + 1).map((b) => a.map((sign, run) => sign * b[run]!)),
	);
	return [...columns, ...pairs];
}

test.each(numbers)('%i factors: no effect of one or two is mixed with another', (factors) => {
	const { runs, full } = factorialDesign(factors);
	expect(full).toBe(factors <= 6);
	if (full) expect(runs).toHaveLength(2 ** factors);
	expect(new Set(runs.map(String)).size).toBe(runs.length);
	expect(runs[0]).toEqual(Array.from({ length: factors }, () => false));
	const all = contrasts(runs, factors);
	for (const [i, a] of all.entries()) {
		expect(a.reduce((sum, sign) => sum + sign, 0)).toBe(0);
		const same = all
			.slice(i + 1)
			.filter((b) => a.some((sign, run) => sign * b[run]! !== a[0]! * b[0]!));
		expect(same).toHaveLength(all.length - i - 1);
		for (const b of all.slice(i + 1))
			if (a.reduce((sum, sign, run) => sum + sign * b[run]!, 0) !== 0)
				expect.fail(`${i} is mixed with another effect`);
	}
});

test('fractions are far smaller than all combinations', () => {
	expect(numbers.map((k) => factorialDesign(k).runs.length)).toMatchObject({ 5: 64, 6: 64 });
	expect(factorialDesign(max).runs.length).toBeLessThanOrEqual(512);
});
