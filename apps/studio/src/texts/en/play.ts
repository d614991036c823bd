import { textsOf } from '@tilewright/schema';
import { counted } from './words.ts';

export const table = textsOf('studio/play', {
	log: 'Log',
	options: 'Options',
	tilesLeft: 'Tiles left',
	findingsElsewhere: 'In files that this game does not use',
	findings: (o: { count: number }) => (o.count > 0 ? `Findings (${o.count})` : 'Findings'),
	sidePanel: 'Side panel',
	sheet: 'Log, options, tiles',
	backToBoard: 'Back to the board',
	fault: (o: { message: string }) =>
		`The rules ran into a fault, the step was not taken: ${o.message}`,
	stale: (o: { errors: number; isEdited: boolean }) =>
		`${counted(o.errors, { one: 'error keeps', other: 'errors keep' })} ${o.isEdited ? 'the edited files' : 'the files'} from being used. The game goes on under the last valid rules.`,
	show: 'Show',

	thisTurn: 'This turn',
	notYetDrawn: 'Tiles not yet drawn',
	left: (o: { left: number }) => `${o.left} left`,
	noTileLeft: 'No tile is left.',
	past: 'A moment of the past.',
	over: 'The game is over.',
	confirmTurnOf: 'confirm the turn',
	confirmStepOf: 'confirm the step. After it the turn goes on.',
	decides: (o: { name: string }) => `${o.name} decides`,
	inTurnOf: (o: { name: string }) => `in the turn of ${o.name}`,
	thinking: 'is thinking …',
	withoutAsking: 'Do not ask again. You can still take steps back.',
	chooseCell:
		'The first click on a cell shows the tile there, the second lays it. A cell with a cross says why not.',
	choosePlace: (o: { pass: boolean }) =>
		`The first click shows a piece, the second puts it down${o.pass ? '. Or pass' : ''}.`,
	chooseTile: (o: { pass: boolean }) =>
		`Choose a tile, and once more to confirm it${o.pass ? '. Or pass' : ''}.`,
	chooseButton: (o: { pass: boolean }) =>
		`Choose one of these, and once more to confirm it${o.pass ? '. Or pass' : ''}.`,
	chooseGlowing: (o: { pass: boolean }) =>
		`The first click shows a choice, the second makes it${o.pass ? '. Or pass' : ''}.`,
	backToNow: 'Back to now',
	resumeHere: 'Go on from here',
	confirmTurn: 'Confirm the turn',
	confirmStep: 'Confirm the step',
	confirm: 'Confirm',
	rotate: 'Rotate',
	other: 'Other',
	back: 'Back',

	turnWaits: 'The turn is to be confirmed.',
	stepWaits: 'The step is to be confirmed. After it the turn goes on.',
	takeBackLast: 'Take back the last step',
	optionsFor: (o: { options: number; name: string }) =>
		`${counted(o.options, { one: 'option', other: 'options' })} for ${o.name}`,
	noOptions: 'No options now.',
	eachTurnConfirmed: 'Each turn is confirmed before the next tile is drawn.',
	numberFrom: (o: { min: number; max: number }) => `A number from ${o.min} to ${o.max}`,
	less: 'One less',
	greater: 'One more',
	whatCanBeChosen: 'What can be chosen',
	withWhat: 'With what',
	rule: 'Rule',
	whatRuleDoes: 'What this rule does',
	besideAsked: (o: { says: string }) => `Besides the decision: ${o.says}`,
	rulesWhenPointedAt: 'Each option shows its rule when it is pointed at.',

	seats: 'Players',
	playedBy: (o: { name: string }) => `Who plays for ${o.name}`,
	byPerson: 'person',
	botsFor: 'Bots for everybody',
	botsPlay: 'For all',
	oneMove: 'One move',
	playOn: 'Play on',
	stopBots: 'Stop',
	strength: 'How well they play for persons',
	decidesNow: 'decides now',
	supplyLeft: (o: { left: number; kind: string }) => `${o.left} ${o.kind} left`,
	was: 'was',
	pointsWhy: (o: { name: string; points: number }) =>
		`${o.name}: ${counted(o.points, { one: 'point', other: 'points' })}. Why?`,
	heap: (o: { n: number; title: string; name: string | undefined; face?: number | undefined }) =>
		`${o.n} ${o.title}${o.name === undefined ? '' : ` of ${o.name}`}${o.face === undefined ? '' : ` showing ${o.face}`}`,
	faceDown: (o: { n: number }) => `${o.n} face down`,
	besideBoard: 'Beside the board',
	noneYet: 'none yet',
	empty: 'empty',
	stepsPlayedAgain: 'Steps played again',
	stepsDone: (o: { done: number; total: number }) => `${o.done} of ${o.total} steps`,
	stop: 'Stop',
} as const);
