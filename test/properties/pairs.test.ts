import { test } from 'vitest';
import { holdLaw, namedPairs } from './pairs.ts';

// more of each: pairs.verify.ts; random games of each under all invariants: test/campaign/packs.verify.ts

test.each(namedPairs)('%s keeps a law in a random game', (_, pair) => holdLaw(pair, 0));
