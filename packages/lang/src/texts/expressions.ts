import { textsOf } from '@tilewright/schema';

/** Values in findings about expressions, without a full stop. */
const checkTexts = {
	argumentsAfterVerb: (n: number): string =>
		`${n} ${n === 1 ? 'argument' : 'arguments'} after the verb`,
	nameOfVerb: 'the name of a verb',
	nameOfAction: 'the name of an action',
	oneArgument: '1 argument',
	threeArguments: '3 arguments',
	nameAndExpression: 'a name and an expression',
	noOperation: 'no operation comes before it',
	insideBefore: 'it lies inside another before(…)',
	insideFold: 'it is asked once, not for each member',
	setNotKept: 'a set cannot be kept',
	boundsAndValues: (o: { bounds: number; values: number }): string =>
		`${o.bounds} bounds need ${o.bounds + 1} values, not ${o.values}`,
	boundsNotAscending: 'its bounds do not ascend',
	listDue: 'a list [ … ] is due here',
	numbersNotConstant: 'its numbers must be constant',
	singleMember: 'a single thing or number (flatMap joins sets)',
	missing: 'what is missing',
	outerVariable: 'a variable of the place around it',
	memberOf: (fold: string): string => `the member of ${fold}`,
} as const;

export const checkWords: typeof checkTexts = textsOf('lang/expressions', checkTexts);

const proposalTexts = {
	none: 'Nothing: what is missing.',
	tag: (name: string): string => `The tag ${name}.`,
	variable: (name: string): string => `The variable ${name}.`,
	ofEachMember: (doc: string): string => `Of each member. ${doc}`,
	neighbours: (o: { kinds: readonly string[]; touches: boolean; ends: boolean }): string => {
		const kinds = o.kinds.length > 1 ? 'kinds' : 'kind';
		const where = [
			...(o.touches ? ['that it touches'] : []),
			...(o.ends ? ['that lie at its ends'] : []),
		];
		return `The features of the ${kinds} ${o.kinds.join(' and ')} ${where.join(' or ')}.`;
	},
	fold: (o: { name: string; element: string; body: 'bool' | 'int' | 'one' | 'set' }): string =>
		`${o.name}(x, …): x is ${o.element}, … is ${{ bool: 'a test', int: 'a number', one: 'a value', set: 'a set' }[o.body]}.`,
} as const;

export const proposalWords: typeof proposalTexts = textsOf('lang/proposals', proposalTexts);
