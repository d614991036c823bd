import type { Program, TriggerIR } from '@tilewright/lang';
import { EventWord } from './event-words.ts';

/** By trigger: the word of an event from which on the values lie that it keeps from before the event. */
export function keptOffsets(triggers: readonly Pick<TriggerIR, 'before'>[]): readonly number[] {
	let words: number = EventWord.words;
	return triggers.map(({ before }) => (words += before.length) - before.length);
}

/**
 * Words of an event with conditions about the state before it. Where all of them are 0, no rule that follows the event does anything.
 * Undefined where some rule has no such condition.
 */
export function guardWords(program: Program, event: string): readonly number[] | undefined {
	const offsets = keptOffsets(program.triggers);
	const words = program.triggers.flatMap((trigger, i) =>
		trigger.event === event ? [guardWord(program, trigger, offsets[i]!)] : [],
	);
	return words.includes(-1) ? undefined : words;
}

/** The word of the condition that a trigger asks first and leaves without; -1 for none. */
function guardWord(
	{ code, routines }: Program,
	{ before, routine }: TriggerIR,
	offset: number,
): number {
	const first = code[routines[routine]!.entry];
	if (first?.op !== 'unless' || code[first.to]?.op !== 'leave') return -1;
	const { test } = first;
	if (test.op !== 'before') return -1;
	const at = before.findIndex(({ slot }) => slot === test.slot);
	return at < 0 ? -1 : offset + at;
}
