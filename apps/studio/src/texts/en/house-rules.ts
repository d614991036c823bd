import { textsOf } from '@tilewright/schema';
import { counted, listed, nouns } from './words.ts';

const change = { one: 'change', other: 'changes' } as const;

/** Keys of rules as the composer names them; another key is named as it is written. */
const keyNames: Readonly<Record<string, string>> = {
	add: 'what is added',
	and: 'what must hold as well',
	at: 'where',
	case: 'which case',
	complete: 'when it is complete',
	count: 'how many',
	each: 'points for each',
	features: 'which features',
	from: 'from where',
	if: 'test',
	in: 'for each of these',
	key: 'one more number that decides',
	piece: 'which piece',
	pieces: 'which pieces',
	points: 'how many points',
	power: 'strength',
	reach: 'cells in reach',
	set: 'the answer instead',
	that: 'what must hold',
	tile: 'which tile',
	to: 'where to',
	union: 'what belongs to it as well',
	until: 'until when',
	value: 'value',
	when: 'condition',
	where: 'which of them a player may choose',
	while: 'how long',
	who: 'who decides',
};

/** Keys that mean something else in one operation. */
const operationKeyNames: Readonly<Record<string, string>> = {
	' when': 'when this happens at all',
	'draw-tile rest': 'where passed tiles go',
	'place at': 'where the chosen piece is put',
	'place-tile at': 'where the chosen tile is laid',
	'order by': 'by what',
	'order from': 'who is first',
	'round-robin start': 'who begins',
	'run seat': 'whose turn it is',
	'score ledger': 'whose points',
	'score to': 'who gets the points',
	'set of': 'whose value',
	'set to': 'new value',
	'transfer from': 'who pays',
	'transfer to': 'who gets the points',
};

/** Their names already say what they belong to. */
const ofPlaced: ReadonlySet<string> = new Set(['place at', 'place-tile at']);

const listOfNames = new Set(['among', 'let', 'with', 'define']);

const placeName = ({ of, key }: { of: string; key: string }): string => {
	if (of === 'among') return `what there is to choose from: ${keyNames[key] ?? key}`;
	if (of === 'equivalent-by') return 'options alike in this are one option';
	if (listOfNames.has(of) && keyNames[key] === undefined) return `“${key}”`;
	const name = operationKeyNames[`${of} ${key}`] ?? keyNames[key] ?? key;
	return [
		listOfNames.has(of) || ofPlaced.has(`${of} ${key}`)
			? ''
			: lineName({ id: of }).replaceAll('-', ' '),
		name,
	]
		.filter((word) => word !== '')
		.join(': ');
};

/** A list of ids by its key. */
const listNames: Readonly<Record<string, string>> = { 'stands-on': 'Where it may stand' };

/** A line of points that was added has an id of the form `more2`. */
const lineName = (o: { id: string }): string => o.id.replace(/^more(?=\d*$)/, 'added line ').trim();

/** Texts of the composer of house rules. */
export const houseRules = textsOf('studio/house-rules', {
	/** Keys on the way to a value, as people call them; those without words stand for themselves. */
	valueWords: {
		value: '',
		each: 'points for each',
		count: 'how many',
		when: 'only when',
		limit: '',
		times: 'how often at most',
		void: 'it pays nothing',
		elements: '',
	} as Readonly<Record<string, string>>,
	/** Values of two keys that say more together. */
	valuePaths: {
		'scale times': 'multiplied by',
		'scale over': 'divided by',
	} as Readonly<Record<string, string>>,
	newHouse: 'New house rule',
	newHouseSays:
		'Look for the rule that should be different, and change it in its sentence. Or take a house rule that is ready. For something new, look for the moment at which it happens, such as “start of the turn”, and let it do more there (“And also do …”). A copy of a rule can do something else (“Another one like it”).',
	readySays: 'It changes this:',
	readyCopySays: 'Switch it on as it is, or change a copy of it in its sentences.',
	switchOn: 'Switch it on',
	backToSearch: 'Back to the search',
	helperKinds: (o: { count: number }) =>
		`${counted(o.count, { one: 'kind', other: 'kinds' })} that no tile shows`,
	helperKindsSay:
		'Other kinds are built on some of these and take over what is changed here; pieces or other rules make the rest.',
	detailsBeside:
		'Much can be chosen without a house rule: how many pieces, what is worth how much.',
	toDetails: 'Go to the choices',
	tabs: 'Views of the rules',
	inForce: 'In force',
	inForceNext: 'As chosen',
	house: 'House rules',

	showIt: 'Show it',
	showHouse: (o: { title: string }) => `Show the house rule ${o.title} among the rules`,
	houseNone:
		'No house rules yet. Whatever is shown with “Change” can be changed: a line of points, an option’s rule, a reason for a refusal, a rule in this list.',
	houseReady: 'Ready to use',
	houseMissing: (o: { id: string }) =>
		`The house rules “${o.id}” are switched on, and there is no such file.`,
	takeOut: 'Take out',
	inForceNow: 'In force',
	entryOff: (o: { name: string }) => `${o.name} is made`,
	comesWith: 'It comes with the game: it can be switched off, or copied and changed.',
	copy: 'Copy and change',
	copyNamed: (o: { title: string }) => `Copy and change ${o.title}`,
	copyTitle: (o: { title: string }) => `${o.title}, changed`,
	saysCopy: (o: { title: string }) => `copy of ${o.title}`,
	edit: 'Edit',
	switchOnAndEdit: 'Switch on and edit',
	switchOnEntry: (o: { name: string }) => `Switch on and edit the change of ${o.name}`,
	editEntry: (o: { name: string }) => `Edit the change of ${o.name}`,
	drop: 'Delete',
	dropEntry: (o: { name: string }) => `Delete the change of ${o.name}`,
	rename: 'Name',
	houseTitle: 'Name',
	houseSays: 'What they change, in a sentence',
	open: 'Open the text',
	remove: 'Delete these house rules',
	noChanges: 'They change nothing yet.',
	changes: (o: { count: number }) => counted(o.count, change),
	entry: {
		set: (o: { value: string }) => `is ${o.value}`,
		disable: () => 'is left out',
		replace: () => 'is rewritten',
		patch: () => 'is changed',
		add: () => 'is added',
		count: (o: { value: string }) => `lies in the deck ${o.value} times`,
		copies: (o: { value: string }) => `${o.value} sets of its tiles`,
		'leave-out': () => 'is left out of the deck',
		order: (o: { value: string }) => `comes before ${o.value}`,
	},
	entrySays: (o: { name: string; what: string }) => `${o.name} ${o.what}.`,
	moreChanges: (o: { count: number }) =>
		`And ${counted(o.count, { one: 'more change', other: 'more changes' })}.`,
	newTitle: 'House rule',
	saysSet: (o: { name: string; value: string }) => `house rule: ${o.name}: ${o.value}`,
	saysDisable: (o: { name: string }) => `house rule: without ${o.name}`,
	saysText: (o: { name: string }) => `house rule: ${o.name} rewritten`,
	saysAdd: (o: { name: string }) => `house rule: ${o.name} added`,
	saysChosen: (o: { sentence: string }) => `house rule: ${o.sentence.replace(/\.$/, '')}`,
	saysSwitch: (o: { name: string; on: boolean }) =>
		`switching ${o.on ? 'on' : 'off'} the house rule of ${o.name}`,
	saysDrop: (o: { name: string }) => `deletion of the house rule of ${o.name}`,
	saysNamed: (o: { title: string }) => `name of ${o.title}`,
	saysRemove: (o: { title: string }) => `deletion of ${o.title}`,

	dialogTitle: (o: { name: string }) => `Change: ${o.name}`,
	into: 'Keep the change in',
	intoNew: 'A house rule of its own',
	intoOff: (o: { title: string }) => `${o.title} (switched on then)`,
	intoTitle: 'Name',
	titledByChange: 'By what it changes',
	dialogGame:
		'The running game is counted anew from its start under the change. Moves that it forbids are left out and named, and Undo brings them back.',
	dialogLoading: 'Loading…',
	dialogNone: 'Nothing under this name can be changed.',
	dialogWaits: (o: { button: string }) =>
		`This rule is not in the running game yet. Close this window and press “${o.button}” first.`,
	values: 'Values',
	sentences: 'The rule in words',
	sentencesSay: 'What is underlined can be changed.',
	saysFilled: (o: { name: string }): string => `house rule: ${o.name} changed`,
	/** The name of a blank: the words before it say what it is for. */
	blank: (o: { before: string; label: string }): string => `${o.before.trim()} … ${o.label}`,
	wholeNumbers: 'Only whole numbers can stand here.',
	seekHalf: 'Search for half of it',
	/** The query that finds halves. */
	half: 'half',
	places: 'Conditions and values',
	lineName,
	listName: (o: { key: string }): string => listNames[o.key] ?? o.key,
	placeName,
	and: 'and',
	onlyWhen: 'Only when …',
	andOnlyWhen: 'And only when …',
	addCondition: (o: { of: string; key: string; text: string }): string =>
		`${o.text === '' ? 'Only' : 'And only'} when …: ${placeName(o)}`,
	orWhen: 'Or when …',
	orCondition: (o: { of: string; key: string }): string => `Or when …: ${placeName(o)}`,
	usage: (o: { name: string; sentence: string }): string => `As in “${o.name}”: ${o.sentence}`,
	other: 'Other …',
	otherValue: (o: { of: string; key: string }): string => `Other …: ${placeName(o)}`,
	removeTerm: 'Remove',
	removeCondition: (o: { of: string; key: string }): string => `Remove: ${placeName(o)}`,
	effects: 'What it does',
	alsoDo: 'And also do …',
	alsoDoAt: (o: { moment: string }): string => `And also do …: ${o.moment}`,
	moments: 'The order of play',
	momentsSay:
		'Something more can happen at each of these moments. It is a rule of its own, and its sentence can be changed next.',
	moment: (o: { title: string; says: string }): string =>
		o.says === '' ? o.title : `${o.title}: ${o.says}`,
	momentHas: (o: { rules: readonly string[] }): string =>
		`Happens then already: ${o.rules.join('; ')}`,
	otherEffect: (o: { effect: string }): string => `Other …: ${o.effect}`,
	removeEffect: (o: { effect: string }): string => `Remove: ${o.effect}`,
	effectHint: 'Search for what happens: another turn, points, take back',
	offerHint: 'Search by words and numbers, or write a formula',
	offerClose: 'Cancel',
	offersHere: (o: { all: number }): string => `${o.all} can stand here.`,
	likeliest: (o: { all: number }): string =>
		`These are the likeliest of ${o.all}. Type words to find others.`,
	offersFound: (o: { shown: number; isAll: boolean }): string =>
		o.isAll
			? `${o.shown} ${o.shown === 1 ? 'has' : 'have'} these words.`
			: `The ${o.shown} that fit these words best. More words find fewer.`,
	offerGroups: {
		taken: 'Chosen before',
		used: 'In these rules already',
		near: 'About the things of this rule',
		other: 'Others',
	},
	offersNear: (o: { count: number; unknown: readonly string[] }): string => {
		const lacks =
			o.unknown.length === 0
				? 'Nothing has all these words.'
				: `Nothing has ${listed(o.unknown.map((word) => `“${word}”`))}.`;
		return o.count === 0
			? `${lacks} Try a word for what it is about, or “at least 3” and a word. An empty field lists all that can stand here.`
			: `${lacks} These come nearest:`;
	},
	formulaFits: 'This can stand here.',
	useFormula: 'Take it as it is written.',
	likelyFix: 'Correct it',
	writeFix: 'Writes the likely fix into the field.',
	example: 'Before and after',
	exampleSeeking: (o: { games: number }) =>
		`Looking for an example in games of bots … ${o.games} so far.`,
	exampleNone: 'In 60 games of bots this made no difference.',
	exampleStopped: 'The search was stopped.',
	exampleStop: 'Stop',
	exampleAt: (o: { steps: number; name: string; words: string }) =>
		o.steps === 0
			? 'An example game of bots, at its beginning:'
			: `An example game of bots, not yours, after ${counted(o.steps, nouns.step)}. The last was by ${o.name} (${o.words}).`,
	exampleWithout: 'Before the change',
	exampleWith: 'After the change',
	exampleScores: (o: { scores: readonly { name: string; points: number }[] }) =>
		o.scores.map(({ name, points }) => `${name} ${points}`).join(', '),
	exampleOver: 'The game is over.',
	exampleSameBoard: 'No difference on this board: what differs is what comes next.',
	exampleOutlined:
		'An outline marks a place that only this side offers, or that only this side pays for.',
	endsGame: (o: { steps: number }) =>
		o.steps === 0
			? 'With this rule the game ends at once.'
			: `With this rule a game ends after ${counted(o.steps, nouns.step)}; without it the game goes on.`,
	lostInPlay: (o: {
		games: number;
		says: readonly string[];
		putAway?: { before: number; after: number; tiles: number };
	}) =>
		[
			o.says.length > 0 &&
				`In ${counted(o.games, nouns.game)} of bots this was offered without the rule, and never with it: ${o.says.map((says) => says.replace(/\.$/, '')).join('; ')}.`,
			o.putAway &&
				`In ${counted(o.games, nouns.game)} of bots ${o.putAway.after} of ${o.putAway.tiles} tiles fitted nowhere with the rule and were put away: ${o.putAway.before} without it.`,
		]
			.filter(Boolean)
			.join(' '),
	courseInPlay: (o: {
		games: number;
		turns?: { before: number; after: number };
		again?: { before: number; after: number };
		several?: { before: number; after: number };
		laid?: { before: number; after: number };
	}) => {
		const number = (of: { before: number; after: number } | undefined, what: string): string[] =>
			of ? [`${what} ${of.after} instead of ${of.before}`] : [];
		return `Not only points differ. In ${counted(o.games, nouns.game)} of bots with the rule: ${[
			...number(o.turns, 'turns'),
			...number(o.again, 'turns of a player right after an own turn'),
			...number(o.several, 'turns in which several tiles were laid'),
			...number(o.laid, 'tiles laid'),
		].join('; ')}.`;
	},
	exampleOnly: (o: { only: readonly string[] }) =>
		`Offered only here: ${o.only.slice(0, 4).join('; ')}${o.only.length > 4 ? `; ${o.only.length - 4} more` : ''}.`,
	another: 'Another one like it',
	anotherSays: 'A copy stands beside this rule and is changed next.',
	scaleWorth: 'Half of all that it pays',
	scaleWorthSays: 'Then choose when, or another part than half.',
	worthOf: (o: { name: string }) => `the worth of ${o.name}`,
	anotherLine: 'Another line of points',
	anotherLineSays: 'Adds a line of 1 point. Then change it in its sentence.',
	valueAt: (o: { path: string }) => o.path,
	choices: 'Choices it reads',
	leaveOut: 'Leave it out',
	leaveOutSays: 'The rule is not in force any more.',
	ownText: 'Its text',
	apply: 'Apply',
	writeAnew: 'Put this text in its place',
	addBeside: 'Add it as another',
	newId: 'Id of the new one',
	idTaken: (o: { id: string }) => `“${o.id}” is taken already.`,
	idWrong: 'An id is letters and digits, beginning with a small letter.',
	atOnce: 'Changes apply at once. Undo takes them back.',
	applying: 'Applying …',
	done: (o: { says: string }) => `Applied: ${o.says}.`,
	notLinked: 'The rules cannot be put together now.',
} as const);
