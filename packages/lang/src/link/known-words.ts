import type { Known } from './constant.ts';
import { type Scopes, meantBy } from './scopes.ts';

/** The facts that are known before a game, under the words that each pack has for elements and params. */
export function inWordsOfPacks(known: Known, scopes: Scopes): Known {
	const inWordsOf = (pack: string | undefined, at?: Known['at']): Known => {
		const meant = (sort: 'element' | 'param', word: string): string => {
			const id = meantBy(scopes, sort, word, pack);
			// an id may hold a dot itself
			if (id !== word || !word.includes('.') || known[sort](word) !== undefined) return id;
			return scopes.spelledMeaning(sort, word) ?? word;
		};
		return {
			element: (id) => known.element(meant('element', id)),
			param: (id) => known.param(meant('param', id)),
			words: (id) => known.words(meant('param', id)),
			value: (param, word) => {
				const sort = `param.${meant('param', param)}` as const;
				return scopes.spelledMeaning(sort, word) ?? meantBy(scopes, sort, word, pack);
			},
			pack: (name) => known.pack(name),
			...(at === undefined ? {} : { at }),
			get seats() {
				return known.seats;
			},
		};
	};
	return inWordsOf(undefined, (datum) => inWordsOf(scopes.packOf(datum)));
}
