import { test } from 'vitest';
import { namedPairs, playPair } from './pairs.ts';

test.each(namedPairs)('%s plays a thousand random games', (_, pair) => playPair(pair, 1000, 10));
