import { describe, expect, test } from 'vitest';
import { plainSetUp, programOf } from '../support/base.ts';
import { compilerOf, editedFiles, workspaceOf } from '../support/packs.ts';
import { moreSeats, twoSeats } from './distances.ts';

// the same with 20 000 games for every number of seats: oracle.verify.ts

describe('policy U through the compiled pack meets the published statistics', () => {
	for (const farms of [true, false])
		test(`two seats ${farms ? 'with' : 'without'} farms, 2500 games`, () => {
			const z = twoSeats(farms, 2500);
			expect(Object.keys(z)).toHaveLength(12);
			for (const [row, distance] of Object.entries(z)) expect(distance, row).toBeLessThan(4);
		});

	for (const seats of [3, 4, 5] as const)
		test(`${seats} seats with farms, 2500 games`, () => {
			const z = moreSeats(seats, 2500);
			expect(Object.keys(z)).toHaveLength(seats);
			for (const [row, distance] of Object.entries(z)) expect(distance, row).toBeLessThan(4);
		});
});

describe('the distance is large where the pack is wrong', () => {
	const tiles = 'data/carcassonne/base/tiles.yaml';
	const rules = 'data/carcassonne/base/rules.yaml';
	const cases: readonly (readonly [string, string, string, string])[] = [
		['a road where there is none', tiles, 'c2: 4 }, city: N }', 'c2: 4 }, city: N, road: E-W }'],
		['a pennant counted twice', rules, 'count: pennant, each', 'count: pennant * 2, each'],
	];
	for (const [says, file, from, to] of cases)
		test(says, () => {
			const compile = compilerOf(workspaceOf(editedFiles(file, [from, to])));
			const z = twoSeats(true, 3000, programOf(compile, plainSetUp(2, true)));
			expect(Math.max(...Object.values(z))).toBeGreaterThan(4);
		});
});
