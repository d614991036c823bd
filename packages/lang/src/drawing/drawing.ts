import { ownValue, appendAll } from '@tilewright/schema';
import { type Mapping, type Value, isList, isMapping, mapping } from '../edit/value.ts';
import type { HalfRef, SideRef, TileIR } from '../ir/tile.ts';
import { type Target, parseEntry } from '../tiles/notation.ts';
import type { TileContext, TileProblem } from '../tiles/problems.ts';
import type { Cell } from '../tiles/sides.ts';
import { parseTile } from '../tiles/tile.ts';
import { TILE_KEYS, readFootprint } from '../tiles/words.ts';
import { spellEntry } from './spell.ts';

export interface DrawnEntry {
	readonly kind: string;
	/** `unread` where the text made no sense: it is kept as it is. */
	readonly form: 'ports' | 'centre' | 'inner' | 'rest' | 'cells' | 'unread';
	readonly sides: readonly SideRef[];
	readonly halves: readonly HalfRef[];
	/** Of a spot or a region; none for the whole tile. */
	readonly cells: readonly number[];
	/** The targets after `>`. */
	readonly targets: readonly Target[];
	readonly over: boolean;
	readonly marks: Readonly<Record<string, number>>;
	/** As it was written, while nothing of it has changed. */
	readonly text: string | undefined;
	/** Written as the only item of a list: while it is the only one of its kind, it is written so again. */
	readonly isSoleItem: boolean;
}

export interface Drawing {
	readonly cells: readonly Cell[];
	/** Outer sides, clockwise. */
	readonly ring: readonly SideRef[];
	/** Segments and hints of areas, in order of declaration. */
	readonly entries: readonly DrawnEntry[];
	/** Areas given instead of the derived. */
	readonly areas: readonly DrawnEntry[] | undefined;
	readonly marks: Mapping;
	readonly others: Mapping;
	readonly keys: readonly string[];
}

const silent = (): void => {};

/** Reads a declaration for drawing; whatever makes no sense is kept as it is written. */
export function drawingOf(decl: Mapping, context: TileContext): Drawing {
	const { cells, ring } = readFootprint(decl['footprint'], silent);
	const entries: DrawnEntry[] = [];
	const marks: [string, Value][] = [];
	const others: [string, Value][] = [];
	const read = (kind: string, value: Value, given: boolean): DrawnEntry[] =>
		(isList(value) ? value : [value]).map((text) => ({
			...readEntry(kind, text, given, { cells, ring }, context),
			isSoleItem: isList(value) && value.length === 1,
		}));
	let areas: DrawnEntry[] | undefined;
	for (const [key, value] of Object.entries(decl)) {
		if (key === 'areas' && isMapping(value) && Object.values(value).every(isWritten)) {
			areas = Object.entries(value).flatMap(([kind, list]) => read(kind, list, true));
		} else if (TILE_KEYS.includes(key)) others.push([key, value]);
		else if (Object.hasOwn(context.kinds, key) && isWritten(value)) {
			appendAll(entries, read(key, value, false));
		} else if (context.marks.includes(key)) marks.push([key, value]);
		else others.push([key, value]);
	}
	return {
		cells,
		ring,
		entries,
		areas,
		marks: mapping(marks),
		others: mapping(others),
		keys: Object.keys(decl),
	};
}

function isWritten(value: Value): boolean {
	if (typeof value === 'string') return value.trim() !== '';
	return isList(value) && value.length > 0 && value.every((t) => typeof t === 'string');
}

function readEntry(
	kind: string,
	value: Value,
	given: boolean,
	ground: { readonly cells: readonly Cell[]; readonly ring: readonly SideRef[] },
	context: TileContext,
): DrawnEntry {
	const text = String(value);
	const spec = ownValue(context.kinds, kind);
	let sound = true;
	const words = { kind, given, ground, path: [], report: () => (sound = false) };
	const entry = spec === undefined ? undefined : parseEntry(text, { ...words, spec });
	if (entry === undefined || !sound) return { ...emptyEntry(kind), form: 'unread', text };
	const { form, sides, halves, cells, over, marks } = entry;
	const targets = entry.targets.map((t) => t.to);
	return { ...emptyEntry(kind), form, sides, halves, cells, over, marks, targets, text };
}

export function emptyEntry(kind: string): DrawnEntry {
	return {
		kind,
		form: 'ports',
		sides: [],
		halves: [],
		cells: [],
		targets: [],
		over: false,
		marks: {},
		text: undefined,
		isSoleItem: false,
	};
}

export function changedEntry(entry: DrawnEntry, by: Partial<DrawnEntry>): DrawnEntry {
	return { ...entry, ...by, text: undefined };
}

/** The declaration a drawing stands for, in the order it had; what is new comes last. */
export function declarationOf(drawing: Drawing): Mapping {
	const { entries, areas, marks, others } = drawing;
	const kinds = entries.map((e) => e.kind);
	const all = [...drawing.keys, ...kinds, ...Object.keys(marks), ...Object.keys(others)];
	if (areas !== undefined) all.push('areas');
	const out: [string, Value][] = [];
	for (const key of new Set(all)) {
		if (key === 'areas' && areas !== undefined) {
			out.push(['areas', listed(areas, drawing)]);
			continue;
		}
		if (kinds.includes(key)) {
			out.push([
				key,
				texts(
					entries.filter((e) => e.kind === key),
					drawing,
				),
			]);
			continue;
		}
		const value = ownValue(marks, key) ?? ownValue(others, key);
		if (value !== undefined) out.push([key, value]);
	}
	return mapping(out);
}

function listed(areas: readonly DrawnEntry[], drawing: Drawing): Mapping {
	const kinds = [...new Set(areas.map((a) => a.kind))];
	return mapping(
		kinds.map((kind) => [
			kind,
			texts(
				areas.filter((a) => a.kind === kind),
				drawing,
			),
		]),
	);
}

function texts(entries: readonly DrawnEntry[], drawing: Drawing): Value {
	const list = entries.map((e) => spellEntry(e, drawing));
	const isBare = list.length === 1 && entries[0]?.isSoleItem === false;
	return isBare ? (list[0] as string) : list;
}

export function derive(
	drawing: Drawing,
	context: TileContext,
	id = '',
): { readonly tile: TileIR; readonly problems: readonly TileProblem[] } {
	const problems: TileProblem[] = [];
	const shown = Object.entries(declarationOf(drawing)).filter(
		([key]) =>
			TILE_KEYS.includes(key) || Object.hasOwn(context.kinds, key) || context.marks.includes(key),
	);
	const tile = parseTile(id, mapping(shown), context, (p) => problems.push(p));
	return { tile, problems };
}
