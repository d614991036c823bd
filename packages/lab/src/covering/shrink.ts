import type { CoveringRow } from './model.ts';

/** A row that fails as well, with as few values that are not 0 as can be found by setting single ones to 0. */
export function shrinkRow(row: CoveringRow, fails: (row: CoveringRow) => boolean): CoveringRow {
	let smallest = row;
	for (let size = row.length; size >= 1; size = Math.floor(size / 2)) {
		for (let again = true; again;) {
			again = false;
			const chosen = smallest.flatMap((value, f) => (value === 0 ? [] : [f]));
			for (let i = 0; i < chosen.length; i += size) {
				const gone = new Set(chosen.slice(i, i + size));
				const fewer = smallest.map((value, f) => (gone.has(f) ? 0 : value));
				if (fewer.every((value, f) => value === smallest[f]) || !fails(fewer)) continue;
				smallest = fewer;
				again = true;
			}
		}
	}
	return smallest;
}
