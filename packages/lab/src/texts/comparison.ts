import { textsOf } from '@tilewright/schema';
import type { Quantity } from '../compare/comparison.ts';

/** The values of a row of a comparison: its seat from 1, the name of what paid, and its line, as far as it has them. */
export interface RowWords {
	readonly seat: number;
	readonly name: string;
	readonly line: string;
}

type More = RowWords & { readonly more: string; readonly by: string };

const many = (by: string, one: string): string => (by === '1' ? one : `${one}s`);

type Titles = { readonly [Q in Quantity]: (o: RowWords) => string };

const titleTexts: Titles = {
	points: () => 'points per player',
	seat: (o) => `points of player ${o.seat}`,
	wins: (o) => `games won by player ${o.seat} (%)`,
	payer: (o) => `points for ${o.name}`,
	line: (o) => `${o.name}: ${o.line}`,
	tiles: () => 'tiles on the board',
	decisions: () => 'decisions',
	time: () => 'time of a game (ms)',
	measured: (o) => o.name,
};

export const titles: Titles = textsOf('lab/comparison-titles', titleTexts);

const moreTexts = {
	points: (o: More): string => `${o.more} gives ${o.by} more points per player`,
	seat: (o: More): string => `${o.more} gives player ${o.seat} ${o.by} more points`,
	wins: (o: More): string =>
		`With ${o.more}, player ${o.seat} wins ${o.by} more games in a hundred`,
	payer: (o: More): string => `${o.more} gives ${o.by} more points per player for ${o.name}`,
	line: (o: More): string =>
		`${o.more} gives ${o.by} more points per player in the line “${o.line}” of ${o.name}`,
	tiles: (o: More): string =>
		`${o.more} lays ${o.by} more ${many(o.by, 'tile')} in a game on average`,
	decisions: (o: More): string =>
		`${o.more} asks for ${o.by} more ${many(o.by, 'decision')} in a game on average`,
	time: (o: More): string => `${o.more} takes ${o.by} ms longer for a game`,
} as const;

export const moreOf: typeof moreTexts = textsOf('lab/comparison-more', moreTexts);

/** The word for the direction of a change, and the number by which it goes there. */
type Effect = RowWords & { readonly by: string; readonly how: string };

const effectTexts = {
	points: (o: Effect): string => `With it, the game gives ${o.by} points ${o.how} per player`,
	seat: (o: Effect): string => `With it, player ${o.seat} gets ${o.by} points ${o.how}`,
	wins: (o: Effect): string => `With it, player ${o.seat} wins ${o.by} games ${o.how} in a hundred`,
	payer: (o: Effect): string =>
		`With it, the game gives ${o.by} points ${o.how} per player for ${o.name}`,
	line: (o: Effect): string =>
		`With it, the game gives ${o.by} points ${o.how} per player in the line “${o.line}” of ${o.name}`,
	tiles: (o: Effect): string =>
		`With it, ${o.by} ${many(o.by, 'tile')} ${o.how} ${o.by === '1' ? 'is' : 'are'} laid in a game on average`,
	decisions: (o: Effect): string =>
		`With it, a game asks for ${o.by} ${many(o.by, 'decision')} ${o.how} on average`,
	time: (o: Effect): string => `With it, a game takes ${o.by} ms ${o.how}`,
} as const;

export const effectOf: typeof effectTexts = textsOf('lab/comparison-effects', effectTexts);

const resultTexts = {
	same: (o: { title: string }): string => `${o.title}: the same in every game.`,
	noGame: (o: { title: string }): string => `${o.title}: no game has ended yet.`,
	soFar: (o: { clause: string; is: string; other: string }): string =>
		`${o.clause} in these games (${o.is} against ${o.other}).`,
	equalSoFar: (o: { title: string; is: string }): string =>
		`${o.title}: ${o.is} on average with both in these games.`,
	perhapsChance: (o: { clause: string; low: string; high: string }): string =>
		`${o.clause}, which may be chance (95 %: ${o.low} to ${o.high}).`,
	equal: (o: { title: string; is: string; low: string; high: string }): string =>
		`${o.title}: ${o.is} on average with both (95 % of the difference: ${o.low} to ${o.high}).`,
	difference: (o: { clause: string; low: string; high: string }): string =>
		`${o.clause} (95 %: ${o.low} to ${o.high}).`,
	doubtful: (o: { sentence: string; rows: number }): string =>
		`${o.sentence} But among ${o.rows} rows, one like this may come by chance alone.`,
	uncertainWithExcluded: (o: { sentence: string }): string =>
		`${o.sentence} With the excluded games it is not certain.`,
	under: (o: { side: string; clause: string }): string => `Under ${o.side} ${o.clause}`,
	more: (o: { by: string }): string => `${o.by} more`,
	fewer: (o: { by: string }): string => `${o.by} fewer`,
	withIt: (o: { clause: string }): string => `With it, ${o.clause}`,
	directions: { more: 'more', fewer: 'fewer', longer: 'longer', shorter: 'shorter' },
	rule: (o: { rule: string }): string => `the rule ${o.rule}`,
	otherWins: 'The other player wins the rest; a shared win counts half for each.',
	pairingHelped: (o: { pairs: number; games: number; correlation: string }): string =>
		`Equal seeds helped: ${o.pairs} pairs of games say as much about points as ${o.games} games of each side with seeds of their own (correlation of their points ${o.correlation}).`,
	pairingMadeNoDifference: (o: { correlation: string }): string =>
		`Equal seeds made no difference: as many games of each side with seeds of their own would say as much about points (correlation of their points ${o.correlation}).`,
	pairingDidNotHelp: (o: { correlation: string }): string =>
		`Equal seeds did not help: games of each side with seeds of their own would say more about points (correlation of their points ${o.correlation}).`,
} as const;

export const results: typeof resultTexts = textsOf('lab/comparison-results', resultTexts);
