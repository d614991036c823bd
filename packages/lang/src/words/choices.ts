import { type Datum, get, itemsOf, textOf } from '../link/datum.ts';
import { nameIn, valueIn } from './datum.ts';
import { listed } from './english.ts';
import type { Speaker } from './speaker.ts';

export function rangeIn(s: Speaker, datum: Datum): string {
	const [min, max] = [get(datum, 'min'), get(datum, 'max')];
	if (min === undefined && max === undefined) return '';
	return `A number${min === undefined ? '' : ` from ${valueIn(s, min)}`}${max === undefined ? '' : ` to ${valueIn(s, max)}`}.`;
}

export function defaultIn(s: Speaker, datum: Datum, id: string): string {
	const value = get(datum, 'default');
	if (value === undefined) return '';
	const choice = s.lexicon.choice(id, textOf(value) ?? '');
	if (choice !== undefined) return `Unless chosen otherwise: “${choice}”.`;
	return `Unless chosen otherwise it is ${valueIn(s, value)}.`;
}

export function choiceIn(s: Speaker, id: string, value: Datum): string {
	const says = s.lexicon.choice(id, textOf(value) ?? '');
	return says === undefined
		? `The ${nameIn(id.split('.').at(-1))} is ${valueIn(s, value)}.`
		: `“${says}”.`;
}

export function elementsIn(s: Speaker, datum: Datum | undefined): string {
	return listed(
		itemsOf(datum).map(
			(d) => `“${s.lexicon.element(textOf(d) ?? textOf(get(d, 'element')) ?? '')}”`,
		),
		'and',
	);
}
