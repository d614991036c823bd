import { expect, test } from 'vitest';
import { differenceOf, ways } from './resumed.ts';
import { namedSetUps, resumedSetUp } from './resumed-set-ups.ts';

// more of each: resumed.verify.ts

const names = Object.keys(ways);

test.each(namedSetUps)('%s: a game that is taken up again goes on as it would have', (_, i) => {
	const way = names[i % names.length]!;
	expect(differenceOf(resumedSetUp(i, i + 1), way), way).toBeUndefined();
});

test('segments that are added over a board that was taken back begin with no open ports', () => {
	const i = namedSetUps.findIndex(([says]) => says.endsWith(', limits'));
	for (const seed of [500_039, 500_057])
		expect(differenceOf(resumedSetUp(i, seed), 'another branch and back')).toBeUndefined();
});
