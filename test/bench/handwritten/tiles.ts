/**
 * The 72 tiles of the base game (first edition mix, no gardens), typed by hand and independent of the packs, so that
 * the playout built on them can check the engine.
 */

/** Segment kinds; the order is also the order of segments on a tile. */
export type Kind = 'road' | 'city' | 'monastery' | 'field';

/** One segment of an unrotated tile. Sides are 0..3 = N E S W, half sides 0..7 clockwise from the west half of N. */
export interface Segment {
	readonly kind: Kind;
	readonly sides: readonly number[];
	readonly halves: readonly number[];
	readonly pennant: boolean;
	/** For a field: indices of the city segments of the same tile that it borders. */
	readonly cities: readonly number[];
}

export interface Tile {
	readonly id: string;
	readonly copies: number;
	/** Edge letters N E S W out of F, R, C. */
	readonly edges: string;
	/** Roads, then cities, then the monastery, then fields. */
	readonly segments: readonly Segment[];
	/** Number of rotations that look different: 1, 2 or 4. */
	readonly rotations: number;
}

export const START_TILE = 'D';

export const MAX_SEGMENTS = 8;

// id, copies, edges, cities, roads, fields (half sides 1..8, `>` the city sides it borders), monastery
type Row = readonly [string, number, string, string, string, string, string?];
const ROWS: readonly Row[] = [
	['A', 2, 'FFRF', '', 'S', '12345678', 'monastery'],
	['B', 4, 'FFFF', '', '', '12345678', 'monastery'],
	['C', 1, 'CCCC', 'NESW+P', '', ''],
	['D', 4, 'CRFR', 'N', 'EW', '38>N 4567'],
	['E', 5, 'CFFF', 'N', '', '345678>N'],
	['F', 2, 'FCFC', 'EW+P', '', '12>EW 56>EW'],
	['G', 1, 'FCFC', 'EW', '', '12>EW 56>EW'],
	['H', 3, 'CFCF', 'N S', '', '3478>NS'],
	['I', 2, 'CFFC', 'N W', '', '3456>NW'],
	['J', 3, 'CRRF', 'N', 'ES', '3678>N 45'],
	['K', 3, 'CFRR', 'N', 'SW', '3458>N 67'],
	['L', 3, 'CRRR', 'N', 'E S W', '38>N 67 45'],
	['M', 2, 'CFFC', 'NW+P', '', '3456>NW'],
	['N', 3, 'CFFC', 'NW', '', '3456>NW'],
	['O', 2, 'CRRC', 'NW+P', 'ES', '36>NW 45'],
	['P', 3, 'CRRC', 'NW', 'ES', '36>NW 45'],
	['Q', 1, 'CCFC', 'NEW+P', '', '56>NEW'],
	['R', 3, 'CCFC', 'NEW', '', '56>NEW'],
	['S', 2, 'CCRC', 'NEW+P', 'S', '5>NEW 6>NEW'],
	['T', 1, 'CCRC', 'NEW', 'S', '5>NEW 6>NEW'],
	['U', 8, 'FRFR', '', 'EW', '1238 4567'],
	['V', 9, 'FFRR', '', 'SW', '123458 67'],
	['W', 4, 'FRRR', '', 'E S W', '1238 45 67'],
	['X', 1, 'RRRR', '', 'N E S W', '18 23 45 67'],
];

const sidesOf = (letters: string): number[] => [...letters].map((l) => 'NESW'.indexOf(l));
const words = (text: string): string[] => text.split(' ').filter((w) => w !== '');

function segmentsOf([, , , cities, roads, fields, monastery]: Row): Segment[] {
	const plain = { sides: [], halves: [], pennant: false, cities: [] };
	const list: Segment[] = [];
	for (const w of words(roads)) list.push({ ...plain, kind: 'road', sides: sidesOf(w) });
	for (const w of words(cities)) {
		const [letters = '', mark] = w.split('+');
		list.push({ ...plain, kind: 'city', sides: sidesOf(letters), pennant: mark === 'P' });
	}
	const built = [...list];
	if (monastery !== undefined) list.push({ ...plain, kind: 'monastery' });
	for (const w of words(fields)) {
		const [digits = '', borders = ''] = w.split('>');
		const sides = sidesOf(borders);
		const touched = built.flatMap((s, i) =>
			s.kind === 'city' && s.sides.some((x) => sides.includes(x)) ? [i] : [],
		);
		const halves = [...digits].map((d) => Number(d) - 1);
		list.push({ ...plain, kind: 'field', halves, cities: touched });
	}
	return list;
}

/** A text that is equal for two rotations exactly when the rotated tiles are the same. */
function appearance(segments: readonly Segment[], turn: number): string {
	const show = (s: Segment): string => {
		const sides = s.sides.map((x) => (x + turn) % 4).sort();
		const halves = s.halves.map((x) => (x + 2 * turn) % 8).sort();
		return `${s.kind} ${sides.join('')} ${halves.join('')} ${s.pennant}`;
	};
	return segments
		.map(
			(s) =>
				`${show(s)} > ${s.cities
					.map((c) => show(segments[c]!))
					.sort()
					.join(',')}`,
		)
		.sort()
		.join('; ');
}

export const TILES: readonly Tile[] = ROWS.map((row) => {
	const segments = segmentsOf(row);
	const looks = new Set([0, 1, 2, 3].map((turn) => appearance(segments, turn)));
	return { id: row[0], copies: row[1], edges: row[2], segments, rotations: looks.size };
});

export function tileIndex(id: string): number {
	const at = TILES.findIndex((t) => t.id === id);
	if (at < 0) throw new RangeError(`no tile ${id}`);
	return at;
}

/** The face-down supply of so many boxes as indices into `TILES`, without the start tile. */
export function buildBox(copies: number): Uint8Array {
	const start = tileIndex(START_TILE);
	return Uint8Array.from(
		TILES.flatMap((tile, i) => {
			const length = tile.copies * copies - (i === start ? 1 : 0);
			return Array.from<number>({ length }).fill(i);
		}),
	);
}
