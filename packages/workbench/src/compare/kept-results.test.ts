import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	type KeptResult,
	loadResults,
	readResults,
	storeResults,
	withResult,
} from './kept-results.ts';

const estimate = fc.option(
	fc.record({ difference: fc.integer(), low: fc.integer(), high: fc.integer(), chance: fc.nat(1) }),
	{ nil: undefined },
);
const row = fc.record({
	id: fc.string(),
	quantity: fc.constantFrom('points', 'wins', 'payer', 'measured'),
	a: fc.integer(),
	b: fc.integer(),
	same: fc.boolean(),
	stands: fc.boolean(),
	estimate,
});
const result: fc.Arbitrary<KeptResult> = fc.record({
	names: fc.tuple(fc.string(), fc.string()),
	seed: fc.integer(),
	report: fc.record({
		games: fc.nat(),
		paired: fc.boolean(),
		intervals: fc.constantFrom('fixed', 'anytime'),
		rows: fc.array(row, { maxLength: 4 }),
	}),
}) as fc.Arbitrary<KeptResult>;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('kept results are read as they were stored, the newest twelve', () => {
	fc.assert(
		fc.property(fc.array(result, { maxLength: 15 }), (all) => {
			let text: string | null = null;
			const store = () => ({
				getItem: () => text,
				setItem: (_: string, value: string) => void (text = value),
			});
			let kept: readonly KeptResult[] = [];
			for (const one of all) kept = withResult(kept, one);
			expect(storeResults(store, kept)).toBe(true);
			expect(loadResults(store)).toEqual(plain(all.slice(-12)));
		}),
	);
});

test('what is no result is left out, whatever the storage holds', () => {
	fc.assert(
		fc.property(fc.json(), result, (json, good) => {
			readResults(json);
			const broken = { ...good, report: { ...good.report, rows: [JSON.parse(json)] } };
			const unlike = { ...good, report: { ...good.report, excluded: JSON.parse(json) || 1 } };
			const isRight = Array.isArray(unlike.report.excluded) && unlike.report.excluded.length === 0;
			expect(readResults(JSON.stringify([broken, unlike, good]))).toEqual(
				isRight ? [plain(unlike), plain(good)] : [plain(good)],
			);
		}),
	);
	expect(readResults('{')).toEqual([]);
	expect(readResults(null)).toEqual([]);
});

test('a browser that stores nothing keeps nothing', () => {
	const refused = () => {
		throw new Error('denied');
	};
	expect(loadResults(refused)).toEqual([]);
	expect(storeResults(refused, [])).toBe(false);
});
