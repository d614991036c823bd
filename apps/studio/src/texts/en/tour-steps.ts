import { textsOf } from '@tilewright/schema';
import { table } from './play.ts';
import { rules } from './rules.ts';

interface TourWords {
	readonly name: string;
	readonly turn: string;
	readonly undo: string;
	readonly help: string;
	/** The title of the view to which a link leads. */
	readonly view: string;
}

const sentences = {
	wait: () => 'One moment …',
	view: ({ view }: TourWords) => `The next step is in another view: choose “${view}”.`,
	toCompare: ({ view }: TourWords) =>
		`Does a change make the game better? Let bots play many games with it and without it: choose “${view}”.`,
	toTiles: ({ view }: TourWords) => `Now draw on a tile: choose “${view}”.`,
	menu: ({ view }: TourWords) =>
		`The next step is in another view: open the ringed menu, and choose ${view} there.`,
	cell: ({ name }: TourWords) =>
		`It is ${name}’s turn in the middle of a game. Choose the ringed cell: the first click shows the tile there.`,
	lay: ({ turn }: TourWords) =>
		`Lay the tile with the ringed button, or with a second click on the cell. If it would finish nothing, turn it first (${turn}).`,
	pass: () => `A piece could be put on the tile now. This time choose “Pass”.`,
	confirm: () => `Choose “${table.confirm}”.`,
	endTurn: () => `The turn can still be taken back. Choose “${table.confirmTurn}” to end it.`,
	entry: () =>
		'The log shows every point. Choose the ringed line to see how its points came about.',
	score: () => 'Choose the ringed score to see how its points came about.',
	toRule: () => 'You reach the rule through a score: choose the ringed line of the log first.',
	toRuleByScore: () => 'You reach the rule through its points: choose the ringed score first.',
	change: () =>
		`Every point comes from a rule. Choose the ringed “${rules.change}”: the rule opens as a sentence.`,
	openAgain: () => `Choose “${rules.change}”, and then change a number of the rule.`,
	fill: () =>
		'Change the ringed number, from 1 to 2, say, and press Enter. The running game is counted anew at once.',
	done: () =>
		`Your change is in force, and is listed among your house rules. Choose “${rules.doneButton}”, and look at the scores.`,
	compare: () =>
		'Here many games are played under two sets of rules: A with your change, B without it. Choose the ringed button.',
	comparing: () =>
		'The games are being played now. Wait until all of them are: the more there are, the surer the figures.',
	read: ({ view }: TourWords) =>
		`The sentences under A and B say what your change does in many games. When you have read them, choose “${view}”: it is taken back there.`,
	undo: ({ undo }: TourWords) =>
		`The ringed arrow (${undo}) takes back what was done last in the game, a move or a rule: here your change. Watch the scores: the old ones return.`,
	undoMove: ({ undo }: TourWords) =>
		`The ringed arrow (${undo}) takes back what was done last in the game, a move or a rule. Take a move back; the arrow beside it brings it again.`,
	not: () =>
		'Cells with a cross take no tile now. Choose one: it says why, by which rule, and which side does not fit. Any place of the board answers so.',
	answer: () =>
		'This is the answer, with the rule that it follows from. Close it when you have read it.',
	stepBack: () =>
		'The arrows over the log take nothing back: they only show earlier moments. Go a step back with the ringed one. You can decide otherwise there, and what was played stays as a branch.',
	goOn: () => `You look at an earlier moment. Choose “${table.resumeHere}”, then decide otherwise.`,
	otherwise: () =>
		'Now choose another place on the board than before, or another button. What was played before stays as a branch of the log.',
	otherwisePiece: () =>
		'Now decide otherwise. Choose one of the ringed places for a piece, or “Pass”, whichever you did not do before. What was played before stays as a branch of the log.',
	layOtherwise: () => 'Choose the ringed button, and it is done.',
	log: () => 'Open the log with the ringed tab.',
	sheet: () => 'The log is behind the ringed button. Open it.',
	tile: () =>
		'Choose a tile to draw on. One that came with the studio is copied to a set of your own first; undo takes that away again.',
	draw: () =>
		'Drag from one side to another to draw on the tile; a click on a side draws there only. By keys: Enter on one side, Enter on another.',
	end: ({ help }: TourWords) =>
		`The menu leads to the other views. ${help} lists all keys, and starts this tour again.`,
} as const;

export type TourSentence = keyof typeof sentences;

export const tourSteps = textsOf('studio/tour-steps', {
	stepOf: (o: { step: number; steps: number }) => `${o.step} of ${o.steps}`,
	showMe: 'Show me',
	skip: 'Skip',
	stop: 'Stop the tour',
	finish: 'Finish',
	putAway:
		'What you tried on the tour is put away, and new games begin without it. You find it among the versions under Files.',
	whatNext: 'What next? Begin a game of your own, or change a rule.',
	putAwaySays: 'putting away what you tried on the tour',
	keepIt: 'Keep it',
	titles: {
		place: 'Lay a tile.',
		why: 'See why it scored.',
		change: 'Open the rule.',
		fill: 'Change it.',
		compare: 'Compare.',
		undo: 'Take it back.',
		not: 'Ask why not.',
		branch: 'Try it otherwise.',
		draw: 'Draw a tile.',
		end: 'That was the tour.',
	},
	says: sentences as Readonly<Record<TourSentence, (words: TourWords) => string>>,
} as const);
