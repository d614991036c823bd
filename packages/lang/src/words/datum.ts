import { ownValue } from '@tilewright/schema';
import { type SourcedValue, get, itemsOf } from '../link/sourced-value.ts';
import { listed, withArticle, wordsOf } from './english.ts';
import { tagPredicate } from './lexicon.ts';
import { type Amount, type Many, type Phrase, amount, textOf as textOfPhrase } from './phrase.ts';
import { type Wording, spokenName } from './wording.ts';
import { phraseOfText, sayCondition } from './say.ts';

function written(datum: SourcedValue | undefined): string | undefined {
	if (datum?.is !== 'scalar' || datum.value === null) return undefined;
	return String(datum.value);
}

function reading(s: Wording, datum: SourcedValue | undefined): Wording {
	const text = written(datum);
	if (s.blanks === undefined || datum === undefined || text === undefined) return s;
	const { doc, path } = datum.place;
	return { ...s, blanks: { ...s.blanks, text, at: { file: doc.file.path, path } } };
}

export function valueIn(s: Wording, datum: SourcedValue | undefined, otherwise = ''): string {
	if (datum === undefined) return otherwise;
	if (datum.is === 'list')
		return listed(
			datum.items.map((d) => valueIn(s, d)),
			'and',
		);
	if (datum.is === 'map')
		return [...datum.entries].map(([key, d]) => `${nameIn(key)} (${valueIn(s, d)})`).join(', ');
	const text = written(datum) ?? '';
	if (text === 'true' || text === 'false') return text === 'true' ? 'yes' : 'no';
	const phrase = phraseIn(s, datum);
	return phrase === undefined ? text : wordsOfPhrase(phrase);
}

export function wordsOfPhrase(phrase: Phrase): string {
	if (phrase.is === 'condition') return `whether ${phrase.say(false)}`;
	return phrase.is === 'thing' && phrase.sort === 'sort'
		? withArticle(phrase.noun)
		: textOfPhrase(phrase);
}

export function conditionIn(s: Wording, datum: SourcedValue | undefined): string {
	const text = written(datum);
	return text === undefined || text === '' ? '' : sayCondition(reading(s, datum), text);
}

export function nameIn(name: string | undefined): string {
	return wordsOf(name ?? '');
}

const stretches: Readonly<Record<string, string>> = {
	wave: ' of a scoring',
	'end-game': ' of the end of the game',
	'set-up': ' of the set-up',
};

/**
 * A step by its title: “the start of the turn”; one without a title by its name and the stretch of the game that it is part of: “the step
 * “payout” of a scoring”.
 */
export function stepIn({ lexicon }: Pick<Wording, 'lexicon'>, path: string | undefined): string {
	const title = lexicon.step(path ?? '');
	if (title !== undefined) return `the ${title}`;
	const names = (path ?? '').split('.');
	const stretch = names.length > 1 ? ownValue(stretches, names[0]!) : undefined;
	return `the step “${nameIn(names.at(-1))}”${stretch ?? ''}`;
}

/** A kind or piece by its noun; a tag that says how features are by these words: “monastic feature”. */
export function sortIn(s: Pick<Wording, 'lexicon'>, id: string | undefined): string {
	const isTag = s.lexicon.name(id ?? '') === undefined;
	const words = isTag ? s.lexicon.title(id ?? '') : nameIn(id);
	const tag = isTag ? tagPredicate(words) : undefined;
	const isAdjective = tag !== undefined && 'verb' in tag && tag.verb.startsWith('is ');
	return isAdjective ? `${words} feature` : words;
}

export function sortWithArticle(s: Wording, id: string): string {
	return withArticle(sortIn(s, id));
}

export function namesIn(datum: SourcedValue | undefined, word: 'and' | 'or' = 'and'): string {
	return listed(
		itemsOf(datum).map((d) => nameIn(written(d))),
		word,
	);
}

export function phraseIn(s: Wording, datum: SourcedValue | undefined): Phrase | undefined {
	const text = written(datum);
	return text === undefined ? undefined : phraseOfText(reading(s, datum), text);
}

export function nounIn(s: Wording, datum: SourcedValue | undefined): string | undefined {
	const phrase = phraseIn(s, datum);
	return phrase?.is === 'many' || phrase?.is === 'thing' ? phrase.noun : undefined;
}

/** “3 points for each of its tiles”, of a mapping with `count` and `each`; “minus 3 points …” where it takes a written number of points. */
export function pointsIn(s: Wording, line: SourcedValue): string {
	const lost = lostPointsIn(s, line);
	return lost === undefined ? productIn(factorsIn(s, line)) : `minus ${lost}`;
}

/** “3 points for each of its tiles” of a mapping that takes a written number of points; undefined of others. */
export function lostPointsIn(s: Wording, line: SourcedValue): string | undefined {
	const { count, each } = factorsIn(s, line);
	const [lostOfEach, lostOfCount] = [lossOf(each), lossOf(count)];
	if (lostOfEach !== undefined && lostOfCount === undefined)
		return productIn({ count, each: lostOfEach });
	if (lostOfCount !== undefined && isNumber(each) && lostOfEach === undefined)
		return productIn({ count: lostOfCount, each });
	return undefined;
}

/** The words for what each line takes; undefined where one of them gives points. */
export function allLost(
	lines: readonly SourcedValue[],
	lostIn: (line: SourcedValue) => string | undefined,
): readonly string[] | undefined {
	const lost = lines.flatMap((line) => lostIn(line) ?? []);
	return lost.length > 0 && lost.length === lines.length ? lost : undefined;
}

/** “3” where −3 is written; undefined elsewhere. */
export function lostNumberIn(s: Wording, datum: SourcedValue): string | undefined {
	const phrase = phraseIn(s, datum);
	return phrase && lossOf(phrase)?.text;
}

interface Factors {
	readonly count: Phrase;
	readonly each: Phrase;
}

function factorsIn(s: Wording, line: SourcedValue): Factors {
	const one = amount('1', { value: 1 });
	return {
		count: phraseIn(s, get(line, 'count')) ?? one,
		each: phraseIn(s, get(line, 'each')) ?? one,
	};
}

/** The number that is lost where a negative one is written. */
function lossOf(phrase: Phrase): Amount | undefined {
	if (phrase.is !== 'amount' || phrase.unsigned === undefined) return undefined;
	return amount(phrase.unsigned, { value: -phrase.value! });
}

function productIn({ count, each }: Factors): string {
	const set: Many | undefined =
		count.is === 'many' ? count : count.is === 'amount' ? count.of : undefined;
	const isOne = each.is === 'amount' && each.value === 1;
	if (set !== undefined) return points(each, ` for each of ${textOfPhrase(set)}`);
	if (count.is === 'amount' && count.value === 1) return points(each);
	if (isOne) return points(count);
	if (count.is === 'amount' && count.depends)
		return each.is === 'amount' && each.depends
			? `${textOfPhrase(count)}, in each case times ${points(each)}`
			: `${isNumber(each) ? points(each) : textOfPhrase(each)} times: ${textOfPhrase(count)}`;
	if (isNumber(each)) return `${points(each)} times ${textOfPhrase(count)}`;
	return `${textOfPhrase(count)} times ${points(each)}`;
}

const isNumber = (phrase: Phrase): boolean => phrase.is === 'amount' && phrase.value !== undefined;

function points(number: Phrase, after = ''): string {
	const text = textOfPhrase(number);
	if (number.is === 'amount' && number.value !== undefined)
		return `${text} ${Math.abs(number.value) === 1 ? 'point' : 'points'}${after}`;
	if (number.is === 'amount' && number.depends)
		return `${after === '' ? 'this many points' : 'points'}${after}: ${text}`;
	if (after === '') return `as many points as ${text}`;
	return `${text}${/\bpoints\b/.test(text) ? '' : ' in points'}${after}`;
}

/** “a spot among the segments of the tile just laid”, of a mapping of names to sets. */
export function amongIn(s: Wording, among: SourcedValue | undefined): string {
	if (among?.is !== 'map') return valueIn(s, among);
	return listed(
		[...among.entries].map(([name, set]) => {
			const own = spokenName(name);
			return `${own === undefined || own === nounIn(s, set) ? 'one of' : `${withArticle(own)} among`} ${valueIn(s, set)}`;
		}),
		'and',
	);
}

export const offTheBoard = 'off the board';

export function placeIn(s: Wording, datum: SourcedValue): string {
	const words: Readonly<Record<string, string>> = {
		supply: 'the supply',
		'off-board': offTheBoard,
	};
	return ownValue(words, written(datum) ?? '') ?? zoneIn(valueIn(s, datum));
}

/** A place by its own name, where it was said as what lies in it: “the ring” for “the pieces in the ring”. */
export function zoneIn(words: string): string {
	return words.replace(/^the (?:pieces|tiles) in (.+)$/, '$1');
}
