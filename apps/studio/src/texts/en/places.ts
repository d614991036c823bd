import { textsOf } from '@tilewright/schema';
import { listed } from './words.ts';

/** Positions, on the page and in the engine's sentences. */
export const places = textsOf('studio/places', {
	/** A part of a tile: what it is, the sides it joins, what is marked on it. */
	part: (o: { kind: string; sides: readonly string[]; marks: readonly string[] }) =>
		[o.kind, listed(o.sides), o.marks.length === 0 ? '' : `with ${listed(o.marks)}`]
			.filter((words) => words !== '')
			.join(' '),
	shows: (o: { parts: readonly string[] }) => o.parts.join('; '),
} as const);
