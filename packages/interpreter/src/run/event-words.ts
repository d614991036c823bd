import type { Program } from '@tilewright/lang';
import { limits } from '@tilewright/schema';
import { featureSet } from './feature-set.ts';

export const MAX_EVENTS: number = limits.eventsPerStep;

/**
 * The words of an event record: -1 where a field is absent (points: 0). Fields that no rule reads are not written. Values captured
 * before the operation follow.
 */
export const EventWord = {
	type: 0,
	segment: 1,
	tile: 2,
	piece: 3,
	seat: 4,
	points: 5,
	cause: 6,
	from: 7,
	space: 8,
	tileKind: 9,
	words: 10,
} as const;

export type EventField = Exclude<keyof typeof EventWord, 'type' | 'words'>;

const fieldsInOrder = Object.keys(EventWord).filter(
	(name): name is EventField => name !== 'type' && name !== 'words',
);

/** The fields of events that expressions of a program read, in the order of their words. */
export function eventFieldsOf(program: Program): readonly EventField[] {
	const { calls } = featureSet(program);
	return fieldsInOrder.filter((name) => calls.has(`event.${name}`));
}

/** The word of a field that an event lacks. */
export function absent(field: EventField): number {
	return field === 'points' ? 0 : -1;
}
