import type { BinaryName } from '../ir/expr.ts';
import type { Node } from '../expr/parse.ts';
import { marked, operatorAt } from './blank.ts';
import { listed, plural, withArticle } from './english.ts';
import {
	type Condition,
	type Many,
	type Phrase,
	afterOneOf,
	classed,
	exists,
	many,
	negated,
	verbCondition,
	statement,
	textOf,
	sentenceCondition,
} from './phrase.ts';
import type { Wording } from './wording.ts';

const opposite: Readonly<Partial<Record<BinaryName, BinaryName>>> = {
	'==': '!=',
	'!=': '==',
	'<': '>=',
	'>=': '<',
	'>': '<=',
	'<=': '>',
};

export const mirrored: Readonly<Partial<Record<BinaryName, BinaryName>>> = {
	'<': '>',
	'>': '<',
	'<=': '>=',
	'>=': '<=',
};

export function noneOf(phrase: Phrase, isAbsent: boolean): Condition {
	const there =
		phrase.is === 'thing' && phrase.owner !== undefined
			? phrase.there !== undefined
				? statement(phrase.owner, phrase.there)
				: exists(many(phrase.noun, { owner: phrase.owner }))
			: phrase.is === 'many'
				? exists(phrase)
				: phrase.is === 'thing' && phrase.text === `the ${phrase.noun}`
					? sentenceCondition(`there is ${withArticle(phrase.noun)}`, `there is no ${phrase.noun}`)
					: statement(textOf(phrase), 'exists');
	return isAbsent ? negated(there) : there;
}

export function memberOf(a: Phrase, b: Phrase): Condition {
	if (b.is === 'many' && b.items !== undefined)
		return statement(
			subjectOf(a),
			`is ${listed(
				b.items.map((i) => (isSortOf(a) ? withArticle(i) : i)),
				'or',
			)}`,
		);
	return statement(subjectOf(a), `is ${b.is === 'many' ? 'one of ' : ''}${textOf(b)}`);
}

/** A word that nothing declares stands in quotation marks: “its cause is “paid””. */
export function quotedWord(phrase: Phrase): string {
	const text = textOf(phrase);
	return phrase.is === 'thing' && phrase.sort === 'word' ? `“${text}”` : text;
}

function isSortOf(phrase: Phrase): boolean {
	return phrase.is === 'thing' && phrase.sort === 'sort of owner';
}

/** The thing whose kind is compared: “it is a wall” rather than “its kind is wall”. */
export function subjectOf(phrase: Phrase): string {
	return phrase.is === 'thing' && isSortOf(phrase) ? phrase.owner! : textOf(phrase);
}

export function equality(a: Phrase, b: Phrase, same: boolean): Condition {
	if (a.is === 'condition' && b.is === 'condition' && !a.parts && !b.parts) {
		const [one, other] = [a.say(false), b.say(false)];
		const [both, either] = [
			`both ${one} and ${other}, or neither`,
			`either ${one} or ${other}, but not both`,
		];
		return same ? sentenceCondition(both, either) : sentenceCondition(either, both);
	}
	const [x, y] = [a, b].map((p) => (p.is === 'condition' ? `whether ${p.say(false)}` : textOf(p)));
	const both = statement(x!, `is the same as ${y!}`);
	return same ? both : negated(both);
}

export type ComparisonWord = (op: BinaryName, isCount: boolean) => string;

const comparisonWords: Readonly<Partial<Record<BinaryName, readonly [string, string]>>> = {
	'==': ['exactly', 'exactly'],
	'!=': ['not exactly', 'not exactly'],
	'<': ['fewer than', 'less than'],
	'<=': ['at most', 'at most'],
	'>': ['more than', 'more than'],
	'>=': ['at least', 'at least'],
};
const comparisons = Object.keys(comparisonWords) as BinaryName[];

export function comparisonWord(
	s: Wording,
	node: Extract<Node, { is: 'binary' }>,
	isMirrored: boolean,
): ComparisonWord {
	const written = (op: BinaryName): BinaryName => (isMirrored ? (mirrored[op] ?? op) : op);
	const labelOf = (op: BinaryName, isCount: boolean): string =>
		comparisonWords[op]![isCount ? 0 : 1];
	return (operator, isCount) => {
		const label = labelOf(operator, isCount);
		if (s.blanks === undefined) return label;
		// the same words mean the opposite operator where the condition is denied
		const isDenied = operator !== written(node.name);
		return marked(s, {
			is: 'choice',
			label,
			...operatorAt(s.blanks.text, node.name, node.left, node.right),
			choices: comparisons.map((op) => ({
				label: labelOf(op, isCount),
				text: written(isDenied ? opposite[op]! : op),
			})),
		});
	};
}

export function compare(name: BinaryName, a: Phrase, b: Phrase, word: ComparisonWord): Condition {
	const of = a.is === 'amount' ? a.of : undefined;
	if (of !== undefined) return counted(name, of, b, word);
	const isNumber = a.is === 'amount' && b.is === 'amount';
	if (name === '!=' && !isNumber) return negated(compare('==', a, b, word));
	if (name === '==' && !isNumber) {
		if (isSortOf(a) && b.is === 'thing')
			return isSortOf(b)
				? statement(textOf(a), `is the same as that of ${subjectOf(b)}`)
				: b.sort === 'sort' || b.text === `the ${b.noun}`
					? classed(subjectOf(a), b.noun)
					: statement(textOf(a), `is ${b.text}`);
		if (a.is === 'many' && b.is === 'many')
			return statement(textOf(a), `is the same as ${textOf(b)}`);
		const isPiece =
			a.is === 'thing' && b.is === 'thing' && b.sort === 'sort' && a.sort === undefined;
		return statement(
			textOf(a),
			`is ${isPiece && a.owner === undefined ? withArticle(b.noun) : quotedWord(b)}`,
		);
	}
	const text = textOf(b);
	const says = (op: BinaryName): string => `${word(op, false)} ${text}`;
	return verbCondition(
		textOf(a),
		(isMany, denied) => `${isMany ? 'are' : 'is'} ${says(denied ? opposite[name]! : name)}`,
	);
}

/** “it has 5 or more tiles”, “there are no tiles left”. */
function counted(name: BinaryName, set: Many, b: Phrase, word: ComparisonWord): Condition {
	const written = b.is === 'amount' ? b.value : undefined;
	// in a sentence with blanks the number has to be seen
	const value = b.is === 'amount' && b.text === String(written) ? written : undefined;
	if (value === 0 && (name === '==' || name === '<=')) return negated(exists(set));
	if (value === 0 && (name === '!=' || name === '>')) return exists(set);
	if (value === 1 && name === '>=') return exists(set);
	if (value === 1 && name === '<') return negated(exists(set));
	const { noun, owner, after, text } = set;
	const number = textOf(b);
	const isOne = written === 1;
	const thingsHad = isOne ? `${noun}${afterOneOf(set)}` : `${plural(noun)}${after}`;
	const things = text === undefined ? thingsHad : `of ${text}${after}`;
	const says = (op: BinaryName): string => `${word(op, true)} ${number} ${things}`;
	const op = (denied: boolean): BinaryName => (denied ? opposite[name]! : name);
	if (owner === undefined || text !== undefined) {
		const there = (is: BinaryName): string => `there ${isOne ? 'is' : 'are'} ${says(is)}`;
		return sentenceCondition(there(op(false)), there(op(true)));
	}
	return verbCondition(owner, (isMany, denied) => `${isMany ? 'have' : 'has'} ${says(op(denied))}`);
}
