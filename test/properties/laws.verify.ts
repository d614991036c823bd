import fc from 'fast-check';
import { test } from 'vitest';
import { laws } from './laws/index.ts';

// another seed every time; a failure tells it
const seed = Date.now() & 0x7fffffff;

test.each(laws.map((l) => [l.says, l] as const))('%s', (_, { property }) => {
	fc.assert(property, { numRuns: 3000, seed });
});
