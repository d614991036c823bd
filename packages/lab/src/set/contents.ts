import type { Program } from '@tilewright/lang';
import type { Counts } from './counts.ts';

export interface KindFigure {
	/** Index of the kind in the program. */
	readonly kind: number;
	readonly segments: number;
	/** Tiles with 0, 1, 2 … segments of it. */
	readonly byTile: readonly number[];
	/** Segments that reach 0, 1, 2 … sides, whole or half. */
	readonly bySides: readonly number[];
	readonly marks: readonly MarkFigure[];
}

export interface MarkFigure {
	readonly mark: string;
	/** Segments, or tiles, that carry it. */
	readonly carriers: number;
	readonly sum: number;
}

export interface Contents {
	/** In the order of the program; kinds without a segment are left out. */
	readonly kinds: readonly KindFigure[];
	readonly marks: readonly MarkFigure[];
}

type Marks = Map<string, { carriers: number; sum: number }>;

export function contentsOf({ kinds, tiles, marks }: Program, counts: Counts): Contents {
	const figures = kinds.flatMap((kind, k): KindFigure[] => {
		let segments = 0;
		const [byTile, bySides]: number[][] = [[], []];
		const carried: Marks = new Map();
		tiles.forEach((tile, t) => {
			const copies = counts[t] ?? 0;
			if (copies === 0) return;
			const own = tile.segments.filter((s) => s.kind === kind.id);
			raise(byTile!, own.length, copies);
			segments += own.length * copies;
			for (const s of own) {
				const reached = new Set([...s.sides, ...s.halves.map((h) => h >> 1)]);
				raise(bySides!, reached.size, copies);
				note(carried, s.marks, copies);
			}
		});
		if (segments === 0) return [];
		return [
			{ kind: k, segments, byTile: byTile!, bySides: bySides!, marks: listed(carried, marks) },
		];
	});
	const ofTiles: Marks = new Map();
	tiles.forEach((tile, t) => note(ofTiles, tile.marks, counts[t] ?? 0));
	return { kinds: figures, marks: listed(ofTiles, marks) };
}

function raise(list: number[], at: number, by: number): void {
	while (list.length <= at) list.push(0);
	list[at]! += by;
}

function note(marks: Marks, values: Readonly<Record<string, number>>, copies: number): void {
	if (copies === 0) return;
	for (const [mark, value] of Object.entries(values)) {
		if (value === 0) continue;
		const figure = marks.get(mark) ?? { carriers: 0, sum: 0 };
		figure.carriers += copies;
		figure.sum += value * copies;
		marks.set(mark, figure);
	}
}

/** Marks of the program, in its order; others say nothing in this set-up. */
function listed(found: Marks, known: Program['marks']): MarkFigure[] {
	return known.flatMap(({ id }) => {
		const figure = found.get(id);
		return figure ? [{ mark: id, ...figure }] : [];
	});
}
