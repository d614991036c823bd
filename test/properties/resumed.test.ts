import { expect, test } from 'vitest';
import { differenceOf, ways } from './resumed.ts';
import { namedSetUps, resumedSetUp } from './resumed-set-ups.ts';

// more of each: resumed.verify.ts

const names = Object.keys(ways);

test.each(namedSetUps)('%s: a game that is taken up again goes on as it would have', (_, i) => {
	const way = names[i % names.length]!;
	expect(differenceOf(resumedSetUp(i, i + 1), way), way).toBeUndefined();
});
