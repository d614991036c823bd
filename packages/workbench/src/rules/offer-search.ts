import { ownValue } from '@tilewright/schema';
import { english as t } from '../texts/en.ts';
import type { Offer } from './requests.ts';

/** Words for the same comparison: those of counts, those of other numbers, and those that people say. */
function alikeTo(label: string): readonly string[] {
	return ownValue<string>(t.alikeComparisons, label)?.split(', ') ?? [];
}

/** Words that need not stand in an offer that is found. */
const isSmall = (word: string): boolean => ` ${t.smallWords} `.includes(` ${word} `);

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
	max = 60,
): Offer[] {
	const numbers = query.match(/\d+/g) ?? [];
	const phrase = wordsIn(query);
	const placeOf = (by: string): number => {
		const at = taken.findIndex(
			(t) => t.by === by && (phrase === '' || asked(t.query) === asked(query)),
		);
		return at < 0 ? taken.length : at;
	};
	const isKnown = new Set(taken.map(({ by }) => by));
	return offers
		.filter((o) => o.numbers.length >= numbers.length)
		.map((offer) => compared(offer, phrase))
		.map((searched, at) => ({ searched, at, score: scoreOf(searched) }))
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
		.slice(0, max)
		.map(({ offer }) => offer);
}

/** The letters of a text as words, without numbers and other signs. */
function wordsIn(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}]+/gu, ' ')
		.trim();
}

function asked(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/** Returns more the better an offer fits a query; 0 where it lacks one of the words. */
function scoreOf({ offer, phrase }: Searched): number {
	const { label, ones, doc, by, alike: others } = offer;
	if (phrase === '') return 1;
	const stems = stemsIn(phrase);
	const texts = [stemsIn([label, ...Object.values(ones)].join(' ')), stemsIn(others)].map(
		(all) => ` ${all.join(' ')} `,
	);
	const isIn = (words: string): boolean => texts.some((text) => text.includes(words));
	const scores = phrase.split(' ').map((word, i): number => {
		if (isIn(` ${stems[i]!} `)) return 10;
		if (isIn(` ${stems[i]!}`)) return 7;
		if (texts[0]!.includes(word)) return 3;
		if (doc.toLowerCase().includes(word) || by.toLowerCase().includes(word)) return 1;
		return isSmall(word) ? 0.5 : 0;
	});
	if (scores.includes(0)) return 0;
	const inARow = isIn(` ${stems.join(' ')} `) ? 5 : 0;
	return 1 + scores.reduce((sum, s) => sum + s, 0) + inARow;
}

/** The words of a text, each as that for one thing: “neighbour” for “neighbours”, “party” for “parties”. */
function stemsIn(text: string): string[] {
	const words = wordsIn(text).split(' ');
	return words.map((word) =>
		word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'),
	);
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
