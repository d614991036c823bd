import fc from 'fast-check';
import { test } from 'vitest';
import { laws } from './laws/index.ts';

// the same with more games: laws.verify.ts

test.each(laws.map((l) => [l.says, l] as const))('%s', (_, { property }) => {
	fc.assert(property, { numRuns: 50, seed: 20_240_607 });
});
