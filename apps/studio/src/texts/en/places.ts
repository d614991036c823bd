import { listed } from './words.ts';

/** Where something lies, on the page and in the engine's sentences. */
export const places = {
	/** Where a cell is; numbers may be negative, with a minus that is read aloud. */
	place: (o: { x: number; y: number }) => `column ${signed(o.x)}, row ${signed(o.y)}`,
	directions: ['north', 'east', 'south', 'west'],
	/** A part of a tile: what it is, the sides it joins, what is marked on it. */
	part: (o: { kind: string; sides: readonly string[]; marks: readonly string[] }) =>
		[o.kind, listed(o.sides), o.marks.length === 0 ? '' : `with ${listed(o.marks)}`]
			.filter((words) => words !== '')
			.join(' '),
	/** All that a tile shows. */
	shows: (o: { parts: readonly string[] }) => o.parts.join('; '),
} as const;

function signed(n: number): string {
	return n < 0 ? `−${-n}` : String(n);
}
