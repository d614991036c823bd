import type { Node } from '../expr/parse.ts';
import { cellsAtCorners } from './cells.ts';
import { inOneLine } from './condition-list.ts';
import { plural, withArticle } from './english.ts';
import {
	type Amount,
	type Condition,
	type Many,
	type Phrase,
	afterOneOf,
	amount,
	exists,
	many,
	negated,
	relative,
	textOf,
	thing,
	sentenceCondition,
} from './phrase.ts';
import { type Member, type Wording, withMember } from './wording.ts';

export interface Render {
	phrase(s: Wording, node: Node): Phrase;
	condition(s: Wording, node: Node): Condition;
}

export function setOf(phrase: Phrase): Many {
	if (phrase.is === 'many') return phrase;
	return many(phrase.is === 'thing' ? phrase.noun : 'member', {
		text: textOf(phrase),
		items: [textOf(phrase)],
	});
}

export function foldOf(
	s: Wording,
	render: Render,
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
			return negated(exists(set));
		case 'first':
			return first === undefined
				? thing(`the first of ${textOf(set)}`, set.noun)
				: many(set.noun, { text: firstOf(render.phrase(s, first), set) });
		case 'only':
			return thing(`the only one of ${textOf(set)}`, set.noun);
		case 'without':
			return (
				first && many(set.noun, { text: `${textOf(set)} except ${oneOf(render.phrase(s, first))}` })
			);
		case 'union':
			return (
				first && many(set.noun, { text: `${textOf(set)} and ${textOf(render.phrase(s, first))}` })
			);
		case 'intersection':
			return (
				first &&
				many(set.noun, {
					text: `those of ${textOf(set)} that are also among ${textOf(render.phrase(s, first))}`,
				})
			);
		case 'minus': {
			if (first === undefined) return undefined;
			const without = render.phrase(s, first);
			return (
				cellsAtCorners(set, without) ??
				many(set.noun, {
					text: `those of ${textOf(set)} that are not among ${textOf(without)}`,
				})
			);
		}
		case 'intersects': {
			if (first === undefined) return undefined;
			const both = `${textOf(set)} and ${textOf(render.phrase(s, first))} have`;
			return sentenceCondition(
				`${both} ${withArticle(set.noun)} in common`,
				`${both} no ${set.noun} in common`,
			);
		}
	}
	if (name === 'at' && owner.is === 'many' && first !== undefined)
		return thing(`member ${textOf(render.phrase(s, first))} of ${textOf(set)}`, set.noun);
	if (first?.is !== 'name' || body === undefined || args.length !== 2) return undefined;
	const member = withMember(s, first.name, set.noun);
	const condition = (): Condition => render.condition(member.speaker, body);
	switch (name) {
		case 'filter':
			return restricted(set, member, condition());
		case 'count':
			return countOf(restricted(set, member, condition()));
		case 'exists':
			return exists(set, clauseAbout(member, condition(), false));
		case 'exists_one': {
			const clause = clauseAbout(member, condition(), false);
			return sentenceCondition(
				`there is exactly one ${set.noun}${clause} among ${textOf(set)}`,
				`there is not exactly one ${set.noun}${clause} among ${textOf(set)}`,
			);
		}
		case 'all':
			return ofAll(set, member, condition());
		case 'sum':
		case 'max':
		case 'min': {
			const word = { sum: 'total', max: 'greatest', min: 'smallest' }[name];
			const each = render.phrase(member.speaker, body);
			if (each.is === 'amount' && each.owner === member.mark && each.noun !== undefined)
				return amount(`the ${word} ${each.noun} of ${textOf(set)}`);
			return amount(`the ${word} of ${member.named(textOf(each))} over ${textOf(set)}`, {
				tightness: 1,
			});
		}
		case 'argmax':
		case 'argmin': {
			const each = render.phrase(member.speaker, body);
			const word = name === 'argmax' ? 'greatest' : 'smallest';
			if (each.is === 'amount' && each.owner === member.mark && each.noun !== undefined)
				return many(set.noun, { text: `${allOf(set)} with the ${extreme(name, each.noun)}` });
			const value = member.named(textOf(each));
			return many(set.noun, { text: `those of ${textOf(set)} for which ${value} is ${word}` });
		}
		case 'map':
		case 'flatMap': {
			const one = body.is === 'list' && body.items.length === 1 ? body.items[0]! : body;
			return gathered(set, member, render.phrase(member.speaker, one));
		}
	}
	return undefined;
}

/** “the players”; of fewer than all, “those of the players that have a tile”. */
function allOf(set: Many): string {
	const text = textOf(set);
	return text === `the ${plural(set.noun)}` ? text : `those of ${text}`;
}

/** “fewest points” of a score, “smallest size” of another number. */
function extreme(fold: 'argmax' | 'argmin', noun: string): string {
	if (noun === 'score') return fold === 'argmax' ? 'most points' : 'fewest points';
	return `${fold === 'argmax' ? 'greatest' : 'smallest'} ${noun}`;
}

/** “that tile”; of a sort, all things of it: “walls”. */
function oneOf(phrase: Phrase): string {
	return phrase.is === 'thing' && phrase.sort === 'sort' ? plural(phrase.noun) : textOf(phrase);
}

/** “all of them are complete”. */
function ofAll(set: Many, { mark, named }: Member, { subject, verb, say }: Condition): Condition {
	if (subject === mark && verb !== undefined && !verb(true, false).includes(mark))
		return sentenceCondition(
			`all of ${textOf(set)} ${verb(true, false)}`,
			`not all of ${textOf(set)} ${verb(true, false)}`,
		);
	return sentenceCondition(
		`for each of ${textOf(set)}, ${named(say(false))}`,
		`for at least one of ${textOf(set)}, ${named(say(true))}`,
	);
}

/** The things that belong to the members of a set: “the owners of the pieces”. */
function gathered(set: Many, { mark, named }: Member, each: Phrase): Many {
	if (each.is === 'thing' && each.owner === mark) return many(each.noun, { owner: textOf(set) });
	if (each.is === 'many' && each.owner === mark && each.text === undefined)
		return many(each.noun, {
			owner: textOf(set),
			after: named(each.after),
			afterOne: named(afterOneOf(each)),
		});
	const noun = each.is === 'many' || each.is === 'thing' ? each.noun : 'number';
	const around = textOf(each).split(mark);
	if (around.length === 2) return many(noun, { text: betweenOf(around, `each of ${textOf(set)}`) });
	return many(noun, { text: `${named(textOf(each))}, for each of ${textOf(set)}` });
}

/** “the pieces in the prison of each of the players”, where one alone has “that player’s prison”. */
function betweenOf([before = '', after = '']: readonly string[], words: string): string {
	const [, noun, clause] = /^’s (.*?)((?: (?:that|whose|where|such that) .*)?)$/s.exec(after) ?? [];
	return noun === undefined ? before + words + after : `${before}the ${noun} of ${words}${clause}`;
}

function firstOf(count: Phrase, set: Many): string {
	if (count.is === 'amount' && count.text === '1') return `the first of ${textOf(set)}`;
	const isWritten = count.is === 'amount' && count.value !== undefined;
	return isWritten
		? `the first ${count.text} of ${textOf(set)}`
		: `as many of ${textOf(set)} as ${textOf(count)}`;
}

export function countOf(set: Many): Amount {
	return amount(`the number of ${textOf(set).replace(/^the (?=(?:\w+ )?\w+s\b)/, '')}`, {
		of: set,
		...(set.owner === undefined ? {} : { owner: set.owner, noun: set.noun }),
	});
}

function restricted(set: Many, member: Member, condition: Condition): Many {
	return {
		...set,
		after: set.after + clauseAbout(member, condition, set.items?.length !== 1),
		afterOne: afterOneOf(set) + clauseAbout(member, condition, false),
	};
}

/** “ that are complete”; where that cannot be said of the members alone, “ such that …”, or “ where that …”. */
function clauseAbout({ mark, named }: Member, condition: Condition, isMany: boolean): string {
	const short = relative(condition, mark, isMany);
	if (short !== undefined) return short;
	const whole = named(condition.say(false));
	return ` ${inOneLine(whole).startsWith('that ') ? 'where' : 'such that'} ${whole}`;
}
