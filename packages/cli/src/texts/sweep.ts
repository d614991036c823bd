import { textsOf } from '@tilewright/schema';
import { count } from '../frame/present.ts';

const sweepTexts = {
	/** The title of a report page. */
	title: (o: { game: string; setUps: number; games: number }): string =>
		`${o.game}: ${count(o.setUps, 'set-up')} of ${count(o.games, 'game')} each`,
	mean: 'mean',
	range: 'range',
	bounds: (o: { low: string; high: string }): string => `${o.low} to ${o.high}`,
	always: 'in every game',
	moreGames: 'more games',
	allBroke: 'every game broke',
	quantity: (o: { title: string; unit: string }): string => `${o.title} (${o.unit})`,
	axis: (o: { letter: string; title: string }): string => `${o.letter}: ${o.title}`,
	seats: 'Order of turns',
	rotated:
		'The bots change places from game to game, and each plays first, second and so on equally often.',
	bot: (o: { word: string; name: string }): string => `${o.word} (${o.name})`,
	ranges:
		'Beside each mean is its range: with endlessly many games the mean would lie in it. In 95 of 100 such sweeps all ranges are right.',
	overlap:
		'Where two ranges do not overlap, the set-ups differ. "more games" means that these games are too few for a range.',
	played: (o: { games: number; setUps: number; played: string }): string =>
		`${count(o.games, 'game')} of each of ${count(o.setUps, 'set-up')}, ${o.played}`,
} as const;

/** The texts of `tilewright sweep`. */
export const sweepWords: typeof sweepTexts = textsOf('cli/sweep', sweepTexts);
