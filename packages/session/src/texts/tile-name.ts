import { identifierWords, sentence } from './spelling.ts';

/** The name of a tile for people: its title; without one its id, whose words are spaced unless it is a code such as `RV-E`. */
export function nameOfTile({
	id,
	title,
}: {
	readonly id: string;
	readonly title?: string | undefined;
}): string {
	if (title !== undefined && title.trim() !== '') return sentence(title.trim());
	return /^[a-z]/.test(id) ? sentence(identifierWords(id).replaceAll(/[-_]+/g, ' ').trim()) : id;
}

/** A tile by its name where the text beside it does not say that it is one. */
export function tilePhrase(name: string): string {
	return /^tile\b/i.test(name) ? name : `Tile ${name}`;
}

/** The same phrase within a sentence. */
export function tilePhraseInside(name: string): string {
	const phrase = tilePhrase(name);
	return phrase.slice(0, 1).toLowerCase() + phrase.slice(1);
}
