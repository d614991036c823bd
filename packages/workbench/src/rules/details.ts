import { readSentence } from '@tilewright/session';
import { fitOf, searchedText, soughtIn } from './query-words.ts';
import type { Choices, ElementChoice, ParamChoice } from '@tilewright/session';

export type Detail =
	| { readonly is: 'element'; readonly of: ElementChoice; readonly changed: boolean }
	| { readonly is: 'param'; readonly of: ParamChoice; readonly changed: boolean };

export interface DetailGroup {
	readonly pack: string;
	readonly details: readonly Detail[];
}

/**
 * Elements and params by pack: those whose sentence, words, id or source hold all words of the query; with `onlyChanged` those that are
 * not as usual.
 */
export function detailGroups(
	{ elements, params }: Pick<Choices, 'elements' | 'params'>,
	query: string,
	onlyChanged: boolean,
): readonly DetailGroup[] {
	const words = soughtIn(query).filter((w) => !w.isFiller);
	const all: Detail[] = [
		...elements.map((of) => ({ is: 'element', of, changed: of.on !== of.usual }) as const),
		...params
			.filter(isOpen)
			.map((of) => ({ is: 'param', of, changed: of.value !== of.usual }) as const),
	];
	const shown = all.filter((detail) => {
		const text = textOf(detail);
		return (
			(!onlyChanged || detail.changed) &&
			words.every((w) => text.includes(w.word) || fitOf(w, searchedText(text)) !== undefined)
		);
	});
	const packs = [...new Set(shown.map(({ of }) => of.pack))];
	return packs.map((pack) => ({ pack, details: shown.filter(({ of }) => of.pack === pack) }));
}

/** A param with one value is a fact until a pack brings another. */
function isOpen({ type, values }: ParamChoice): boolean {
	return type === 'bool' || values.length !== 1;
}

export function detailsToChoose({
	elements,
	params,
}: Pick<Choices, 'elements' | 'params'>): number {
	return elements.length + params.filter(isOpen).length;
}

function textOf({ is, of }: Detail): string {
	const values = is === 'param' ? of.values.map(String) : [];
	const { before, words, after } = readSentence(of.says || of.id);
	return [before, ...words, after, of.id, of.pack, ...of.cites, ...values].join(' ').toLowerCase();
}
