import { describe, expect, it } from 'vitest';
import { checkExpr } from './check.ts';
import { costOf, costProblem } from './cost.ts';
import type { CostContext } from './cost.ts';
import { contextOf } from './sample.test.ts';

function steps(text: string, context: CostContext = {}): number {
	const { expr, problems } = checkExpr(text, contextOf({ f: 'feature', n: 'int' }));
	expect(problems).toEqual([]);
	return costOf(expr!, context).steps;
}

describe('costOf', () => {
	it('multiplies the sizes of folds in one another', () => {
		const one = steps('features.exists(a, a.complete)');
		const two = steps('features.exists(a, features.exists(b, a == b))');
		const three = steps(
			'features.exists(a, features.exists(b, features.exists(c, a == b && b == c)))',
		);
		expect(one).toBeLessThan(1000);
		expect(two).toBeGreaterThan(150 * 150);
		expect(two).toBeLessThan(200_000);
		expect(three).toBeGreaterThan(150 ** 3);
	});

	it('follows what a set-up and the defines cost', () => {
		expect(steps('seats.exists(s, s.score > n)', { sizes: { seat: 2 } })).toBeLessThan(
			steps('seats.exists(s, s.score > n)'),
		);
		const define = (): { steps: number; size: number } => ({ steps: 5000, size: 1 });
		expect(steps('f.occupied', { define })).toBeGreaterThan(5000);
	});

	it('refuses what is above the limit and lets the usual pass', () => {
		const check = (text: string): string | undefined => {
			const { expr } = checkExpr(text, contextOf({ f: 'feature', n: 'int' }));
			return costProblem(expr!, text.length)?.code;
		};
		expect(
			check('features.exists(a, features.exists(b, features.exists(c, a == b && b == c)))'),
		).toBe('TYPE-COST');
		expect(
			check('features.filter(x, x.pieces.exists(p, p.has(occupies)) && !x.complete)'),
		).toBeUndefined();
		expect(
			check(
				'board.tiles.exists(t, wave.features.exists(x, x.completed && t in x.reach.tiles && active in wave.owners(x)))',
			),
		).toBeUndefined();
	});

	it('stays finite', () => {
		const nested = (n: number): string =>
			n === 0 ? 'n > 1' : `pieces.exists(p${n}, ${nested(n - 1)})`;
		expect(Number.isFinite(steps(nested(12)))).toBe(true);
	});
});
