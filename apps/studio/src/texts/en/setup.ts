import { textsOf } from '@tilewright/schema';
import { counted, listed, nouns } from './words.ts';

export const setup = textsOf('studio/setup', {
	newGame: 'New game',
	game: 'Game',
	edition: 'Edition',
	defaultRules: 'Default rules',
	seed: 'Seed',
	anotherSeed: 'Another seed',
	seedStays: 'Stays for the games to come.',
	rulesInDetail: 'Rules in detail',
	setUps: 'Set-ups: keep, compare, share',
	start: 'Start',
	/** Names what is chosen beside the game; empty for the game alone. */
	withChosen: (o: { expansions: number; houseRules: number; otherChoices: number }) => {
		const parts = [
			...(o.expansions > 0
				? [counted(o.expansions, { one: 'expansion', other: 'expansions' })]
				: []),
			...(o.houseRules > 0
				? [counted(o.houseRules, { one: 'house rule', other: 'house rules' })]
				: []),
			...(o.otherChoices > 0
				? [counted(o.otherChoices, { one: 'changed choice', other: 'changed choices' })]
				: []),
		];
		return parts.length > 0 ? `with ${listed(parts)}` : '';
	},
	stoppedBy: (o: { title: string; message: string }) =>
		`There is an error in ${o.title}. ${o.message}`,
	settingUp: 'Setting up …',
	noData: 'No data files were found in the folder that is followed.',
	reading: 'Loading the packs…',

	seats: 'Players',
	colourOf: (o: { seat: number }) => `Colour of player ${o.seat}`,
	nameOf: (o: { seat: number }) => `Name of player ${o.seat}`,
	whoPlays: (o: { seat: number }) => `Who plays as player ${o.seat}`,
	person: 'person',
	bot: (o: { name: string }) => `bot: ${o.name}`,
	removeSeat: (o: { seat: number }) => `Remove player ${o.seat}`,
	addSeat: 'Add a player',
	seat: (o: { seat: number }) => `Player ${o.seat}`,
	sameName: (o: { name: string }) => `Two players are called ${o.name}. Give one another name.`,
	names: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'],
	colours: {
		red: 'red',
		blue: 'blue',
		yellow: 'yellow',
		ink: 'ink',
		green: 'green',
		violet: 'violet',
		orange: 'orange',
		brown: 'brown',
	} as Readonly<Record<string, string>>,

	packs: 'Packs',
	add: (o: { title: string }) => `Add ${o.title}`,
	leaveOut: (o: { title: string }) => `Leave out ${o.title}`,
	switchOn: (o: { title: string }) => `Switch on ${o.title}`,
	switchOff: (o: { title: string }) => `Switch off ${o.title}`,
	quoted: (o: { says: string }) => `“${o.says.replace(/\.$/, '')}”`,
	excludedBy: (o: { title: string; why: string }) =>
		`Not together with ${o.title}${because(o.why)}`,
	exclude: (o: { a: string; b: string; why: string }) =>
		`${o.a} and ${o.b} exclude each other${because(o.why)}`,
	needs: (o: { a: string; b: string; why: string }) => `${o.a} needs ${o.b}${because(o.why)}`,

	opening: 'Opening your game …',
	stepsPlayedAgain: 'Steps played again',
	stop: 'Stop',
	openFile: 'Open a file …',
	savedGame: 'A game saved to a file',
	orDrop: 'or drop it anywhere.',
	drop: 'Drop the file to open the game.',

	savedGames: 'Saved games in this browser',
	cannotBeOpened: 'A game that cannot be opened',
	rulesOfSaved: (titles: readonly string[]) => listed(titles),
	rulesInShort: ([first = '', ...others]: readonly string[]) =>
		listed([first, `${others.length} more`]),
	allSaved: (o: { games: number }) => `Show all ${counted(o.games, nouns.game)}`,
	fewerSaved: 'Show fewer',
	savedAt: (o: {
		lastOpen: boolean;
		over: boolean;
		steps: number;
		branches: number;
		date: string;
	}) =>
		[
			...(o.lastOpen ? ['the last one you had open'] : []),
			...(o.over ? ['over'] : []),
			counted(o.steps, nouns.step),
			...(o.branches > 1 ? [counted(o.branches, nouns.branch)] : []),
			o.date,
		].join(', '),
	inAnotherTab: 'open in another tab',
	resume: (o: { over: boolean }) => (o.over ? 'Look at it' : 'Continue'),
	resumeWith: (o: { over: boolean; names: string; says: string }) =>
		`${o.over ? 'Look at it:' : 'Continue'} ${o.names}: ${o.says}`,
	download: 'Download',
	forget: (o: { names: string; says: string }) => `Forget ${o.names}: ${o.says}`,
} as const);

function because(why: string): string {
	return why === '' ? '.' : `: ${why.replace(/\.$/, '')}.`;
}
