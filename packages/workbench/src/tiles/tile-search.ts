import { english as t } from '../texts/en.ts';
import { fitOf, searchedText, soughtIn } from '../rules/query-words.ts';

export interface TileTexts {
	readonly id: string;
	/** Its name, and what it shows. */
	readonly text: string;
	/** Words of what it belongs to, which count where no tile itself has what is sought. */
	readonly of?: string;
}

/**
 * The tiles that a query means: the one whose id it is and those whose ids begin with it, else those whose words it names, whole or by their beginnings. Words that say
 * nothing, such as “with” and “tile”, need not be there.
 */
export function searchTiles<T>(
	tiles: readonly T[],
	query: string,
	textsOf: (tile: T) => TileTexts,
): readonly T[] {
	const phrase = query.trim().toLowerCase();
	if (phrase === '') return tiles;
	const all = tiles.map((tile) => ({ tile, texts: textsOf(tile) }));
	const begins = all.filter(({ texts }) => texts.id.toLowerCase().startsWith(phrase));
	if (begins.some(({ texts }) => texts.id.toLowerCase() === phrase))
		return begins.map(({ tile }) => tile);
	const words = soughtIn(phrase).filter((word) => !word.isFiller);
	const found = (wordsOf: (texts: TileTexts) => string): T[] =>
		all.flatMap(({ tile, texts }) => {
			const text = searchedText(`${t.tileNoun} ${wordsOf(texts)}`);
			const has = words.every((word) => {
				const fit = fitOf(word, text);
				return (
					(fit !== undefined && fit !== 'inside') || texts.id.toLowerCase().startsWith(word.word)
				);
			});
			return has ? [tile] : [];
		});
	const own = found(({ text }) => text);
	return own.length > 0 ? own : found(({ text, of = '' }) => `${text} ${of}`);
}
