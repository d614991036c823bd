import { type Area, didYouMean, oneOf, quoted } from './entry.ts';

export interface SchemaArgs {
	'FORMAT-UNKNOWN': { found: string; known: readonly string[] };
	'SCHEMA-UNKNOWN-KEY': { key: string; near: readonly string[]; known: readonly string[] };
	'SCHEMA-MISSING-KEY': { key: string; says: string };
	'SCHEMA-TYPE': { key: string; expected: readonly string[]; found: string };
	'SCHEMA-VALUE': { found: string; allowed: readonly string[]; near: readonly string[] };
	'SCHEMA-PATTERN': { found: string; pattern: string; says: string };
	'SCHEMA-KEY-NAME': { key: string; pattern: string; says: string };
	'SCHEMA-NUMBER': { found: number; min: number | undefined; max: number | undefined };
	'SCHEMA-LENGTH': { found: number; min: number | undefined; max: number | undefined };
	'SCHEMA-COUNT': {
		what: 'entries' | 'keys';
		found: number;
		min: number | undefined;
		max: number | undefined;
	};
	'SCHEMA-REPEATED': { value: string };
	'SCHEMA-TOGETHER': { key: string; needs: string };
	'SCHEMA-CHOICE': { found: string; choices: readonly string[] };
	'SCHEMA-AMBIGUOUS': { choices: readonly string[] };
	'SCHEMA-NOT-ALLOWED': { says: string };
}

function span(min: number | undefined, max: number | undefined): string {
	if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} to ${max}`;
	return min === undefined ? `at most ${max}` : `at least ${min}`;
}

export const schemaMessages: Area<SchemaArgs> = {
	'FORMAT-UNKNOWN': {
		severity: 'error',
		message: (a) => `The format number ${a.found} is not known here.`,
		hint: (a) => `This version reads format ${oneOf(a.known)}. A newer file needs a newer version.`,
		doc: 'Every file names the version of the language it is written in. Unknown numbers are refused rather than guessed.',
	},
	'SCHEMA-UNKNOWN-KEY': {
		severity: 'error',
		message: (a) => `The key ${quoted(a.key)} is not known here.`,
		hint: (a) =>
			didYouMean(a.near) ?? (a.known.length > 0 ? `Known keys: ${oneOf(a.known)}.` : undefined),
		doc: 'A key that nothing reads is an error, because it is nearly always a misspelling.',
	},
	'SCHEMA-MISSING-KEY': {
		severity: 'error',
		message: (a) => `The key ${quoted(a.key)} is missing.`,
		hint: (a) => (a.says === '' ? undefined : `${a.key}: ${a.says}`),
		doc: 'A mapping lacks a key that it must have.',
	},
	'SCHEMA-TYPE': {
		severity: 'error',
		message: (a) => `${quoted(a.key)} takes ${oneOf(a.expected)}, not ${a.found}.`,
		doc: 'A value has the wrong shape: a text where a mapping is due, a list where a number is due, and so on.',
	},
	'SCHEMA-VALUE': {
		severity: 'error',
		message: (a) => `${quoted(a.found)} is not one of the allowed values.`,
		hint: (a) => didYouMean(a.near) ?? `Allowed: ${oneOf(a.allowed)}.`,
		doc: 'The value is not in the fixed list of this place.',
	},
	'SCHEMA-PATTERN': {
		severity: 'error',
		message: (a) => `${quoted(a.found)} is not spelt as it must be here.`,
		hint: (a) => (a.says === '' ? `It must match ${a.pattern}` : a.says),
		doc: 'A text does not have the spelling that this place asks for.',
	},
	'SCHEMA-KEY-NAME': {
		severity: 'error',
		message: (a) => `${quoted(a.key)} cannot be a name here.`,
		hint: (a) => (a.says === '' ? `Names here match ${a.pattern}` : a.says),
		doc: 'A declared name does not have the spelling that names of this sort have.',
	},
	'SCHEMA-NUMBER': {
		severity: 'error',
		message: (a) => `${a.found} is not allowed here; it must be ${span(a.min, a.max)}.`,
		doc: 'A number lies outside of the range of its place.',
	},
	'SCHEMA-LENGTH': {
		severity: 'error',
		message: (a) => `The text has ${a.found} characters; it must have ${span(a.min, a.max)}.`,
		doc: 'A text is too short or too long for its place.',
	},
	'SCHEMA-COUNT': {
		severity: 'error',
		message: (a) => `There are ${a.found} ${a.what} here; there must be ${span(a.min, a.max)}.`,
		doc: 'A list or mapping has too few or too many entries.',
	},
	'SCHEMA-REPEATED': {
		severity: 'error',
		message: (a) => `${quoted(a.value)} is listed twice.`,
		doc: 'Entries of this list must differ.',
	},
	'SCHEMA-TOGETHER': {
		severity: 'error',
		message: (a) => `${quoted(a.key)} needs ${quoted(a.needs)} beside it.`,
		doc: 'One key only makes sense together with another.',
	},
	'SCHEMA-CHOICE': {
		severity: 'error',
		message: (a) => `${a.found} fits none of the forms allowed here.`,
		hint: (a) => (a.choices.length > 0 ? `Allowed: ${oneOf(a.choices)}.` : undefined),
		doc: 'Several forms are allowed at this place, and the value is like none of them.',
	},
	'SCHEMA-AMBIGUOUS': {
		severity: 'error',
		message: () => 'This fits two forms at once; say which one is meant.',
		hint: (a) => (a.choices.length > 0 ? `Forms: ${oneOf(a.choices)}.` : undefined),
		doc: 'Exactly one of several forms may be used, and the value is like two of them.',
	},
	'SCHEMA-NOT-ALLOWED': {
		severity: 'error',
		message: () => 'This is not allowed here.',
		hint: (a) => (a.says === '' ? undefined : a.says),
		doc: 'The schema rules this value out.',
	},
};
