import type { Certainty } from '@tilewright/lab';
import { textsOf } from '@tilewright/schema';
import { words } from '#words';
import { counted, listed, nouns } from './words.ts';

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

const baseWith = ({ packs }: { packs: readonly string[] }): string =>
	listed(['the base game', ...packs]);

export const compare = textsOf('studio/compare', {
	title: 'Compare',
	says: 'Two rule sets: in many games of bots, or decision by decision.',
	ways: 'Ways to compare',
	many: 'Many games',
	pair: 'Side by side',
	branches: 'Two branches',

	side: (o: { name: string }) => `Rules of ${o.name}`,
	origin: (o: { name: string }) => `Where the rules of ${o.name} come from`,
	origins: {
		base: 'the base game alone, as printed',
		disk: words.without,
		printed: 'the same packs, as printed',
		plain: 'your choices, without house rules',
		composed: 'what is chosen on Rules for the next game',
	} satisfies Record<string, string>,
	variationOf: (o: { rules: string }) => `a variation of ${o.rules} …`,
	rulesOfGame: 'the rules of the running game',
	rulesOfSetup: 'the rules of the next game',
	bots: 'Bots that play',
	botsOf: (o: { name: string }) => `Bots that play ${o.name}`,
	edition: (o: { name: string }) => `Edition of ${o.name}`,
	packs: 'Packs',
	packsChosen: (o: { chosen: number; all: number }) => `Packs: ${o.chosen} of ${o.all} chosen`,
	housesOn: (o: { on: number; all: number }) => `House rules: ${o.on} of ${o.all} switched on`,
	detail: 'Rules in detail',
	detailChanged: (o: { changed: number }) => `Rules in detail: ${o.changed} changed`,
	same: 'Both sides are chosen alike: choose something else for one of them.',
	twins:
		'A and B come to the same rules, played by the same bots: every game would be the same. Nothing was played.',
	certainty: {
		'no game': 'No game has ended yet.',
		same: 'Every game came out the same with both so far.',
		'too few':
			'These are too few games to say how sure the differences are, or whether games are longer or fairer with A or with B.',
		chance:
			'The measured differences may all be chance: each range that is known contains 0. More games make the ranges narrower.',
		doubtful:
			'Some ranges leave out 0. Among so many rows that may happen by chance: more games will tell.',
		differs: '',
	} satisfies Record<Certainty, string>,
	meanings: {
		with: (o: { name: string }) => `with ${o.name}`,
		withIt: 'with it',
		withoutIt: 'without it',
		longer: (o: { side: string; is: string; other: string; isOther: string }) =>
			`So a game takes longer ${o.side}, counted in decisions: ${o.is}, and ${o.isOther} ${o.other}.`,
		asLong: (o: { a: string; b: string }) => `So a game is as long ${o.a} as ${o.b}.`,
		noLonger: (o: { a: string; b: string }) =>
			`So these games do not show that a game takes longer ${o.a} or ${o.b}.`,
		lengthOpen: (o: { a: string; b: string }) =>
			`Too few games differ in this to say whether a game takes longer ${o.a} or ${o.b}.`,
		fairer: (o: { side: string; wins: string; other: string; winsOther: string }) =>
			`So the game is fairer ${o.side}: whoever begins wins ${o.wins} of a hundred games there, and ${o.winsOther} ${o.other}.`,
		asFair: (o: { a: string; b: string }) => `So the game is as fair ${o.a} as ${o.b}.`,
		noFairer: (o: { a: string; b: string }) =>
			`So these games do not show that the game is fairer ${o.a} or ${o.b}.`,
		fairnessOpen: (o: { a: string; b: string }) =>
			`Too few games differ in this to say whether the game is fairer ${o.a} or ${o.b}.`,
		seat: (o: { seat: number; side: string }) =>
			`So it is worth more ${o.side} to be number ${o.seat} in the order of turns.`,
		later: 'What follows from the figures is said when the games are over or stopped.',
	},
	moreGames: (o: { games: number }) => `Play ${counted(o.games, nouns.game)}`,
	moreGamesSay: (o: { fewest: number; differing: number }) =>
		`To tell how sure the points are, they must differ in ${o.fewest} games. So far they do in ${o.differing}.`,
	differ: 'A and B differ in',
	inBoth: (o: { a: string; b: string }) => `A: ${o.a} · B: ${o.b}`,
	sameRules:
		'A and B are the same rules: every game would be the same. Choose something else for one of them.',
	differInEdits:
		'A and B make the same choices. They differ only where files of their packs were edited.',
	tooFewGames: (o: { games: number; fewest: number }) =>
		`${counted(o.games, nouns.game)} of each side show what differs, but not how sure it is. A range that can be trusted takes at least ${o.fewest} games that come out differently.`,
	playEnough: (o: { games: number }) => `Choose ${counted(o.games, nouns.game)}`,
	/** A sentence with a gap is filled; of anything else the word for it follows. */
	sideHas: (o: { what: string; has: string }) => {
		const what = o.what.replace(/\.$/, '');
		if (o.has === '') return what;
		return what.includes('…') ? what.replace('…', o.has) : `${what}: ${o.has}`;
	},
	moreDifferences: (o: { count: number }) => `and ${o.count} more`,

	games: 'Games for each side',
	play: 'Compare A and B',
	playSays:
		'Bots play both sides. The figures say which side pays more, takes longer and is fairer.',
	toOneByOne: 'Measure each change by itself',
	preparing: 'The rules are put together …',
	stop: 'Stop',
	progress: (o: { done: number; all: number }) => `${o.done} of ${counted(o.all, nouns.game)}`,
	stopped: (o: { games: number }) =>
		`Stopped after ${counted(o.games, nouns.game)} of either side.`,
	paired: 'Games with the same seed are compared in pairs, so both sides get the same deck.',
	excluded: (o: { games: number; seeds: string }) =>
		o.games === 1
			? `A fault ended one game, and it is excluded: seed ${o.seeds}. It counts against its rules.`
			: `A fault ended ${o.games} games, and they are excluded: seeds ${o.seeds}. They count against their rules.`,
	manyExcluded:
		'So many games are excluded that every figure may be wrong. Mend the fault before you rely on this result.',
	apart:
		'A and B have different decks, so no game of A belongs to a game of B: the averages of all games are compared.',
	many95: (o: { rows: number }) =>
		`In 95 of 100 comparisons the true difference lies in its range. You may look and stop at any time. A row gets its range once A and B differ in 64 games; until then it says “too few games”. Among ${o.rows} rows some may differ by chance. Those in bold differ too clearly for that.`,
	botsTell: {
		title: 'What these games can tell, and what not',
		random:
			'Bots that choose at random show what luck alone does. They say nothing about good play.',
		oneMove:
			'These bots take what is best right after their move. So the games show what rules pay to such players. What must be planned over several turns, or pays only at the end, is worth more to people than to them.',
		ahead:
			'These bots think their turn through, or further. The games show what rules pay to players who want points.',
		never:
			'No bot bargains, bluffs, gets bored or has fun: how a rule feels at a table you find out by playing it.',
	},
	named: (o: { side: string; is: string }) => `${o.side} (${o.is.replace(/ …$/, '')})`,
	outdated: ([a, b]: readonly string[]) =>
		`These figures are of ${a} and ${b}. What is chosen above has changed since: play again to compare it.`,
	ofExample:
		'These figures belong to the example or the tour that you looked at, not to your rules.',
	waiting:
		'Each figure will come with its range: in 95 of 100 comparisons the true figure lies in it. More games make the ranges narrower.',
	what: 'What',
	meanA: 'A',
	meanB: 'B',
	difference: 'A − B',
	interval: '95 %',
	picture: 'Range',
	to: (o: { low: string; high: string }) => `${o.low} to ${o.high}`,
	neverDiffers: 'never differs',
	tooFew: 'too few games',
	legend: 'What A and B are',
	sentences: 'In sentences',
	results: 'What differs',
	allRows: (o: { rows: number }) =>
		`Show ${counted(o.rows, { one: 'more figure', other: 'more figures' })}`,
	fewerRows: 'Show only the most telling figures',
	asCsv: 'Save as CSV',
	asJson: 'Save as JSON',
	asPage: 'Save as a page',
	keep: 'Keep this result',
	show: 'Games to open',
	largest: {
		gain: (o: { by: string }) => `Largest gain: ${o.by}, open that game`,
		loss: (o: { by: string }) => `Largest loss: ${o.by}, open that game`,
	},
	/** Of games won, the largest gain of one game is always the whole game. */
	won: { gain: 'Won only with A, open that game', loss: 'Won only with B, open that game' },
	highest: (o: { side: string; is: string }) => `Most with ${o.side}: ${o.is}, open that game`,
	perSeat: (o: { is: string }) => `${o.is} per player`,
	wonBy: (o: { side: string }) => `Won with ${o.side}, open that game`,
	highestOf: (o: { what: string; says: string }) => `${o.what}. ${o.says}`,
	largestOf: (o: { what: string; says: string }) => `${o.what}, A less B. ${o.says}`,
	notOpened: 'This game could not be played again.',
	pictures: 'In pictures',
	pageTitle: (o: { a: string; b: string }) => `${o.a} against ${o.b}`,
	facts: { games: 'Games', bots: 'Bots', rules: 'Rules' },
	gamesOfSeeds: (o: { games: number; from: number; to: number }) =>
		`${counted(o.games, nouns.game)} of either side, with the seeds ${o.from} to ${o.to}`,

	printedOnly: (o: { packs: readonly string[] }) =>
		`The printed rules of ${baseWith(o)}: no house rules, every choice as it comes.`,
	printedWith: (o: { packs: readonly string[] }) => `The printed rules of ${baseWith(o)}, and:`,
	house: 'Each change by itself',
	houseSays:
		'The games above say what all changes do together. Here each of them is measured by itself: alone, and among the others. The two differ where changes work together.',
	houseChanges: (o: { name: string }) => `The rules of ${o.name} differ from the printed rules in:`,
	houseRunAll: (o: { changes: number }) =>
		o.changes > 1 ? 'Measure each of them' : 'Measure this change',
	houseRunOne: 'Measure this',
	houseRunOnly: (o: { title: string }) => `Measure this: ${o.title}`,
	houseGoOn: 'Go on',
	houseStopped:
		'Measuring was stopped. What was measured stays, and the rest can be measured, too.',
	houseOthersRun:
		'What is chosen above has changed since this began. Measuring goes on with the rules it began with.',
	houseGames: (o: { comparisons: number; games: number }) =>
		`${counted(o.comparisons, nouns.comparison)} of ${o.games} games of either side: ${counted(2 * o.comparisons * o.games, nouns.game)} in all.`,
	alone: (o: { packs: readonly string[] }) =>
		`Alone: the printed rules of ${baseWith(o)} with it, and without it`,
	onlyAlone: (o: { packs: readonly string[] }) => `Against the printed rules of ${baseWith(o)}`,
	among: 'Among the others: everything that is chosen, and the same without it',
	allChanges: 'All of these together',
	choice: (o: { says: string }) => `Choice: ${o.says}`,
	houseChange: (o: { title: string; name: string; after: readonly string[] }) =>
		`House rule: ${o.title}, ${o.name}${o.after.length === 0 ? '' : `: ${o.after[0]!.trim()}`}`,
	allOfHouse: (o: { title: string }) => `House rule: ${o.title}, all its changes together`,
	houseOutdated:
		'These figures are of other rules than are chosen above now. Measure again to see what each of them does now.',
	houseNever: (o: { games: number }) =>
		`It made no difference in ${counted(o.games, nouns.game)}. More games help only if the rule comes into play in some of them.`,
	houseDiffers: (o: { differing: number; games: number }) =>
		o.differing === o.games
			? `It made a difference in each of ${counted(o.games, nouns.game)}.`
			: `It made a difference in at least ${o.differing} of ${counted(o.games, nouns.game)}.`,
	houseRare: 'More games help only if it comes into play more often.',
	houseFew: (o: { fewest: number }) =>
		`These are too few games to say how sure this is, or whether a game is longer or fairer with it: at least ${o.fewest} must come out differently.`,
	houseTwin: 'It changes nothing under these rules.',
	houseWaiting: 'This is measured after those above.',

	keptTitle: 'Kept results',
	kept: 'The result is kept in this browser.',
	notKept: 'The browser does not let this page keep it.',
	keptGames: (o: { games: number }) => `${counted(o.games, nouns.game)} of either side`,
	showKept: 'Show',
	showKeptNamed: (o: { a: string; b: string }) => `Show the result of ${o.a} against ${o.b}`,
	forget: 'Forget',
	forgetNamed: (o: { a: string; b: string }) => `Forget the result of ${o.a} against ${o.b}`,
	forgotten: 'The result is forgotten.',
	takeBack: 'Take it back',

	fresh: 'Begin a new game',
	played: 'With the decisions of this game',
	bot: 'Let a bot decide:',
	oneMove: 'One move',
	tenMoves: 'Ten moves',
	toEnd: 'To the end',
	step: (o: { step: number; all: number }) => `Step ${o.step} of ${o.all}`,
	steps: 'Step that is shown',
	board: (o: { name: string }) => `Game of ${o.name}`,
	together: (o: { steps: number }) =>
		o.steps === 0
			? 'Both stand at the beginning: what you decide on one side is decided on the other.'
			: `Together for ${counted(o.steps, nouns.step)}: what you decide on one side is decided on the other.`,
	parted: (o: { step: number; a: string; b: string }) =>
		`They part after ${counted(o.step, nouns.step)}. A: ${withoutStop(o.a || 'over')}. B: ${withoutStop(o.b || 'over')}. Each goes on alone.`,
	notPlayedOn: (o: { name: string }) =>
		`${o.name} waits there. Decide for it on its board, or let a bot go on.`,
	playToEnd: (o: { name: string }) => `Let a bot play ${o.name} to the end`,
	branchesPart: (o: { step: number; a: string; b: string }) =>
		`They part after ${counted(o.step, nouns.step)}. A: ${withoutStop(o.a || 'ends')}. B: ${withoutStop(o.b || 'ends')}.`,
	decides: (o: { name: string; prompt: string }) => `${o.name}: ${o.prompt}`,
	over: 'The game is over.',
	confirm: 'Confirm',
	points: 'Points',
	pointsOf: (o: { name: string; a: number; b: number }) => `${o.name}: A ${o.a}, B ${o.b}`,
	overTime: 'Points over time',
	chart: (o: { names: string }) =>
		`Points of ${o.names} after every step, A drawn through, B dashed`,
	payments: 'Payments that differ',
	bothPlayed: (o: { step: number }) => `Up to step ${o.step}, as far as both were played.`,
	alike: (o: { alike: number }) =>
		`${counted(o.alike, { one: 'payment is', other: 'payments are' })} the same.`,
	noDifference: 'Every payment is the same so far.',
	nothingPaid: 'nothing',
	after: (o: { step: number; name: string }) => `step ${o.step}, ${o.name}`,
	whichBranch: (o: { name: string }) => `Branch of ${o.name}`,
	branch: (o: { id: number; shown: boolean }) => `Branch ${o.id}${o.shown ? ' (shown)' : ''}`,
	oneBranchOnly:
		'This game has only one branch. Go back to an earlier moment and decide otherwise.',
	noGame: 'No game is running: begin one under Play.',
	findings: 'What keeps the rules from being used',
} as const);
