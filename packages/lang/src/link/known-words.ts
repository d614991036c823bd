import type { SetUpFacts } from './constant.ts';
import { type Scopes, resolveWord } from './scopes.ts';

export function inWordsOfPacks(known: SetUpFacts, scopes: Scopes): SetUpFacts {
	const inWordsOf = (pack: string | undefined, at?: SetUpFacts['at']): SetUpFacts => {
		const resolve = (sort: 'element' | 'param', word: string): string => {
			const id = resolveWord(scopes, sort, word, pack);
			// an id may hold a dot itself
			if (id !== word || !word.includes('.') || known[sort](word) !== undefined) return id;
			return scopes.spelledMeaning(sort, word) ?? word;
		};
		return {
			element: (id) => known.element(resolve('element', id)),
			param: (id) => known.param(resolve('param', id)),
			words: (id) => known.words(resolve('param', id)),
			value: (param, word) => {
				const sort = `param.${resolve('param', param)}` as const;
				return scopes.spelledMeaning(sort, word) ?? resolveWord(scopes, sort, word, pack);
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
