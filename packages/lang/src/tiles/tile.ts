import { ownValue } from '@tilewright/schema';
import type { SegmentIR, SideRef, TileIR } from '../ir/tile.ts';
import { deriveAreas } from './areas.ts';
import type { Drawn } from './barriers.ts';
import { resolveTargets, segmentOf, withoutClashes, type Declared } from './declared.ts';
import { areaSegments } from './ground.ts';
import { parseEntry, type Entry, type Ground } from './notation.ts';
import type { TileContext, TileReport } from './problems.ts';
import { halvesOfSide, sideOfHalf } from './sides.ts';
import { symmetryOf } from './symmetry.ts';
import * as words from './words.ts';

/**
 * Reads the declaration of a tile. Findings go to `report`, and parts with findings are left out of the result.
 *
 * 1. footprint and its outer sides
 * 2. entries per key, in order of declaration
 * 3. clashes dropped, `>` resolved to blocks
 * 4. areas derived, or given; their kinds and marks
 * 5. touches, ends, corners; layers on top; symmetry
 */
export function parseTile(
	id: string,
	decl: Readonly<Record<string, unknown>>,
	context: TileContext,
	report: TileReport,
): TileIR {
	const { cells, ring } = words.readFootprint(decl['footprint'], report);
	const ground: Ground = { cells, ring };
	const wildcard = words.readWildcard(decl['sides'], report);
	const { marks, written, entries } = readKeys(decl, context, ground, report);
	const all = withoutClashes(written, cells, wildcard, report);
	const declared = all.filter((d) => !d.layer);
	resolveTargets(declared, report);
	const drawn = declared.map((d) => d.drawn);
	const { areas, ends, walls } = deriveAreas(drawn, ring);
	const segments = declared.map((d, i): SegmentIR => {
		const wall = walls[i];
		const segment = { ...segmentOf(d, cells), ends: ends[i]! };
		return wall === undefined ? segment : { ...segment, wall };
	});
	const grounds = areaSegments({
		given: decl['areas'],
		wildcard,
		entries,
		derived: areas,
		declared: segments,
		drawn,
		ground,
		context,
		report,
	});
	for (const area of grounds) {
		const index = segments.push(area) - 1;
		for (const t of area.touches) segments[t]!.touches.push(index);
	}
	const corners = cornersOf(cells.length, ring, segments, drawn);
	for (const d of all)
		if (d.layer) segments.push({ ...segmentOf(d, cells), ends: [], layer: true });
	const points = Object.keys(marks).some((m) => context.oriented?.includes(m) === true);
	return {
		id,
		cells,
		segments,
		wildcard,
		marks,
		group: words.readGroup(decl['group'], report),
		copies: words.readCopies(decl['copies'], report),
		symmetry: points ? 4 : symmetryOf(cells, segments),
		corners,
	};
}

interface Read {
	marks: Record<string, number>;
	written: Declared[];
	entries: { kind: string; entry: Entry }[];
}

function readKeys(
	decl: Readonly<Record<string, unknown>>,
	context: TileContext,
	ground: Ground,
	report: TileReport,
): Read {
	const read: Read = { marks: {}, written: [], entries: [] };
	for (const [key, value] of Object.entries(decl)) {
		if (words.TILE_KEYS.includes(key)) continue;
		const spec = ownValue(context.kinds, key);
		if (!spec) {
			if (!context.marks.includes(key)) {
				report({ code: 'TILE-KEY', path: [key], args: { key } });
				continue;
			}
			const oriented = context.oriented?.includes(key) === true;
			const count = (oriented ? words.readDirection : words.readTileMark)(key, value, report);
			if (count > 0) read.marks[key] = count;
			continue;
		}
		for (const { text, path } of words.textsOf(value, [key], report)) {
			const entry = parseEntry(text, { kind: key, spec, given: false, ground, path, report });
			if (!entry) continue;
			if (spec.connect === 'area') read.entries.push({ kind: key, entry });
			else {
				const ports = spec.connect === 'edge' && entry.form === 'ports';
				const { sides, halves, over } = entry;
				const form = ports ? (spec.form ?? 'line') : 'spot';
				const drawn: Drawn = { form, sides, halves, over };
				const layer = ports && spec.layer === true;
				read.written.push({ kind: key, layer, entry, drawn });
			}
		}
	}
	return read;
}

function cornersOf(
	cells: number,
	ring: readonly SideRef[],
	segments: readonly SegmentIR[],
	drawn: readonly Drawn[],
): number[][] {
	return Array.from({ length: cells * 4 }, (_, corner) => {
		const before = corner;
		const after = (corner & ~3) | ((corner + 1) & 3);
		const halves = [
			...(ring.includes(before) ? [halvesOfSide(before)[1]] : []),
			...(ring.includes(after) ? [halvesOfSide(after)[0]] : []),
		];
		const holds = ({ sides, halves: own }: SegmentIR, i: number, half: number): boolean =>
			own.includes(half) || (drawn[i]?.form === 'block' && sides.includes(sideOfHalf(half)));
		return segments.flatMap((s, i) => (halves.some((h) => holds(s, i, h)) ? [i] : []));
	});
}
