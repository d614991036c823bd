import type { Program } from '@tilewright/lang';
import type { Layout } from '../arena.ts';
import { pairWords } from './relations.ts';
import { usesOf } from './feature-set.ts';

/** Uses of limits that are counted apart by a key, remembered at a time. */
export const MAX_KEYED = 4096;
/** Words of one: the limit, the key, how often. */
export const Keyed = { limit: 0, key: 1, used: 2, words: 3 } as const;

/** How far what a piece or a zone shows departs from what its place says. */
export const Seen = { byPlace: 0, all: 1, owner: 2, nobody: 3 } as const;

/** Variables of one helper laid with a tile at most. */
export const MAX_ASSIST_VARIABLES = 8;

/**
 * Columns of the state that only some programs need; -1 where they are left out.
 * Their words are 0 at the beginning of a game, but for `PILE`, `LAST`, `CAUSE` and `OWNER`, where nothing is -1.
 */
export interface Extras {
	/** By piece: its place in stacks and piles; the highest lies on top. */
	readonly HEIGHT: number;
	/** By piece in a zone of a feature: the first segment of the feature its pile was settled with last, see `zones.ts`. */
	readonly PILE: number;
	/** By piece: who sees its face, see `Seen`. */
	readonly SEEN: number;
	/** By piece: the segment it stood on before it was moved or returned, and why it was. */
	readonly LAST: number;
	readonly CAUSE: number;
	/** By tile on the board: the seat that laid it. */
	readonly OWNER: number;
	/** Uses of limits with a key. */
	readonly KEYED: number;
	/** By (number of a zone that holds tiles - `TILES_FIRST`) and tile kind: how many lie there. */
	readonly TILES: number;
	/** By zone that holds tiles: who sees them, see `Seen`. */
	readonly SHOWN: number;
	/** Values of the helper chosen with a placement. */
	readonly ASSIST: number;
	/** Pairs of relations as a round of a wave froze them, see `relations.ts`. */
	readonly PAIRS: number;
	/** Clears the columns; not journaled. */
	reset(m: Int32Array): void;
}

/** Where the columns are, for a program with so many pieces, tiles on the board and zones of tiles. */
export function planExtras(
	program: Program,
	layout: Layout,
	sizes: { readonly pieces: number; readonly tiles: number; readonly tileZones: number },
): Extras {
	const { calls, ops } = usesOf(program);
	const spans: { from: number; to: number; v: number }[] = [];
	const column = (name: string, wanted: boolean, size: number, v = 0): number => {
		if (!wanted || size === 0) return -1;
		const from = layout.column(name, size);
		spans.push({ from, to: from + size, v });
		return from;
	};
	const { pieces } = sizes;
	const ordered = program.zones.some((z) => z.order === 'stack' || z.per === 'feature');
	const hides =
		program.zones.some((z) => z.shows !== 'all') || ops.has('reveal') || ops.has('draw');
	const keyed =
		program.code.some((i) => i.op === 'limit' && i.key !== undefined) ||
		program.decisions.some((d) => d.alternatives.some((a) => a.limitKey !== undefined));
	return {
		HEIGHT: column('piece height', ordered, pieces),
		PILE: column(
			'piece pile',
			program.zones.some((z) => z.per === 'feature'),
			pieces,
			-1,
		),
		SEEN: column('piece seen', hides, pieces),
		LAST: column('piece last', calls.has('piece.last'), pieces, -1),
		CAUSE: column('piece cause', calls.has('piece.cause'), pieces, -1),
		OWNER: column('tile owner', calls.has('tile.owner'), sizes.tiles, -1),
		KEYED: column('keyed limits', keyed, MAX_KEYED * Keyed.words),
		TILES: column('zones of tiles', true, sizes.tileZones * program.tiles.length),
		SHOWN: column('shown zones', true, sizes.tileZones),
		PAIRS: column('frozen pairs', true, pairWords(program)),
		ASSIST: column('assist', (program.assists ?? []).length > 0, MAX_ASSIST_VARIABLES),
		reset: (m) => {
			for (const { from, to, v } of spans) m.fill(v, from, to);
		},
	};
}
