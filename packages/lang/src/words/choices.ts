import { type SourcedValue, get, itemsOf, textOf } from '../link/sourced-value.ts';
import { nameIn, valueIn } from './datum.ts';
import { listed } from './english.ts';
import type { Wording } from './wording.ts';

export function rangeIn(s: Wording, datum: SourcedValue): string {
	const [min, max] = [get(datum, 'min'), get(datum, 'max')];
	if (min === undefined && max === undefined) return '';
	return `A number${min === undefined ? '' : ` from ${valueIn(s, min)}`}${max === undefined ? '' : ` to ${valueIn(s, max)}`}.`;
}

export function defaultIn(s: Wording, datum: SourcedValue, id: string): string {
	const value = get(datum, 'default');
	if (value === undefined) return '';
	const choice = s.lexicon.choice(id, textOf(value) ?? '');
	if (choice !== undefined) return `Unless chosen otherwise: “${choice}”.`;
	return `Unless chosen otherwise it is ${valueIn(s, value)}.`;
}

export function choiceIn(s: Wording, id: string, value: SourcedValue): string {
	const says = s.lexicon.choice(id, textOf(value) ?? '');
	return says === undefined
		? `The ${nameIn(id.split('.').at(-1))} is ${valueIn(s, value)}.`
		: `“${says}”.`;
}

export function elementsIn(s: Wording, datum: SourcedValue | undefined): string {
	return listed(
		itemsOf(datum).map(
			(d) => `“${s.lexicon.element(textOf(d) ?? textOf(get(d, 'element')) ?? '')}”`,
		),
		'and',
	);
}
