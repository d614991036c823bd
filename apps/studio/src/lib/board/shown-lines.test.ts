import { expect, test } from 'vitest';
import { shownLines } from './shown-lines.ts';

test('numbers stand at the middle of their column, in the window, apart from each other, and only beside cells', () => {
	for (const zoom of [0.05, 0.18, 0.5, 1, 2.5])
		for (const shift of [-900, -40, 0, 333, 2000])
			for (const [from, length] of [
				[-500, 1200],
				[0, 100],
				[-4000, 9000],
			] as const) {
				const size = 800;
				const lines = shownLines([from, length], shift, zoom, size);
				for (const [i, { line, at }] of lines.entries()) {
					expect(at).toBeCloseTo(shift + (line * 100 + 50) * zoom);
					expect(at > 0 && at < size).toBe(true);
					expect(line * 100 >= from && line * 100 < from + length).toBe(true);
					if (i > 0) expect(at - lines[i - 1]!.at).toBeGreaterThanOrEqual(28 - 1e-9);
				}
				const columns = Array.from({ length: length / 100 }, (_, i) => from / 100 + i);
				const isSeen = (line: number): boolean => {
					const at = shift + (line * 100 + 50) * zoom;
					return at > 14 && at < size - 14;
				};
				if (zoom >= 0.5) expect(lines.map(({ line }) => line)).toEqual(columns.filter(isSeen));
			}
});
