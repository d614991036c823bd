import { type Datum, get, textOf } from '../link/datum.ts';
import { amongIn, conditionIn, nameIn, valueIn } from './datum.ts';
import { withNames } from './declaration-speaker.ts';
import { conditionsIn, ifAny, quoted, sentence, without } from './join-words.ts';
import { effectsIn } from './rule.ts';
import type { Speaker } from './speaker.ts';

export function actionLines(speaker: Speaker, datum: Datum): readonly string[] {
	const choice = get(get(datum, 'choose'), 'among');
	const s = withNames(speaker, choice);
	const window = get(datum, 'window');
	const group = textOf(get(datum, 'group'));
	return [
		sentence(
			window !== undefined
				? `It is free to be done ${windowIn(window)}`
				: group === undefined
					? 'It is a choice'
					: `It is a choice of the step “${nameIn(group)}”`,
			ifAny('for', valueIn(s, get(datum, 'who')), ''),
			ifAny('only if', conditionsIn(s, get(datum, 'given')), ''),
			ifAny('while', conditionIn(s, get(datum, 'when')), ''),
		),
		choice === undefined ? '' : `The player chooses ${amongIn(speaker, choice)}.`,
		ifAny('Only if', conditionIn(s, get(datum, 'where'))),
		ifAny('It need not keep to', quoted(get(datum, 'waive'))),
		ifAny('At most', limitIn(s, get(datum, 'limit'))),
		...effectsIn(s, without(datum, ['given', 'when', 'at', 'choose'])),
	];
}

/** “1 times for each turn”. */
export function limitIn(s: Speaker, limit: Datum | undefined): string {
	const times = get(limit, 'times');
	if (times === undefined)
		return limit?.is === 'scalar' ? `as often as “${nameIn(textOf(limit))}” allows` : '';
	const often = valueIn(s, times);
	return `${often === '1' ? 'once' : `${often} times`} in each ${nameIn(textOf(get(limit, 'per')))}`;
}

function windowIn(window: Datum): string {
	const word = textOf(window);
	if (word === 'turn') return 'at any moment of a turn';
	if (word === 'always') return 'at any time';
	const [from, to] = [get(window, 'from'), get(window, 'to')].map((d) => nameIn(textOf(d)));
	return `from the step “${from}” to the step “${to}”`;
}
