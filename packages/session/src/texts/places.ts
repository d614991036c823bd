import { textsOf } from '@tilewright/schema';

const texts = {
	/** The position of a cell; numbers may be negative. */
	place: (o: { x: number; y: number }): string => `column ${signed(o.x)}, row ${signed(o.y)}`,
	directions: ['north', 'east', 'south', 'west'],
} as const;

export const places: typeof texts = textsOf('session/places', texts);

/** A column or row, with a minus that is read aloud. */
export function signed(n: number): string {
	return n < 0 ? `−${-n}` : String(n);
}
