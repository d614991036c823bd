import { textsOf } from '@tilewright/schema';

const helpTexts = {
	about: 'Describe tile-laying games as data; check, play, explain and measure them.',
	exitCodes:
		'Exit codes: 0 success, 1 findings, 2 misuse, 3 something is missing, 130 interrupted, 70 a fault of the program.',
	json: 'print one JSON value on standard output, and nothing else there',
	debug: 'show the stack of a fault of the program',
	language:
		'the language of texts: en, or pseudo to see which texts can be translated; TILEWRIGHT_LOCALE in the environment says the same',
	data: 'add a folder of packs to the shipped ones; repeatable',
	example: 'Example:',
	examples: 'Examples:',
} as const;

export const help: typeof helpTexts = textsOf('cli/help', helpTexts);

const groupTexts: Readonly<Record<string, string>> = {
	lab: 'Play a run of many games with workers in many processes.',
	'lab submit': 'Submit a run.',
};

export const groups: typeof groupTexts = textsOf('cli/groups', groupTexts);
