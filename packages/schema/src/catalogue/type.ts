import { ownValue } from '../own-value.ts';
import { type Area, quoted } from './entry.ts';

const literals = {
	fractions: 'numbers with a fraction',
	numbers: 'numbers of this form',
	texts: 'texts',
	mappings: 'mappings',
	indexes: 'indexes',
	null: 'null',
} as const;

/** Expressions: what parsing and type-checking them refuses. Types arrive in words (`a number`, `a set of pieces`). */
export interface TypeArgs {
	'EXPRESSION-DEEP': { limit: number };
	'TYPE-SYNTAX': { found: string; expected: string };
	'TYPE-RESERVED': { name: string };
	'TYPE-LITERAL': { found: keyof typeof literals };
	'TYPE-INT-RANGE': { found: string };
	'TYPE-MISMATCH': { expected: string; found: string };
	'TYPE-COMPARISON': { operator: string; left: string; right: string };
	'TYPE-NONE-COMPARISON': { left: string; right: string };
	'TYPE-UNTYPED': { found: string };
	'TYPE-UNKNOWN-NAME': { name: string };
	'TYPE-UNKNOWN-VALUE': { name: string; of: string; allowed: string };
	'TYPE-UNKNOWN-MEMBER': { name: string; of: string };
	'TYPE-UNKNOWN-FUNCTION': { name: string };
	'TYPE-UNKNOWN-TAG': { name: string; of: string };
	'TYPE-UNKNOWN-ACTION': { name: string; what: string };
	'TYPE-AMBIGUOUS': { name: string; first: string; second: string };
	'TYPE-NAMESAKES': { name: string; choices: string };
	'TYPE-FORM': { name: string; write: string };
	'TYPE-ARGUMENT-COUNT': { name: string; expected: string; found: number };
	'TYPE-VARIABLE': { name: string; found: string };
	'TYPE-NOT-A-SET': { name: string; found: string };
	'TYPE-LIFT': { name: string; type: string };
	'TYPE-DIVISION': { operator: string };
	'TYPE-TABLE': { why: string };
	'TYPE-BEFORE': { why: string };
	'TYPE-SCOPE': { name: string };
	'TYPE-COST': { cost: number; limit: number };
}

const words: Readonly<Record<string, string>> = {
	'=': 'Write == to compare two values.',
	and: 'Write && for "and".',
	or: 'Write || for "or".',
	'&': 'Write && for "and".',
	'|': 'Write || for "or".',
	not: 'Write ! before what must not hold.',
	is: 'Write == to compare two values.',
	then: 'A choice is written test ? this : that.',
};

function wrongKind(expected: string, found: string): string | undefined {
	if (expected === 'a number' && found.startsWith('a set of'))
		return 'Write .size() for how many members it has.';
	if (expected === 'a truth value' && found.startsWith('a set of'))
		return 'Write !….empty() to ask whether it has a member.';
	if (expected === 'a truth value' && found === 'a number') return 'Compare it: … > 0, or … == 1.';
	if (found === 'none') return 'Only things that can be missing can be none.';
	return undefined;
}

export const typeMessages: Area<TypeArgs> = {
	'EXPRESSION-DEEP': {
		severity: 'error',
		message: (a) => `The expression has more than ${a.limit} levels of brackets, calls and dots.`,
		hint: () => 'Give an inner part a name with "define".',
		doc: 'Expressions are bounded in how deep brackets, calls and chains of properties lie in one another.',
	},
	'TYPE-SYNTAX': {
		severity: 'error',
		message: (a) =>
			a.expected === ''
				? `${a.found === '' ? 'The end of the expression' : quoted(a.found)} is not expected here.`
				: `${a.expected} is expected here, not ${a.found === '' ? 'the end of the expression' : quoted(a.found)}.`,
		hint: (a) => ownValue(words, a.found),
		doc: 'The text is not an expression: a bracket is not closed, an operator lacks a side, a character has no meaning.',
	},
	'TYPE-RESERVED': {
		severity: 'error',
		message: (a) => `${quoted(a.name)} is a word of the language and cannot be a name.`,
		doc: 'A few words are kept for the grammar of expressions (`if`, `for`, `let`, `in`, `true` …) or name parts of the language (`it`, `none`, `param`, `board` …). Nothing that is declared can be called so.',
	},
	'TYPE-LITERAL': {
		severity: 'error',
		message: (a) => `Expressions have no ${literals[a.found]}.`,
		hint: (a) =>
			a.found === 'texts'
				? 'Write names without quotes.'
				: a.found === 'null'
					? 'Write none for something that is missing.'
					: a.found === 'fractions'
						? 'Use whole numbers; n * 3 / 2 rounds towards zero.'
						: undefined,
		doc: 'The values of expressions are truth values, whole numbers, things of the game and sets of them. Texts, fractions, mappings, indexes and null do not exist.',
	},
	'TYPE-INT-RANGE': {
		severity: 'error',
		message: (a) => `${a.found} is outside of -2147483648 to 2147483647.`,
		doc: 'Numbers have 32 bits, in the data, between the steps of a constant calculation, and in play.',
	},
	'TYPE-MISMATCH': {
		severity: 'error',
		message: (a) => `This is ${a.found}, but ${a.expected} is due here.`,
		hint: (a) => wrongKind(a.expected, a.found),
		doc: 'The value of an expression, of an argument or of an operand is of another type than its place takes.',
	},
	'TYPE-COMPARISON': {
		severity: 'error',
		message: (a) => `${a.operator} cannot compare ${a.left} with ${a.right}.`,
		hint: (a) =>
			a.left.startsWith('a set of') || a.right.startsWith('a set of')
				? 'Sets are compared with in, intersects, size or all.'
				: undefined,
		doc: 'Both sides of a comparison must be of one type; only numbers have an order.',
	},
	'TYPE-NONE-COMPARISON': {
		severity: 'error',
		message: (a) => `Both ${a.left} and ${a.right} may be none here, and none equals none.`,
		hint: (a) => `Ask ${a.left} != none && … first.`,
		doc: 'Two values that may both be missing must not be compared, because two missing things would count as the same thing. Test one of them against none before.',
	},
	'TYPE-UNTYPED': {
		severity: 'error',
		message: (a) => `Nothing here says what ${a.found} should be a value of.`,
		doc: 'The words none and [] take their type from their place: the other side of a comparison, the other branch, the argument of a call.',
	},
	'TYPE-UNKNOWN-NAME': {
		severity: 'error',
		message: (a) => `Nothing is called ${quoted(a.name)} here.`,
		doc: 'A bare name is a variable, a property of `it` where those are bare, something declared, or a value of the list that is expected at this place.',
	},
	'TYPE-UNKNOWN-VALUE': {
		severity: 'error',
		message: (a) => `${quoted(a.name)} is not one of the values of ${a.of}.`,
		hint: (a) => `It is one of ${a.allowed}.`,
		doc: 'Only the listed values of a parameter, register or other enumeration can be compared with it.',
	},
	'TYPE-UNKNOWN-MEMBER': {
		severity: 'error',
		message: (a) => `${quoted(a.name)} is not known of ${a.of}.`,
		doc: 'The thing before the dot has no such property or method, neither built in nor declared.',
	},
	'TYPE-UNKNOWN-FUNCTION': {
		severity: 'error',
		message: (a) => `There is no function ${quoted(a.name)}.`,
		doc: 'A name before parentheses is a built-in function, a definition or a query.',
	},
	'TYPE-UNKNOWN-TAG': {
		severity: 'error',
		message: (a) => `${quoted(a.name)} is not a tag of ${a.of}.`,
		doc: 'The argument of has(…) is a tag that is declared for pieces, for kinds or for tiles.',
	},
	'TYPE-UNKNOWN-ACTION': {
		severity: 'error',
		message: (a) => `There is no ${a.what} ${quoted(a.name)}.`,
		doc: 'The first argument of can(…) is a declared verb, that of possible(…) a declared action.',
	},
	'TYPE-AMBIGUOUS': {
		severity: 'error',
		message: (a) => `${quoted(a.name)} has two meanings here: ${a.first} and ${a.second}.`,
		hint: () => 'Rename one of them, or write the property with the thing before it.',
		doc: 'A name with two meanings is an error rather than a guess. What packs declare that this one does not know is no second meaning.',
	},
	'TYPE-NAMESAKES': {
		severity: 'error',
		message: (a) => `${quoted(a.name)} could be ${a.choices}.`,
		hint: (a) => `Write ${a.choices}.`,
		doc: 'Packs that do not know each other may declare the same name. House rules and packs that use both write the pack before it.',
	},
	'TYPE-FORM': {
		severity: 'error',
		message: (a) => `${quoted(a.name)} is written ${a.write}.`,
		doc: 'Methods and functions are written with parentheses, properties and names without.',
	},
	'TYPE-ARGUMENT-COUNT': {
		severity: 'error',
		message: (a) => `${quoted(a.name)} takes ${a.expected}, not ${a.found}.`,
		doc: 'A call has too few or too many arguments.',
	},
	'TYPE-VARIABLE': {
		severity: 'error',
		message: (a) => `${a.name} begins with a name for the member, not with ${a.found}.`,
		hint: (a) => `For example ….${a.name}(x, x.…).`,
		doc: 'The first argument of filter, exists, sum and the like names the member that the second argument speaks of.',
	},
	'TYPE-NOT-A-SET': {
		severity: 'error',
		message: (a) => `${a.name} needs a set, and this is ${a.found}.`,
		doc: 'Methods such as filter and the right side of `in` need a set.',
	},
	'TYPE-LIFT': {
		severity: 'error',
		message: (a) => `${quoted(a.name)} is ${a.type} of each member; say how they are put together.`,
		hint: (a) =>
			a.type === 'a number'
				? `For example ….sum(x, x.${a.name}).`
				: `For example ….exists(x, x.${a.name}).`,
		doc: 'A property of the members may be written on their set when it gives things; numbers and truth values need sum, max, count, exists or all.',
	},
	'TYPE-DIVISION': {
		severity: 'error',
		message: (a) => `The right side of ${a.operator} must be a number that is known and not 0.`,
		hint: () => 'Use table(n, [bounds], [values]) for a value that falls with another.',
		doc: 'Division and remainder need a constant divisor, so that no game can divide by zero.',
	},
	'TYPE-TABLE': {
		severity: 'error',
		message: (a) => `This table cannot be read: ${a.why}.`,
		hint: () => 'table(n, [4, 8], [1, 2, 3]) is 1 below 4, 2 below 8, and 3 from 8 on.',
		doc: 'A table has ascending bounds and one value more than bounds, all of them constant.',
	},
	'TYPE-BEFORE': {
		severity: 'error',
		message: (a) => `before(…) cannot stand here: ${a.why}.`,
		doc: 'before(…) is the value just before the operation that a trigger answers; it exists in triggers only, holds a single value, and does not lie inside itself or inside a fold.',
	},
	'TYPE-SCOPE': {
		severity: 'error',
		message: (a) => `${quoted(a.name)} has no meaning at this place.`,
		doc: 'Some names exist only at some places: what belongs to a wave is not known to the definition of a kind, for instance.',
	},
	'TYPE-COST': {
		severity: 'error',
		message: (a) =>
			`This expression may take about ${a.cost} steps; at most ${a.limit} are allowed.`,
		hint: () =>
			"Start from a smaller set: the tile laid, the features of the wave, one feature's pieces.",
		doc: 'The number of steps is estimated from the sizes of the sets that lie in one another. Expressions above the limit would make every decision slow.',
	},
};
