import { diagnose } from '@tilewright/schema';
import type { DeckGroupIR, Program, TileIR } from '../ir/index.ts';
import { type Datum, compareIds, entriesOf, fileOf, get, itemsOf, numberOf, plain, textOf, textsOf } from '../link/datum.ts';
import { nearest } from '../link/nearest.ts';
import { declsOf } from '../link/ruleset.ts';
import { TILE_KEYS, type TileContext, type TileKind, type TileProblem, parseTile } from '../tiles/index.ts';
import type { Symbol } from './symbols.ts';
import { type Unit, report } from './unit.ts';
import { mainGroup } from './words.ts';

/** What tiles are read against: present kinds with the marks they carry. */
export function tileContext(unit: Unit): TileContext {
	const kinds: Record<string, TileKind> = {};
	let areaKind: string | undefined;
	for (const kind of unit.symbols.kinds) {
		const connect = textOf(get(kind.decl.datum, 'connect'));
		if (connect !== 'edge' && connect !== 'area' && connect !== 'point' && connect !== 'region') continue;
		const form = textOf(get(kind.decl.datum, 'form'));
		const marks = unit.symbols.marks.filter((m) => m.of === 'segment' && m.kinds.includes(kind.id)).map((m) => m.id);
		kinds[kind.id] = { connect, ...(form === 'line' || form === 'block' ? { form } : {}), marks };
		if (connect === 'area') areaKind ??= kind.id;
	}
	const marks = unit.symbols.marks.filter((m) => m.of === 'tile').map((m) => m.id);
	return { kinds, ...(areaKind === undefined ? {} : { areaKind }), marks };
}

/** Reads every tile; what speaks of absent kinds or marks is left out. Copies are those of the chosen column. */
export function lowerTiles(unit: Unit, context: TileContext): TileIR[] {
	const { declared } = unit.symbols.model;
	const isGone = (key: string): boolean =>
		context.kinds[key] === undefined && (declared.kinds.some((k) => k.id === key) || declared.marks.some((m) => m.id === key && m.index < 0));
	return unit.symbols.tiles.map((tile) => {
		const value = Object.create(null) as Record<string, unknown>;
		for (const [key, datum] of entriesOf(tile.decl.datum)) if (!isGone(key) && key !== 'given' && key !== 'source') value[key] = plain(datum);
		const made = parseTile(tile.id, value, context, (problem) => reportTile(unit, tile, problem));
		return canonical({ ...made, copies: copiesOf(unit, tile, made.copies) });
	});
}

/** Marks in canonical order, those of absent packs left out. */
function canonical(tile: TileIR): TileIR {
	const sorted = (marks: Record<string, number>): Record<string, number> =>
		Object.fromEntries(Object.entries(marks).sort(([a], [b]) => compareIds(a, b)));
	return { ...tile, marks: sorted(tile.marks), segments: tile.segments.map((s) => ({ ...s, marks: sorted(s.marks) })) };
}

function reportTile(unit: Unit, tile: Symbol, p: TileProblem): void {
	let datum: Datum = tile.decl.datum;
	for (const step of p.path) datum = (datum.is === 'list' ? datum.items[Number(step)] : get(datum, String(step))) ?? datum;
	const { doc, path } = datum.place;
	const onKey = p.code === 'TILE-KEY';
	const near = onKey ? nearest(String(p.args['key']), [...unit.symbols.kinds.map((k) => k.id), ...TILE_KEYS, ...unit.symbols.marks.map((m) => m.id)]) : [];
	const range = onKey
		? doc.keyRangeOf(path)
		: p.span === undefined
			? doc.rangeOf(path)
			: { start: doc.offsetIn(path, p.span[0]), end: doc.offsetIn(path, p.span[1]) };
	// the reader of tiles words its arguments as the catalogue does
	unit.diagnostics.push(diagnose(fileOf(datum), range, p.code as never, { ...p.args, near } as never));
}

function copiesOf(unit: Unit, tile: Symbol, copies: TileIR['copies']): number {
	const { ruleSet } = unit;
	const times = ruleSet.copies.get(tile.decl.pack) ?? 1;
	if (typeof copies === 'number') return copies * times;
	const column = ruleSet.columns.get(tile.decl.pack);
	const n = column === undefined ? undefined : copies[column];
	if (n !== undefined) return n * times;
	const datum = get(tile.decl.datum, 'copies')!;
	report(unit, datum, 'RULE-COLUMN', { tile: tile.id, column: column ?? '', known: Object.keys(copies) });
	return 0;
}

/** The groups of the deck and the tiles that lie at the beginning; the copies of those are no longer in a group. */
export function lowerDeck(unit: Unit, tiles: readonly TileIR[]): Program['deck'] {
	const left = tiles.map((t) => (typeof t.copies === 'number' ? t.copies : 0));
	const start: Program['deck']['start'][number][] = [];
	for (const datum of unit.ruleSet.start) {
		const id = textOf(get(datum, 'tile')) ?? '';
		const tile = tiles.findIndex((t) => t.id === id);
		const at = /^(-?\d+)\/(-?\d+)$/.exec(textOf(get(datum, 'at')) ?? '0/0');
		if (tile < 0) {
			report(unit, get(datum, 'tile') ?? datum, 'LINK-ID-UNKNOWN', { what: 'tile', id, near: nearest(id, tiles.map((t) => t.id)) });
			continue;
		}
		if (left[tile]! > 0) left[tile]! -= 1;
		start.push({ tile, x: Number(at?.[1] ?? 0), y: Number(at?.[2] ?? 0), turn: numberOf(get(datum, 'turn')) ?? 0 });
	}
	return { groups: groupsOf(unit, tiles, left), start };
}

function groupsOf(unit: Unit, tiles: readonly TileIR[], left: readonly number[]): DeckGroupIR[] {
	const decls = declsOf(unit.ruleSet, 'groups');
	const ids = [...new Set([...decls.map((d) => d.id), ...tiles.map((t) => t.group || mainGroup)])].sort();
	const indexOf = (datum: Datum, id: string): number => {
		const index = ids.indexOf(id);
		if (index < 0) report(unit, datum, 'LINK-ID-UNKNOWN', { what: 'tile group', id, near: nearest(id, ids) });
		return index;
	};
	const after = ids.map((): Set<number> => new Set());
	for (const decl of decls) {
		const own = ids.indexOf(decl.id);
		for (const item of itemsOf(get(decl.datum, 'after'))) after[own]!.add(indexOf(item, textOf(item) ?? ''));
		for (const item of itemsOf(get(decl.datum, 'before'))) {
			const other = indexOf(item, textOf(item) ?? '');
			if (other >= 0) after[other]!.add(own);
		}
	}
	return ids.map((id, index) => {
		const decl = decls.find((d) => d.id === id);
		const order = get(decl?.datum, 'order');
		return {
			id,
			tiles: tiles.flatMap((t, tile) => ((t.group || mainGroup) === id && left[tile]! > 0 ? [{ tile, copies: left[tile]! }] : [])),
			order: order?.is === 'list' ? textsOf(order).map((t) => tiles.findIndex((x) => x.id === t)).filter((t) => t >= 0) : 'shuffled',
			after: [...after[index]!].filter((i) => i >= 0).sort((a, b) => a - b),
		};
	});
}
