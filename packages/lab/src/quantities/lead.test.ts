import { expect, test } from 'vitest';
import { leadChangesIn } from './lead.ts';

const entries = (...rows: readonly (readonly [seat: number, points: number, step: number])[]) =>
	rows.map(([seat, points, step]) => ({ seat, points, step }));

test('a lead changes when another seat than before is alone in it', () => {
	expect(leadChangesIn([], 2)).toBe(0);
	expect(leadChangesIn(entries([0, 4, 1], [1, 3, 2]), 2)).toBe(0);
	expect(leadChangesIn(entries([0, 4, 1], [1, 5, 2], [0, 2, 3]), 2)).toBe(2);
});

test('a tie changes nothing, and neither does who led before it', () => {
	expect(leadChangesIn(entries([0, 4, 1], [1, 4, 2], [0, 1, 3]), 2)).toBe(0);
	expect(leadChangesIn(entries([0, 4, 1], [1, 4, 2], [1, 1, 3]), 2)).toBe(1);
});

test('entries of one step count at once', () => {
	expect(leadChangesIn(entries([0, 4, 1], [1, 9, 2], [0, 9, 2]), 2)).toBe(0);
});
