import { textsOf } from '@tilewright/schema';
import type { Quantity } from '../compare/comparison.ts';

/** The values of a row of a comparison: its seat from 1, the name of what paid, and its line, as far as it has them. */
export interface RowWords {
	readonly seat: number;
	readonly name: string;
	readonly line: string;
}

type More = RowWords & { readonly more: string; readonly by: string };

type Titles = { readonly [Q in Quantity]: (o: RowWords) => string };

const titleTexts: Titles = {
	points: () => 'points per seat',
	seat: (o) => `points of seat ${o.seat}`,
	wins: (o) => `games won by seat ${o.seat} (%)`,
	payer: (o) => `points for ${o.name}`,
	line: (o) => `${o.name}: ${o.line}`,
	tiles: () => 'tiles on the board',
	decisions: () => 'decisions',
	time: () => 'time of a game (ms)',
	measured: (o) => o.name,
};

export const titles: Titles = textsOf('lab/comparison-titles', titleTexts);

const moreTexts = {
	points: (o: More): string => `${o.more} gives ${o.by} more points per seat`,
	seat: (o: More): string => `${o.more} gives seat ${o.seat} ${o.by} more points`,
	wins: (o: More): string => `${o.more} lets seat ${o.seat} win ${o.by} more of a hundred games`,
	payer: (o: More): string => `${o.more} gives ${o.by} more points per seat for ${o.name}`,
	line: (o: More): string =>
		`${o.more} gives ${o.by} more points per seat in the line “${o.line}” of ${o.name}`,
	tiles: (o: More): string => `${o.more} lays ${o.by} more tiles in a game`,
	decisions: (o: More): string => `${o.more} asks for ${o.by} more decisions in a game`,
	time: (o: More): string => `${o.more} takes ${o.by} ms longer for a game`,
} as const;

export const moreOf: typeof moreTexts = textsOf('lab/comparison-more', moreTexts);

const resultTexts = {
	same: (o: { title: string }): string => `${o.title}: the same in every game.`,
	moreGames: (o: { title: string }): string =>
		`${o.title}: these are too few games to tell A from B. Play more games.`,
	noDifference: (o: { title: string; low: string; high: string }): string =>
		`${o.title}: no difference can be told (95 %: ${o.low} to ${o.high}).`,
	difference: (o: { clause: string; low: string; high: string }): string =>
		`${o.clause} (95 %: ${o.low} to ${o.high}).`,
	doubtful: (o: { sentence: string; rows: number }): string =>
		`${o.sentence} Among ${o.rows} rows one like it may come by chance.`,
	uncertainWithExcluded: (o: { sentence: string }): string =>
		`${o.sentence} With the excluded games it is not certain.`,
	under: (o: { side: string; clause: string }): string => `Under ${o.side} ${o.clause}`,
	more: (o: { by: string }): string => `${o.by} more`,
	rule: (o: { rule: string }): string => `the rule ${o.rule}`,
	otherWins: 'The other seat wins the rest; a shared win counts half for each.',
	pairingHelped: (o: { pairs: number; games: number; correlation: string }): string =>
		`Equal seeds helped: ${o.pairs} pairs of games say as much about points as ${o.games} games of each side with seeds of their own (correlation of their points ${o.correlation}).`,
	pairingMadeNoDifference: (o: { correlation: string }): string =>
		`Equal seeds made no difference: as many games of each side with seeds of their own would say as much about points (correlation of their points ${o.correlation}).`,
	pairingDidNotHelp: (o: { correlation: string }): string =>
		`Equal seeds did not help: games of each side with seeds of their own would say more about points (correlation of their points ${o.correlation}).`,
} as const;

export const results: typeof resultTexts = textsOf('lab/comparison-results', resultTexts);
