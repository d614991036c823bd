import { textsOf } from '@tilewright/schema';
import { count } from '../frame/present.ts';

const setTexts = {
	title: (o: { packs: string; total: number; different: number }): string =>
		`${o.packs}: ${count(o.total, 'tile')}, ${o.different} different`,
	against: (title: string): string => `against ${title}`,
	sides: 'sides',
	all: 'all',
	more: 'more',
	onTiles: ['on 1', 'on 2', 'on 3', 'on 4'],
	nothingMatches: (o: { shows: string; tiles: string }): string =>
		`nothing matches ${o.shows}: ${o.tiles}`,
	onlyCopies: (o: { shows: string; tile: string }): string =>
		`only copies of ${o.tile} match ${o.shows}`,
	onlyOne: (o: { shows: string; tile: string }): string => `only ${o.tile} matches ${o.shows}`,
	segments: 'segments',
	patternHeads: ['four sides, up to rotation', 'tiles', ''],
	moreRows: (n: number): string => `… ${n} more`,
	holeHeads: ['holes, up to rotation', 'all', 'nothing fits', 'rules refuse some'],
	neighbours: (o: { n: number; bySidesAlone: boolean }): string =>
		`${count(o.n, 'neighbour')}${o.bySidesAlone ? ' (by sides alone)' : ''}`,
	tooMany: 'too many',
	nothingFills: (holes: string): string => `nothing fills: ${holes}`,
	games: (o: { games: number; bots: string }): string => `${count(o.games, 'game')} of ${o.bots}`,
	spread:
		'With endlessly many games a number would change by no more than what stands after its ±, in 95 of 100 such runs.',
	unplaced: (o: { share: string; draws: number }): string =>
		`drawn and found no place: ${o.share} of ${o.draws} draws`,
	most: (tiles: string): string => `most: ${tiles}`,
	byStage: (shares: string): string => `by stage (tenths of the set): ${shares} %`,
	laid: (o: { mean: string; total: number }): string => `laid at the end: ${o.mean} of ${o.total}`,
	laidLess: (difference: string): string => `laid at the end: ${difference}`,
	points: (means: string): string => `points: ${means}`,
	kindHeads: ['at the end', 'complete', 'tiles of one', 'incomplete', 'tiles of one'],
	lessOther: (bots: string): string => `this less the other, ${bots}`,
	unplacedLess: (difference: string): string =>
		`found no place, points of a hundred: ${difference}`,
	differenceHeads: ['', 'complete', 'tiles of one', 'incomplete %', 'tiles of one'],
	neverSeen: (max: string): string => `0 % (at most ${max} %)`,
} as const;

export const setWords: typeof setTexts = textsOf('cli/set', setTexts);
