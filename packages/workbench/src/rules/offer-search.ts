import type { Offer } from './requests.ts';

/**
 * The offers that hold all words of a query, best first; without a query the shortest first. Numbers in the query stand in the blanks
 * of what is found.
 */
export function searchOffers(offers: readonly Offer[], query: string, max = 60): Offer[] {
	const numbers = query.match(/\d+/g) ?? [];
	const phrase = query.replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
	const words = phrase === '' ? [] : phrase.split(' ');
	const lengthOf = ({ offer }: { offer: Offer }): number => (phrase === '' ? offer.by.length : 0);
	return offers
		.filter((o) => o.numbers.length >= numbers.length)
		.map((offer, at) => ({ offer, at, score: scoreOf(offer, words, phrase) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score || lengthOf(a) - lengthOf(b) || a.at - b.at)
		.slice(0, max)
		.map(({ offer }) => withNumbers(offer, numbers));
}

/** Returns more the better an offer fits a query; 0 where it lacks one of the words. */
function scoreOf({ label, doc, by }: Offer, words: readonly string[], phrase: string): number {
	const sentence = ` ${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
	if (words.length === 0) return 1;
	const scores = words.map((word) => {
		if (sentence.includes(` ${word} `)) return 10;
		if (sentence.includes(` ${word}`)) return 7;
		if (sentence.includes(word)) return 3;
		return doc.toLowerCase().includes(word) || by.toLowerCase().includes(word) ? 1 : 0;
	});
	if (scores.some((s) => s === 0)) return 0;
	return (
		1 + scores.reduce<number>((sum, s) => sum + s, 0) + (sentence.includes(` ${phrase} `) ? 5 : 0)
	);
}

/** An offer with these numbers in its blanks, in the order in which its sentence has them. */
function withNumbers(offer: Offer, numbers: readonly string[]): Offer {
	let { by } = offer;
	const places = offer.numbers
		.slice(0, numbers.length)
		.map((at, i) => ({ ...at, to: numbers[i]! }));
	for (const { start, end, to } of places.toSorted((a, b) => b.start - a.start))
		by = by.slice(0, start) + to + by.slice(end);
	let next = 0;
	const label = offer.label.replace(/\d+/g, (number) => numbers[next++] ?? number);
	return numbers.length === 0 ? offer : { ...offer, by, label, numbers: [] };
}
