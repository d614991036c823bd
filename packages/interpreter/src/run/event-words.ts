import { limits } from '@tilewright/schema';

/** Events that may wait for their triggers at a time. */
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
	/** The segment a piece stood on before. */
	from: 7,
	/** The space a piece stood on before. */
	space: 8,
	/** The tile that was drawn. */
	tileKind: 9,
	words: 10,
} as const;
