import { MAX_SEGMENTS, TILES } from './tiles.ts';

/** Edge kinds in signatures: 0 is "no neighbour there". */
export const FIELD = 1;
export const ROAD = 2;
export const CITY = 3;
/** Kind of a segment that joins nothing. */
export const MONASTERY = 4;

const KIND = { field: FIELD, road: ROAD, city: CITY, monastery: MONASTERY } as const;

/** Flat lookup tables; a tile with a rotation has the code `tile * 4 + rotation`, a side of it `code * 4 + side`. */
export interface Tables {
	/** `[tile << 8 | signature]` to the mask of legal distinct rotations; a signature has two bits for each side. */
	readonly fit: Uint8Array;
	/** `[tile << 8 | signature]` to the number of those rotations. */
	readonly fitCount: Uint8Array;
	/** `[side code]` to what this side puts into the signature of the cell it faces. */
	readonly faces: Uint8Array;
	/** `[side code]` to edge kind | segment << 4 | field left << 8 | field right << 12, seen looking out. */
	readonly joins: Uint16Array;
	/** `[tile]` to the number of roads and cities, which come first. */
	readonly closing: Uint8Array;
	/** `[tile]` to the number of segments in play. */
	readonly segments: Uint8Array;
	/** `[tile * 8 + segment]` to its kind, its number of open sides, its pennants, the cities it borders as a mask. */
	readonly kind: Uint8Array;
	readonly open: Uint8Array;
	readonly pennants: Uint8Array;
	readonly borders: Uint8Array;
}

export function buildTables(farms: boolean): Tables {
	const n = TILES.length;
	const tables: Tables = {
		fit: new Uint8Array(n << 8),
		fitCount: new Uint8Array(n << 8),
		faces: new Uint8Array(n * 16),
		joins: new Uint16Array(n * 16),
		closing: new Uint8Array(n),
		segments: new Uint8Array(n),
		kind: new Uint8Array(n * MAX_SEGMENTS),
		open: new Uint8Array(n * MAX_SEGMENTS),
		pennants: new Uint8Array(n * MAX_SEGMENTS),
		borders: new Uint8Array(n * MAX_SEGMENTS),
	};
	TILES.forEach((tile, t) => {
		tile.segments.forEach((s, i) => {
			if (s.kind === 'field' && !farms) return;
			tables.segments[t]! += 1;
			if (s.kind === 'road' || s.kind === 'city') tables.closing[t]! += 1;
			const at = t * MAX_SEGMENTS + i;
			tables.kind[at] = KIND[s.kind];
			tables.open[at] = s.sides.length;
			tables.pennants[at] = s.pennant ? 1 : 0;
			tables.borders[at] = s.cities.reduce((mask, c) => mask | (1 << c), 0);
		});
		const edge = [...tile.edges].map((e) => ({ F: FIELD, R: ROAD, C: CITY })[e] ?? 0);
		const fieldAt = (half: number): number =>
			farms
				? Math.max(
						0,
						tile.segments.findIndex((s) => s.halves.includes(half)),
					)
				: 0;
		for (let r = 0; r < 4; r++) {
			for (let side = 0; side < 4; side++) {
				const own = (side - r + 4) % 4;
				const code = (t * 4 + r) * 4 + side;
				const built = tile.segments.findIndex((s) => s.sides.includes(own));
				const left = fieldAt(own * 2);
				const segment = built >= 0 ? built : left;
				tables.faces[code] = edge[own]! << (2 * ((side + 2) % 4));
				tables.joins[code] =
					edge[own]! | (segment << 4) | (left << 8) | (fieldAt(own * 2 + 1) << 12);
			}
			if (r >= tile.rotations) continue;
			for (let signature = 1; signature < 256; signature++) {
				let fits = true;
				for (let side = 0; side < 4; side++) {
					const wanted = (signature >> (2 * side)) & 3;
					if (wanted !== 0 && wanted !== edge[(side - r + 4) % 4]) fits = false;
				}
				if (!fits) continue;
				tables.fit[(t << 8) | signature]! |= 1 << r;
				tables.fitCount[(t << 8) | signature]! += 1;
			}
		}
	});
	return tables;
}
