import { textsOf } from '@tilewright/schema';

/** The lines of a game in the terminal. The words that are typed are the same in every language. */
const playTexts = {
	help: [
		['1, 2, … or a key', 'take that option'],
		['options', 'all options, with their keys'],
		['board', 'the tiles that were laid, by column and row'],
		['scores', 'points, and who decides'],
		['why', 'the points of the last step that paid, line by line, with their rules'],
		['why not <key>', 'what stands against doing that'],
		['undo, redo', 'take back to your last decision, or again'],
		['go <n>, on', 'look at the game after n steps; go on from there'],
		['branches, branch <n>', 'other ways this game went; play one of them'],
		['note <text>', 'note something at this step'],
		['next <stream> <outcome>', 'choose what chance brings next'],
		['bot <name>', 'let a bot decide for you, once'],
		['open', 'show what this game hides from players'],
		['save <file>', 'write the game with all branches as a log (.yaml or .json)'],
		['quit', 'leave'],
	] as readonly (readonly [typed: string, meaning: string])[],
	over: (scores: string): string => `The game is over. ${scores}`,
	decides: (o: { name: string; prompt: string; inHand: string | undefined }): string =>
		`${o.name}: ${o.prompt}${o.inHand === undefined ? '' : ` (tile in hand: ${o.inHand})`}`,
	moreOptions: (n: number): string => `… and ${n} more: options`,
	noTile: 'No tile was laid yet.',
	row: (y: number): string => `row ${y}`,
	noPoints: 'Nobody has got points yet.',
	step: (n: number): string => `step ${n}`,
	nothingAgainst: (key: string): string => `Nothing stands against “${key}”, or no rule offers it.`,
	nothingThere: 'Nothing could be done there now.',
	turned: (degrees: number): string => `turned ${degrees}°`,
	anOption: 'an option',
	refused: 'refused',
	changedElsewhere: (paths: string): string => `${paths} changed; nothing of this game did.`,
	changed: (paths: string): string => `${paths} changed: the game goes on under the new rules.`,
	stopped: (o: { step: number; words: string; why: string }): string =>
		`Step ${o.step}, ${o.words}, does not fit: ${o.why}. The later steps are kept.`,
	pointsChanged: (changes: string): string => `Points: ${changes}.`,
	noBranch: 'This game has no other branch.',
	branch: (o: { from: number; more: number }): string => `after step ${o.from}, ${o.more} more`,
	rulesHaveErrors: (paths: string): string =>
		`${paths} changed, but there is an error in the rules now. The game goes on under the old ones.`,
	past: (o: { step: number; scores: string }): string =>
		`The game after step ${o.step}, ${o.scores}. “on” goes on from here.`,
	isOption: (key: string): string => `“${key}” is an option.`,
	usageOfGo: 'go <n>: the number of steps that were taken then',
	usageOfBot: (names: string): string => `bot <name>: ${names}`,
	usageOfWhyNot: 'why not <key>, or why not <column>/<row>',
	usageOfNext: (streams: string): string => `next <stream> <outcome>; streams here: ${streams}`,
	usageOfSave: 'save <file>: a file ending in .yaml or .json',
	hidden: 'This game hides things from its players, and a file would tell them: “open” first.',
	written: (path: string): string => `${path} written`,
	foreignGame: 'a game of another program',
	laterStepsKept: (why: string): string => `${why} The later steps are kept.`,
} as const;

export const playWords: typeof playTexts = textsOf('cli/play', playTexts);
