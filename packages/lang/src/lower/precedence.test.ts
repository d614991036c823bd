import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Precedence, ancestorsOf, arrange, hasBit } from './precedence.ts';

function naiveOrder({ size, after }: Precedence): number[] | 'circle' {
	const order: number[] = [];
	const open: number[] = [];
	let isCircular = false;
	const visit = (item: number): void => {
		if (order.includes(item)) return;
		if (open.includes(item)) {
			isCircular = true;
			return;
		}
		open.push(item);
		for (let other = 0; other < size; other++)
			if (other !== item && after[item]!.some((group) => group.includes(other))) visit(other);
		open.pop();
		order.push(item);
	};
	for (let item = 0; item < size; item++) visit(item);
	return isCircular ? 'circle' : order;
}

function naiveReaches({ after }: Precedence, from: number, to: number, seen: Set<number>): boolean {
	if (seen.has(from)) return false;
	seen.add(from);
	return after[from]!.flat().some(
		(next) => next !== from && (next === to || naiveReaches({ size: 0, after }, next, to, seen)),
	);
}

/** Things with groups that several share. `back` lets only lower numbers come first, so that there is no circle. */
const precedence = (back: boolean): fc.Arbitrary<Precedence> =>
	fc
		.record({
			size: fc.integer({ min: 1, max: 40 }),
			groups: fc.array(fc.array(fc.nat(39), { minLength: 1, maxLength: 12 }), { maxLength: 6 }),
			uses: fc.array(fc.tuple(fc.nat(39), fc.nat(5)), { maxLength: 30 }),
		})
		.map(({ size, groups, uses }) => {
			const made = groups.map((g) => [...new Set(g.map((n) => n % size))].sort((a, b) => a - b));
			const after: (readonly number[])[][] = Array.from({ length: size }, () => []);
			for (const [item, use] of uses) {
				const group = made[use];
				const at = item % size;
				if (group !== undefined && (!back || group.every((n) => n <= at))) after[at]!.push(group);
			}
			return { size, after };
		});

describe('things that come after others', () => {
	test('are arranged as the plain way arranges them', () => {
		fc.assert(
			fc.property(fc.boolean().chain(precedence), (p) => {
				const arranged = arrange(p);
				const plain = naiveOrder(p);
				if ('order' in arranged) expect(arranged.order).toEqual(plain);
				else expect(plain).toBe('circle');
			}),
			{ numRuns: 1000 },
		);
	});

	test('have a circle that is one', () => {
		fc.assert(
			fc.property(precedence(false), (p) => {
				const arranged = arrange(p);
				if ('order' in arranged) return;
				const { circle } = arranged;
				expect(circle[0]).toBe(circle.at(-1));
				expect(circle.length).toBeGreaterThan(2);
				for (let i = 1; i < circle.length; i++)
					expect(p.after[circle[i - 1]!]!.some((g) => g.includes(circle[i]!))).toBe(true);
			}),
			{ numRuns: 1000 },
		);
	});

	test('know all that comes before them', () => {
		fc.assert(
			fc.property(precedence(true), (p) => {
				const arranged = arrange(p);
				if ('circle' in arranged) throw new Error('a circle');
				const { row } = ancestorsOf(p, arranged.order);
				for (let a = 0; a < p.size; a++)
					for (let b = 0; b < p.size; b++)
						expect(hasBit(row(a), b)).toBe(naiveReaches(p, a, b, new Set()));
			}),
			{ numRuns: 300 },
		);
	});

	function looks({ size, after }: Precedence): number {
		let count = 0;
		const watched = new Map<readonly number[], readonly number[]>();
		const watch = (group: readonly number[]): readonly number[] => {
			let seen = watched.get(group);
			if (seen === undefined) {
				seen = new Proxy(group, {
					get: (target, key, receiver) => {
						count++;
						return Reflect.get(target, key, receiver) as unknown;
					},
				});
				watched.set(group, seen);
			}
			return seen;
		};
		arrange({ size, after: after.map((groups) => groups.map(watch)) });
		return count;
	}

	const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
	test.each<[string, (n: number) => Precedence]>([
		[
			'each after the one before',
			(n) => ({ size: n, after: numbers(n).map((i) => (i > 0 ? [[i - 1]] : [])) }),
		],
		[
			'each after the next',
			(n) => ({ size: n, after: numbers(n).map((i) => (i < n - 1 ? [[i + 1]] : [])) }),
		],
		['in a circle', (n) => ({ size: n, after: numbers(n).map((i) => [[(i + 1) % n]]) })],
		[
			'one half after the other',
			(n) => {
				const early = numbers(n).filter((i) => i % 2 === 1);
				return { size: n, after: numbers(n).map((i) => (i % 2 === 0 ? [early] : [])) };
			},
		],
		[
			'each after all others',
			(n) => {
				const all = numbers(n);
				return { size: n, after: all.map(() => [all]) };
			},
		],
	])('are arranged with work in proportion: %s', (_, made) => {
		expect(looks(made(4_000)) / looks(made(1_000))).toBeLessThan(5);
	});

	test('do not fill the stack in a long chain', () => {
		const size = 200_000;
		const arranged = arrange({
			size,
			after: numbers(size).map((i) => (i < size - 1 ? [[i + 1]] : [])),
		});
		expect('order' in arranged && arranged.order[0]).toBe(size - 1);
	});
});
