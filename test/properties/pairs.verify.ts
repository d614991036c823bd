import { test } from 'vitest';
import { namedPairs, playPair } from './pairs.ts';

/** Games of each pair; `TILEWRIGHT_GAMES` sets another number. */
const games = Number(process.env['TILEWRIGHT_GAMES'] ?? 50);

test.each(namedPairs)(`%s plays ${games} random games`, (_, pair) => playPair(pair, games, 10));
