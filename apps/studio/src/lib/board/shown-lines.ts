const CELL = 100;
/** Numbers that stand closer cannot be read, in pixels. */
const LEAST_GAP = 28;

/**
 * The columns (or rows) of a board that have their number at its edge, each with the place of its middle in pixels of the screen.
 * `from` and `length` are those of the box of all cells, `shift` and `zoom` those of the camera, and `size` is that of the window.
 */
export function shownLines(
	[from, length]: readonly [from: number, length: number],
	shift: number,
	zoom: number,
	size: number,
): { line: number; at: number }[] {
	const every = Math.max(1, Math.ceil(LEAST_GAP / (CELL * zoom)));
	const first = Math.max(Math.round(from / CELL), Math.floor(-shift / zoom / CELL));
	const last = Math.min(
		Math.round((from + length) / CELL) - 1,
		Math.ceil((size - shift) / zoom / CELL),
	);
	const lines: { line: number; at: number }[] = [];
	// + 0: no line is −0
	for (let line = Math.ceil(first / every) * every + 0; line <= last; line += every) {
		const at = shift + (line + 0.5) * CELL * zoom;
		if (at > LEAST_GAP / 2 && at < size - LEAST_GAP / 2) lines.push({ line, at });
	}
	return lines;
}
