import fc from 'fast-check';
import { test } from 'vitest';
import { laws } from './laws/index.ts';

// the same games every time, so that a run can be repeated; TILEWRIGHT_SEED explores others
const seed = Number(process.env['TILEWRIGHT_SEED'] ?? 20_261_121);

test.each(laws.map((l) => [l.says, l] as const))('%s', (_, { property }) => {
	fc.assert(property, { numRuns: 1000, seed });
});
