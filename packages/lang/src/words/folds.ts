import type { Node } from '../expr/parse.ts';
import { withArticle } from './english.ts';
import {
	type Amount,
	type Condition,
	type Many,
	type Phrase,
	amount,
	exists,
	many,
	opposed,
	relative as clauseOf,
	textOf,
	thing,
	whole,
} from './phrase.ts';
import { type Speaker, bind, withVariable } from './speaker.ts';

/** How the expressions inside of a method are put into words. */
export interface Render {
	phrase(s: Speaker, node: Node): Phrase;
	condition(s: Speaker, node: Node): Condition;
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
export function foldOf(
	s: Speaker,
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
			return opposed(exists(set));
		case 'first':
			return first === undefined
				? thing(`the first of ${textOf(set)}`, set.noun)
				: many(set.noun, {
						text: `the first ${textOf(render.phrase(s, first))} of ${textOf(set)}`,
					});
		case 'only':
			return thing(`the only one of ${textOf(set)}`, set.noun);
		case 'without':
			return (
				first &&
				many(set.noun, { text: `${textOf(set)} except ${textOf(render.phrase(s, first))}` })
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
		case 'minus':
			return (
				first &&
				many(set.noun, {
					text: `those of ${textOf(set)} that are not among ${textOf(render.phrase(s, first))}`,
				})
			);
		case 'intersects': {
			if (first === undefined) return undefined;
			const both = `${textOf(set)} and ${textOf(render.phrase(s, first))} have`;
			return whole(
				`${both} ${withArticle(set.noun)} in common`,
				`${both} no ${set.noun} in common`,
			);
		}
	}
	if (name === 'at' && owner.is === 'many' && first !== undefined)
		return thing(`member ${textOf(render.phrase(s, first))} of ${textOf(set)}`, set.noun);
	if (first?.is !== 'name' || body === undefined || args.length !== 2) return undefined;
	const marked = withVariable(s, first.name, thing(member, set.noun));
	const bound = bind(s, first.name, set.noun).speaker;
	const each = render.phrase(marked, body);
	switch (name) {
		case 'filter':
			return restricted(set, relative(s, render, first.name, set, body, true));
		case 'count':
			return countOf(restricted(set, relative(s, render, first.name, set, body, true)));
		case 'exists':
			return exists(set, relative(s, render, first.name, set, body, false));
		case 'exists_one': {
			const clause = relative(s, render, first.name, set, body, false);
			return whole(
				`there is exactly one ${set.noun}${clause} among ${textOf(set)}`,
				`there is not exactly one ${set.noun}${clause} among ${textOf(set)}`,
			);
		}
		case 'all': {
			const condition = render.condition(marked, body);
			const { subject, verb } = condition;
			if (subject === member && verb !== undefined && !verb(true, false).includes(member))
				return whole(
					`all of ${textOf(set)} ${verb(true, false)}`,
					`not all of ${textOf(set)} ${verb(true, false)}`,
				);
			const inner = render.condition(bound, body).say(false);
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
			return amount(`the ${word} of ${textOf(render.phrase(bound, body))} over ${textOf(set)}`, {
				tightness: 1,
			});
		}
		case 'argmax':
		case 'argmin': {
			const word = name === 'argmax' ? 'greatest' : 'smallest';
			return many(set.noun, {
				text: `those of ${textOf(set)} for which ${textOf(render.phrase(bound, body))} is ${word}`,
			});
		}
		case 'map':
		case 'flatMap': {
			const inner =
				each.is === 'many' && each.items?.length === 1 && body.is === 'list'
					? render.phrase(marked, body.items[0]!)
					: each;
			if (inner.is === 'thing' && inner.owner === member)
				return many(inner.noun, { owner: textOf(set) });
			if (inner.is === 'many' && inner.owner === member && inner.text === undefined)
				return many(inner.noun, { owner: textOf(set), after: inner.after });
			const noun = inner.is === 'many' || inner.is === 'thing' ? inner.noun : 'number';
			const once = textOf(inner).split(member);
			if (once.length === 2) return many(noun, { text: once.join(`each of ${textOf(set)}`) });
			return many(noun, {
				text: `${textOf(render.phrase(bound, body))}, for each of ${textOf(set)}`,
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
function relative(
	s: Speaker,
	render: Render,
	name: string,
	set: Many,
	body: Node,
	isMany: boolean,
): string {
	const clause = clauseOf(
		render.condition(withVariable(s, name, thing(member, set.noun)), body),
		member,
		isMany,
	);
	if (clause !== undefined) return clause;
	const { speaker } = bind(s, name, set.noun);
	return ` such that ${render.condition(speaker, body).say(false)}`;
}
