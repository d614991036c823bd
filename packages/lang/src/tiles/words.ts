import type { Copies, SideRef } from '../ir/tile.ts';
import { MAX_CELLS, parseFootprint, perimeter } from './footprint.ts';
import { MAX_MARK } from './notation.ts';
import type { TileReport } from './problems.ts';
import { ONE_CELL } from './sides.ts';
import { expectedOfTile } from '../texts/tiles.ts';

/** Keys of a tile that are no kinds and no marks. `like` is merged before a tile is read. */
export const TILE_KEYS: readonly string[] = [
	'copies',
	'sides',
	'areas',
	'group',
	'footprint',
	'picture',
	'like',
];

export interface Text {
	text: string;
	path: (string | number)[];
}

export function textsOf(value: unknown, path: (string | number)[], report: TileReport): Text[] {
	const list = Array.isArray(value)
		? (value as unknown[]).map((text, i) => ({ text, path: [...path, i] }))
		: [{ text: value, path }];
	return list.flatMap(({ text, path }) => {
		if (typeof text === 'string' && text.trim() !== '') return [{ text, path }];
		bad(expectedOfTile.placeThenMarks, path, report);
		return [];
	});
}

export function readFootprint(
	value: unknown,
	report: TileReport,
): { cells: [number, number][]; ring: SideRef[] } {
	const cells = parseFootprint(value);
	const ring = cells && perimeter(cells);
	if (cells && ring) return { cells, ring };
	report({ code: 'TILE-FOOTPRINT', path: ['footprint'], args: { max: MAX_CELLS } });
	return { cells: ONE_CELL.map(([x, y]) => [x, y]), ring: [0, 1, 2, 3] };
}

export const POINTS: readonly string[] = [
	...['north', 'northEast', 'east', 'southEast'],
	...['south', 'southWest', 'west', 'northWest'],
];

export function readDirection(key: string, value: unknown, report: TileReport): number {
	const found = typeof value === 'string' ? POINTS.indexOf(value) : -1;
	if (found < 0 && value !== false) bad(POINTS.join(', '), [key], report);
	return found + 1;
}

export function readTileMark(key: string, value: unknown, report: TileReport): number {
	if (value === true) return 1;
	if (value === false) return 0;
	if (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_MARK)
		return value as number;
	bad(expectedOfTile.mark(MAX_MARK), [key], report);
	return 0;
}

export function readWildcard(value: unknown, report: TileReport): boolean {
	if (value !== undefined && value !== 'any') bad('any', ['sides'], report);
	return value === 'any';
}

export function readGroup(value: unknown, report: TileReport): string {
	if (typeof value === 'string') return value;
	if (value !== undefined) bad(expectedOfTile.group, ['group'], report);
	return '';
}

export function readCopies(value: unknown, report: TileReport): Copies {
	const good = (n: unknown): n is number => Number.isInteger(n) && (n as number) >= 0;
	if (value === undefined) return 1;
	if (good(value)) return value;
	if (typeof value === 'object' && value !== null && Object.values(value).every(good))
		return { ...(value as Record<string, number>) };
	bad(expectedOfTile.copies, ['copies'], report);
	return 1;
}

function bad(expected: string, path: (string | number)[], report: TileReport): void {
	report({ code: 'TILE-VALUE', path, args: { key: String(path[0]), expected } });
}
