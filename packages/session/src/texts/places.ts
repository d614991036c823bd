/** English words for where something lies. */
export const places = {
	/** The position of a cell; numbers may be negative, with a minus that is read aloud. */
	place: (o: { x: number; y: number }) => `column ${signed(o.x)}, row ${signed(o.y)}`,
	directions: ['north', 'east', 'south', 'west'],
} as const;

function signed(n: number): string {
	return n < 0 ? `−${-n}` : String(n);
}
