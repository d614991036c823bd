import { test } from 'vitest';
import { namedPairs, playPair } from './pairs.ts';

/** Games of each pair; set `TILEWRIGHT_GAMES` for more. */
const games = Number(process.env['TILEWRIGHT_GAMES'] ?? 100);

test.each(namedPairs)(`%s plays ${games} random games`, (_, pair) => playPair(pair, games, 10));
