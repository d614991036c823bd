import type { Stopped } from '@tilewright/lab';
import { textsOf } from '@tilewright/schema';
import { count } from '../frame/present.ts';

const comparisonTexts = {
	/** The title of a report page. */
	title: (o: { game: string; games: number }): string =>
		`${o.game}: A and B in ${count(o.games, 'game')}`,
	side: (o: { packs: string; flags: string | undefined; bots: string }): string =>
		`${o.packs}${o.flags === undefined ? '' : ` with ${o.flags}`}, played by ${o.bots}`,
	heads: ['', 'A', 'B', 'A − B', 'range', ''],
	range: (o: { low: string; high: string }): string => `${o.low} to ${o.high}`,
	never: 'never differs',
	noDifference: 'No difference is larger than chance can explain.',
	marks: (rows: number): string =>
		`The range holds the true difference in 95 of 100 such runs. A row with * differs by more than chance can explain, even though ${count(rows, 'row')} are looked at.`,
	paired: 'Games with the same seed were compared with each other.',
	notPaired: 'The decks differ, so A and B were compared by the means of all games.',
	fixed: 'The number of games was fixed before: the ranges hold once.',
	anytime: 'The ranges hold at every look.',
	anytimeUntil: (o: { question: string; stopped: Stopped; games: number }): string =>
		o.stopped === 'by hand'
			? `Stopped by hand after ${count(o.games, 'game')}: “${o.question}” is not decided. The ranges still hold, since they hold at every look.`
			: `The ranges hold at every look. “${o.question}” is ${o.stopped === 'answered' ? 'answered' : 'not answered by all games'}.`,
	played: (o: { games: number; played: string }): string =>
		`${count(o.games, 'game')} of each side, ${o.played}`,
} as const;

/** The texts of `tilewright compare`. */
export const comparisonWords: typeof comparisonTexts = textsOf('cli/comparison', comparisonTexts);
