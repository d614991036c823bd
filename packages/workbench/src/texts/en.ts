import { textsOf } from '@tilewright/schema';

const texts = {
	isXml: 'XML; `tilewright import` makes a pack of a description of tiles',
	laterKept: (o: { stop: string }): string => `${o.stop} The later steps are kept.`,

	houseRules: 'House rules',
	wouldNot: (o: { message: string }): string => `the rules would not hold together: ${o.message}`,
	notLinked: 'The rules cannot be put together now.',
	noFile: (o: { file: string }): string => `There is no ${o.file}.`,
	noDeclaration: (o: { id: string }): string => `There is no “${o.id}” in these rules.`,
	notYaml: (o: { message: string; line: number }): string => `Line ${o.line}: ${o.message}`,
	noMapping: 'A declaration is a mapping of keys.',

	tileNoun: 'tile',

	titleWithout: (o: { name: string }): string => `Without ${o.name}`,
	titleSays: (o: { name: string; says: string }): string =>
		`${o.name}: ${o.says.replace(/^./u, (first) => first.toLowerCase())}`,
	titleAlso: (o: { name: string }): string => `${o.name}: something more`,
	titleAdded: (o: { name: string }): string => `Another ${o.name}`,
	momentSays: 'Something more can happen then.',
	/** Words of people for what can be made to happen at a moment, beside those of effects. */
	momentWords:
		'add give get gain happens every each player players with fewest least lowest most highest points leader behind piece pieces tile tiles 1 2 3 4 5 6 7 8 9 10',
	ruleAt: (o: { when: string }): string => `${o.when}.`,
	titleChanged: (o: { name: string; gone: string }): string =>
		o.gone === '' ? `${o.name} changed` : `${o.name}: no longer “${o.gone}”`,
	titleOther: (o: { name: string; isWorth: boolean }): string =>
		o.isWorth ? `${o.name}: another worth` : `${o.name} changed`,
	titleNumber: (o: { now: string; was: string }): string => `${o.now} instead of ${o.was}`,
	titleAndMore: (o: { title: string }): string => `${o.title} and more`,
	/** Words with which a part of a sentence begins that can be read alone. */
	clauseWords: 'if only otherwise unless when where while',
	clauseLinks: 'and or',
	otherCase: 'otherwise',
	/** Lines that go on with the line above them of the same depth. */
	thenHead: 'Then:',
	otherwiseHead: 'Otherwise:',
	/** Words at the beginning of a sentence that a short title leaves out. */
	worthWords: 'It is worth ',

	startsElsewhere: 'The game begins with other tiles on the board.',
	adds: (o: { name: string; sentences: string }): string => `“${o.name}”: ${o.sentences}`,

	alikeComparisons: {
		'less than': 'fewer than, under, below',
		'fewer than': 'less than, under, below',
		'more than': 'over, above',
		'at most': 'up to, no more than, maximum',
		'at least': 'no fewer than, no less than, minimum',
	},
	/** Words that say nothing about what is sought. */
	fillerWords:
		'a an the if when only then else and or are is be am was were been it its to of for that which this these those than ' +
		'must may might should can could would will shall do does did has have had get gets we you i they them their our my ' +
		'please want like allow allowed let lets rule rules how many much fewer less more with by in on at as from there s t',
	/** Words of a query for numbers; “one” is not among them, for it also stands for a thing. */
	spokenNumbers: {
		two: '2',
		three: '3',
		four: '4',
		five: '5',
		six: '6',
		seven: '7',
		eight: '8',
		nine: '9',
		ten: '10',
		triple: 'times 3',
		thrice: 'times 3',
		treble: 'times 3',
	},
	/** Words that mean nearly the same in a query. */
	sameWords: [
		'not no never none nothing without forbid forbidden ban except cannot unless',
		'touch next adjacent beside neighbour neighbor border along',
		'diagonal corner',
		'pay worth point score value',
		'finished complete closed done unfinished incomplete',
		'lay laid place put',
		'end over last finish',
		'start begin beginning',
		'piece figure pawn',
		'player person people everybody everyone seat',
		'turn round move',
		'draw take',
		'another extra additional second bonus double again',
		'fit match',
		'side edge',
	],

	/** Words around the name of a moment in a query: “at the end of each turn”. */
	articles: 'the a an each every',
	prepositionsOfMoments: 'at on in before after',

	/** Words of people for a choice of how many pieces there are. */
	supplyWords: (o: { names: readonly string[] }): string =>
		`number and supply of ${o.names.join(', ')}, pieces`,

	/** Words of people for where a piece may be, which are searched and not shown. */
	couldStandOn: (o: { sorts: readonly string[] }): string =>
		`It may claim, occupy, stand on, be put on and placed on ${o.sorts.join(', ')}.`,

	noScenario: 'This file is no scenario now.',
	noPosition: 'This is no position.',
	atLine: (line: number, message: string): string => `Line ${line}: ${message}`,
} as const;

export const english: typeof texts = textsOf('workbench', texts);
