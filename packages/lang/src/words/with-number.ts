import type { Declared } from '../difference.ts';
import type { SourcedValue } from '../link/sourced-value.ts';
import { type Blank, fillBlank, type SentencePart } from './blank.ts';
import type { Lexicon } from './lexicon.ts';
import { describeWithBlanks } from './texts.ts';

/** The sentences of a declaration as they read with another number in one of their blanks. */
export function describeWithNumber(
	decl: Declared,
	lexicon: Lexicon,
	blank: Blank,
	number: number,
): readonly (readonly SentencePart[])[] {
	const text = fillBlank(blank, String(number));
	return describeWithBlanks({ ...decl, datum: withText(decl.datum, blank, text) }, lexicon);
}

function withText(datum: SourcedValue, { at }: Blank, text: string): SourcedValue {
	const path = JSON.stringify(at.path);
	const changed = (value: SourcedValue): SourcedValue => {
		const { place } = value;
		if (value.is === 'list') return { ...value, items: value.items.map(changed) };
		if (value.is === 'map') {
			const entries = [...value.entries].map(([key, one]) => [key, changed(one)] as const);
			return { ...value, entries: new Map(entries) };
		}
		if (place.doc.file.path !== at.file || JSON.stringify(place.path) !== path) return value;
		return { is: 'scalar', place, value: typeof value.value === 'number' ? Number(text) : text };
	};
	return changed(datum);
}
