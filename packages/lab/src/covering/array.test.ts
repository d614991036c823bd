import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coveringArray } from './array.ts';
import type { CellPair, CoveringModel, CoveringRow, Verdict } from './model.ts';
import { shrinkRow } from './shrink.ts';

interface Rule {
	readonly cells: readonly (readonly [factor: number, value: number])[];
	readonly idle?: number;
}

function modelOf(sizes: readonly number[], rules: readonly Rule[]): CoveringModel {
	return {
		sizes,
		judge: (row): Verdict => {
			const held = rules.filter(({ cells }) => cells.every(([f, v]) => row[f] === v));
			const refused = held.find((r) => r.idle === undefined)?.cells.map(([f]) => f);
			const idle = new Map(
				held.flatMap((r) => (r.idle === undefined ? [] : [[r.idle, r.cells.map(([f]) => f)]])),
			);
			return { ...(refused === undefined ? {} : { refused }), idle };
		},
	};
}

const keyOf = ([a, b]: CellPair): string =>
	[a, b]
		.sort((x, y) => x.factor - y.factor)
		.map(({ factor, value }) => `${factor}=${value}`)
		.join();

/** The pairs some allowed rows have; only those of which both values mean something with `live`. */
function pairsIn(
	{ judge }: CoveringModel,
	rows: readonly CoveringRow[],
	live: boolean,
): Set<string> {
	const found = new Set<string>();
	for (const row of rows) {
		const { refused, idle } = judge?.(row) ?? {};
		if (refused !== undefined) continue;
		for (let a = 0; a < row.length; a++)
			for (let b = a + 1; b < row.length; b++)
				if (!live || (idle?.has(a) !== true && idle?.has(b) !== true))
					found.add(
						keyOf([
							{ factor: a, value: row[a]! },
							{ factor: b, value: row[b]! },
						]),
					);
	}
	return found;
}

function allRows(sizes: readonly number[]): CoveringRow[] {
	return sizes.reduce<number[][]>(
		(rows, size) => rows.flatMap((row) => Array.from({ length: size }, (_, v) => [...row, v])),
		[[]],
	);
}

const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 6 });
const models = sizes.chain((list) => {
	const cell = fc.nat(list.length - 1).chain((f) => fc.tuple(fc.constant(f), fc.nat(list[f]! - 1)));
	const rule = fc.record(
		{
			cells: fc.uniqueArray(cell, { minLength: 1, maxLength: 3, selector: ([f]) => f }),
			idle: fc.nat(list.length - 1),
		},
		{ requiredKeys: ['cells'] },
	);
	return fc.record({ sizes: fc.constant(list), rules: fc.array(rule, { maxLength: 6 }) });
});

test('every pair that an allowed row can have is covered, and the others are named', () => {
	fc.assert(
		fc.property(models, fc.nat(1000), ({ sizes, rules }, seed) => {
			const model = modelOf(sizes, rules);
			const { rows, covered, idle, impossible, open } = coveringArray(model, { seed, tries: 5000 });
			const all = allRows(sizes);
			for (const live of [true, false])
				expect([...pairsIn(model, rows, live)].sort()).toEqual(
					[...pairsIn(model, all, live)].sort(),
				);
			expect(rows.filter((row) => model.judge!(row).refused !== undefined)).toEqual([]);
			const [intended, possible] = [pairsIn(model, all, true), pairsIn(model, all, false)];
			expect({ covered, idle }).toEqual({
				covered: intended.size,
				idle: possible.size - intended.size,
			});
			expect(open).toEqual([]);
			expect(impossible.filter((pair) => possible.has(keyOf(pair)))).toEqual([]);
		}),
		{ numRuns: 300 },
	);
});

test('the same seed gives the same rows, and each row adds a pair', () => {
	fc.assert(
		fc.property(models, fc.nat(1000), ({ sizes, rules }, seed) => {
			const model = modelOf(sizes, rules);
			const { rows } = coveringArray(model, { seed });
			expect(coveringArray(model, { seed }).rows).toEqual(rows);
			const counts = rows.map((_, i) =>
				[true, false].reduce((n, live) => n + pairsIn(model, rows.slice(0, i + 1), live).size, 0),
			);
			expect(counts.every((n, i) => n > (counts[i - 1] ?? 0))).toBe(true);
		}),
	);
});

test('rows are few: near the product of the two largest factors, and they grow slowly with more factors', () => {
	const rowsOf = (factors: number, size: number): number =>
		coveringArray({ sizes: Array.from({ length: factors }, () => size) }).rows.length;
	expect(rowsOf(2, 4)).toBe(16);
	expect(rowsOf(10, 2)).toBeLessThanOrEqual(10);
	expect(rowsOf(80, 2)).toBeLessThanOrEqual(20);
	expect(rowsOf(13, 3)).toBeLessThanOrEqual(24);
});

test('a pair is given up when too many verdicts would be needed', () => {
	const judge = (row: CoveringRow): Verdict => ({ refused: row.map((_, f) => f) });
	const { rows, impossible, open } = coveringArray({ sizes: [3, 3, 3, 3, 3], judge }, { tries: 3 });
	expect(rows).toEqual([]);
	expect(impossible.length + open.length).toBe(90);
	expect(open.length).toBeGreaterThan(50);
});

test('a row that fails shrinks to values that are all needed', () => {
	fc.assert(
		fc.property(
			fc.array(fc.nat(3), { minLength: 1, maxLength: 30 }),
			fc.array(fc.nat(29), { maxLength: 4 }),
			(row, needed) => {
				const fails = (r: CoveringRow): boolean =>
					needed.every((f) => (row[f] ?? 0) === (r[f] ?? 0));
				const small = shrinkRow(row, fails);
				expect(small).toEqual(row.map((v, f) => (needed.includes(f) ? v : 0)));
			},
		),
	);
});
