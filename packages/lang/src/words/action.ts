import { freeGroup } from '../ir/engine-words.ts';
import { type SourcedValue, get, textOf } from '../link/sourced-value.ts';
import { isTooLong } from './condition-list.ts';
import { amongIn, conditionIn, nameIn, stepIn, valueIn } from './datum.ts';
import { withNames } from './declaration-wording.ts';
import { listed } from './english.ts';
import { conditionsIn, ifAny, quoted, sentence, without } from './join-words.ts';
import { effectsIn } from './rule.ts';
import type { Wording } from './wording.ts';

export function actionLines(speaker: Wording, datum: SourcedValue): readonly string[] {
	const choice = get(get(datum, 'choose'), 'among');
	const s = withNames(speaker, choice);
	const window = get(datum, 'window');
	const group = textOf(get(datum, 'group'));
	const choiceText =
		window !== undefined
			? `It can be done ${windowIn(speaker, window)}`
			: group === undefined || group === freeGroup
				? 'It can be done freely'
				: `It can be done at ${stepIn(speaker, group)}`;
	const whoText = ifAny('for', valueIn(s, get(datum, 'who')), '');
	const given = conditionsIn(s, get(datum, 'given'));
	const when = conditionIn(s, get(datum, 'when'));
	const whole = sentence(
		choiceText,
		whoText,
		ifAny('only if', given, ''),
		ifAny('while', when, ''),
	);
	return [
		...(isTooLong(whole)
			? [sentence(choiceText, whoText), ifAny('Only if', given), ifAny('Only while', when)]
			: [whole]),
		choice === undefined ? '' : `The player chooses ${amongIn(speaker, choice)}.`,
		ifAny('Only if', conditionIn(s, get(datum, 'where'))),
		ifAny('It need not keep to', quoted(get(datum, 'waive'))),
		sharedLimit(s, get(datum, 'limit')),
		...effectsIn(s, without(datum, ['given', 'when', 'at', 'choose'])),
	];
}

/** “1 times for each turn”. */
export function limitIn(s: Wording, limit: SourcedValue | undefined): string {
	const times = get(limit, 'times');
	if (times === undefined) return '';
	const often = valueIn(s, times);
	const per = textOf(get(limit, 'per')) ?? '';
	const param = /^param\.(.*)/.exec(per)?.[1];
	const spans = param === undefined ? [] : s.lexicon.choices(param).map(({ text }) => nameIn(text));
	const span = param === undefined ? nameIn(per) : `${listed(spans, 'or')}, as chosen`;
	return `${often === '1' ? 'once' : `${often} times`} in each ${span}`;
}

/** The limit of an action; one that has a name is shared with other actions. */
function sharedLimit(s: Wording, limit: SourcedValue | undefined): string {
	if (limit?.is !== 'scalar') return ifAny('At most', limitIn(s, limit));
	const shared = limitIn(s, s.lexicon.limit(textOf(limit) ?? ''));
	const name = `“${nameIn(textOf(limit))}”`;
	return shared === ''
		? `At most as often as ${name} allows.`
		: `At most ${shared}, counted together with whatever else is ${name}.`;
}

function windowIn(s: Wording, window: SourcedValue): string {
	const word = textOf(window);
	if (word === 'turn') return 'at any moment of a turn';
	if (word === 'always') return 'at any time';
	const [from, to] = [get(window, 'from'), get(window, 'to')].map((d) => stepIn(s, textOf(d)));
	return `from ${from} to ${to}`;
}
