import { test } from 'vitest';
import { namedPairs, playPair } from './pairs.ts';

/** Games of each pair; `TILEWRIGHT_GAMES=1000` takes the better part of an hour. */
const games = Number(process.env['TILEWRIGHT_GAMES'] ?? 100);

test.each(namedPairs)(`%s plays ${games} random games`, (_, pair) => playPair(pair, games, 10));
