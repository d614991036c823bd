import { diagnose, limits, relatedTo } from '@tilewright/schema';
import { emptyScope } from '../expr/scope.ts';
import {
	type DeckGroupIR,
	type Program,
	type TileIR,
	type ZoneIR,
	mainGroup,
} from '../ir/index.ts';
import {
	type Datum,
	entriesOf,
	fileOf,
	get,
	keyRangeOf,
	numberOf,
	plain,
	textOf,
} from '../link/datum.ts';
import { wholeNumber } from '../link/given.ts';
import { groupBy } from '../link/group-by.ts';
import { placeIn, withId } from '../link/lookup.ts';
import { type Decl, declsOf } from '../link/ruleset.ts';
import { isAbsentValue } from '../model/model.ts';
import { TILE_KEYS, type TileContext, type TileKind, type TileProblem } from '../tiles/index.ts';
import { check } from './check.ts';
import { groupPath, groupWaits } from './group-waits.ts';
import { tileReader } from './read-tile.ts';
import { settingOf } from './settings.ts';
import { movedTiles } from './moved-tiles.ts';
import type { Symbol } from './symbols.ts';
import { type Unit, report, reportUnknown } from './unit.ts';
import { groupIds } from './words.ts';
import { setUpThings } from '../texts/ties.ts';

export function tileContext(unit: Pick<Unit, 'symbols'>): TileContext {
	const kinds: Record<string, TileKind> = {};
	let areaKind: string | undefined;
	for (const kind of unit.symbols.kinds) {
		const connect = textOf(get(kind.decl.datum, 'connect'));
		if (connect !== 'edge' && connect !== 'area' && connect !== 'point' && connect !== 'region')
			continue;
		const form = textOf(get(kind.decl.datum, 'form'));
		const fills = get(kind.decl.datum, 'fills');
		const marks = unit.symbols.marks
			.filter((m) => m.of === 'segment' && m.kinds.includes(kind.id))
			.map((m) => m.id);
		const layer = isTrue(get(kind.decl.datum, 'layer')) ? { layer: true } : {};
		kinds[kind.id] = {
			connect,
			...(form === 'line' || form === 'block' ? { form } : {}),
			...layer,
			marks,
		};
		if (connect === 'area' && (fills?.is !== 'scalar' || fills.value !== false))
			areaKind ??= kind.id;
	}
	const ofTiles = unit.symbols.marks.filter((m) => m.of === 'tile');
	const oriented = ofTiles.filter((m) => isTrue(get(m.datum, 'oriented'))).map((m) => m.id);
	return {
		kinds,
		...(areaKind === undefined ? {} : { areaKind }),
		marks: ofTiles.map((m) => m.id),
		...(oriented.length === 0 ? {} : { oriented }),
	};
}

function isTrue(datum: Datum | undefined): boolean {
	return datum?.is === 'scalar' && datum.value === true;
}

/** Reads every tile; what speaks of absent kinds or marks is left out. Copies are those of the chosen column. */
export function lowerTiles(unit: Unit, context: TileContext): TileIR[] {
	const { declared } = unit.symbols.model;
	const absentMarks = new Set(declared.marks.flatMap((m) => (m.index < 0 ? m.id : [])));
	reportSharedKeys(unit, context);
	const isGone = (key: string): boolean =>
		!Object.hasOwn(context.kinds, key) &&
		!context.marks.includes(key) &&
		(withId(declared.kinds, key) !== undefined || absentMarks.has(key));
	const read = tileReader(context);
	return unit.symbols.tiles.map((tile) => {
		const value = Object.create(null) as Record<string, unknown>;
		for (const [key, datum] of entriesOf(tile.decl.datum))
			if (!isGone(key) && !notShown.has(key))
				value[key] = key === 'areas' ? areasWithout(isGone, plain(datum)) : plain(datum);
		const { made, problems } = read(tile.id, value);
		for (const problem of problems) reportTile(unit, tile, problem);
		return { ...made, copies: copiesOf(unit, tile) };
	});
}

/** Reports marks of tiles that have the name of a kind: strangers call them apart, so a pack knows both. */
function reportSharedKeys({ symbols, diagnostics }: Unit, { kinds, marks }: TileContext): void {
	for (const { id, of, datum } of symbols.marks) {
		if (of !== 'tile' || !marks.includes(id) || !Object.hasOwn(kinds, id)) continue;
		const kind = withId(symbols.kinds, id)!.decl;
		report(
			{ diagnostics },
			datum,
			'TILE-KEY-TWO',
			{ key: id, of: kind.pack },
			{
				key: true,
				related: [relatedTo(fileOf(kind.datum), keyRangeOf(kind.datum), 'the kind')],
			},
		);
	}
}

function areasWithout(isGone: (key: string) => boolean, areas: unknown): unknown {
	if (typeof areas !== 'object' || areas === null || Array.isArray(areas)) return areas;
	return Object.fromEntries(Object.entries(areas).filter(([kind]) => !isGone(kind)));
}

const notShown: ReadonlySet<string> = new Set([
	'given',
	'source',
	'says',
	'title',
	'tags',
	'starts',
	'copies',
	'like',
	'picture',
]);

function reportTile(unit: Unit, tile: Symbol, p: TileProblem): void {
	let datum: Datum = tile.decl.datum;
	for (const step of p.path)
		datum = (datum.is === 'list' ? datum.items[Number(step)] : get(datum, String(step))) ?? datum;
	const { doc, path } = datum.place;
	// the reader of tiles has the codes of the catalogue, with their arguments
	unit.diagnostics.pushMade(doc.file, p.code as never, () => {
		const onKey = p.code === 'TILE-KEY';
		const near = onKey
			? unit.diagnostics.near(String(p.args['key']), () => [
					...unit.symbols.kinds.map((k) => k.id),
					...TILE_KEYS,
					...unit.symbols.marks.map((m) => m.id),
				])
			: [];
		const range = onKey
			? doc.keyRangeOf(path)
			: p.span === undefined
				? doc.rangeOf(path)
				: { start: doc.offsetIn(path, p.span[0]), end: doc.offsetIn(path, p.span[1]) };
		return diagnose(doc.file, range, p.code as never, { ...p.args, near } as never);
	});
}

function copiesOf(unit: Unit, tile: Symbol): number {
	const { ruleSet } = unit;
	const times = ruleSet.copies.get(tile.decl.pack) ?? 1;
	const datum = get(tile.decl.datum, 'copies');
	const setCount = ruleSet.counts.get(tile.id);
	if (setCount !== undefined) return setCount;
	if (datum === undefined) return times;
	const faults = {
		sections: ruleSet.sections,
		scopes: ruleSet.scopes,
		diagnostics: unit.diagnostics,
	};
	const count = (d: Datum): number => {
		const n = wholeNumber(d, ruleSet.known, faults);
		if (n !== undefined && n >= 0 && n <= limits.copies) return n;
		report(unit, d, 'RULE-COUNT', { found: String(n ?? textOf(d) ?? '') });
		return 0;
	};
	const each = get(datum, 'per-seat');
	if (each !== undefined) return count(each);
	if (datum.is !== 'map') return count(datum) * times;
	const column = ruleSet.columns.get(tile.decl.pack);
	const own = column === undefined ? undefined : datum.entries.get(column);
	if (own !== undefined) return count(own) * times;
	report(unit, datum, 'RULE-COLUMN', {
		tile: tile.id,
		column: column ?? '',
		known: [...datum.entries.keys()],
	});
	return 0;
}

export function lowerDeck(
	unit: Unit,
	tiles: readonly TileIR[],
	zones: readonly ZoneIR[],
): Program['deck'] {
	const left = tiles.map((t) => (typeof t.copies === 'number' ? t.copies : 0));
	const start: Program['deck']['start'][number][] = [];
	for (const datum of unit.ruleSet.start) {
		const id = textOf(get(datum, 'tile')) ?? '';
		const tile = indexOfTile(unit, id);
		const at = /^(-?\d+)\/(-?\d+)$/.exec(textOf(get(datum, 'at')) ?? '0/0');
		if (tile < 0) {
			reportUnknown(unit, get(datum, 'tile') ?? datum, 'tiles', id, () => tiles.map((t) => t.id));
			continue;
		}
		if (left[tile]! > 0) left[tile]! -= 1;
		start.push({
			tile,
			x: Number(at?.[1] ?? 0),
			y: Number(at?.[2] ?? 0),
			turn: numberOf(get(datum, 'turn')) ?? 0,
		});
	}
	const moved = movedTiles(unit, tiles, (id) => indexOfTile(unit, id), left);
	const held = heldTiles(unit, zones, left);
	const size = settingOf(unit, 'deck.size');
	return {
		groups: groupsOf(unit, tiles, left, moved),
		start,
		...(held.length > 0 ? { held } : {}),
		...(size === undefined ? {} : { size: check(unit, size, 'int', emptyScope) }),
	};
}

function heldTiles(
	unit: Unit,
	zones: readonly ZoneIR[],
	left: number[],
): { tile: number; zone: number; copies: number }[] {
	const out: { tile: number; zone: number; copies: number }[] = [];
	const holding = new Map<string, number>();
	zones.forEach((z, i) => {
		if (z.holds === 'tiles' && !holding.has(z.id)) holding.set(z.id, i);
	});
	unit.symbols.tiles.forEach((tile, index) => {
		const datum = get(tile.decl.datum, 'starts');
		const each = get(get(tile.decl.datum, 'copies'), 'per-seat');
		if (datum === undefined) {
			if (each !== undefined) report(unit, each, 'RULE-KEY-MISSING', { key: 'starts' });
			return;
		}
		const id = textOf(datum) ?? '';
		const zone = holding.get(id);
		if (zone === undefined) {
			report(unit, datum, 'LINK-ID-UNKNOWN', {
				what: setUpThings.tileZone,
				id,
				near: unit.diagnostics.near(id, holding.keys()),
			});
			return;
		}
		out.push({ tile: index, zone, copies: left[index]! });
		left[index] = 0;
	});
	return out;
}

function groupsOf(
	unit: Unit,
	tiles: readonly TileIR[],
	left: readonly number[],
	moved: readonly { readonly tile: number; readonly to: string }[],
): DeckGroupIR[] {
	const decls = declsOf(unit.ruleSet, 'groups');
	const ids = groupIds(unit.ruleSet);
	const indexOf = (datum: Datum, id: string): number => {
		const index = placeIn(ids, id);
		if (index < 0 && !isAbsentValue(unit.symbols.model, 'enum:group', id))
			report(unit, datum, 'LINK-ID-UNKNOWN', {
				what: 'tile group',
				id,
				near: unit.diagnostics.near(id, ids),
			});
		return index;
	};
	const after = groupWaits(unit, decls, ids, indexOf);
	const into = joinedGroups(unit, decls, ids, indexOf);
	const inGroup = groupBy(tiles.keys(), (tile) => tiles[tile]!.group || mainGroup);
	const movedTo = groupBy(moved, (m) => m.to);
	return ids.map((id, index) => {
		const decl = withId(decls, id);
		const opens = get(decl?.datum, 'opens');
		const take = get(decl?.datum, 'take');
		const faults = {
			sections: unit.ruleSet.sections,
			scopes: unit.ruleSet.scopes,
			diagnostics: unit.diagnostics,
		};
		return {
			id,
			tiles: copiesIn(inGroup.get(id) ?? [], movedTo.get(id) ?? [], left),
			order: orderOfGroup(unit, get(decl?.datum, 'order'), tiles),
			after: after[index]!,
			...(opens === undefined ? {} : { opens: check(unit, opens, 'bool', emptyScope) }),
			...(into[index] === undefined ? {} : { into: into[index] }),
			...(take === undefined ? {} : { take: wholeNumber(take, unit.ruleSet.known, faults) ?? 0 }),
		};
	});
}

/** By group: the one it is mixed into. Such a group has no order and no number of its own, and never leads back to itself. */
function joinedGroups(
	unit: Unit,
	decls: readonly Decl[],
	ids: readonly string[],
	indexOf: (datum: Datum, id: string) => number,
): (number | undefined)[] {
	const into: (number | undefined)[] = ids.map(() => undefined);
	for (const { id, datum } of decls) {
		const name = get(datum, 'into');
		if (name === undefined) continue;
		for (const other of ['take', 'order'])
			if (get(datum, other) !== undefined)
				report(
					unit,
					get(datum, other)!,
					'RULE-KEYS-EXCLUDE',
					{ key: other, other: 'into' },
					{ key: true },
				);
		const target = indexOf(name, textOf(name) ?? '');
		if (target < 0) continue;
		const own = placeIn(ids, id);
		const way = [own];
		for (let g: number | undefined = target; g !== undefined; g = into[g]) {
			way.push(g);
			if (g !== own) continue;
			const path = groupPath(unit, ids, way);
			report(unit, name, 'RULE-CYCLE', { what: setUpThings.deckGroups, path });
			break;
		}
		if (way.at(-1) !== own) into[own] = target;
	}
	return into;
}

function copiesIn(
	own: readonly number[],
	moved: readonly { readonly tile: number }[],
	left: readonly number[],
): { tile: number; copies: number }[] {
	const copies = new Map(own.map((tile) => [tile, left[tile]!]));
	for (const { tile } of moved) copies.set(tile, (copies.get(tile) ?? 0) + 1);
	return [...copies]
		.sort(([a], [b]) => a - b)
		.flatMap(([tile, n]) => (n > 0 ? [{ tile, copies: n }] : []));
}

/** The index of a tile, or -1. */
function indexOfTile(unit: Unit, id: string): number {
	return withId(unit.symbols.tiles, id)?.index ?? -1;
}

function orderOfGroup(
	unit: Unit,
	order: Datum | undefined,
	tiles: readonly TileIR[],
): DeckGroupIR['order'] {
	if (order?.is !== 'list') return 'shuffled';
	return order.items.flatMap((item) => {
		const id = textOf(item) ?? '';
		if (id === 'shuffled') return [-1];
		const tile = indexOfTile(unit, id);
		if (tile < 0)
			report(unit, item, 'LINK-ID-UNKNOWN', {
				what: 'tile',
				id,
				near: unit.diagnostics.near(id, () => tiles.map((t) => t.id)),
			});
		return tile < 0 ? [] : [tile];
	});
}
