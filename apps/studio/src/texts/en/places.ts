/** Where something lies, on the page and in the engine's sentences. */
export const places = {
	/** Where a cell is; numbers may be negative, with a minus that is read aloud. */
	place: (o: { x: number; y: number }) => `column ${signed(o.x)}, row ${signed(o.y)}`,
} as const;

function signed(n: number): string {
	return n < 0 ? `−${-n}` : String(n);
}
