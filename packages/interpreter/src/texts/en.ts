import { textsOf } from '@tilewright/schema';

const refusalTexts = {
	'no-option': 'This is no option of the open decision.',
	'not-offered': 'It is not offered now.',
	'used-up': 'It cannot be done more often.',
	'cell-taken': 'There is a tile already.',
	'out-of-bounds': 'The number is outside its bounds.',
	'not-among': 'It is not among what can be chosen.',
	'condition-fails': 'A condition of the action does not hold.',
	'nothing-left': 'Nothing is left to choose.',
} as const;

export const refusals: typeof refusalTexts = textsOf('interpreter/refusals', refusalTexts);

export type RefusalCode = keyof typeof refusalTexts;

/** Reasons why a recorded step does not fit the rules, without a full stop. */
const swapTexts = {
	'SWAP-OVER': 'the game is over before this step',
	'SWAP-DECISION': (o: { asked: string; recorded: string }): string =>
		`the rules ask for ${o.asked} where ${o.recorded} was decided`,
	'SWAP-SEAT': (o: { now: string; recorded: string }): string =>
		`${o.now} decides where ${o.recorded} did`,
	'SWAP-OPTION': (o: { key: string; decision: string }): string =>
		`"${o.key}" is no option of ${o.decision}`,
} as const;

export const swap: typeof swapTexts = textsOf('interpreter/swap', swapTexts);
