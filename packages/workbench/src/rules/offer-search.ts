import type { Offer } from './requests.ts';

const alike: Readonly<Record<string, string>> = {
	'less than': 'fewer than',
	'fewer than': 'less than',
};

interface Searched {
	readonly offer: Offer;
	readonly phrase: string;
}

/** An offer with the comparison that a query names, “at most” instead of “at least”, and the query in the words of the offer. */
function compared(offer: Offer, phrase: string): Searched {
	const { comparison } = offer;
	const words = ` ${phrase} `;
	const named = comparison?.choices.flatMap((choice) =>
		[choice.label, alike[choice.label] ?? choice.label]
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
 * The offers that hold all words of a query, best first; without a query the shortest first. Numbers in the query stand in the blanks
 * of what is found.
 */
export function searchOffers(offers: readonly Offer[], query: string, max = 60): Offer[] {
	const numbers = query.match(/\d+/g) ?? [];
	const phrase = query.replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
	const lengthOf = ({ offer }: { offer: Offer }): number => (phrase === '' ? offer.by.length : 0);
	return offers
		.filter((o) => o.numbers.length >= numbers.length)
		.map((offer) => compared(offer, phrase))
		.map((searched, at) => ({ offer: searched.offer, at, score: scoreOf(searched) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score || lengthOf(a) - lengthOf(b) || a.at - b.at)
		.slice(0, max)
		.map(({ offer }) => withNumbers(offer, numbers));
}

/** Returns more the better an offer fits a query; 0 where it lacks one of the words. */
function scoreOf({ offer: { label, ones, doc, by }, phrase }: Searched): number {
	const words = phrase === '' ? [] : phrase.split(' ');
	const labels = [label, ...Object.values(ones)].join(' ');
	const sentence = ` ${labels.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
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
