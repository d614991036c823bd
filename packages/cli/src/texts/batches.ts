import type { Stopped } from '@tilewright/lab';
import { textsOf } from '@tilewright/schema';
import { count } from '../frame/present.ts';

const batchTexts = {
	progress: (o: { done: number; all: number }): string => `${o.done} of ${count(o.all, 'game')}`,
	keptIn: (file: string): string =>
		`Finished games are kept in ${file}; the same command continues the run.`,
	byClosures: (parts: string): string => `played by closures (${parts})`,
	inCode: 'played in generated code',
	inCodeBut: (o: { stepped: number; all: number; parts: string }): string =>
		`played in generated code, ${o.stepped} of ${count(o.all, 'instruction')} by closures (${o.parts})`,
	seat: (o: { n: number; bot: string }): string => `player ${o.n} (${o.bot})`,
	scoreHeads: ['', 'mean', 'range', 'half of the games', 'won alone', 'range'],
	quantityHeads: ['', 'mean', 'range', 'seen'],
	ranges:
		'With endlessly many games the number before a range would lie in it, in 95 of 100 such runs.',
	halves: 'Half of the games end with points between the numbers of “half of the games”.',
	fewGames: '“more games” means that these games are too few for a range.',
	range: (o: { low: string; high: string }): string => `${o.low} to ${o.high}`,
	always: 'in every game',
	moreGames: 'more games',
	percent: (n: string): string => `${n} %`,
	percentRange: (o: { low: string; high: string }): string => `${o.low} to ${o.high} %`,
	ties: (percent: string): string => `ties ${percent} %`,
	digest: (o: { games: number; digest: string }): string =>
		`${count(o.games, 'game')}, digest ${o.digest}`,
	playedNow: (o: { played: number; seconds: string }): string =>
		o.played === 0 ? 'none played now: all were kept' : `${o.played} played in ${o.seconds} s`,
	speed: (o: { games: number; seconds: string; perSecond: number }): string =>
		o.games === 0
			? 'no game was played now: all were kept'
			: `${count(o.games, 'game')} in ${o.seconds} s, ${o.perSecond} a second`,
	notChecked: 'no game was checked: no code can be made here',
	checked: (n: number): string =>
		`${count(n, 'game')} checked: code and closures leave the same words`,
	fixedIntervals: 'The number of games was fixed before: each range holds once, and by itself.',
	anytimeIntervals: (o: { question: string; stopped: Stopped; games: number }): string =>
		o.stopped === 'by hand'
			? `Stopped by hand after ${count(o.games, 'game')}: “${o.question}” is not decided. Each range of the second table still holds, since it holds at every look.`
			: `Each range of the second table holds at every look; “${o.question}” is ${o.stopped === 'answered' ? 'answered' : 'not answered by all games'}.`,
	title: (o: { game: string; games: number; bots: string }): string =>
		`${o.game}: ${count(o.games, 'game')} of ${o.bots}`,
} as const;

export const batchWords: typeof batchTexts = textsOf('cli/batches', batchTexts);

const brokenTexts = {
	inGame: (o: { why: string; seed: number }): string =>
		`${o.why} (in the game with seed ${o.seed}; no game of the run ended)`,
	head: 'with excluded',
	headMean: 'mean with excluded',
	headWon: 'won with excluded',
} as const;

export const faultWords: typeof brokenTexts = textsOf('cli/broken-games', brokenTexts);

const factTexts = {
	game: 'Game',
	packs: 'Packs',
	bots: 'Bots',
	games: 'Games',
	rules: 'Rules',
	seeds: (o: { games: number; first: number; last: number }): string =>
		`${count(o.games, 'game')}, with the seeds ${o.first} to ${o.last}`,
} as const;

export const factWords: typeof factTexts = textsOf('cli/facts', factTexts);

const fileTexts = {
	folder: 'it is a folder',
	notPlain: 'it is not a plain file',
	tooLarge: (bytes: number): string => `it has more than ${bytes} bytes`,
	interrupted: 'it was interrupted',
	drawingFailed: (ending: string): string => `the drawing library broke off (${ending})`,
} as const;

export const fileReasons: typeof fileTexts = textsOf('cli/files', fileTexts);
