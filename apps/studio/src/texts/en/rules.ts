import { textsOf } from '@tilewright/schema';
import { words } from '#words';
import { counted, listed } from './words.ts';

const exampleGame = { one: 'example game', other: 'example games' } as const;
const change = { one: 'change', other: 'changes' } as const;

export const rules = textsOf('studio/rules', {
	title: 'Rules',
	chosen: 'What is played',
	pack: 'Pack',
	elements: 'Parts',
	params: 'Rules in detail',
	defaultRules: 'Default rules',
	start: 'Start a new game',
	startAgain: 'New game',
	applyNow: 'Go on under these rules',
	applyNowSays:
		'Going on counts the running game anew from its start: moves that they forbid are left out and named, and Undo brings them back.',
	asTheGame: 'The running game is played under these rules.',
	notAsTheGame: 'The running game is not played under these rules yet.',
	waiting: 'Not in force',
	waitingChoices: (o: { count: number }) =>
		`${counted(o.count, { one: 'choice is', other: 'choices are' })} not in force.`,
	leftOut: (o: { count: number }) =>
		o.count === 1
			? 'One choice on Rules is not in force in the running game and is left out here.'
			: `${o.count} choices on Rules are not in force in the running game and are left out here.`,
	otherGame: 'The running game is another one: these rules begin a new game.',
	waitingBroken: 'These rules cannot be put together: the findings say why.',
	finishedStays: 'This game is over and stays as it is.',
	finishedSays: 'The next game has the rules that are chosen on Rules, which are others.',
	onlyShown: 'You look at a game of bots.',
	onlyShownSays: 'Your next game has your own rules. They differ from those of this game.',
	startUnderMine: 'New game with my rules',
	applyToFinished: 'Play it again under these rules',
	startUnderThem: 'New game with them',
	dropChoices: (o: { count: number }) =>
		o.count === 1 ? 'Undo this choice' : 'Undo these choices',
	backToGame: 'Back to the rules of the game',
	takeRulesOfGame: 'Choose the rules of this game',
	applied: 'go on under other rules',
	chose: (o: { what: string }) => `choice of ${o.what}`,
	chosePack: (o: { title: string; on: boolean; added: readonly string[] }) =>
		`${o.on ? 'with' : 'without'} ${o.title}${o.added.length === 0 ? '' : `, and ${listed(o.added)}`}`,
	added: (o: { title: string; by: string; why: string }) =>
		`${o.title} was added, ${o.by} needs it${o.why === '' ? '.' : `: ${o.why.replace(/\.$/, '')}.`}`,
	takeBack: 'Take back',
	editionSays: (o: { value: string; edition: string }) => `${o.edition}: ${o.value}`,
	editionsSay: (o: { value: string; count: number }) => `${o.count} other editions: ${o.value}`,
	setByHouse: 'house rule',
	searchDetails: 'Search these rules',
	onlyChanged: (o: { count: number }) => `Only what I changed (${o.count})`,
	foundDetails: (o: { count: number; all: number }) =>
		o.count === 0
			? 'No rule is like that.'
			: o.count === o.all
				? 'All rules are shown.'
				: `${counted(o.count, { one: 'rule is', other: 'rules are' })} shown.`,
	changedDetail: 'You changed this.',
	resetDetail: (o: { value: string }) => `Back to “${o.value}”`,
	on: 'on',
	off: 'off',

	meetings: 'Order of rules',
	meetingsSay:
		'These packs do not know each other, and it matters which of their rules comes first. As long as nobody chooses, the order below is used.',
	openOrders: (o: { open: number; count: number }) =>
		o.open === 0
			? `${counted(o.count, { one: 'order is', other: 'orders are' })} chosen`
			: `${o.open} of ${o.count} not chosen`,
	bothChange: (o: { step: string; over: string }) => `At ${o.step}, about ${o.over}`,
	firstThen: (o: { first: string; then: string }) => `First ${o.first}, then ${o.then}`,
	firstThenSays: (o: { first: string; then: string }) =>
		[o.first, o.then].filter((s) => s !== '').join(' → '),
	orderBy: {
		default: 'Nobody has chosen.',
		setup: 'Chosen for this game.',
		house: 'House rules say so.',
	},
	orderAsUsual: 'Leave it open',
	keepOrder: 'Keep in house rules',
	choseOrder: (o: { first: string; then: string }) => `order: first ${o.first}, then ${o.then}`,
	leftOrder: (o: { first: string; then: string }) => `order of ${o.first} and ${o.then} left open`,
	savedOrder: (o: { first: string; then: string }) =>
		`house rule: first ${o.first}, then ${o.then}`,
	together: 'These packs together',
	togetherIn: (o: { packs: readonly string[] }) => `Found in ${listed(o.packs)}.`,

	packChanges: 'What these packs change in each other',
	packChangesNone: 'None of these packs changes another one.',
	packChangesOnlyGame: (o: { game: string }) =>
		`What these packs change are rules of ${o.game}. None changes a rule of another one.`,
	packChangesQuiet: (o: { packs: readonly string[] }) =>
		`${listed(o.packs)} ${o.packs.length === 1 ? 'changes' : 'change'} no rule of the others.`,
	packChangesIn: (o: { over: string }) => `In ${o.over}`,
	packChangesBy: (o: { by: string; changes: number; scenarios: number }) =>
		`${o.by}: ${listed([
			...(o.changes > 0 ? [counted(o.changes, change)] : []),
			...(o.scenarios > 0 ? [counted(o.scenarios, exampleGame)] : []),
		])}`,
	packExamples: (o: { count: number }) => `${counted(o.count, exampleGame)} with both`,
	packRule: 'A rule without a sentence.',
	changedByPacks: 'Changes by packs and house rules',
	byHouse: 'House rule',
	search: 'Search the rules',
	searchHint: 'Rules, choices, house rules: words, an id, or the number of a rule in its rule book',
	nearest: 'Nothing has all of these words. These come nearest:',
	alsoNear: 'These have some of the words:',
	nothingNear: 'Nothing found. Try one word of the rule, or begin with one of these:',
	nothingFound:
		'Nothing found. Try one word of the rule, such as what it is about or what it pays.',
	nearestCount: (o: { count: number }) =>
		`Nothing has all of these words. ${counted(o.count, { one: 'thing comes', other: 'things come' })} near.`,
	houseRule: 'House rule',
	choice: 'Choice',
	newHouseOption: 'New house rule: when …, do …',
	parts: 'Parts of this page',
	toPacks: 'Packs',
	toPackChanges: 'What packs change',
	toSetUps: 'Set-ups',
	toRules: 'All rules',
	found: (o: { count: number }) =>
		o.count === 0 ? 'Nothing found.' : `${counted(o.count, { one: 'result', other: 'results' })}.`,
	inForceNextSays: (o: { count: number }) =>
		`These are the rules of the next game: ${counted(o.count, { one: 'choice', other: 'choices' })} of them ${o.count === 1 ? 'is' : 'are'} not in force yet.`,
	difference: 'Difference',
	switchHouse: 'House rules to switch',
	reading: 'Loading the rules…',
	noRules: 'These rules cannot be put together: the findings say why.',
	count: (o: { declarations: number; tiles: number }) =>
		`${counted(o.declarations, { one: 'rule, piece or choice', other: 'rules, pieces and choices' })}; ${counted(o.tiles, { one: 'tile', other: 'tiles' })}`,
	sections: {
		elements: 'Parts that can be switched',
		params: 'Choices',
		presets: 'Editions',
		kinds: 'Kinds of feature',
		pieces: 'Pieces',
		actions: 'Actions',
		rules: 'Rules',
		always: 'Always',
		require: 'Requirements',
		forbid: 'Bans',
		allow: 'Exemptions',
		modify: 'Changes of values',
		replace: 'Replacements',
		assists: 'Assists',
		blocks: 'Blocks of effects',
		queries: 'Questions that rules ask',
		define: 'Words with a meaning',
		relations: 'Relations',
		registers: 'Memories',
		limits: 'Limits',
		zones: 'Zones',
		spaces: 'Spaces',
		rings: 'Rings',
		marks: 'Marks',
		displays: 'Kept in sight',
		timeline: 'Order of play',
		insert: 'Steps put in',
		reasons: 'Orders of reasons',
		groups: 'Groups of tiles',
		tiles: 'Tiles',
		verbs: 'Verbs',
		texts: 'Texts',
		'piece-tags': 'Tags of pieces',
		'kind-tags': 'Tags of kinds',
		'tile-tags': 'Tags of tiles',
		'space-tags': 'Tags of spaces',
		scores: 'Points',
		deck: 'Deck',
	},
	packs: 'Packs',
	touched: {
		added: 'added by a house rule',
		removed: 'taken out by a house rule',
		changed: 'changed by a house rule',
	},
	change: 'Change',
	changeThis: (o: { name: string }) => `Change: ${o.name === '' ? 'this rule' : o.name}`,
	valueIs: (o: { value: string }) => `now ${o.value}`,

	against: 'Against',
	againstDefault: 'the default rules of the game',
	againstPreset: (o: { says: string }) => o.says,
	againstHouse: 'the same without house rules',
	againstDisk: words.filesThere,
	againstGame: 'the running game',
	noDifference: 'Nothing is different.',
	differs: (o: { added: number; removed: number; changed: number }) =>
		`${o.added} added, ${o.removed} taken out, ${o.changed} changed`,
	is: { added: 'added', removed: 'taken out', changed: 'changed' },
	before: 'before',
	after: 'now',
	text: 'Text',
	because: (o: { why: string }) => `by ${o.why}`,
	otherBroken: 'The other rules cannot be put together.',
	rests: (o: { packs: readonly string[] }) =>
		`Rests while ${listed(o.packs)} ${o.packs.length === 1 ? 'is' : 'are'} not in play.`,
	saysHouse: (o: { title: string; on: boolean }) => `switching ${o.on ? 'on' : 'off'} ${o.title}`,
	doneButton: 'Done',
	notDone: (o: { message: string }) => `Not done: ${o.message}`,
} as const);
