import { nameOfTile } from '@tilewright/session';
import { ownValue } from '@tilewright/schema';
import { searchTiles } from '../tiles/tile-search.ts';
import type { SetTile, SetView } from './requests.ts';

export type Filter = 'all' | 'changed' | `kind:${string}` | `side:${number}` | `mark:${string}`;
/** The order of the tiles: as in their packs, the most frequent first, those with most such sides first. */
export type Order = 'pack' | 'count' | `side:${number}`;

export interface Filters {
	readonly kinds: readonly string[];
	readonly sides: readonly number[];
	readonly marks: readonly string[];
}

export function filtersOf({ program, shown }: SetView): Filters {
	const kinds = new Set(program.tiles.flatMap((t) => t.segments.map((s) => s.kind)));
	const marks = new Set(
		program.tiles.flatMap((t) => [t.marks, ...t.segments.map((s) => s.marks)].flatMap(marked)),
	);
	const sides = new Set(shown.tiles.flatMap((codes) => [...codes].filter((c) => c > 0)));
	return {
		kinds: program.kinds.map((k) => k.id).filter((k) => kinds.has(k)),
		sides: [...sides].sort((a, b) => a - b),
		marks: program.marks.map((m) => m.id).filter((m) => marks.has(m)),
	};
}

const marked = (marks: Readonly<Record<string, number>>): string[] =>
	Object.keys(marks).filter((m) => marks[m] !== 0);

/** Counts the copies of each tile by id; counts that were chosen and are not in the rules yet go first. */
export function currentCounts(
	tiles: readonly SetTile[],
	ahead: Readonly<Record<string, number>>,
): ReadonlyMap<string, number> {
	return new Map(tiles.map((tile) => [tile.id, ownValue(ahead, tile.id) ?? tile.copies]));
}

export function filteredTiles(
	view: SetView,
	counts: ReadonlyMap<string, number>,
	words: string,
	filter: Filter,
	order: Order,
	/** Says in words what a tile shows. */
	shows: (id: string) => string = () => '',
): SetTile[] {
	const { program, shown, rules } = view;
	const index = new Map(program.tiles.map((t, i) => [t.id, i]));
	const shapes = new Map(rules.tiles.map((t) => [t.id, t]));
	const codes = (id: string): readonly number[] => [...(shown.tiles[index.get(id) ?? -1] ?? [])];
	const [what = '', value = ''] = filter.split(/:(.*)/s);
	const passes = (tile: SetTile): boolean => {
		const shape = shapes.get(tile.id);
		switch (what) {
			case 'changed':
				return (counts.get(tile.id) ?? 0) !== tile.published || tile.out;
			case 'kind':
				return shape?.segments.some((s) => s.kind === value) ?? false;
			case 'side':
				return codes(tile.id).includes(Number(value));
			case 'mark':
				return (
					shape !== undefined &&
					[shape.marks, ...shape.segments.map((s) => s.marks)].some(
						(m) => (ownValue(m, value) ?? 0) !== 0,
					)
				);
			default:
				return true;
		}
	};
	const found = searchTiles(view.tiles, words, ({ id }) => ({
		id,
		text: `${nameOfTile(shapes.get(id) ?? { id })} ${shows(id)}`,
	})).filter(passes);
	if (order === 'pack') return found;
	const side = Number(order.split(':')[1] ?? 0);
	const rank = (t: SetTile): number =>
		order === 'count' ? (counts.get(t.id) ?? 0) : codes(t.id).filter((c) => c === side).length;
	return found.sort((a, b) => rank(b) - rank(a));
}
