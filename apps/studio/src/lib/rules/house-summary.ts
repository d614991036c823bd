import type { HouseView } from '@tilewright/workbench';
import { houseRules as t } from '#texts/house-rules.ts';

/** The most letters of a rule that is told in full. */
const MOST_LETTERS = 160;

/** The sentence that house rules have; without one, the first thing that they change, and how much else. */
export function houseSummary({ says, entries }: Pick<HouseView, 'says' | 'entries'>): string {
	if (says !== '') return says;
	const changes = entries.filter(({ off }) => !off);
	const [first] = changes;
	if (first === undefined) return t.noChanges;
	const { name, is, value, sentence, after } = first;
	const whole = after.map((line) => line.trim()).join(' ');
	const added = whole.length <= MOST_LETTERS ? whole : '';
	const own = sentence || (is === 'add' ? added : (after[0] ?? '').trim());
	const told = own || t.entrySays({ name, what: t.entry[is]({ value: String(value ?? '') }) });
	const more = changes.length - 1;
	return more === 0 ? told : `${told} ${t.moreChanges({ count: more })}`;
}
