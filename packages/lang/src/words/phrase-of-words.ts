import type { BuiltInWords } from './built-ins.ts';
import { conjugate, isSeveral, listed, owned, plural, withArticle } from './english.ts';
import { countOf, setOf } from './folds.ts';
import {
	type Phrase,
	amount,
	many,
	sentenceCondition,
	statement,
	textOf,
	thing,
} from './phrase.ts';

/** The phrase that the words of a built-in or declared name make of its arguments. */
export function phraseOfWords(
	words: BuiltInWords,
	args: readonly Phrase[],
	owner: string | undefined,
): Phrase {
	const fill = (text: string): string =>
		text
			.replace(/\{0’s\} (.*)/, (_, noun: string) => possession(args[0]!, noun))
			.replace(
				/\{0\} (\w+s)\b/,
				(_, verb: string) => `{0} ${conjugate(verb, isManyOf(args[0]), false)}`,
			)
			.replace(/\{(a |“)?(\d)”?\}/g, (_, form: string | undefined, i: string) => {
				const arg = args[Number(i)];
				if (arg === undefined) return '';
				if (form === '“') return `“${textOf(arg)}”`;
				if (arg.is !== 'thing') return textOf(arg);
				if (arg.sort === 'sort of owner') return arg.owner!;
				return form === 'a ' && arg.sort === 'sort' ? withArticle(arg.noun) : arg.text;
			})
			.replace(/(^| )1 steps\b/, '$11 step');
	if ('holds' in words) return sentenceCondition(fill(words.holds), fill(words.denied));
	if ('verb' in words)
		return owner === undefined
			? sentenceCondition(`“${words.verb}” holds`, `“${words.verb}” does not hold`)
			: statement(owner, fill(words.verb));
	if ('count' in words)
		return amount(
			`the number of ${owner === undefined ? plural(words.count) : owned(plural(words.count), owner).replace(/^the /, '')}`,
			{
				of: many(words.count, owner === undefined ? {} : { owner }),
				...(owner === undefined ? {} : { owner, noun: words.count }),
			},
		);
	if ('countOf' in words) return numberOfSuch(words.countOf, args[0]);
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
				...(words.there === undefined ? {} : { there: words.there }),
				...(words.thing === 'kind' ? { sort: 'sort of owner' as const } : {}),
			});
}

function isManyOf(phrase: Phrase | undefined): boolean {
	return phrase !== undefined && isSeveral(textOf(phrase));
}

/** “its prison”, “that player’s prison”, “the prison of the owner of that piece”. */
function possession(of: Phrase, noun: string): string {
	if (of.is === 'thing' && of.sort === 'sort') return `the ${noun} of ${plural(of.noun)}`;
	const owner = textOf(of);
	if (owner === 'it') return `its ${noun}`;
	if (/ (of|other|that|whose|in|on|just) /.test(owner)) return `the ${noun} of ${owner}`;
	return isSeveral(owner) ? `${owner}’ ${noun}` : `${owner}’s ${noun}`;
}

/** “the number of filled cells around it”. */
function numberOfSuch(adjective: string, of: Phrase | undefined): Phrase {
	const set = of === undefined ? many('thing') : setOf(of);
	const noun = `${adjective} ${set.noun}`;
	return countOf(
		set.text === undefined ? { ...set, noun } : many(noun, { after: ` among ${textOf(set)}` }),
	);
}

function nounOfSorts(arg: Phrase | undefined): string {
	if (arg?.is === 'thing') return arg.noun;
	if (arg?.is === 'many')
		return arg.items !== undefined && arg.items.length > 0 ? listed(arg.items, 'or') : arg.noun;
	return 'feature';
}

/** The words name no owner. */
export function isAlone(words: BuiltInWords): boolean {
	return ('many' in words && words.after === '') || ('text' in words && words.text !== undefined);
}

/** “the records for cities and 3”. */
export function withArguments(phrase: Phrase, args: readonly Phrase[]): Phrase {
	if (args.length === 0 || phrase.is === 'condition') return phrase;
	const names = args.map((a) =>
		a.is === 'thing' && a.sort === 'sort' ? plural(a.noun) : textOf(a),
	);
	const after = ` for ${listed(names, 'and')}`;
	if (phrase.is === 'many') return { ...phrase, after: phrase.after + after };
	return { ...phrase, text: phrase.text + after };
}

export function beforehand(value: Phrase): Phrase {
	if (value.is === 'amount') return amount(`${value.text} before this`);
	if (value.is === 'many') return many(value.noun, { text: `${textOf(value)} before this` });
	if (value.is === 'thing') return thing(`${value.text} before this`, value.noun);
	return sentenceCondition(`before this, ${value.say(false)}`, `before this, ${value.say(true)}`);
}
