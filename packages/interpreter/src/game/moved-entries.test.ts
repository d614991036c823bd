import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LedgerEntry } from '../run/ledger.ts';
import { withoutMoved } from './moved-entries.ts';

const entry = (points: number, step: number) =>
	({ seat: 0, segment: 1, cause: 0, reason: 0, points, step, lines: [] }) as unknown as LedgerEntry;
const gone = (points: number, step: number) => ({ before: entry(points, step), after: undefined });
const came = (points: number, step: number) => ({ before: undefined, after: entry(points, step) });

test('an entry that only moves to another step is no change', () => {
	expect(withoutMoved([gone(4, 33), came(4, 38)])).toEqual([]);
	const [road, city] = [gone(2, 5), came(8, 6)];
	expect(withoutMoved([road, gone(4, 33), city, came(4, 38)])).toEqual([road, city]);
});

test('each entry moves once, and an entry that was changed stays', () => {
	const second = came(4, 40);
	expect(withoutMoved([gone(4, 33), came(4, 38), second])).toEqual([second]);
	const changed = { before: entry(4, 3), after: entry(6, 3) };
	expect(withoutMoved([changed, came(4, 9)])).toEqual([changed, came(4, 9)]);
});

test('the points that are gained and lost in all stay the same', () => {
	const changes = fc.array(
		fc
			.tuple(fc.boolean(), fc.integer({ min: 1, max: 4 }), fc.nat(9))
			.map(([isGone, points, step]) => (isGone ? gone(points, step) : came(points, step))),
	);
	const sum = (all: readonly ReturnType<typeof gone | typeof came>[]): number =>
		all.reduce((n, { before, after }) => n + (after?.points ?? 0) - (before?.points ?? 0), 0);
	fc.assert(
		fc.property(changes, (all) => {
			expect(sum(withoutMoved(all))).toBe(sum(all));
		}),
	);
});
