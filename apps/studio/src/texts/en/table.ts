import { counted } from './words.ts';

/** The table while a game is played, beside the board. */
export const table = {
	log: 'Log',
	options: 'Options',
	tilesLeft: 'Tiles left',
	findings: (o: { count: number }) => (o.count > 0 ? `Findings (${o.count})` : 'Findings'),
	sidePanel: 'Side panel',
	sheet: 'Log, options, tiles',
	backToBoard: 'Back to the board',
	fault: (o: { message: string }) =>
		`The rules ran into a fault, the step was not taken: ${o.message}`,
	stale: (o: { errors: number }) =>
		`${counted(o.errors, { one: 'error keeps', other: 'errors keep' })} the edited files from being used. The game goes on under the last valid rules.`,
	show: 'Show',

	thisTurn: 'This turn',
	notYetDrawn: 'Tiles not yet drawn',
	left: (o: { left: number }) => `${o.left} left`,
	noTileLeft: 'No tile is left.',
	past: 'A moment of the past.',
	over: 'The game is over.',
	confirmTurnOf: 'confirm the turn',
	decides: (o: { name: string }) => `${o.name} decides`,
	inTurnOf: (o: { name: string }) => `in the turn of ${o.name}`,
	thinking: 'is thinking …',
	withoutAsking: 'from now on without asking',
	chooseCell: 'Choose a cell, or an option in the list.',
	choosePlace: (o: { pass: boolean }) => `Choose a place that glows${o.pass ? ', or pass' : ''}.`,
	chooseGlowing: (o: { pass: boolean }) => `Choose what glows${o.pass ? ', or pass' : ''}.`,
	backToNow: 'Back to now',
	goOnFromHere: 'Go on from here',
	confirmTurn: 'Confirm the turn',
	confirm: 'Confirm',
	turn: 'Turn',
	other: 'Other',
	back: 'Back',

	turnWaits: 'The turn is to be confirmed.',
	takeBackLast: 'Take back the last step',
	optionsFor: (o: { options: number; name: string }) =>
		`${counted(o.options, { one: 'option', other: 'options' })} for ${o.name}`,
	noOptions: 'No options now.',
	eachTurnConfirmed: 'Each turn is confirmed before the next tile is drawn.',
	whatCanBeChosen: 'What can be chosen',
	withWhat: 'With what',
	rule: 'Rule',
	whatRuleDoes: 'What this rule does',
	besideAsked: (o: { says: string }) => `Beside what is asked: ${o.says}`,
	rulesWhenPointedAt: 'Each option shows its rule when it is pointed at.',

	seats: 'Seats',
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
} as const;
