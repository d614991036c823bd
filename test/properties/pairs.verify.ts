import { test } from 'vitest';
import { longPartOf } from '../support/part.ts';
import { gameLaws } from './laws/index.ts';
import { holdLaw, namedPairs } from './pairs.ts';

test.each(longPartOf(namedPairs, 3))('%s keeps the laws in random games', (_, pair) => {
	for (let game = 1; game <= gameLaws.length; game++) holdLaw(pair, game);
});
