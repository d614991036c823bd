import { ownValue } from '@tilewright/schema';
import { english as t } from '../texts/en.ts';
import {
	type QueryWord,
	type SearchedText,
	fitOf,
	queryWords,
	searchedText,
	tellingWords,
	unknownWords,
	wordsIn,
} from './query-words.ts';
import type { Offer } from './requests.ts';

/** Words for the same comparison: those of counts, those of other numbers, and those that people say. */
function alikeTo(label: string): readonly string[] {
	return ownValue<string>(t.alikeComparisons, label)?.split(', ') ?? [];
}

/** The most offers that a search finds. */
export const mostFound = 60;

/** An expression that somebody took before, and the query that found it. */
export interface TakenOffer {
	readonly query: string;
	readonly by: string;
}

interface Searched {
	readonly offer: Offer;
	readonly phrase: string;
}

/** An offer with the comparison that a query names, “at most” instead of “at least”, and the query in the words of the offer. */
function compared(offer: Offer, phrase: string): Searched {
	const { comparison } = offer;
	const words = ` ${phrase} `;
	const named = comparison?.choices.flatMap((choice) =>
		[choice.label, ...alikeTo(choice.label)]
			.filter((label) => words.includes(` ${label} `))
			.map((label) => ({ choice, label })),
	);
	const [found] = named?.toSorted((a, b) => b.label.length - a.label.length) ?? [];
	if (comparison === undefined || found === undefined) return { offer, phrase };
	const { choice } = found;
	const { start, end } = comparison;
	const chosen = (label: string): string => label.replace(comparison.label, choice.label);
	const longer = choice.text.length - (end - start);
	return {
		offer: {
			...offer,
			label: chosen(offer.label),
			ones: Object.fromEntries(Object.entries(offer.ones).map(([k, v]) => [k, chosen(v)])),
			by: offer.by.slice(0, start) + choice.text + offer.by.slice(end),
			numbers: offer.numbers.map((at) =>
				at.start < end ? at : { start: at.start + longer, end: at.end + longer },
			),
		},
		phrase: words.replace(` ${found.label} `, ` ${choice.label} `).trim(),
	};
}

/**
 * The offers that hold all words of a query, best first: what was taken for this query before, what has the query as its sentence, what
 * holds its words in a row; of the same the shortest. Without a query those that were taken last come first. Numbers in the
 * query stand in the blanks of what is found.
 */
export function searchOffers(
	offers: readonly Offer[],
	query: string,
	taken: readonly TakenOffer[] = [],
	max = mostFound,
): Offer[] {
	const numbers = query.match(/\d+/g) ?? [];
	const phrase = wordsIn(query).join(' ');
	const placeOf = (by: string): number => {
		const at = taken.findIndex(
			(t) => t.by === by && (phrase === '' || asked(t.query) === asked(query)),
		);
		return at < 0 ? taken.length : at;
	};
	const isKnown = new Set(taken.map(({ by }) => by));
	const soughtOf = soughtWordsOnce();
	const found = offers
		.filter((o) => o.numbers.length >= numbers.length)
		.map((offer) => compared(offer, phrase))
		.map((searched, at) => ({ searched, at, score: scoreOf(searched, soughtOf) }))
		.filter(({ score }) => score > 0)
		.map(({ searched, at, score }) => {
			const offer = withNumbers(searched.offer, numbers);
			const isExact = phrase !== '' && asked(offer.label) === asked(query);
			return { offer, at, score, isExact, place: placeOf(offer.by), known: isKnown.has(offer.by) };
		})
		.sort(
			(a, b) =>
				a.place - b.place ||
				Number(b.isExact) - Number(a.isExact) ||
				b.score - a.score ||
				Number(b.known) - Number(a.known) ||
				a.offer.by.length - b.offer.by.length ||
				a.at - b.at,
		)
		.map(({ offer }) => offer);
	const digits = withDigits(query);
	return found.length > 0 || digits === query
		? withoutTwins(found).slice(0, max)
		: searchOffers(offers, digits, taken, max);
}

/**
 * Offers that are shown before anything is sought. `taken` were chosen before. `used` stand in the rules already, about things of the
 * place where it has any. `near` are others about these things.
 */
export interface OfferGroup {
	readonly is: 'taken' | 'used' | 'near' | 'other';
	readonly offers: readonly Offer[];
}

const mostOf: Readonly<Record<OfferGroup['is'], number>> = {
	taken: 5,
	used: 20,
	near: 25,
	other: 30,
};

const fewestOthers = 8;

/** The likeliest of many offers, in groups; the shorter the first groups, the more others. Those of the rules come first in each. */
export function likeliestOffers(
	offers: readonly Offer[],
	taken: readonly TakenOffer[] = [],
): readonly OfferGroup[] {
	const isTaken = new Set(taken.map(({ by }) => by));
	const hasNear = offers.some(({ isNear }) => isNear);
	const kindOf = ({ by, uses, isNear }: Offer): OfferGroup['is'] => {
		if (isTaken.has(by)) return 'taken';
		if (uses > 0 && isNear === hasNear) return 'used';
		return isNear ? 'near' : 'other';
	};
	const sorted = searchOffers(offers, '', taken, Infinity);
	let room = mostOf.other;
	return (['taken', 'used', 'near', 'other'] as const).flatMap((is) => {
		const own = sorted.filter((offer) => kindOf(offer) === is);
		if (is === 'used' || is === 'other') own.sort((a, b) => b.uses - a.uses);
		const shown = own.slice(0, is === 'other' ? Math.max(room, fewestOthers) : mostOf[is]);
		room -= shown.length;
		return shown.length === 0 ? [] : [{ is, offers: shown }];
	});
}

/** Numbers that are written as words in digits: “minus two” as “minus 2”, “triple” as “times 3”. */
function withDigits(query: string): string {
	return query.replace(/\p{L}+/gu, (word) => ownValue(t.spokenNumbers, word.toLowerCase()) ?? word);
}

function asked(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

interface OfferTexts {
	/** Its sentence. */
	readonly own: SearchedText;
	/** Other words of people for it. */
	readonly alike: SearchedText;
	/** Those that name just this. */
	readonly phrases: SearchedText;
	/** Its explanation and its formula. */
	readonly rest: SearchedText;
}

const textsOfOffers = new WeakMap<Offer, OfferTexts>();
function textsOf(offer: Offer): OfferTexts {
	const known = textsOfOffers.get(offer);
	if (known !== undefined) return known;
	const { label, ones, doc, by, alike, phrases } = offer;
	const texts = {
		own: searchedText([label, ...Object.values(ones)].join(' ')),
		alike: searchedText(alike),
		phrases: searchedText(phrases),
		rest: searchedText(`${doc} ${by}`),
	};
	textsOfOffers.set(offer, texts);
	return texts;
}

const isIn = ({ own, alike }: OfferTexts, stems: string): boolean =>
	own.stems.includes(` ${stems} `) || alike.stems.includes(` ${stems} `);

/** Returns more the better an offer has a word of a query; 0 where it lacks it. */
function wordScore(sought: QueryWord, texts: OfferTexts): number {
	const phrase = fitOf(sought, texts.phrases);
	if (phrase === 'word' || phrase === 'stem') return 13;
	const [own, alike] = [fitOf(sought, texts.own), fitOf(sought, texts.alike)];
	if (own === 'word' || alike === 'word') return 10;
	if (own === 'stem' || alike === 'stem') return 9;
	if (own === 'beginning' || alike === 'beginning') return 7;
	if (own === 'same' || alike === 'same') return 5;
	if (own === 'inside') return 3;
	return fitOf(sought, texts.rest) === undefined ? 0 : 1;
}

/** Returns more for words of a query that stand in a row in an offer, too; a row of fillers tells nothing. */
function rowScore(words: readonly QueryWord[], texts: OfferTexts): number {
	const pairs = words.slice(1).filter((word, i) => {
		const before = words[i]!;
		return !(before.isFiller && word.isFiller) && isIn(texts, `${before.stem} ${word.stem}`);
	});
	return pairs.length + (isIn(texts, words.map(({ stem }) => stem).join(' ')) ? 5 : 0);
}

type SoughtWords = (phrase: string) => readonly QueryWord[];

/** Most offers are sought by the same phrase, whose words are looked up once. */
function soughtWordsOnce(): SoughtWords {
	const known = new Map<string, readonly QueryWord[]>();
	return (phrase) => {
		const words = known.get(phrase) ?? queryWords(phrase.split(' '));
		known.set(phrase, words);
		return words;
	};
}

/** Returns more the better an offer fits a query; 0 where it lacks one of the words. */
function scoreOf({ offer, phrase }: Searched, soughtOf: SoughtWords): number {
	if (phrase === '') return 1;
	const texts = textsOf(offer);
	const isPhrase = soughtOf(phrase).filter((word) => !word.isFiller).length > 1;
	let sum = 1;
	for (const sought of soughtOf(phrase)) {
		// a word such as “it” stands in many long offers
		const score = sought.isFiller ? 0.5 : wordScore(sought, texts);
		// of several words each must be in the sentence: an explanation speaks of much else
		if (score === 0 || (isPhrase && score === 1)) return 0;
		sum += score;
	}
	return sum + rowScore(soughtOf(phrase), texts) + (offer.isNear ? 2 : 0);
}

/** The explanation of an offer where it adds to its sentence. It speaks of what a denial denies, so it would contradict that. */
export function explanationOf({ label, doc, by }: Pick<Offer, 'label' | 'doc' | 'by'>): string {
	const isSame = wordsIn(doc.replace(/^Whether /, '')).join(' ') === wordsIn(label).join(' ');
	return by.startsWith('!') || isSame ? '' : doc;
}

/** Offers for a query that finds nothing. */
export interface NearestOffers {
	readonly offers: readonly Offer[];
	/** The words of the query that no offer has. */
	readonly unknown: readonly string[];
}

/** The offers that come nearest to a query that finds nothing: those with the most telling of its words, misspelt ones read as they are meant. */
export function nearestOffers(offers: readonly Offer[], query: string, max = 12): NearestOffers {
	const numbers = query.match(/\d+/g) ?? [];
	const words = wordsIn(query);
	const sought = queryWords(words);
	const texts = offers.map((offer) => {
		const { own, alike } = textsOf(offer);
		return { words: own.words + alike.words, stems: own.stems + alike.stems };
	});
	const telling = tellingWords(sought, texts);
	const found = offers.flatMap((offer, at) => {
		const of = textsOf(offer);
		const held = telling.filter((w) => wordScore(w.sought, of) > 1);
		if (held.length === 0) return [];
		const score = held.reduce((sum, w) => sum + wordScore(w.sought, of), rowScore(sought, of));
		return [{ offer, at, telling: held.reduce((sum, w) => sum + w.telling, 0), score }];
	});
	return {
		offers: withoutTwins(
			found
				.toSorted(
					(a, b) =>
						b.telling - a.telling ||
						b.score - a.score ||
						a.offer.by.length - b.offer.by.length ||
						a.at - b.at,
				)
				.map(({ offer }) => withNumbers(offer, numbers.slice(0, offer.numbers.length))),
		).slice(0, max),
		unknown: unknownWords(sought, texts),
	};
}

/** Offers that differed in their numbers alone are the same with the numbers of a query. */
function withoutTwins(offers: readonly Offer[]): Offer[] {
	const labels = new Set<string>();
	return offers.filter(({ label }) => !labels.has(label) && labels.add(label));
}

function withNumbers(offer: Offer, numbers: readonly string[]): Offer {
	if (numbers.length === 0) return offer;
	const places = offer.numbers
		.slice(0, numbers.length)
		.map((at, i) => ({ ...at, to: numbers[i]! }));
	const by = putNumbers(offer.by, places);
	const agreeing = new Set(Object.keys(offer.ones).flatMap((key) => key.split(' ').map(Number)));
	const ones = [...agreeing].filter((i) => Number(numbers[i]) === 1).sort((a, b) => a - b);
	let next = 0;
	const label = (offer.ones[ones.join(' ')] ?? offer.label).replace(
		/\d+/g,
		(number) => numbers[next++] ?? number,
	);
	return { ...offer, by, label, numbers: [], ones: {} };
}

export function putNumbers(
	by: string,
	places: readonly { readonly start: number; readonly end: number; readonly to: string }[],
): string {
	return places
		.toSorted((a, b) => b.start - a.start)
		.reduce((text, { start, end, to }) => text.slice(0, start) + to + text.slice(end), by);
}
