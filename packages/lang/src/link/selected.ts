import { diagnose } from '@tilewright/schema';
import type { Draft } from './collect.ts';
import type { Sort } from './pack-words.ts';
import type { Selection } from './ruleset.ts';

export type Selected = Pick<Selection, 'elements' | 'params' | 'preset'>;

/**
 * The choices of a set-up, with the words of packs replaced by their ids. A set-up knows all packs, so a word that several of
 * them bring is reported with the names to choose from, and left out.
 */
export function selectedIn({ scopes, diagnostics }: Draft, selection: Selection): Selected {
	const idOf = (sort: Sort, word: string): string | undefined => {
		const meaning = scopes.meaning(sort, word, undefined);
		if (meaning === undefined || 'id' in meaning) return meaning?.id ?? word;
		const args = { ref: word, choices: meaning.choices };
		diagnostics.push(diagnose('', undefined, 'LINK-REF-AMBIGUOUS', args));
		return undefined;
	};
	const elements = Object.entries(selection.elements ?? {}).flatMap(([word, isOn]) => {
		const id = idOf('element', word);
		return id === undefined ? [] : [[id, isOn] as const];
	});
	const params = Object.entries(selection.params ?? {}).flatMap(([word, value]) => {
		const id = idOf('param', word);
		if (id === undefined) return [];
		const resolved = typeof value === 'string' ? idOf(`param.${id}`, value) : value;
		return resolved === undefined ? [] : [[id, resolved] as const];
	});
	const preset = selection.preset === undefined ? undefined : idOf('preset', selection.preset);
	return {
		elements: Object.fromEntries(elements),
		params: Object.fromEntries(params),
		...(preset === undefined ? {} : { preset }),
	};
}
