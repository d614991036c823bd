import { spell } from '../model/spell.ts';
import type { Known } from './constant.ts';
import { isValueSort } from './pack-words.ts';
import { type Scopes, meantBy, scopedId } from './scopes.ts';

/** What is known before a game, under the words that each pack has for elements and params. */
export function inWordsOfPacks(known: Known, scopes: Scopes): Known {
	const namesakes = scopes.namesakes.filter(
		(n) => n.sort === 'element' || n.sort === 'param' || isValueSort(n.sort),
	);
	if (namesakes.length === 0) return known;
	// an expression spells the pack before the word
	const spelled = new Map(
		namesakes.flatMap(({ sort, word, owners }) =>
			owners.map((pack) => {
				const id = scopedId(pack, word);
				return [`${sort} ${spell(id)}`, id] as const;
			}),
		),
	);
	const inWordsOf = (pack: string | undefined): Known => {
		const meant = (sort: 'element' | 'param', word: string): string =>
			spelled.get(`${sort} ${word}`) ?? meantBy(scopes, sort, word, pack);
		return {
			element: (id) => known.element(meant('element', id)),
			param: (id) => known.param(meant('param', id)),
			words: (id) => known.words(meant('param', id)),
			value: (param, word) => {
				const id = meant('param', param);
				const own = meantBy(scopes, `param.${id}`, word, pack);
				return known.words(id)?.find((w) => w === own || spell(w) === word) ?? own;
			},
			pack: (name) => known.pack(name),
			get seats() {
				return known.seats;
			},
		};
	};
	return {
		...inWordsOf(undefined),
		get seats() {
			return known.seats;
		},
		at: (datum) => inWordsOf(scopes.packOf(datum)),
	};
}
