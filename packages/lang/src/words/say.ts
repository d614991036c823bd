import { ownValue } from '@tilewright/schema';
import type { BinaryName } from '../ir/expr.ts';
import { type Node, parseExpr } from '../expr/parse.ts';
import { marked } from './blank.ts';
import { type BuiltInWords, builtInWords, placeWords } from './built-ins.ts';
import { markedList } from './condition-list.ts';
import { listed, wordsOf } from './english.ts';
import { type DeclaredWords, nounOf, predicate, tagPredicate } from './lexicon.ts';
import {
	type Condition,
	type Phrase,
	amount,
	classed,
	exists,
	join,
	many,
	negated,
	statement,
	textOf,
	thing,
	sentenceCondition,
} from './phrase.ts';
import {
	compare,
	comparisonWord,
	equality,
	memberOf,
	mirrored,
	noneOf,
	quotedWord,
	subjectOf,
} from './compare.ts';
import { tilesOn } from './cells.ts';
import { foldOf } from './folds.ts';
import { beforehand, isAlone, phraseOfWords, withArguments } from './phrase-of-words.ts';
import { type Wording, spokenName, withValue } from './wording.ts';
import { verbStatement } from './verb.ts';

/** An expression in words; a text that is no expression stays as it is. */
export function sayValue(s: Wording, text: string): string {
	const { node } = parseExpr(text);
	return node === undefined ? text : textOf(phraseOf(s, node));
}

export function sayCondition(s: Wording, text: string, denied = false): string {
	const { node } = parseExpr(text);
	return node === undefined ? text : conditionOf(s, node).say(denied);
}

export function phraseOfText(s: Wording, text: string): Phrase | undefined {
	const { node } = parseExpr(text);
	return node === undefined ? undefined : phraseOf(s, node);
}

const render = { phrase: phraseOf, condition: conditionOf };

function phraseOf(s: Wording, node: Node): Phrase {
	switch (node.is) {
		case 'int':
			return numberOf(s, node);
		case 'bool':
			return node.value
				? sentenceCondition('it always holds', 'it never holds')
				: sentenceCondition('it never holds', 'it always holds');
		case 'name':
			return nameOf(s, node.name);
		case 'member':
			return propertyOf(s, node, node.on, node.name, []);
		case 'method':
			return propertyOf(s, node, node.on, node.name, node.args);
		case 'call':
			return callOf(s, node.name, node.args);
		case 'list': {
			const items = node.items.map((item) => quotedWord(phraseOf(s, item)));
			return many('member', { text: listed(items, 'and') || 'nothing', items });
		}
		case 'not':
			return negated(conditionOf(s, node.on));
		case 'neg':
			return amount(`minus ${inBrackets(phraseOf(s, node.on), 7)}`, { tightness: 7 });
		case 'binary':
			return binaryOf(s, node);
		case 'if':
			return inCases(s, node);
	}
}

function numberOf(s: Wording, { value, start, end }: Extract<Node, { is: 'int' }>): Phrase {
	const inText = (label: string, from: number): string =>
		marked(s, { is: 'number', label, start: from, end, choices: [] });
	const text = inText(String(value), start);
	if (value >= 0) return amount(text, { value });
	const sign = /^-\s*/.exec(s.blanks?.text.slice(start) ?? '')?.[0] ?? '';
	return amount(text, { value, unsigned: inText(String(-value), start + sign.length) });
}

/** “1 if it is not complete, otherwise 3”, and “1 if …; 2 if …; otherwise 3”; of conditions “if …, it is …, and otherwise it has …”. */
function inCases(s: Wording, node: Extract<Node, { readonly is: 'if' }>): Phrase {
	const cases: { readonly test: string; readonly then: Phrase }[] = [];
	let at: Node = node;
	for (; at.is === 'if'; at = at.else)
		cases.push({ test: conditionOf(s, at.test).say(false), then: phraseOf(s, at.then) });
	const other = phraseOf(s, at);
	const first = cases[0]!.then;
	if (first.is === 'condition' && other.is === 'condition')
		return cases.reduceRight<Phrase>(
			(otherwise, { test, then }) => conditionInCases(test, then, otherwise),
			other,
		);
	const text = markedList(
		'values',
		[...cases.map(({ test, then }) => `${textOf(then)} if ${test}`), `otherwise ${textOf(other)}`],
		() => (cases.length > 1 ? '; ' : ', '),
	);
	return first.is === 'many'
		? many(first.noun, { text })
		: amount(text, { tightness: 0, depends: true });
}

function conditionInCases(test: string, then: Phrase, otherwise: Phrase): Phrase {
	if (then.is !== 'condition' || otherwise.is !== 'condition') return otherwise;
	const say = (denied: boolean): string =>
		markedList(
			'cases',
			[`if ${test}, ${then.say(denied)}`, `otherwise ${otherwise.say(denied)}`],
			() => ', and ',
		);
	return { is: 'condition', say };
}

function conditionOf(s: Wording, node: Node): Condition {
	const phrase = phraseOf(s, node);
	if (phrase.is === 'condition') return phrase;
	const path = pathOf(node);
	const says = path?.[0] === 'param' ? s.lexicon.param(path.slice(1).join('.')) : undefined;
	if (says !== undefined)
		return sentenceCondition(`“${says}” is chosen`, `“${says}” is not chosen`);
	if (phrase.is === 'amount' && phrase.owner !== undefined)
		return exists(many(phrase.noun!, { owner: phrase.owner }));
	if (phrase.is === 'thing' && phrase.owner !== undefined)
		return statement(phrase.owner, predicate(phrase.noun));
	return statement(`“${textOf(phrase).replace(/^the /, '')}”`, 'holds');
}

function nameOf(s: Wording, name: string): Phrase {
	const variable = s.names.get(name);
	if (variable !== undefined) return variable;
	if (name === 'none') return thing('nothing', 'nothing');
	const place = Object.hasOwn(placeWords, name) ? placeWords[name] : undefined;
	if (place !== undefined) return thing(place, place);
	const own = Object.hasOwn(builtInWords, name) ? builtInWords[name] : undefined;
	if (own !== undefined) return phraseOfWords(own, [], undefined);
	const declared = s.lexicon.name(name);
	const property = s.isKind === true ? wordsOfProperty(s, name) : undefined;
	const isRelation = declared !== undefined && 'value' in declared;
	if (declared !== undefined && !(isRelation && property !== undefined))
		return declaredPhrase(declared, s.isKind === true);
	if (property !== undefined) return phraseOfWords(property, [thing('it', 'thing')], 'it');
	return thing(wordsOf(name), wordsOf(name), { sort: 'word' });
}

function declaredPhrase(words: DeclaredWords, isKind: boolean): Phrase {
	if ('sort' in words) return thing(words.sort, words.sort, { sort: 'sort' });
	if ('piece' in words) return thing(`the ${words.piece}`, words.piece);
	if ('held' in words) return many(words.noun, { after: ` in the ${words.held}` });
	const { value } = words;
	// a relation that stands alone is all its pairs
	if ('many' in value) return phraseOfWords({ many: value.many, after: '' }, [], undefined);
	// in a kind the name of a property stands for that of its features
	if (isKind && !('holds' in value)) return phraseOfWords(value, [thing('it', 'thing')], 'it');
	return phraseOfWords(value, [], undefined);
}

function wordsOfProperty(s: Wording, name: string): BuiltInWords | undefined {
	const key = `.${name}`;
	return Object.hasOwn(builtInWords, key) ? builtInWords[key] : s.lexicon.property(name);
}

const dotted = new Set(['board', 'wave', 'deck']);

function propertyOf(s: Wording, node: Node, on: Node, name: string, args: readonly Node[]): Phrase {
	const path = pathOf(node);
	if (path?.[0] === 'param' && path.length > 1)
		return amount(withValue(s, path.slice(1).join('.'), `the chosen ${wordsOf(path.at(-1)!)}`));
	if (path?.[0] === 'element' && path.length >= 2) {
		const says = s.lexicon.element(path.slice(1).join('.'));
		return sentenceCondition(`“${says}” is switched on`, `“${says}” is switched off`);
	}
	if (path?.[0] === 'pack' && path.length === 2) {
		const title = s.lexicon.pack(path[1]!);
		return sentenceCondition(`“${title}” is in play`, `“${title}” is not in play`);
	}
	if (on.is === 'name' && dotted.has(on.name) && !s.names.has(on.name)) {
		const key = `${on.name}.${name}${node.is === 'method' && args.length > 0 ? '()' : ''}`;
		const words = builtInWords[key];
		if (words !== undefined)
			return phraseOfWords(
				words,
				args.map((a) => phraseOf(s, a)),
				undefined,
			);
	}
	const owner = phraseOf(s, on);
	if (owner.is === 'thing' && owner.sort === 'choice' && args.length === 0) {
		const noun = spokenName(name) ?? nounOf(name);
		return thing(`the chosen ${noun}`, noun);
	}
	const tag = name === 'has' && args.length === 1 ? pathOf(args[0]!)?.join('.') : undefined;
	if (tag !== undefined && !s.names.has(tag)) return tagged(s, subjectOf(owner), tag);
	const folded = foldOf(s, render, owner, name, args);
	if (folded !== undefined) return folded;
	const tiles = name === 'tile' && args.length === 0 ? tilesOn(owner) : undefined;
	if (tiles !== undefined) return tiles;
	const all = [owner, ...args.map((a) => phraseOf(s, a))];
	const words = wordsOfProperty(s, name) ?? wordsOfPart(name);
	const phrase = phraseOfWords(words, all, 'verb' in words ? subjectOf(owner) : textOf(owner));
	const rest = all.slice(1).map(textOf);
	// each of several things has one of its own
	if (owner.is === 'many' && phrase.is === 'thing' && phrase.owner !== undefined)
		return many(phrase.noun, { owner: phrase.owner });
	const names = 'verb' in words && !/\{(a |“)?1”?\}/.test(words.verb) && rest.length > 0;
	return names ? statement(textOf(owner), `${words.verb} ${listed(rest, 'and')}`) : phrase;
}

function wordsOfPart(name: string): BuiltInWords {
	const ordinal = ownValue({ a: 'first', b: 'second' }, name);
	return { thing: ordinal ?? wordsOf(name) };
}

/** “it occupies”, “it is a guest”; “it counts as “guest”” where a kind or a piece has that name, too. */
function tagged(s: Wording, subject: string, tag: string): Condition {
	const words = s.lexicon.title(tag);
	const predicate = tagPredicate(words);
	if (s.lexicon.name(tag) !== undefined) return statement(subject, `counts as “${words}”`);
	return 'verb' in predicate
		? statement(subject, predicate.verb)
		: classed(subject, predicate.noun);
}

function pathOf(node: Node): string[] | undefined {
	if (node.is === 'name') return [node.name];
	if (node.is !== 'member') return undefined;
	const path = pathOf(node.on);
	return path && [...path, node.name];
}

function callOf(s: Wording, name: string, args: readonly Node[]): Phrase {
	const phrases = (): Phrase[] => args.map((a) => phraseOf(s, a));
	switch (name) {
		case 'can': {
			const [verb, ...rest] = args;
			const id = verb?.is === 'name' ? verb.name : '';
			const of = rest.map((a) => textOf(phraseOf(s, a)));
			const own = verbStatement(s.lexicon.verb(id), of);
			return own ?? statement(`“${wordsOf(id)}”`, `is allowed for ${listed(of, 'and')}`);
		}
		case 'possible': {
			const [action] = args;
			const id = action?.is === 'name' ? action.name : '';
			const says = (s.lexicon.action(id) ?? `do “${wordsOf(id)}”`).replace(/^./u, (first) =>
				first.toLowerCase(),
			);
			return sentenceCondition(`it is possible to ${says}`, `it is not possible to ${says}`);
		}
		case 'before': {
			const [value] = phrases();
			return value === undefined ? thing('', 'thing') : beforehand(value);
		}
		case 'table':
			return tableOf(s, args);
		case 'kinds': {
			const tag = args[0] && pathOf(args[0]);
			if (tag === undefined) break;
			return many('kind', { after: ` that ${tagged(s, 'it', tag.join('.')).verb!(true, false)}` });
		}
	}
	const words = builtInWords[`${name}()`];
	const all = phrases();
	if (words !== undefined) return phraseOfWords(words, all, undefined);
	const own = s.lexicon.property(name) ?? { thing: wordsOf(name) };
	const phrase = phraseOfWords(own, all, all[0] && textOf(all[0]));
	return isAlone(own) ? withArguments(phrase, all) : phrase;
}

/** `table(n, [3, 6], [1, 2, 4])`: “1, from 3 on 2, from 6 on 4, by n”. */
function tableOf(s: Wording, [on, bounds, values]: readonly Node[]): Phrase {
	if (on === undefined || bounds?.is !== 'list' || values?.is !== 'list') return amount('a number');
	const valueTexts = values.items.map((v) => textOf(phraseOf(s, v)));
	const from = bounds.items.map((b) => textOf(phraseOf(s, b)));
	const parts = valueTexts.map((v, i) => (i === 0 ? v : `${v} from ${from[i - 1] ?? ''} on`));
	return amount(`${parts.join(', ')}, by ${textOf(phraseOf(s, on))}`, { tightness: 0 });
}

const arithmetic: Readonly<
	Partial<Record<BinaryName, { readonly text: string; readonly tightness: number }>>
> = {
	'+': { text: 'plus', tightness: 5 },
	'-': { text: 'minus', tightness: 5 },
	'*': { text: 'times', tightness: 6 },
	'/': { text: 'divided by', tightness: 6 },
	'%': { text: 'modulo', tightness: 6 },
};

type Binary = Extract<Node, { is: 'binary' }>;

function binaryOf(s: Wording, node: Binary): Phrase {
	const { name } = node;
	if (name === '&&' || name === '||')
		return join(
			chain(node, name).map((n) => conditionOf(s, n)),
			name === '&&' ? 'and' : 'or',
		);
	const operation = arithmetic[name];
	if (operation !== undefined) {
		const half = halfOf(s, node);
		if (half !== undefined) return half;
		const { text, tightness } = operation;
		const left = inBrackets(phraseOf(s, node.left), tightness);
		const right = inBrackets(phraseOf(s, node.right), tightness + 1);
		return amount(`${left} ${text} ${right}`, { tightness });
	}
	return comparison(s, node);
}

/** `n / 2` and `(n + 1) / 2`; undefined for any other operation. */
function halfOf(s: Wording, { name, left, right }: Binary): Phrase | undefined {
	if (name !== '/' || !isNumber(right, 2)) return undefined;
	const isUp = left.is === 'binary' && left.name === '+' && isNumber(left.right, 1);
	const whole = inBrackets(phraseOf(s, isUp ? left.left : left), 7);
	return amount(`half of ${whole} (rounded ${isUp ? 'up' : 'down'})`, { tightness: 7 });
}

function isNumber(node: Node, value: number): boolean {
	return node.is === 'int' && node.value === value;
}

/** The operands of a chain of one operator: `a && b && c` has three. */
function chain(node: Node, name: BinaryName): Node[] {
	if (node.is !== 'binary' || node.name !== name) return [node];
	return [...chain(node.left, name), ...chain(node.right, name)];
}

function inBrackets(phrase: Phrase, around: number): string {
	const text = textOf(phrase);
	return phrase.is === 'amount' && phrase.tightness < around ? `(${text})` : text;
}

function comparison(s: Wording, node: Binary): Condition {
	const { name, left, right } = node;
	const choice = name === '==' || name === '!=' ? choiceOf(s, name, left, right) : undefined;
	if (choice !== undefined) return choice;
	if (name === 'in' && right.is === 'list') {
		const choices = right.items.map((item) => choiceOf(s, '==', left, item));
		if (choices.length > 0 && choices.every((c) => c !== undefined)) return join(choices, 'or');
	}
	const [a, b] = [phraseOf(s, left), phraseOf(s, right)];
	if (isNone(s, right)) return noneOf(a, name === '==');
	if (isNone(s, left)) return noneOf(b, name === '==');
	if (name === 'in') return memberOf(a, b);
	if (a.is === 'condition' || b.is === 'condition') return equality(a, b, name === '==');
	const isMirrored =
		a.is === 'amount' && a.value !== undefined && (b.is !== 'amount' || b.value === undefined);
	const word = comparisonWord(s, node, isMirrored);
	if (isMirrored) return compare(mirrored[name] ?? name, b, a, word);
	return compare(name, a, sortBlank(s, right, b), word);
}

function choiceOf(s: Wording, name: BinaryName, left: Node, right: Node): Condition | undefined {
	const path = pathOf(left);
	if (path?.[0] !== 'param' || right.is !== 'name') return undefined;
	const says = s.lexicon.choice(path.slice(1).join('.'), right.name);
	if (says === undefined) return undefined;
	const label = marked(s, {
		is: 'choice',
		label: says,
		start: right.start,
		end: right.end,
		choices: s.lexicon.choices(path.slice(1).join('.')),
	});
	const [chosen, not] = [`“${label}” is chosen`, `“${label}” is not chosen`];
	return name === '==' ? sentenceCondition(chosen, not) : sentenceCondition(not, chosen);
}

function isNone(s: Wording, node: Node): boolean {
	return node.is === 'name' && node.name === 'none' && !s.names.has('none');
}

function sortBlank(s: Wording, node: Node, phrase: Phrase): Phrase {
	if (s.blanks === undefined || phrase.is !== 'thing' || node.is !== 'name') return phrase;
	const choices = s.lexicon.alike(node.name);
	if (choices.length < 2) return phrase;
	const { start, end } = node;
	const noun = marked(s, { is: 'choice', label: phrase.noun, start, end, choices });
	return { ...phrase, sort: 'sort', noun, text: noun };
}
