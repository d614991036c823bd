import type { BinaryName } from '../ir/expr.ts';
import { type Node, parseExpr } from '../expr/parse.ts';
import { type BuiltInWords, builtInWords, placeWords } from './built-ins.ts';
import { listed, owned, plural, withArticle, wordsOf } from './english.ts';
import { type DeclaredWords, type Lexicon, predicate } from './lexicon.ts';
import {
	type Amount,
	type Condition,
	type Many,
	type Phrase,
	amount,
	exists,
	join,
	classed,
	many,
	opposed,
	relative as clauseOf,
	spoken,
	statement,
	textOf,
	thing,
	whole,
} from './phrase.ts';

/** What the names in an expression stand for. */
export interface Speaker {
	readonly lexicon: Lexicon;
	/** In a kind a property of its features stands alone: `tiles` is `it.tiles`. */
	readonly isKind?: boolean;
	/** Variables: the words for each. */
	readonly names: ReadonlyMap<string, Phrase>;
}

/** A speaker who knows one more variable. */
export function withVariable(s: Speaker, name: string, phrase: Phrase): Speaker {
	return { ...s, names: new Map([...s.names, [name, phrase]]) };
}

/** An expression in words; a text that is no expression stays as it is. */
export function sayValue(s: Speaker, text: string): string {
	const { node } = parseExpr(text);
	return node === undefined ? text : textOf(phraseOf(s, node));
}

/** A condition in words; denied, what it means that it does not hold. */
export function sayCondition(s: Speaker, text: string, denied = false): string {
	const { node } = parseExpr(text);
	return node === undefined ? text : conditionOf(s, node).say(denied);
}

/** The phrase for an expression; undefined where it is none. */
export function phraseOfText(s: Speaker, text: string): Phrase | undefined {
	const { node } = parseExpr(text);
	return node === undefined ? undefined : phraseOf(s, node);
}

function phraseOf(s: Speaker, node: Node): Phrase {
	switch (node.is) {
		case 'int':
			return amount(String(node.value), { value: node.value });
		case 'bool':
			return node.value
				? whole('it always holds', 'it never holds')
				: whole('it never holds', 'it always holds');
		case 'name':
			return nameOf(s, node.name);
		case 'member':
			return propertyOf(s, node, node.on, node.name, []);
		case 'method':
			return propertyOf(s, node, node.on, node.name, node.args);
		case 'call':
			return callOf(s, node.name, node.args);
		case 'list': {
			const items = node.items.map((item) => textOf(phraseOf(s, item)));
			return many('member', { text: listed(items, 'and') || 'nothing', items });
		}
		case 'not':
			return opposed(conditionOf(s, node.on));
		case 'neg':
			return amount(`minus ${inBrackets(phraseOf(s, node.on), 7)}`, { tightness: 7 });
		case 'binary':
			return binaryOf(s, node);
		case 'if': {
			const test = conditionOf(s, node.test).say(false);
			const [then, other] = [phraseOf(s, node.then), phraseOf(s, node.else)];
			if (then.is === 'condition' && other.is === 'condition')
				return whole(
					`if ${test}, ${then.say(false)}, and otherwise ${other.say(false)}`,
					`if ${test}, ${then.say(true)}, and otherwise ${other.say(true)}`,
				);
			const text = `${textOf(then)} if ${test}, otherwise ${textOf(other)}`;
			return then.is === 'many' ? many(then.noun, { text }) : amount(text, { tightness: 0 });
		}
	}
}

/** The phrase as a statement: a name of which nothing is known holds or does not. */
function conditionOf(s: Speaker, node: Node): Condition {
	const phrase = phraseOf(s, node);
	if (phrase.is === 'condition') return phrase;
	const path = pathOf(node);
	const says = path?.[0] === 'param' ? s.lexicon.param(path.slice(1).join('.')) : undefined;
	if (says !== undefined) return whole(`“${says}” is chosen`, `“${says}” is not chosen`);
	if (phrase.is === 'amount' && phrase.owner !== undefined)
		return exists(many(phrase.noun!, { owner: phrase.owner }));
	if (phrase.is === 'thing' && phrase.owner !== undefined)
		return statement(phrase.owner, predicate(phrase.noun));
	return statement(textOf(phrase), 'holds');
}

function nameOf(s: Speaker, name: string): Phrase {
	const variable = s.names.get(name);
	if (variable !== undefined) return variable;
	if (name === 'none') return thing('nothing', 'nothing');
	const place = Object.hasOwn(placeWords, name) ? placeWords[name] : undefined;
	if (place !== undefined) return thing(place, place);
	const own = Object.hasOwn(builtInWords, name) ? builtInWords[name] : undefined;
	if (own !== undefined) return inWords(own, [], undefined);
	const declared = s.lexicon.name(name);
	if (declared !== undefined) return declaredPhrase(declared);
	const property = s.isKind === true ? wordsOfProperty(s, name) : undefined;
	if (property !== undefined) return inWords(property, [thing('it', 'thing')], 'it');
	return thing(wordsOf(name), wordsOf(name), { sort: 'word' });
}

function declaredPhrase(words: DeclaredWords): Phrase {
	if ('sort' in words) return thing(words.sort, words.sort, { sort: 'sort' });
	if ('piece' in words) return thing(`the ${words.piece}`, words.piece);
	if ('held' in words)
		return many(words.noun, { text: `the ${plural(words.noun)} in the ${words.held}` });
	const { value } = words;
	// a relation that stands alone is all its pairs
	if ('many' in value) return inWords({ many: value.many, after: '' }, [], undefined);
	return inWords(value, [], undefined);
}

function wordsOfProperty(s: Speaker, name: string): BuiltInWords | undefined {
	const key = `.${name}`;
	return Object.hasOwn(builtInWords, key) ? builtInWords[key] : s.lexicon.property(name);
}

/** A built-in or a declared name with its arguments; of a property the first of them is its owner. */
function inWords(words: BuiltInWords, args: readonly Phrase[], owner: string | undefined): Phrase {
	const fill = (text: string): string =>
		text
			.replace(/\{0’s\} /g, () => (textOf(args[0]!) === 'it' ? 'its ' : `${textOf(args[0]!)}’s `))
			.replace(/\{(a |“)?(\d)”?\}/g, (_, form: string | undefined, i: string) => {
				const arg = args[Number(i)];
				if (arg === undefined) return '';
				if (form === '“') return `“${textOf(arg)}”`;
				if (arg.is !== 'thing') return textOf(arg);
				if (arg.sort === 'sort of owner') return arg.owner!;
				return form === 'a ' && arg.sort === 'sort' ? withArticle(arg.noun) : arg.text;
			});
	if ('holds' in words) return whole(fill(words.holds), fill(words.denied));
	if ('verb' in words)
		return owner === undefined
			? whole(`“${words.verb}” holds`, `“${words.verb}” does not hold`)
			: statement(owner, fill(words.verb));
	if ('count' in words)
		return amount(
			`the number of ${owner === undefined ? plural(words.count) : owned(plural(words.count), owner)}`,
			{
				of: many(words.count, owner === undefined ? {} : { owner }),
				...(owner === undefined ? {} : { owner, noun: words.count }),
			},
		);
	if ('amount' in words) {
		if (words.text !== undefined) return amount(fill(words.text));
		return owner === undefined
			? amount(`the ${words.amount}`)
			: amount(owned(words.amount, owner), { owner, noun: words.amount });
	}
	if ('many' in words) {
		const noun = words.many.replace(/\{(\d)\}/g, (_, i: string) => nounOfSorts(args[Number(i)]));
		if (words.after !== undefined) return many(noun, { after: fill(words.after) });
		return many(noun, owner === undefined ? {} : { owner });
	}
	if (words.text !== undefined) return thing(fill(words.text), words.thing);
	return owner === undefined
		? thing(`the ${words.thing}`, words.thing)
		: thing(owned(words.thing, owner), words.thing, {
				owner,
				...(words.thing === 'kind' ? { sort: 'sort of owner' as const } : {}),
			});
}

/** The noun of features of one or several kinds. */
function nounOfSorts(arg: Phrase | undefined): string {
	if (arg?.is === 'thing') return arg.noun;
	if (arg?.is === 'many')
		return arg.items !== undefined && arg.items.length > 0 ? listed(arg.items, 'or') : arg.noun;
	return 'feature';
}

const dotted = new Set(['board', 'wave', 'deck']);

function propertyOf(s: Speaker, node: Node, on: Node, name: string, args: readonly Node[]): Phrase {
	const path = pathOf(node);
	if (path?.[0] === 'param' && path.length === 3) return amount(`the chosen ${wordsOf(path[2]!)}`);
	if (path?.[0] === 'element' && path.length >= 2) {
		const says = s.lexicon.element(path.slice(1).join('.'));
		return whole(`“${says}” is switched on`, `“${says}” is switched off`);
	}
	if (path?.[0] === 'pack' && path.length === 2) {
		const title = s.lexicon.pack(path[1]!);
		return whole(`“${title}” is in play`, `“${title}” is not in play`);
	}
	if (on.is === 'name' && dotted.has(on.name) && !s.names.has(on.name)) {
		const key = `${on.name}.${name}${node.is === 'method' && args.length > 0 ? '()' : ''}`;
		const words = builtInWords[key];
		if (words !== undefined)
			return inWords(
				words,
				args.map((a) => phraseOf(s, a)),
				undefined,
			);
	}
	const owner = phraseOf(s, on);
	const folded = foldOf(s, owner, name, args);
	if (folded !== undefined) return folded;
	const all = [owner, ...args.map((a) => phraseOf(s, a))];
	const words = wordsOfProperty(s, name) ?? { thing: wordsOf(name) };
	const phrase = inWords(words, all, 'verb' in words ? subjectOf(owner) : textOf(owner));
	// arguments that the words do not name follow them
	const rest = all.slice(1).map(textOf);
	const names = 'verb' in words && !/\{(a |“)?1”?\}/.test(words.verb) && rest.length > 0;
	return names ? statement(textOf(owner), `${words.verb} ${listed(rest, 'and')}`) : phrase;
}

function pathOf(node: Node): string[] | undefined {
	if (node.is === 'name') return [node.name];
	if (node.is !== 'member') return undefined;
	const path = pathOf(node.on);
	return path && [...path, node.name];
}

function setOf(phrase: Phrase): Many {
	if (phrase.is === 'many') return phrase;
	return many(phrase.is === 'thing' ? phrase.noun : 'member', {
		text: textOf(phrase),
		items: [textOf(phrase)],
	});
}

/** A mark that stands for the member of a fold while its body is put into words. */
const member = '\u{E000}';

/** The methods of sets; undefined for any other property. */
function foldOf(
	s: Speaker,
	owner: Phrase,
	name: string,
	args: readonly Node[],
): Phrase | undefined {
	const set = setOf(owner);
	const [first, body] = args;
	switch (name) {
		case 'size':
			return countOf(set);
		case 'empty':
			return opposed(exists(set));
		case 'first':
			return first === undefined
				? thing(`the first of ${textOf(set)}`, set.noun)
				: many(set.noun, { text: `the first ${textOf(phraseOf(s, first))} of ${textOf(set)}` });
		case 'only':
			return thing(`the only one of ${textOf(set)}`, set.noun);
		case 'without':
			return (
				first && many(set.noun, { text: `${textOf(set)} except ${textOf(phraseOf(s, first))}` })
			);
		case 'union':
			return first && many(set.noun, { text: `${textOf(set)} and ${textOf(phraseOf(s, first))}` });
		case 'intersection':
			return (
				first &&
				many(set.noun, {
					text: `those of ${textOf(set)} that are also among ${textOf(phraseOf(s, first))}`,
				})
			);
		case 'minus':
			return (
				first &&
				many(set.noun, {
					text: `those of ${textOf(set)} that are not among ${textOf(phraseOf(s, first))}`,
				})
			);
		case 'intersects': {
			if (first === undefined) return undefined;
			const both = `${textOf(set)} and ${textOf(phraseOf(s, first))} have`;
			return whole(
				`${both} ${withArticle(set.noun)} in common`,
				`${both} no ${set.noun} in common`,
			);
		}
	}
	if (name === 'at' && owner.is === 'many' && first !== undefined)
		return thing(`member ${textOf(phraseOf(s, first))} of ${textOf(set)}`, set.noun);
	if (first?.is !== 'name' || body === undefined || args.length !== 2) return undefined;
	const marked = withVariable(s, first.name, thing(member, set.noun));
	const bound = bind(s, first.name, set.noun).speaker;
	const each = phraseOf(marked, body);
	switch (name) {
		case 'filter':
			return restricted(set, relative(s, first.name, set, body, true));
		case 'count':
			return countOf(restricted(set, relative(s, first.name, set, body, true)));
		case 'exists':
			return exists(set, relative(s, first.name, set, body, false));
		case 'exists_one': {
			const clause = relative(s, first.name, set, body, false);
			return whole(
				`there is exactly one ${set.noun}${clause} among ${textOf(set)}`,
				`there is not exactly one ${set.noun}${clause} among ${textOf(set)}`,
			);
		}
		case 'all': {
			const condition = conditionOf(marked, body);
			const { subject, verb } = condition;
			if (subject === member && verb !== undefined && !verb(true, false).includes(member))
				return whole(
					`all of ${textOf(set)} ${verb(true, false)}`,
					`not all of ${textOf(set)} ${verb(true, false)}`,
				);
			const inner = conditionOf(bound, body).say(false);
			return whole(
				`for each of ${textOf(set)} it holds that ${inner}`,
				`not for each of ${textOf(set)} it holds that ${inner}`,
			);
		}
		case 'sum':
		case 'max':
		case 'min': {
			const word = { sum: 'total', max: 'greatest', min: 'smallest' }[name];
			if (each.is === 'amount' && each.owner === member && each.noun !== undefined)
				return amount(`the ${word} ${each.noun} of ${textOf(set)}`);
			return amount(`the ${word} of ${textOf(phraseOf(bound, body))} over ${textOf(set)}`, {
				tightness: 1,
			});
		}
		case 'argmax':
		case 'argmin': {
			const word = name === 'argmax' ? 'greatest' : 'smallest';
			return many(set.noun, {
				text: `those of ${textOf(set)} for which ${textOf(phraseOf(bound, body))} is ${word}`,
			});
		}
		case 'map':
		case 'flatMap': {
			const inner =
				each.is === 'many' && each.items?.length === 1 && body.is === 'list'
					? phraseOf(marked, body.items[0]!)
					: each;
			if (inner.is === 'thing' && inner.owner === member)
				return many(inner.noun, { owner: textOf(set) });
			if (inner.is === 'many' && inner.owner === member && inner.text === undefined)
				return many(inner.noun, { owner: textOf(set), after: inner.after });
			const noun = inner.is === 'many' || inner.is === 'thing' ? inner.noun : 'number';
			const once = textOf(inner).split(member);
			if (once.length === 2) return many(noun, { text: once.join(`each of ${textOf(set)}`) });
			return many(noun, {
				text: `${textOf(phraseOf(bound, body))}, for each of ${textOf(set)}`,
			});
		}
	}
	return undefined;
}

function countOf(set: Many): Amount {
	return amount(`the number of ${textOf(set)}`, {
		of: set,
		...(set.owner === undefined ? {} : { owner: set.owner, noun: set.noun }),
	});
}

function restricted(set: Many, clause: string): Many {
	return { ...set, after: set.after + clause };
}

/** “ that are complete”, or “ such that …” where that cannot be said of the members alone. */
function relative(s: Speaker, name: string, set: Many, body: Node, isMany: boolean): string {
	const clause = clauseOf(
		conditionOf(withVariable(s, name, thing(member, set.noun)), body),
		member,
		isMany,
	);
	if (clause !== undefined) return clause;
	const { speaker } = bind(s, name, set.noun);
	return ` such that ${conditionOf(speaker, body).say(false)}`;
}

/** A speaker to whom a variable is “that tile”; “the other tile” where another one has these words. */
function bind(s: Speaker, name: string, noun: string): { speaker: Speaker; that: string } {
	const words = ['that', 'the other', 'the third', 'the fourth'].map((w) => `${w} ${noun}`);
	const taken = new Set([...s.names.values()].map(textOf));
	const that = words.find((w) => !taken.has(w)) ?? `${noun} ${name}`;
	return { speaker: withVariable(s, name, thing(that, noun)), that };
}

function callOf(s: Speaker, name: string, args: readonly Node[]): Phrase {
	const phrases = (): Phrase[] => args.map((a) => phraseOf(s, a));
	switch (name) {
		case 'can': {
			const [verb, ...rest] = args;
			const subject = `“${verb?.is === 'name' ? wordsOf(verb.name) : ''}”`;
			const of = rest.map((a) => textOf(phraseOf(s, a)));
			return statement(subject, `is allowed for ${listed(of, 'and')}`);
		}
		case 'possible': {
			const [action] = args;
			return statement(`“${action?.is === 'name' ? wordsOf(action.name) : ''}”`, 'is possible');
		}
		case 'before': {
			const [value] = phrases();
			return value === undefined ? thing('', 'thing') : beforehand(value);
		}
		case 'table':
			return tableOf(s, args);
	}
	const words = builtInWords[`${name}()`];
	const all = phrases();
	if (words !== undefined) return inWords(words, all, undefined);
	const own = s.lexicon.property(name) ?? { thing: wordsOf(name) };
	return inWords(own, all, all[0] && textOf(all[0]));
}

function beforehand(value: Phrase): Phrase {
	if (value.is === 'amount') return amount(`${value.text} before this`);
	if (value.is === 'many') return many(value.noun, { text: `${textOf(value)} before this` });
	if (value.is === 'thing') return thing(`${value.text} before this`, value.noun);
	return whole(`before this, ${value.say(false)}`, `before this, ${value.say(true)}`);
}

/** `table(n, [3, 6], [1, 2, 4])`: “1, from 3 on 2, from 6 on 4, by n”. */
function tableOf(s: Speaker, [on, bounds, values]: readonly Node[]): Phrase {
	if (on === undefined || bounds?.is !== 'list' || values?.is !== 'list') return amount('a number');
	const said = values.items.map((v) => textOf(phraseOf(s, v)));
	const from = bounds.items.map((b) => textOf(phraseOf(s, b)));
	const parts = said.map((v, i) => (i === 0 ? v : `${v} from ${from[i - 1] ?? ''} on`));
	return amount(`${parts.join(', ')}, by ${textOf(phraseOf(s, on))}`, { tightness: 0 });
}

const opposite: Readonly<Partial<Record<BinaryName, BinaryName>>> = {
	'==': '!=',
	'!=': '==',
	'<': '>=',
	'>=': '<',
	'>': '<=',
	'<=': '>',
};

const mirrored: Readonly<Partial<Record<BinaryName, BinaryName>>> = {
	'<': '>',
	'>': '<',
	'<=': '>=',
	'>=': '<=',
};

const arithmetic: Readonly<
	Partial<Record<BinaryName, { readonly text: string; readonly tightness: number }>>
> = {
	'+': { text: 'plus', tightness: 5 },
	'-': { text: 'minus', tightness: 5 },
	'*': { text: 'times', tightness: 6 },
	'/': { text: 'divided by', tightness: 6 },
	'%': { text: 'modulo', tightness: 6 },
};

function binaryOf(s: Speaker, node: Extract<Node, { is: 'binary' }>): Phrase {
	const { name } = node;
	if (name === '&&' || name === '||')
		return join(
			chain(node, name).map((n) => conditionOf(s, n)),
			name === '&&' ? 'and' : 'or',
		);
	const operation = arithmetic[name];
	if (operation !== undefined) {
		const { text, tightness } = operation;
		const left = inBrackets(phraseOf(s, node.left), tightness);
		const right = inBrackets(phraseOf(s, node.right), tightness + 1);
		return amount(`${left} ${text} ${right}`, { tightness });
	}
	return comparison(s, name, node.left, node.right);
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

function comparison(s: Speaker, name: BinaryName, left: Node, right: Node): Condition {
	const choice = name === '==' || name === '!=' ? choiceOf(s, name, left, right) : undefined;
	if (choice !== undefined) return choice;
	const [a, b] = [phraseOf(s, left), phraseOf(s, right)];
	if (isNone(s, right)) return noneOf(a, name === '==');
	if (isNone(s, left)) return noneOf(b, name === '==');
	if (name === 'in') return memberOf(a, b);
	if (a.is === 'condition' || b.is === 'condition') return alike(a, b, name === '==');
	if (a.is === 'amount' && a.value !== undefined && (b.is !== 'amount' || b.value === undefined))
		return compare(mirrored[name] ?? name, b, a);
	return compare(name, a, b);
}

/** `param.x == word`, as the sentence of the param with that choice. */
function choiceOf(s: Speaker, name: BinaryName, left: Node, right: Node): Condition | undefined {
	const path = pathOf(left);
	if (path?.[0] !== 'param' || right.is !== 'name') return undefined;
	const says = s.lexicon.choice(path.slice(1).join('.'), right.name);
	if (says === undefined) return undefined;
	const [chosen, not] = [`the choice is “${says}”`, `the choice is not “${says}”`];
	return name === '==' ? whole(chosen, not) : whole(not, chosen);
}

function isNone(s: Speaker, node: Node): boolean {
	return node.is === 'name' && node.name === 'none' && !s.names.has('none');
}

function noneOf(phrase: Phrase, isAbsent: boolean): Condition {
	const there =
		phrase.is === 'thing' && phrase.owner !== undefined
			? exists(many(phrase.noun, { owner: phrase.owner }))
			: phrase.is === 'many'
				? exists(phrase)
				: phrase.is === 'thing' && phrase.text === `the ${phrase.noun}`
					? whole(`there is ${withArticle(phrase.noun)}`, `there is no ${phrase.noun}`)
					: statement(textOf(phrase), 'is there');
	return isAbsent ? opposed(there) : there;
}

function memberOf(a: Phrase, b: Phrase): Condition {
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

function isSortOf(phrase: Phrase): boolean {
	return phrase.is === 'thing' && phrase.sort === 'sort of owner';
}

/** The thing whose kind is compared: “it is a city” rather than “its kind is city”. */
function subjectOf(phrase: Phrase): string {
	return phrase.is === 'thing' && isSortOf(phrase) ? phrase.owner! : textOf(phrase);
}

function alike(a: Phrase, b: Phrase, same: boolean): Condition {
	const [x, y] = [a, b].map((p) => (p.is === 'condition' ? `whether ${p.say(false)}` : textOf(p)));
	const both = statement(x!, `is the same as ${y!}`);
	return same ? both : opposed(both);
}

function compare(name: BinaryName, a: Phrase, b: Phrase): Condition {
	const of = a.is === 'amount' ? a.of : undefined;
	if (of !== undefined) return counted(name, of, b);
	if (name === '!=') return opposed(compare('==', a, b));
	if (name === '==') {
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
			`is ${isPiece && a.owner === undefined ? withArticle(b.noun) : textOf(b)}`,
		);
	}
	const text = textOf(b);
	const says = (op: BinaryName): string =>
		op === '<'
			? `less than ${text}`
			: op === '<='
				? `at most ${text}`
				: op === '>'
					? `more than ${text}`
					: `at least ${text}`;
	return spoken(
		textOf(a),
		(isMany, denied) => `${isMany ? 'are' : 'is'} ${says(denied ? opposite[name]! : name)}`,
	);
}

/** “it has 5 or more tiles”, “there are no tiles left”. */
function counted(name: BinaryName, set: Many, b: Phrase): Condition {
	const value = b.is === 'amount' ? b.value : undefined;
	if (value === 0 && (name === '==' || name === '<=')) return opposed(exists(set));
	if (value === 0 && (name === '!=' || name === '>')) return exists(set);
	if (value === 1 && name === '>=') return exists(set);
	if (value === 1 && name === '<') return opposed(exists(set));
	const { noun, owner, after, text } = set;
	const number = textOf(b);
	const nounFor = (op: BinaryName): string =>
		value === 1 && op !== '<' && op !== '>' ? noun : plural(noun);
	const says = (op: BinaryName): string => {
		const things = text === undefined ? `${nounFor(op)}${after}` : `of ${text}${after}`;
		switch (op) {
			case '==':
				return `exactly ${number} ${things}`;
			case '!=':
				return `not exactly ${number} ${things}`;
			case '<':
				return `fewer than ${number} ${things}`;
			case '<=':
				return `at most ${number} ${things}`;
			case '>':
				return `more than ${number} ${things}`;
			default:
				return `at least ${number} ${things}`;
		}
	};
	const op = (denied: boolean): BinaryName => (denied ? opposite[name]! : name);
	if (owner === undefined || text !== undefined) {
		const there = (is: BinaryName): string =>
			`there ${value === 1 && is !== '<' && is !== '>' ? 'is' : 'are'} ${says(is)}`;
		return whole(there(op(false)), there(op(true)));
	}
	return spoken(owner, (isMany, denied) => `${isMany ? 'have' : 'has'} ${says(op(denied))}`);
}
