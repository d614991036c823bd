import { textsOf } from '@tilewright/schema';

interface TourWords {
	readonly name: string;
	readonly turn: string;
	readonly undo: string;
	readonly help: string;
}

export const tour = textsOf('studio/tour', {
	tour: 'Tour',
	offer: 'New here?',
	offerSays:
		'Five minutes on a real game: lay a tile, see why it scored, change a rule, compare, draw a tile.',
	missing: 'The files hold no game the tour could be taken on.',
	start: 'Take the tour',
	resumeAt: (o: { step: number }) => `Go on at step ${o.step}`,
	notNow: 'Not now',
	stepOf: (o: { step: number; steps: number }) => `${o.step} of ${o.steps}`,
	showMe: 'Show me',
	skip: 'Skip',
	stop: 'Stop the tour',
	finish: 'Finish',
	titles: {
		place: 'Lay a tile.',
		why: 'See why it scored.',
		source: 'Go to the rule.',
		edit: 'Change it.',
		compare: 'Compare.',
		undo: 'Take it back.',
		not: 'Ask why not.',
		branch: 'Try it otherwise.',
		draw: 'Draw a tile.',
		end: 'That was the tour.',
	},
	steps: {
		place: ({ name, turn }: TourWords) =>
			`It is ${name}’s turn in the middle of a game. Choose the ringed cell, turn the tile until it fits (${turn}), confirm it, then pass and confirm the turn.`,
		why: () =>
			'The log shows every point. Choose the one that was just scored to see how it came about.',
		source: () =>
			'Each line leads to the rule it comes from. Choose “Where it is written”: the editor opens there.',
		edit: () =>
			'Change the number the line multiplies with, from 1 to 2, say. The game is counted anew while you type: watch the scores.',
		compare: () =>
			'Compare plays many games under two sets of rules. A is your rules with the edit, B is the base game without it. Choose Play there.',
		undo: ({ undo }: TourWords) =>
			`The arrow takes back what was done last, a step or an edit (${undo} outside of the text). Take back your edit; the old scores return.`,
		not: () =>
			'Cells with a cross take no tile now. Choose one: it says why, and by which rule. Any place of the board answers so.',
		branch: () =>
			'Go a step back in the log (◀), go on from there, and decide otherwise. What was played stays as a branch of the log.',
		draw: () =>
			'In Tiles, choose a tile and drag from side to side to draw on it. A tile that came with the studio is copied to a set of your own first; undo takes that away again.',
		end: ({ help }: TourWords) =>
			`The menu leads to the other views. ${help} lists all keys, and starts this tour again.`,
	},
} as const);
