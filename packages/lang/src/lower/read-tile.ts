import { limits } from '@tilewright/schema';
import type { TileIR } from '../ir/index.ts';
import { compareIds } from '../link/sourced-value.ts';
import { type TileContext, type TileProblem, parseTile } from '../tiles/index.ts';
import { keepText } from './hash.ts';

export interface ReadTile {
	readonly made: TileIR;
	readonly problems: readonly TileProblem[];
}

const contexts = new Map<string, Map<string, ReadTile>>();
const maxContexts = 64;
const maxTiles = limits.tileTypes;

/**
 * A reader of tiles against one context. A tile follows from its declaration and the context alone, so one that was read
 * before, for whichever program, is not read again.
 */
export function tileReader(
	context: TileContext,
): (id: string, declaration: Readonly<Record<string, unknown>>) => ReadTile {
	const known = tilesOf(JSON.stringify(context));
	return (id, declaration) => {
		const key = JSON.stringify([id, declaration]);
		const before = known.get(key);
		if (before !== undefined) return before;
		const problems: TileProblem[] = [];
		const tile = parseTile(id, declaration, context, (problem) => problems.push(problem));
		const read = frozen({ made: ordered(tile), problems });
		if (known.size >= maxTiles) known.clear();
		// JSON says null for numbers it has no word for
		if (!key.includes('null')) known.set(key, read);
		return read;
	};
}

function tilesOf(context: string): Map<string, ReadTile> {
	let tiles = contexts.get(context);
	if (tiles !== undefined) return tiles;
	if (contexts.size >= maxContexts) contexts.clear();
	contexts.set(context, (tiles = new Map()));
	return tiles;
}

export function forgetTiles(): void {
	contexts.clear();
}

function frozen<T>(value: T): T {
	if (typeof value !== 'object' || value === null) return value;
	for (const item of Object.values(value)) frozen(item);
	return Object.freeze(value);
}

function ordered(tile: TileIR): TileIR {
	const sorted = (marks: Record<string, number>): Record<string, number> =>
		Object.fromEntries(Object.entries(marks).sort(([a], [b]) => compareIds(a, b)));
	return {
		...tile,
		marks: sorted(tile.marks),
		segments: keepText(tile.segments.map((s) => ({ ...s, marks: sorted(s.marks) }))),
	};
}
