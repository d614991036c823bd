import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Report, Row } from './comparison.ts';
import { effectSentenceOf, sentenceOf } from './sentence.ts';
import { certaintyOf } from './certainty.ts';

const figure = fc.integer({ min: -50, max: 50 });
const row = fc
	.record({
		quantity: fc.constantFrom('points', 'tiles', 'decisions', 'time'),
		a: figure,
		b: figure,
		half: fc.option(fc.nat(60), { nil: undefined }),
		same: fc.boolean(),
		stands: fc.boolean(),
	})
	.map(({ quantity, a, b, half, same, stands }): Row => {
		const difference = a - b;
		const estimate =
			same || half === undefined
				? undefined
				: { difference, low: difference - half, high: difference + half, chance: 1 };
		const isSure = estimate !== undefined && estimate.low * estimate.high > 0;
		const known = { a, b: same ? a : b, same, estimate, stands: stands && isSure };
		return { id: quantity, quantity, ...known } as Row;
	});
const report: fc.Arbitrary<Pick<Report, 'games' | 'rows'>> = fc.record({
	games: fc.integer({ min: 2, max: 500 }),
	rows: fc.array(row, { minLength: 1, maxLength: 6 }),
});

test('a difference is put down to chance only where its range is known and contains 0', () => {
	fc.assert(
		fc.property(report, (found) => {
			const asked = found.rows.filter(({ quantity }) => quantity !== 'time');
			const certainty = certaintyOf(found);
			if (certainty === 'chance') {
				const ranges = asked.flatMap(({ estimate }) => (estimate ? [estimate] : []));
				expect(ranges.length).toBeGreaterThan(0);
				for (const { low, high } of ranges) expect(low <= 0 && high >= 0).toBe(true);
				for (const { quantity, estimate, same, a, b } of asked)
					if (quantity === 'points' && !same && a !== b) expect(estimate).toBeDefined();
			}
			if (certainty === 'same') expect(asked.every(({ same }) => same)).toBe(true);
		}),
	);
});

test('every row that differs says its measured difference, and a range as far as there is one', () => {
	fc.assert(
		fc.property(report, (found) => {
			for (const one of found.rows) {
				const says = sentenceOf(one, found, ['A', 'B']);
				expect(says).not.toMatch(/no difference/);
				const { same, a, b, estimate } = one;
				if (same || a === b) continue;
				expect(says.startsWith(a > b ? 'A ' : 'B ')).toBe(true);
				expect(says).toContain(String(Math.abs(a - b)));
				expect(says.includes('95 %')).toBe(estimate !== undefined);
				const mayBeChance = estimate !== undefined && estimate.low <= 0 && estimate.high >= 0;
				expect(says.includes('may be chance')).toBe(mayBeChance);
			}
		}),
	);
});

test('a change is always said to do something itself, in one direction, with the range in that direction', () => {
	fc.assert(
		fc.property(report, (found) => {
			for (const one of found.rows) {
				const { same, a, b, estimate } = one;
				if (same || a === b) continue;
				const says = effectSentenceOf(one, found);
				expect(says).toMatch(/^With it, /);
				expect(/ (more|longer)\b/.test(says)).toBe(a > b);
				expect(/ (fewer|shorter)\b/.test(says)).toBe(a < b);
				const [low, high] = [/[(]95 %: (\S+) to/, / to (\S+)[)]/].map((pattern) =>
					Number(pattern.exec(says)?.[1]?.replace('−', '-')),
				);
				if (!estimate) continue;
				expect(low).toBeLessThanOrEqual(Math.abs(a - b));
				expect(high).toBeGreaterThanOrEqual(Math.abs(a - b));
			}
		}),
	);
});

test('26 against 87 points after few games are told as they were measured', () => {
	const points = { id: 'points', quantity: 'points', a: 26, b: 87, same: false, stands: false };
	const found = { games: 10, rows: [{ ...points, estimate: undefined } as Row] };
	expect(certaintyOf(found)).toBe('too few');
	expect(sentenceOf(found.rows[0]!, found, ['A', 'B'])).toBe(
		'B gives 61.0 more points per player in these games (87.0 against 26.0).',
	);
});
