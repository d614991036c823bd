export interface ManualPage {
	readonly id: string;
	readonly title: string;
	readonly html: string;
}

export interface ManualPlace {
	readonly page: string;
	readonly title: string;
	/** The text of the nearest heading above; the title where there is none. */
	readonly heading: string;
	/** Its id, by which the page finds it; empty for the beginning. */
	readonly at: string;
	readonly excerpt: string;
}

interface Section extends Omit<ManualPlace, 'excerpt'> {
	readonly text: string;
}

const MAX_PLACES = 40;
const AROUND = 60;

export function sectionsOf({ id, title, html }: ManualPage): Section[] {
	return html.split(/(?=<h[1-6] data-heading=")/).flatMap((part): Section[] => {
		const [all, at, inner] = /^<h[1-6] data-heading="([^"]*)">(.*?)<\/h[1-6]>/s.exec(part) ?? [];
		const text = plainText(part.slice(all?.length ?? 0));
		const heading = inner === undefined ? title : plainText(inner);
		return heading === '' && text === '' ? [] : [{ page: id, title, heading, at: at ?? '', text }];
	});
}

/** The places that hold all words of a query, those with the words in the heading first; at most 40. */
export function searchManual(sections: readonly Section[], query: string): ManualPlace[] {
	const words = query
		.toLowerCase()
		.split(/\s+/)
		.filter((word) => word !== '');
	if (words.length === 0) return [];
	const inHeading: ManualPlace[] = [];
	const inText: ManualPlace[] = [];
	for (const { text, ...place } of sections) {
		const heading = place.heading.toLowerCase();
		const lower = text.toLowerCase();
		if (!words.every((word) => heading.includes(word) || lower.includes(word))) continue;
		const first = words.map((word) => lower.indexOf(word)).find((at) => at >= 0) ?? 0;
		const found = { ...place, excerpt: excerptOf(text, first) };
		(words.every((word) => heading.includes(word)) ? inHeading : inText).push(found);
	}
	return [...inHeading, ...inText].slice(0, MAX_PLACES);
}

function excerptOf(text: string, at: number): string {
	const from = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1;
	const last = text.lastIndexOf(' ', at + 2 * AROUND);
	const to = text.length <= at + 2 * AROUND || last <= at ? text.length : last;
	return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

const entities: Readonly<Record<string, string>> = {
	'&lt;': '<',
	'&gt;': '>',
	'&amp;': '&',
	'&quot;': '"',
	'&#39;': "'",
};

function plainText(html: string): string {
	return html
		.replace(/<[^>]*>/g, ' ')
		.replace(/&(lt|gt|amp|quot|#39);/g, (entity) => entities[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.replace(/ ([.,;:)])/g, '$1')
		.trim();
}
