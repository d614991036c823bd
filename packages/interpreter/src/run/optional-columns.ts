import { limits } from '@tilewright/schema';
import type { Program } from '@tilewright/lang';
import type { Layout } from '../arena.ts';
import { pairWords } from './relations.ts';
import { featureSet } from './feature-set.ts';

export const Keyed = { limit: 0, key: 1, used: 2, words: 3 } as const;

/** The seats that see a piece or the tiles of a zone; with `byPlace` the zone decides. */
export const Seen = { byPlace: 0, all: 1, owner: 2, nobody: 3 } as const;

/**
 * Columns of the state that only some programs need; -1 where a program leaves them out.
 * A game begins with 0 in them; `PILE`, `LAST`, `CAUSE`, `OWNER`, `DUE` and those of places begin with -1.
 */
export interface OptionalColumns {
	/** By piece: its place in stacks and piles; the highest lies on top. */
	readonly HEIGHT: number;
	/** By piece in a zone of a feature: the first segment of the feature its pile was settled with last, see `zones.ts`. */
	readonly PILE: number;
	/** By piece: who sees its face, see `Seen`. */
	readonly SEEN: number;
	/** By piece: the segment it stood on before it was last moved or returned, and the cause. */
	readonly LAST: number;
	readonly CAUSE: number;
	/** By tile on the board: the seat that laid it. */
	readonly OWNER: number;
	readonly KEYED: number;
	/** By row of a zone that holds tiles, see `tileRow`, and tile kind: how many lie there. */
	readonly TILES: number;
	/** By tile kind: how many are out of the game; kept only where an expression reads them. */
	readonly BOX: number;
	/** By zone that holds tiles: who sees them, see `Seen`. */
	readonly SHOWN: number;
	readonly ASSIST: number;
	readonly DUE: number;
	/** Pairs of relations as a round of a wave froze them, see `relations.ts`. */
	readonly PAIRS: number;
	/** The lists of pieces by place, see `place-lists.ts`: the first of a place, the next and the previous one, the place of a piece. */
	readonly PLACE_HEAD: number;
	readonly PLACE_NEXT: number;
	readonly PLACE_PREVIOUS: number;
	readonly PLACE: number;
	/** The number of tiles that have lists: all, or none where no rule reads the pieces of a tile. */
	readonly tilePlaces: number;
	readonly hasZonePlaces: boolean;
	readonly from: number;
	readonly end: number;
	reset(m: Int32Array): void;
}

/** Reserves the columns that a program needs; `sizes` counts pieces, tiles on the board, zones of tiles and all zones. */
export function planOptionalColumns(
	program: Program,
	layout: Layout,
	sizes: {
		readonly pieces: number;
		readonly tiles: number;
		readonly tileZones: number;
		readonly zones: number;
	},
): OptionalColumns {
	const { calls, ops } = featureSet(program);
	const spans: { from: number; to: number; v: number }[] = [];
	const column = (name: string, wanted: boolean, size: number, v = 0): number => {
		if (!wanted || size === 0) return -1;
		const from = layout.column(name, size);
		spans.push({ from, to: from + size, v });
		return from;
	};
	const { pieces } = sizes;
	const first = layout.size;
	const ordered = program.zones.some((z) => z.order === 'stack' || z.per === 'feature');
	const hides =
		program.zones.some((z) => z.shows !== 'all') || ops.has('reveal') || ops.has('draw');
	const keyed =
		program.code.some((i) => i.op === 'limit' && i.key !== undefined) ||
		program.decisions.some((d) => d.alternatives.some((a) => a.limitKey !== undefined));
	const tilePlaces = calls.has('tile.pieces') ? sizes.tiles : 0;
	const hasZonePlaces = program.zones.some((z) => z.holds !== 'tiles');
	const places = tilePlaces + (hasZonePlaces ? sizes.zones : 0);
	const columns = {
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
		KEYED: column('keyed limits', keyed, limits.keyedLimitUses * Keyed.words),
		TILES: column('tile zones', true, sizes.tileZones * program.tiles.length),
		BOX: column('box', calls.has('box') || calls.has('box.tiles'), program.tiles.length),
		SHOWN: column('shown zones', true, sizes.tileZones),
		DUE: column('rules due', true, (program.always.length + 31) >> 5, -1),
		PAIRS: column('frozen pairs', true, pairWords(program)),
		ASSIST: column('assist', (program.assists ?? []).length > 0, limits.assistVariables),
		PLACE_HEAD: column('place head', true, places, -1),
		PLACE_NEXT: column('place next', places > 0, pieces, -1),
		PLACE_PREVIOUS: column('place previous', places > 0, pieces, -1),
		PLACE: column('piece place', places > 0, pieces, -1),
		tilePlaces,
		hasZonePlaces,
	};
	return {
		...columns,
		from: first,
		end: layout.size,
		reset: (m) => {
			for (const { from, to, v } of spans) m.fill(v, from, to);
		},
	};
}
