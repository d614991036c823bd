import { test } from 'vitest';
import { namedPairs, playPair } from './pairs.ts';

// the same with a thousand games each: pairs.verify.ts

test.each(namedPairs)('%s plays a random game', (_, pair) => playPair(pair, 1, 1));
