import { textsOf } from '@tilewright/schema';
import { words } from '#words';
import { counted, nouns } from './words.ts';

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

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
		base: 'the base game, default rules',
		disk: words.without,
		plain: 'without house rules',
		composed: 'as they are chosen on Rules',
		own: 'another choice …',
	} satisfies Record<string, string>,
	rulesOfGame: 'the rules of the running game',
	rulesOfSetup: 'the rules of the next game',
	bots: 'Bots at every seat',
	botsOf: (o: { name: string }) => `Bots at the seats of ${o.name}`,
	edition: (o: { name: string }) => `Edition of ${o.name}`,
	packs: 'Packs',
	detail: 'Rules in detail',
	same: 'Both sides are chosen alike: choose something else for one of them.',
	twins:
		'A and B come to the same rules, played by the same bots: every game would be the same. Nothing was played.',
	differ: 'A and B differ in',
	inBoth: (o: { a: string; b: string }) => `A: ${o.a} · B: ${o.b}`,
	sameRules:
		'A and B are the same rules: every game would be the same. Choose something else for one of them.',
	differInEdits: 'A and B make the same choices. They differ where files were edited.',
	tooFewGames: (o: { games: number; fewest: number }) =>
		`${counted(o.games, nouns.game)} of each side are too few for a verdict: it takes at least ${o.fewest} games that come out differently.`,
	playEnough: (o: { games: number }) => `Choose ${counted(o.games, nouns.game)}`,
	/** A sentence with a gap is filled; of anything else the word for it follows. */
	sideHas: (o: { what: string; has: string }) => {
		const what = o.what.replace(/\.$/, '');
		if (o.has === '') return what;
		return what.includes('…') ? what.replace('…', o.has) : `${what}: ${o.has}`;
	},
	moreDifferences: (o: { count: number }) => `and ${o.count} more`,

	games: 'Games for each side',
	play: 'Play the games',
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
		'The decks differ, so the games of one side as a whole are compared with those of the other.',
	many95: (o: { rows: number }) =>
		`In 95 of 100 such comparisons the true figure lies in its range, however often you look, so you may stop at any time. A row has a range once A and B differ in 64 games. With ${o.rows} rows, some would look different by chance alone; a row in bold differs beyond that.`,
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
	waiting:
		'Each figure will come with the range in which it lies. The range gets narrower with each game.',
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
	largestOf: (o: { what: string; says: string }) => `${o.what}, A less B. ${o.says}`,
	notOpened: 'This game could not be played again.',
	pictures: 'In pictures',
	pageTitle: (o: { a: string; b: string }) => `${o.a} against ${o.b}`,
	facts: { games: 'Games', bots: 'Bots', rules: 'Rules' },
	gamesOfSeeds: (o: { games: number; from: number; to: number }) =>
		`${counted(o.games, nouns.game)} of either side, with the seeds ${o.from} to ${o.to}`,

	house: 'House rules, one by one',
	houseSays: (o: { name: string }) =>
		`The rules of ${o.name} with each house rule, and the same without it. So you see what each does by itself.`,
	houseRun: 'Measure each house rule',
	houseChange: (o: { title: string; name: string; after: readonly string[] }) =>
		`${o.title}, ${o.name}${o.after.length === 0 ? '' : `: ${o.after[0]!.trim()}`}`,
	allOfHouse: (o: { title: string }) => `${o.title}, all changes together`,
	houseTwin: 'It changes nothing under these rules.',
	houseWaiting: 'Its turn comes.',
	withRule: 'With it, the game',
	withoutRule: 'Without it, the game',

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
	nothing: 'No difference can be distinguished from chance yet.',

	fresh: 'Begin a new game',
	played: 'With the decisions of this game',
	bot: 'Bot',
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
