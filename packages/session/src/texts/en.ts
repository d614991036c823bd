import { plural } from '@tilewright/lang';
import { textsOf } from '@tilewright/schema';
import { places } from './places.ts';
import { tilePhrase, tilePhraseInside } from './tile-name.ts';

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Pieces of one sort that went the same way. */
interface Moved {
	readonly n: number;
	readonly what: string;
}

/** “to the bag”; a place beside a piece says itself how one gets there. */
function to(place: string): string {
	return place.startsWith(beside) ? place : `to ${place}`;
}
const beside: string = 'with ';

const texts = {
	pass: 'Pass',
	passIn: (o: { part: string }): string => `Pass in the part “${o.part}” of a turn`,
	decline: 'Treat the tile as one that fits nowhere',
	noneOfThem: 'None of them',
	on: (o: { what: string; where: string }): string => `${o.what} on ${o.where}`,
	to: (o: { what: string; where: string }): string => `${o.what} to ${o.where}`,
	tileLaid: (o: { tile: string; where: string }): string => `${tilePhrase(o.tile)} at ${o.where}`,
	prompt: (o: { what: string; pass: boolean }): string => `${o.what}${o.pass ? ', or pass' : ''}.`,
	either: (o: { sentences: readonly string[] }): string => o.sentences.join(', or '),
	also: (o: { sentences: readonly string[] }): string =>
		`You may also ${o.sentences.join(', or ')}.`,
	order: 'Bring these into an order',
	several: 'Choose as many of these as you like',
	choose: (o: { what: readonly string[] }): string =>
		`Choose ${o.what.join(' and ') || 'one of these'}`,
	chooseOne: 'Choose one of these',
	nouns: {
		placement: 'where the tile goes',
		segment: 'a place on a tile',
		cell: 'a cell',
		corner: 'a corner',
		side: 'a side',
		tile: 'a tile',
		piece: 'a piece',
		'piece-kind': 'a sort of piece',
		'tile-kind': 'a tile',
		space: 'a space',
		zone: 'a zone',
		seat: 'a player',
		number: 'a number',
		word: 'one of these',
		other: 'one of these',
	},

	no: 'no',
	yes: 'yes',
	none: 'none',
	openGround: 'open ground',
	houseRule: (o: { titles: readonly string[] }): string =>
		`${o.titles.length === 1 ? 'house rule' : 'house rules'} ${lists.format(o.titles.map((title) => `“${title}”`))}`,
	anotherTurn: (o: { name: string; rule: string }): string =>
		`${o.name} gets another turn after this one: ${o.rule}.`,
	anotherPart: (o: { name: string; rule: string }): string =>
		`${o.name} plays on in this turn: ${o.rule}.`,
	refusingHouses: (o: { titles: readonly string[] }): string =>
		`${o.titles.length === 1 ? 'The house rule' : 'The house rules'} ${lists.format(o.titles.map((title) => `“${title}”`))} ${o.titles.length === 1 ? 'limits' : 'limit'} what may be done with a tile.`,
	onlyIf: (o: { condition: string }): string => `Only where ${o.condition}.`,
	nothing: 'nothing',
	turned: (o: { where: string; degrees: number }): string => `${o.where}, turned ${o.degrees}°`,
	tile: (o: { tile: string }): string => tilePhraseInside(o.tile),
	tileAt: (o: { tile: string; where: string }): string =>
		`${tilePhraseInside(o.tile)} at ${o.where}`,
	corner: (o: { where: string }): string => `north-west corner of ${o.where}`,
	side: (o: { side: string; where: string }): string => `${o.side} side of ${o.where}`,
	theSide: (o: { side: string; where: string }): string => `the ${o.side} side of ${o.where}`,
	of: (o: { title: string; name: string }): string => `${o.title} of ${o.name}`,
	where: (o: { what: string; where: string }): string => `${o.what}, ${o.where}`,
	with: (o: { name: string }): string => beside + o.name,
	/** The name of a place within a sentence. */
	the: (o: { place: string }): string =>
		/^(the|an?) /i.test(o.place)
			? o.place.replace(/^./u, (first) => first.toLowerCase())
			: /^\p{Lu}/u.test(o.place)
				? o.place
				: `the ${o.place}`,
	sidesAt: (o: { sides: readonly string[]; where: string }): string =>
		[...o.sides, 'at', o.where].join(' '),
	directions: places.directions as readonly string[],
	half: (o: { side: string; half: 'L' | 'R' }): string =>
		`${o.side} ${o.half === 'L' ? 'left' : 'right'}`,
	listed: (o: { words: readonly string[] }): string => lists.format(o.words),
	both: (o: { pair: readonly string[] }): string => o.pair.join(' and '),
	caseOfAll: 'What holds before the cases',
	caseOf: (n: number): string => `Case ${n}`,
	noSuchCase: 'There is no such case.',
	misfit: {
		over: 'the game is over before it.',
		seat: (o: { name: string }): string => `${o.name} decides there now.`,
		asked: 'something else is to be decided there now.',
		otherTile: 'another tile is drawn there now.',
		tile: 'this tile cannot lie there now.',
		option: 'this cannot be chosen now.',
		houses: (o: { titles: readonly string[] }): string =>
			o.titles.length === 1
				? `The house rule “${o.titles[0]!}” says so.`
				: `The house rules ${lists.format(o.titles.map((title) => `“${title}”`))} say so.`,
	},
	untitled: 'A position',
	titleOfPoints: 'What the last step pays',
	titleOfStep: (n: number): string => `The game after step ${n}`,
	commonSupply: 'Common supply',
	outOfTheGame: 'Out of the game',

	/** A decision with one option, which was taken without asking. */
	onlyChoice: (o: { name: string; words: string }): string =>
		`${o.name}: ${o.words}. There was no other choice.`,
	noMore: (o: { title: string }): string => `${o.title}: no more.`,
	changed: (o: { title: string; before: string; after: string }): string =>
		`${o.title}: ${o.before} → ${o.after}.`,
	shows: (o: { title: string; text: string }): string => `${o.title}: ${o.text}.`,
	only: (o: { title: string }): string => `the ${o.title}`,
	piecesOf: (o: { n: number; one: string }): string => `${o.n} ${plural(o.one)}`,
	gets: (o: { name: string; what: string; from: string }): string =>
		`${o.name} gets ${o.what}${o.from === '' ? '' : `, from ${o.from}`}.`,
	comes: (o: Moved & { to: string }): string =>
		`${o.what} ${o.n === 1 ? 'comes' : 'come'} ${to(o.to)}.`,
	returnsToSupply: (o: Moved & { from: string }): string =>
		`${o.what} ${o.n === 1 ? 'goes' : 'go'} home${o.from === '' ? '' : `, from ${o.from}`}.`,
	leaves: (o: Moved & { from: string }): string =>
		`${o.what} ${o.n === 1 ? 'leaves' : 'leave'} the game${o.from === '' ? '' : `, from ${o.from}`}.`,
	moves: (o: Moved & { from: string; to: string }): string =>
		`${o.what} ${o.n === 1 ? 'moves' : 'move'} from ${o.from} ${to(o.to)}.`,
} as const;

export const english: typeof texts = textsOf('session', texts);
