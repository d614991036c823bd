import { test } from 'vitest';
import { gameLaws } from './laws/index.ts';
import { holdLaw, namedPairs } from './pairs.ts';

test.each(namedPairs)('%s keeps the laws in random games', (_, pair) => {
	for (let game = 1; game <= gameLaws.length; game++) holdLaw(pair, game);
});
