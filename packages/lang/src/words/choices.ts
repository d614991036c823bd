import { type SourcedValue, get, itemsOf, textOf } from '../link/sourced-value.ts';
import { nameIn, valueIn } from './datum.ts';
import { listed } from './english.ts';
import { thing } from './phrase.ts';
import { type Wording, withVariable } from './wording.ts';

export function rangeIn(s: Wording, datum: SourcedValue): string {
	const [min, max] = [get(datum, 'min'), get(datum, 'max')];
	if (min === undefined && max === undefined) return '';
	return `A number${min === undefined ? '' : ` from ${valueIn(s, min)}`}${max === undefined ? '' : ` to ${valueIn(s, max)}`}.`;
}

export function defaultIn(s: Wording, datum: SourcedValue, id: string): string {
	const value = get(datum, 'default');
	if (value === undefined) return '';
	const text = value.is === 'scalar' ? String(value.value) : '';
	const choice = s.lexicon.choice(id, text);
	if (choice !== undefined) return `Unless chosen otherwise: “${choice}”.`;
	const other = /^param\.([\w.]+)$/.exec(text)?.[1];
	const followed = other === undefined ? undefined : s.lexicon.openParam(other);
	if (followed !== undefined) return `Unless chosen otherwise it follows “${followed}”.`;
	const choices = s.lexicon.choices(id);
	const named = choices.reduce(
		(w, { label, text }) => withVariable(w, text, thing(`“${label}”`, label)),
		s,
	);
	return `Unless chosen otherwise${choices.length > 0 ? ':' : ' it is'} ${valueIn(named, value)}.`;
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
