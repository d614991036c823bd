import { textsOf } from '@tilewright/schema';

const benchTexts = {
	handwritten: 'The hand-written playout',
	engine: 'The engine',
	generated: 'Generated code',
	warmingUp: 'warming up',
	rounds: 'rounds',
	header: (o: { processor: string; node: string }): string =>
		`${o.processor}, Node ${o.node}; games per second of user time`,
	roundHeads: ['round', 'by hand', 'engine', 'ratio', 'generated code', 'ratio'],
	median: 'median',
	spread: (o: { median: string; least: string; most: string }): string =>
		`${o.median}, from ${o.least} to ${o.most}`,
	ratios: (o: { engine: string; generated: string }): string =>
		`ratio ${o.engine}; of generated code ${o.generated}`,
	errors: (o: { handwritten: string; engine: string; generated: string }): string =>
		`standard errors from the published means: by hand ${o.handwritten}; engine ${o.engine}; generated code ${o.generated}`,
	besideHeads: [
		'beside it',
		'engine',
		'times',
		'cost of a tile, times',
		'generated code',
		'times',
		'cost of a tile, times',
	],
	growthHeads: [
		'tiles',
		'engine µs per tile',
		'times',
		'generated code',
		'times',
		'by hand',
		'times',
	],
	slower: 'Slower than in the last run by more than a tenth:',
	studioHeads: ['what', 'found', 'budget', ''],
	over: 'over',
} as const;

export const benchWords: typeof benchTexts = textsOf('cli/bench', benchTexts);

const budgetTexts = {
	load: 'first load, until a game can be started (kB)',
	edit: 'changed text to repainted board, median (ms)',
	compile: 'of which compilation, median (ms)',
	task: 'any one task of the page (ms)',
	frame: 'time of a frame while the board moves, median (ms)',
} as const;

export const budgetWords: typeof budgetTexts = textsOf('cli/budgets', budgetTexts);

const lackingTexts = {
	playout: 'The hand-written playout to compare with',
	runInRepository: 'It is part of the repository and not of the installed command: run it there.',
	studio: 'The studio',
	ofRepository: 'It is part of the repository and not of the installed command.',
	builtStudio: 'The built studio',
	howBuilt: '`npm start` and `npm test` build it.',
	studioFigures: 'A measurement of the studio',
	browserFailed: (why: string): string => `The browser or the page did not go along: ${why}`,
	ended: (code: string): string => `it ended with ${code}`,
	png: 'What turns drawings into PNG',
	svgInstead: 'Write .svg instead.',
	folderQueue: 'a queue in a folder',
	newerNode: 'Use Node 22.13 or later.',
} as const;

export const lackingWords: typeof lackingTexts = textsOf('cli/lacking', lackingTexts);
