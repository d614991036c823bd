import type { Area } from './entry.ts';

interface Why {
	why: string;
}

export interface RunArgs {
	'RUN-STEPS': Why;
	'RUN-MEASURE': Why;
	'RUN-OVERFLOW': Why;
	'RUN-OPTIONS': Why;
	'RUN-EVENTS': Why;
	'RUN-STACK': Why;
	'RUN-SCRATCH': Why;
	'RUN-MEMORY': Why;
	'RUN-SHORT': Why;
	'RUN-STATE': Why;
	'RUN-KEYS': Why;
	'RUN-NO-OPTION': Why;
	'RUN-MISSING': Why;
	'RUN-UNEXPECTED': Why;
	'OPTION-UNKNOWN': Why;
	'OPTION-OVER': Why;
}

export type FaultCode = keyof RunArgs;

const stopped = (a: Why): string => `The game was stopped: ${a.why}.`;
const refused = (a: Why): string => `This cannot be done: ${a.why}.`;

export const runMessages: Area<RunArgs> = {
	'RUN-STEPS': {
		severity: 'error',
		message: stopped,
		hint: () => 'A loop of the rules goes on too long. Give it a measure that falls faster.',
		doc: 'Between two decisions the rules may carry out a fixed number of instructions. These rules went on beyond it.',
	},
	'RUN-MEASURE': {
		severity: 'error',
		message: stopped,
		hint: () => 'Let `measure` name a number that every pass lowers.',
		doc: 'A `repeat` states a number that falls with every pass, so that it must end. Here a pass left the number as it was, or raised it.',
	},
	'RUN-OVERFLOW': {
		severity: 'error',
		message: stopped,
		doc: 'All numbers are whole and have 32 bits. A number reached in play went beyond that, and a wrong number would be worse than none.',
	},
	'RUN-OPTIONS': {
		severity: 'error',
		message: stopped,
		hint: () => 'Choose one thing after the other, or collapse what is alike with `equivalent-by`.',
		doc: 'A decision has a fixed number of options at most. Variables that range over large sets multiply.',
	},
	'RUN-EVENTS': {
		severity: 'error',
		message: stopped,
		doc: 'Events wait until the operation that caused them is done. More of them waited than can be kept.',
	},
	'RUN-STACK': {
		severity: 'error',
		message: stopped,
		hint: () => 'Nest fewer loops, or let them go over smaller sets.',
		doc: 'Rules that run inside one another, and the sets they go over, lie on a stack of a fixed size. It was full.',
	},
	'RUN-SCRATCH': {
		severity: 'error',
		message: stopped,
		doc: 'While an expression is evaluated its sets are held in a space of a fixed size. They did not fit.',
	},
	'RUN-MEMORY': {
		severity: 'error',
		message: stopped,
		hint: () =>
			'Fewer tiles or pieces need less, and so do registers that are kept for fewer things: `per: tile` instead of `per: cell`.',
		doc: 'All state of a game lies in columns whose sizes follow from the set-up. Together they would be too large, or one of them was full.',
	},
	'RUN-SHORT': {
		severity: 'error',
		message: stopped,
		hint: () => 'Say what happens then: `short: skip` or `short: take-all`.',
		doc: 'An effect wanted a piece that is not there, and it does not say what to do in that case.',
	},
	'RUN-STATE': {
		severity: 'error',
		message: stopped,
		doc: 'An effect was asked for something that the state of the game does not allow, such as laying a tile when none is in hand.',
	},
	'RUN-KEYS': {
		severity: 'error',
		message: stopped,
		hint: () => 'Give the limit a key that stands for fewer things, or a shorter span.',
		doc: 'A limit with a `key` remembers how often it was used for each value. There were more values than it can remember.',
	},
	'RUN-NO-OPTION': {
		severity: 'error',
		message: stopped,
		hint: () => 'Leave `none: fail` out, and say under `else` what happens then.',
		doc: 'A choice says `none: fail`: that there is no option at all is an error of the rules.',
	},
	'RUN-MISSING': {
		severity: 'error',
		message: stopped,
		doc: 'The rules use something that the language knows and this version of the engine cannot carry out.',
	},
	'RUN-UNEXPECTED': {
		severity: 'error',
		message: stopped,
		hint: () => 'Report it with the rules, the bots and the seed. Other games can be played on.',
		doc: 'A bot or the engine failed in a way that it does not foresee. This is a fault of the program, and the rules may only have brought it to light.',
	},
	'OPTION-UNKNOWN': {
		severity: 'error',
		message: refused,
		doc: 'What was chosen is not among the options of the open decision.',
	},
	'OPTION-OVER': {
		severity: 'error',
		message: refused,
		doc: 'Something was chosen after the end of the game.',
	},
};
