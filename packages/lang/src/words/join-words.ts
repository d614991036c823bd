import { type SourcedValue, itemsOf, textOf } from '../link/sourced-value.ts';
import { markedConjunction } from './condition-list.ts';
import { conditionIn, nameIn } from './datum.ts';
import { listed } from './english.ts';
import type { Wording } from './wording.ts';

export function conditionsIn(s: Wording, datum: SourcedValue | undefined): string {
	return markedConjunction(
		itemsOf(datum)
			.map((d) => conditionIn(s, d))
			.filter((text) => text !== ''),
	);
}

export function quoted(datum: SourcedValue | undefined): string {
	return listed(
		itemsOf(datum).map((d) => `“${nameIn(textOf(d))}”`),
		'and',
	);
}

export function tagsIn(
	s: Wording,
	section: 'kind-tags' | 'piece-tags',
	tags: SourcedValue | undefined,
): string[] {
	return itemsOf(tags).map((datum) => {
		const tag = textOf(datum) ?? '';
		return s.lexicon.tag(section, tag) ?? `In rules it counts as “${s.lexicon.title(tag)}”.`;
	});
}

/** “head rest.”; nothing where there is no rest. */
export function ifAny(head: string, rest: string, end = '.'): string {
	return rest === '' ? '' : `${head} ${rest}${end}`;
}

export function sentence(...parts: string[]): string {
	const text = parts.filter((p) => p !== '').join(', ');
	return text === '' || /[.!?]”?$/.test(text) ? text : `${text}.`;
}

export function without(datum: SourcedValue, keys: readonly string[]): SourcedValue {
	if (datum.is !== 'map') return datum;
	return { ...datum, entries: new Map([...datum.entries].filter(([key]) => !keys.includes(key))) };
}
