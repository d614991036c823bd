import { english as t } from '../texts/en.ts';

const oneOf = (words: string): string => `(?:${words.split(' ').join('|')})`;

/** A query without the moment of this title; '' where it does not name the moment. */
export function restOfQuery(query: string, title: string): string {
	const articles = `(?:${oneOf(t.articles)}\\s+)*`;
	const words = title
		.toLowerCase()
		.split(/\s+/)
		.filter((word) => !t.articles.split(' ').includes(word))
		.map((word) =>
			word.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`),
		)
		.join(`\\s+${articles}`);
	const moment = new RegExp(
		`(?<!\\p{L})(?:${oneOf(t.prepositionsOfMoments)}\\s+)?${articles}${words}(?!\\p{L})`,
		'iu',
	);
	const rest = query.replace(moment, ' ');
	if (rest === query) return '';
	return rest.replace(/\s+/g, ' ').replace(/^[\s,:;]+|[\s,:;]+$/g, '');
}
