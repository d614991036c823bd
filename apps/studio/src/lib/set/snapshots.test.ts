import { limits } from '@tilewright/schema';
import { expect, test } from 'vitest';
import { snapshotsToForget } from './snapshots.ts';

test('beyond their number the oldest snapshots of a game go, those of others stay', () => {
	const of = (game: string, n: number, from: number): { id: number; game: string }[] =>
		Array.from({ length: n }, (_, i) => ({ id: from + i, game }));
	expect(snapshotsToForget(of('a', limits.setSnapshots, 1), 'a')).toEqual([]);
	const all = [...of('b', 40, 1000), ...of('a', limits.setSnapshots + 2, 1)];
	expect(snapshotsToForget(all, 'a').sort((x, y) => x - y)).toEqual([1, 2]);
});
