import { limits } from '@tilewright/schema';

export const MAX_EVENTS: number = limits.eventsPerStep;

/** The words of an event record: -1 where a field is absent (points: 0). Values captured before the operation follow them. */
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
