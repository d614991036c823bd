import { appendAll } from '@tilewright/schema';
import type { HalfRef, SideRef } from '../ir/tile.ts';
import type { TileKind, TileReport } from './problems.ts';
import { DIRECTIONS, HALVES, halvesOfSide, type Cell } from './sides.ts';
import { expectedOfTile } from '../texts/tiles.ts';

export const MAX_MARK = 1000;

/** A place a `>` leads to; an area that touches nothing says `>none`. */
export type Target = 'centre' | 'none' | { side: SideRef } | { half: HalfRef };

/** One entry of the notation, read: `E>N mark 2 over`. */
export interface Entry {
	path: (string | number)[];
	sides: SideRef[];
	halves: HalfRef[];
	/** Cells named: of a spot, of a region; empty for all of a region. */
	cells: number[];
	form: 'ports' | 'centre' | 'inner' | 'rest' | 'cells';
	spot: boolean;
	targets: { to: Target; word: string; span: [number, number] }[];
	over: boolean;
	marks: Record<string, number>;
}

export interface Ground {
	cells: readonly Cell[];
	ring: readonly SideRef[];
}

interface Words {
	kind: string;
	spec: TileKind;
	/** `inner`, `rest`, `>none` and several `>` are for areas that replace the derived ones. */
	given: boolean;
	ground: Ground;
	path: (string | number)[];
	report: TileReport;
}

/** Reads one entry: a place, then marks; undefined when the place makes no sense. */
export function parseEntry(text: string, words: Words): Entry | undefined {
	const parts = [...text.matchAll(/\S+/g)].map((m) => ({ word: m[0], from: m.index }));
	const entry = parsePlace(parts[0]?.word ?? '', parts[0]?.from ?? 0, words);
	parseMarks(parts.slice(1), entry, words);
	return entry;
}

function parseMarks(
	parts: { word: string; from: number }[],
	entry: Entry | undefined,
	words: Words,
): void {
	const { kind, spec, path, report } = words;
	const marks = new Map<string, number>();
	let last: string | undefined;
	for (const { word, from } of parts) {
		const span: [number, number] = [from, from + word.length];
		if (/^\d+$/.test(word)) {
			const count = Number(word);
			if (last === undefined || count < 1 || count > MAX_MARK)
				report({ code: 'TILE-MARK-COUNT', path, span, args: { count: word, max: MAX_MARK } });
			else marks.set(last, marks.get(last)! + count - 1);
			last = undefined;
		} else if (word === 'over' && spec.connect === 'edge') {
			if (entry) entry.over = true;
			last = undefined;
		} else if (spec.marks.includes(word)) {
			marks.set(word, (marks.get(word) ?? 0) + 1);
			last = word;
		} else {
			last = undefined;
			const known = [...spec.marks, ...(spec.connect === 'edge' ? ['over'] : [])].join(', ');
			report({ code: 'TILE-MARK-UNKNOWN', path, span, args: { mark: word, kind, known } });
		}
	}
	if (entry) entry.marks = Object.fromEntries(marks);
}

function parsePlace(word: string, from: number, words: Words): Entry | undefined {
	const { spec, given, ground, path, report } = words;
	const entry: Entry = {
		path,
		sides: [],
		halves: [],
		cells: [],
		form: 'ports',
		spot: spec.connect === 'point' || spec.connect === 'region',
		targets: [],
		over: false,
		marks: {},
	};
	const expected = expectation(spec, given);
	const bad = (part: string, at: number): undefined => {
		const span: [number, number] = [at, at + part.length];
		report({ code: 'TILE-LOCATION', path, span, args: { word: part, expected } });
		return undefined;
	};
	const [head, ...walls] = split(word, '>', from);
	const whole = /^(centre|inner|rest|all)(?:@(\d+\/\d+))?$/.exec(head!.text);
	if (whole) {
		const [, name, cell] = whole;
		const index = cell === undefined ? 0 : cellIndex(cell, ground.cells);
		const many = ground.cells.length > 1;
		if (name === 'centre' && (spec.connect === 'point' || spec.connect === 'edge')) {
			if (index === undefined || (many && cell === undefined)) return bad(head!.text, head!.from);
			entry.form = 'centre';
			entry.cells = [index];
		} else if (name === 'inner' && given && cell === undefined) entry.form = 'inner';
		else if (name === 'rest' && given && cell === undefined && walls.length === 0)
			entry.form = 'rest';
		else if (name === 'all' && spec.connect === 'region' && cell === undefined)
			entry.form = 'cells';
		else return bad(head!.text, head!.from);
	} else
		for (const part of split(head!.text, '-', head!.from)) {
			if (spec.connect === 'region') {
				const index = cellIndex(part.text, ground.cells);
				if (index === undefined) return bad(part.text, part.from);
				entry.form = 'cells';
				entry.cells.push(index);
				continue;
			}
			const port = spec.connect === 'point' ? undefined : parsePort(part.text, ground);
			if (!port || ('half' in port && spec.connect === 'edge' && spec.form !== 'block'))
				return bad(part.text, part.from);
			if ('half' in port) entry.halves.push(port.half);
			else if (spec.connect === 'area') appendAll(entry.halves, halvesOfSide(port.side));
			else entry.sides.push(port.side);
		}
	for (const wall of walls) {
		const word = given ? 'none' : 'centre';
		const to = wall.text === word ? word : parsePort(wall.text, ground);
		if (!to) return bad(wall.text, wall.from);
		entry.targets.push({ to, word: wall.text, span: [wall.from, wall.from + wall.text.length] });
	}
	return entry;
}

function parsePort(text: string, { cells, ring }: Ground): Exclude<Target, string> | undefined {
	const match = /^([NESW])([LR])?(?:@(\d+\/\d+))?$/.exec(text);
	if (!match) return undefined;
	const direction = DIRECTIONS.indexOf(match[1]!);
	let side: SideRef | undefined;
	if (match[3] === undefined) {
		const facing = ring.filter((s) => (s & 3) === direction);
		if (facing.length !== 1) return undefined;
		side = facing[0];
	} else {
		const cell = cellIndex(match[3], cells);
		side = cell === undefined ? undefined : cell * 4 + direction;
	}
	if (side === undefined || !ring.includes(side)) return undefined;
	if (match[2] === undefined) return { side };
	return { half: (side >> 2) * 8 + HALVES.indexOf(match[1]! + match[2]) };
}

function cellIndex(text: string, cells: readonly Cell[]): number | undefined {
	const index = cells.findIndex(([x, y]) => `${x}/${y}` === text);
	return index < 0 ? undefined : index;
}

function split(text: string, separator: string, from: number): { text: string; from: number }[] {
	let at = from;
	return text.split(separator).map((part) => {
		const here = at;
		at += part.length + separator.length;
		return { text: part, from: here };
	});
}

function expectation(spec: TileKind, given: boolean): string {
	if (given) return expectedOfTile.givenArea;
	switch (spec.connect) {
		case 'area':
			return expectedOfTile.area;
		case 'point':
			return expectedOfTile.point;
		case 'region':
			return expectedOfTile.region;
		case 'edge':
			return spec.form === 'block' ? expectedOfTile.block : expectedOfTile.edge;
	}
}
