import { inOneLine, markedList } from './condition-list.ts';
import { conjugate, isSeveral, listed, owned, plural, withArticle } from './english.ts';

export type Phrase = Thing | Many | Amount | Condition;

/** A single thing: “its owner”. */
export interface Thing {
	readonly is: 'thing';
	readonly text: string;
	readonly noun: string;
	readonly owner?: string;
	/** The verb for there being one, where “its owner has one” would not do. */
	readonly there?: string;
	/**
	 * It is a sort of things, such as the name of a kind; the sort that its owner is of; a word that nothing declares; a choice of several
	 * things at once.
	 */
	readonly sort?: 'sort' | 'sort of owner' | 'word' | 'choice';
}

/** Several things: “the tiles of that feature that have a sign”. */
export interface Many {
	readonly is: 'many';
	readonly noun: string;
	readonly owner?: string;
	/** Words after the noun, each with a blank before it. */
	readonly after: string;
	/** The same after the noun of one alone, where it differs: “ that has a sign”. */
	readonly afterOne?: string;
	/** The whole in words, where noun and owner do not say it. */
	readonly text?: string;
	readonly items?: readonly string[];
}

export interface Amount {
	readonly is: 'amount';
	readonly text: string;
	readonly of?: Many;
	readonly owner?: string;
	readonly noun?: string;
	readonly value?: number;
	/** The words of a negative number without its sign. */
	readonly unsigned?: string;
	/** It is one number under a condition and another otherwise. */
	readonly depends?: true;
	readonly tightness: number;
}

export interface Condition {
	readonly is: 'condition';
	say(denied: boolean): string;
	readonly subject?: string;
	verb?(many: boolean, denied: boolean): string;
	readonly parts?: readonly Condition[];
	readonly word?: 'and' | 'or';
}

export const tightest = 9;

export function thing(text: string, noun: string, more: Partial<Thing> = {}): Thing {
	return { is: 'thing', text, noun, ...more };
}

export function many(noun: string, more: Partial<Many> = {}): Many {
	return { is: 'many', noun, after: '', ...more };
}

export function amount(text: string, more: Partial<Amount> = {}): Amount {
	return { is: 'amount', text, tightness: tightest, ...more };
}

export function statement(subject: string, verb: string): Condition {
	return verbCondition(subject, (isMany, denied) => conjugate(verb, isMany, denied));
}

/** “it is a wall”, “they are walls”. */
export function classed(subject: string, noun: string): Condition {
	return verbCondition(subject, (isMany, denied) =>
		conjugate(isMany ? `is ${plural(noun)}` : `is ${withArticle(noun)}`, isMany, denied),
	);
}

/** A statement whose verb is not denied by “not”: “has no tile”. */
export function verbCondition(
	subject: string,
	verb: (many: boolean, denied: boolean) => string,
): Condition {
	return {
		is: 'condition',
		subject,
		verb,
		say: (denied) => `${subject} ${verb(isSeveral(subject), denied)}`,
	};
}

export function sentenceCondition(affirmed: string, denied: string): Condition {
	return { is: 'condition', say: (not) => (not ? denied : affirmed) };
}

export function textOf(phrase: Phrase): string {
	switch (phrase.is) {
		case 'thing':
		case 'amount':
			return phrase.text;
		case 'condition':
			return phrase.say(false);
		case 'many':
			if (phrase.text !== undefined) return phrase.text + phrase.after;
			return (
				(phrase.owner === undefined
					? `the ${plural(phrase.noun)}`
					: owned(plural(phrase.noun), phrase.owner)) + phrase.after
			);
	}
}

/** “there is a tile”, or “it has a tile”, with words that follow; denied, “no tile”. */
export function exists(set: Many, more = ''): Condition {
	const { noun, owner, text } = set;
	const tail = afterOneOf(set) + more;
	if (text !== undefined)
		return sentenceCondition(
			`there is ${withArticle(noun)} among ${text}${tail}`,
			`there is no ${noun} among ${text}${tail}`,
		);
	if (owner === undefined)
		return sentenceCondition(`there is ${withArticle(noun)}${tail}`, `there is no ${noun}${tail}`);
	return verbCondition(
		owner,
		(isMany, denied) =>
			`${isMany ? 'have' : 'has'} ${denied ? `no ${noun}` : withArticle(noun)}${tail}`,
	);
}

export function afterOneOf({ after, afterOne }: Many): string {
	return afterOne ?? after;
}

export function negated(condition: Condition): Condition {
	const { verb, parts, word } = condition;
	return {
		...condition,
		say: (denied) => condition.say(!denied),
		...(verb === undefined ? {} : { verb: (isMany, denied) => verb(isMany, !denied) }),
		...(parts === undefined || word === undefined
			? {}
			: { parts: parts.map(negated), word: word === 'and' ? 'or' : 'and' }),
	};
}

/** Statements joined by “and” or “or”; denied by what it means to deny all of them. */
export function join(parts: readonly Condition[], word: 'and' | 'or'): Condition {
	const other = word === 'and' ? 'or' : 'and';
	const { subject } = parts[0]!;
	const isShared =
		subject !== undefined && parts.every((p) => p.subject === subject && p.verb !== undefined);
	const wordOf = (denied: boolean): 'and' | 'or' => (denied ? other : word);
	const verb = (isMany: boolean, denied: boolean): string =>
		inOneLine(
			joinedBy(
				wordOf(denied),
				parts.map((p) => ({ parts: p.parts, text: p.verb!(isMany, denied) })),
			),
		);
	const say = (denied: boolean): string =>
		isShared
			? joinedBy(
					wordOf(denied),
					parts.map((p) => ({ parts: p.parts, text: p.verb!(isSeveral(subject), denied) })),
					`${subject} `,
				)
			: joinedBy(
					wordOf(denied),
					parts.map((p) => ({ parts: p.parts, text: p.say(denied) })),
				);
	return { is: 'condition', say, parts, word, ...(isShared ? { subject, verb } : {}) };
}

/** Texts in a list; one that is a list itself begins with “both” or “either”. */
function joinedBy(
	word: 'and' | 'or',
	items: readonly { readonly text: string; readonly parts: unknown }[],
	shared = '',
): string {
	const opening = word === 'and' ? 'either' : 'both';
	const texts = items.map(({ text, parts }) => (parts === undefined ? text : `${opening} ${text}`));
	const isNested = items.some(({ parts }) => parts !== undefined);
	const before = (i: number): string =>
		isNested ? `, ${word} ` : i === texts.length - 1 ? ` ${word} ` : ', ';
	return markedList(word, texts, before, shared);
}

/** The words of a clause about things: “ that are complete”, “ whose owner is the active player”. */
export function relative(
	condition: Condition,
	member: string,
	isMany: boolean,
): string | undefined {
	const { subject, verb, parts, word } = condition;
	if (subject !== undefined && verb !== undefined) {
		const whose = `the (.*) of ${member}`;
		const noun = subject === member ? '' : new RegExp(`^${whose}$`).exec(subject)?.[1];
		const verbText = verb(isMany && subject === member, false);
		if (noun === undefined || noun.includes(member) || verbText.includes(member)) return undefined;
		return noun === '' ? ` that ${verbText}` : ` whose ${noun} ${verbText}`;
	}
	if (parts === undefined || word === undefined) return undefined;
	const clauses = parts.map((p) => relative(p, member, isMany));
	if (
		!clauses.every((c) => c !== undefined) ||
		parts.some((p) => p.parts !== undefined && p.subject === undefined)
	)
		return undefined;
	return ` ${listed(
		clauses.map((c) => c.trim()),
		word,
	)}`;
}
