import { test } from 'vitest';
import { sampleOf } from '../support/sample.ts';
import { holdLaw, namedPairs } from './pairs.ts';

// more of each: pairs.verify.ts; random games of each under all invariants: test/campaign/packs.verify.ts

test.each(sampleOf(namedPairs, 6))('%s keeps a law in a random game', (_, pair) =>
	holdLaw(pair, 0),
);
