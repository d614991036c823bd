import { textsOf } from '@tilewright/schema';
import { counted, listed, nouns } from './words.ts';

const point = { one: 'point', other: 'points' } as const;

export const points = textsOf('studio/points', {
	bySource: 'Points by source',
	together: 'Together',
	whyOf: (o: { name: string; points: number; source: string }) =>
		`${o.name}: ${o.points} for ${o.source}. Why?`,
	whyAll: (o: { name: string; points: number }) => `${o.name}: ${counted(o.points, point)}. Why?`,
	playAgain: 'Play again',
	newGame: 'New game',
	playAgainSays: 'Play again keeps players and rules; chance is new.',
	over: 'The game is over.',
	winner: (o: { winners: readonly string[]; points: number }) =>
		o.winners.length === 1
			? `${o.winners[0] ?? ''} wins with ${counted(o.points, point)}.`
			: `${listed(o.winners)} share the win with ${counted(o.points, point)}.`,

	title: (o: { name: string; points: number; source?: string | undefined }) =>
		`${o.name}: ${counted(o.points, point)}${o.source === undefined ? '' : ` for ${o.source}`}`,
	titleOfOne: (o: { name: string; points: number }) => `Why ${o.points} for ${o.name}?`,
	entries: 'Entries',
	none: 'No points yet.',
	counted: (o: { things: string }) => `Counted: ${o.things}.`,
	share: (o: { whole: number; share: number }) =>
		`The whole pays ${o.whole}; this share is ${o.share}.`,

	rulesChanged: 'The rules changed',
	tilesChanged: 'The tiles changed',
	rulesThatChanged: (o: { count: number }) =>
		counted(o.count, { one: 'choice or rule', other: 'choices and rules' }),
	dismiss: 'Put this notice away',
	milliseconds: (o: { ms: number }) => `${o.ms} ms`,
	noLongerFits: (o: { step: number; message: string }) =>
		`Step ${o.step} no longer fits: ${o.message}`,
	recordedStep: (o: { name: string; words: string }) =>
		`It was: ${o.name === '' ? '' : `${o.name}, `}${o.words}.`,
	whatNow: (o: { steps: number }) =>
		`The board stands before it. ${counted(o.steps, { one: 'step', other: 'steps' })} from there on ${o.steps === 1 ? 'is' : 'are'} kept: undo the change and ${o.steps === 1 ? 'it comes' : 'they come'} back, or go on from here.`,
	movesLost: (o: { count: number }) =>
		`The game is counted anew from its start: ${counted(o.count, { one: 'move', other: 'moves' })} of it ${o.count === 1 ? 'is' : 'are'} not possible under the changed rules and ${o.count === 1 ? 'is' : 'are'} left out.`,
	newDecisionsPassed: (o: { count: number }) =>
		`The changed rules ask ${counted(o.count, { one: 'more decision', other: 'more decisions' })} in the moves that were played; ${o.count === 1 ? 'it was' : 'they were'} passed.`,
	whichMoves: 'Moves left out',
	lostMove: (o: { name: string; step: number; words: string }) =>
		`${o.name === '' ? '' : `${o.name}, `}${nouns.step.one} ${o.step}: ${o.words}`,
	movesLostSay:
		'Undo the change and the game is as it was, with all its moves. Under the changed rules you can go on without them, or start a new game.',
	goOnWithoutThem: 'Go on without them',
	undoTheChange: 'Undo the change',
	goOnFromHere: 'Go on from here',
	noScoreChanges: 'No score changes.',
	changedEntries: (o: { entries: number }) =>
		`${o.entries} changed ${o.entries === 1 ? 'entry' : 'entries'}`,
	atStep: (o: { name: string; step: number }) => `${o.name}, ${nouns.step.one} ${o.step}`,
} as const);
