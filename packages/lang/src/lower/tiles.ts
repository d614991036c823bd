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
	type SourcedValue,
	entriesOf,
	fileOf,
	get,
	keyRangeOf,
	numberOf,
	plain,
	textOf,
} from '../link/sourced-value.ts';
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
import { type LoweringContext, report, reportUnknown } from './lowering-context.ts';
import { groupIds } from './words.ts';
import { setUpThings } from '../texts/ties.ts';

export function tileContext(lowering: Pick<LoweringContext, 'symbols'>): TileContext {
	const kinds: Record<string, TileKind> = {};
	let areaKind: string | undefined;
	for (const kind of lowering.symbols.kinds) {
		const connect = textOf(get(kind.decl.datum, 'connect'));
		if (connect !== 'edge' && connect !== 'area' && connect !== 'point' && connect !== 'region')
			continue;
		const form = textOf(get(kind.decl.datum, 'form'));
		const fills = get(kind.decl.datum, 'fills');
		const marks = lowering.symbols.marks
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
	const ofTiles = lowering.symbols.marks.filter((m) => m.of === 'tile');
	const oriented = ofTiles.filter((m) => isTrue(get(m.datum, 'oriented'))).map((m) => m.id);
	return {
		kinds,
		...(areaKind === undefined ? {} : { areaKind }),
		marks: ofTiles.map((m) => m.id),
		...(oriented.length === 0 ? {} : { oriented }),
	};
}

function isTrue(datum: SourcedValue | undefined): boolean {
	return datum?.is === 'scalar' && datum.value === true;
}

/** Reads every tile; what speaks of absent kinds or marks is left out. Copies are those of the chosen column. */
export function lowerTiles(lowering: LoweringContext, context: TileContext): TileIR[] {
	const { declared } = lowering.symbols.model;
	const absentMarks = new Set(declared.marks.flatMap((m) => (m.index < 0 ? m.id : [])));
	reportSharedKeys(lowering, context);
	const isGone = (key: string): boolean =>
		!Object.hasOwn(context.kinds, key) &&
		!context.marks.includes(key) &&
		(withId(declared.kinds, key) !== undefined || absentMarks.has(key));
	const read = tileReader(context);
	return lowering.symbols.tiles.map((tile) => {
		const value = Object.create(null) as Record<string, unknown>;
		for (const [key, datum] of entriesOf(tile.decl.datum))
			if (!isGone(key) && !notShown.has(key))
				value[key] = key === 'areas' ? areasWithout(isGone, plain(datum)) : plain(datum);
		const { made, problems } = read(tile.id, value);
		for (const problem of problems) reportTile(lowering, tile, problem);
		const title = textOf(get(tile.decl.datum, 'title'));
		return {
			...made,
			...(title === undefined || title === '' ? {} : { title }),
			copies: copiesOf(lowering, tile),
		};
	});
}

/** Reports marks of tiles that have the name of a kind: strangers call them apart, so a pack knows both. */
function reportSharedKeys(
	{ symbols, diagnostics }: LoweringContext,
	{ kinds, marks }: TileContext,
): void {
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

function reportTile(lowering: LoweringContext, tile: Symbol, p: TileProblem): void {
	let datum: SourcedValue = tile.decl.datum;
	for (const step of p.path)
		datum = (datum.is === 'list' ? datum.items[Number(step)] : get(datum, String(step))) ?? datum;
	const { doc, path } = datum.place;
	// the reader of tiles has the codes of the catalogue, with their arguments
	lowering.diagnostics.pushMade(doc.file, p.code as never, () => {
		const onKey = p.code === 'TILE-KEY';
		const near = onKey
			? lowering.diagnostics.near(String(p.args['key']), () => [
					...lowering.symbols.kinds.map((k) => k.id),
					...TILE_KEYS,
					...lowering.symbols.marks.map((m) => m.id),
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

function copiesOf(lowering: LoweringContext, tile: Symbol): number {
	const { ruleSet } = lowering;
	const times = ruleSet.copies.get(tile.decl.pack) ?? 1;
	const datum = get(tile.decl.datum, 'copies');
	const setCount = ruleSet.counts.get(tile.id);
	if (setCount !== undefined) return setCount;
	if (datum === undefined) return times;
	const faults = {
		sections: ruleSet.sections,
		scopes: ruleSet.scopes,
		diagnostics: lowering.diagnostics,
	};
	const count = (d: SourcedValue): number => {
		const n = wholeNumber(d, ruleSet.known, faults);
		if (n !== undefined && n >= 0 && n <= limits.copies) return n;
		report(lowering, d, 'RULE-COUNT', { found: String(n ?? textOf(d) ?? '') });
		return 0;
	};
	const each = get(datum, 'per-seat');
	if (each !== undefined) return count(each);
	if (datum.is !== 'map') return count(datum) * times;
	const column = ruleSet.columns.get(tile.decl.pack);
	const own = column === undefined ? undefined : datum.entries.get(column);
	if (own !== undefined) return count(own) * times;
	report(lowering, datum, 'RULE-COLUMN', {
		tile: tile.id,
		column: column ?? '',
		known: [...datum.entries.keys()],
	});
	return 0;
}

export function lowerDeck(
	lowering: LoweringContext,
	tiles: readonly TileIR[],
	zones: readonly ZoneIR[],
): Program['deck'] {
	const left = tiles.map((t) => (typeof t.copies === 'number' ? t.copies : 0));
	const start: Program['deck']['start'][number][] = [];
	for (const datum of lowering.ruleSet.start) {
		const id = textOf(get(datum, 'tile')) ?? '';
		const tile = indexOfTile(lowering, id);
		const at = /^(-?\d+)\/(-?\d+)$/.exec(textOf(get(datum, 'at')) ?? '0/0');
		if (tile < 0) {
			reportUnknown(lowering, get(datum, 'tile') ?? datum, 'tiles', id, () =>
				tiles.map((t) => t.id),
			);
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
	const moved = movedTiles(lowering, tiles, (id) => indexOfTile(lowering, id), left);
	const held = heldTiles(lowering, zones, left);
	const size = settingOf(lowering, 'deck.size');
	return {
		groups: groupsOf(lowering, tiles, left, moved),
		start,
		...(held.length > 0 ? { held } : {}),
		...(size === undefined ? {} : { size: check(lowering, size, 'int', emptyScope) }),
	};
}

function heldTiles(
	lowering: LoweringContext,
	zones: readonly ZoneIR[],
	left: number[],
): { tile: number; zone: number; copies: number }[] {
	const out: { tile: number; zone: number; copies: number }[] = [];
	const holding = new Map<string, number>();
	zones.forEach((z, i) => {
		if (z.holds === 'tiles' && !holding.has(z.id)) holding.set(z.id, i);
	});
	lowering.symbols.tiles.forEach((tile, index) => {
		const datum = get(tile.decl.datum, 'starts');
		const each = get(get(tile.decl.datum, 'copies'), 'per-seat');
		if (datum === undefined) {
			if (each !== undefined) report(lowering, each, 'RULE-KEY-MISSING', { key: 'starts' });
			return;
		}
		const id = textOf(datum) ?? '';
		const zone = holding.get(id);
		if (zone === undefined) {
			report(lowering, datum, 'LINK-ID-UNKNOWN', {
				what: setUpThings.tileZone,
				id,
				near: lowering.diagnostics.near(id, holding.keys()),
			});
			return;
		}
		out.push({ tile: index, zone, copies: left[index]! });
		left[index] = 0;
	});
	return out;
}

function groupsOf(
	lowering: LoweringContext,
	tiles: readonly TileIR[],
	left: readonly number[],
	moved: readonly { readonly tile: number; readonly to: string }[],
): DeckGroupIR[] {
	const decls = declsOf(lowering.ruleSet, 'groups');
	const ids = groupIds(lowering.ruleSet);
	const indexOf = (datum: SourcedValue, id: string): number => {
		const index = placeIn(ids, id);
		if (index < 0 && !isAbsentValue(lowering.symbols.model, 'enum:group', id))
			report(lowering, datum, 'LINK-ID-UNKNOWN', {
				what: 'tile group',
				id,
				near: lowering.diagnostics.near(id, ids),
			});
		return index;
	};
	const after = groupWaits(lowering, decls, ids, indexOf);
	const into = joinedGroups(lowering, decls, ids, indexOf);
	const inGroup = groupBy(tiles.keys(), (tile) => tiles[tile]!.group || mainGroup);
	const movedTo = groupBy(moved, (m) => m.to);
	return ids.map((id, index) => {
		const decl = withId(decls, id);
		const opens = get(decl?.datum, 'opens');
		const take = get(decl?.datum, 'take');
		const faults = {
			sections: lowering.ruleSet.sections,
			scopes: lowering.ruleSet.scopes,
			diagnostics: lowering.diagnostics,
		};
		return {
			id,
			tiles: copiesIn(inGroup.get(id) ?? [], movedTo.get(id) ?? [], left),
			order: orderOfGroup(lowering, get(decl?.datum, 'order'), tiles),
			after: after[index]!,
			...(opens === undefined ? {} : { opens: check(lowering, opens, 'bool', emptyScope) }),
			...(into[index] === undefined ? {} : { into: into[index] }),
			...(take === undefined
				? {}
				: { take: wholeNumber(take, lowering.ruleSet.known, faults) ?? 0 }),
		};
	});
}

/** By group: the one it is mixed into. Such a group has no order and no number of its own, and never leads back to itself. */
function joinedGroups(
	lowering: LoweringContext,
	decls: readonly Decl[],
	ids: readonly string[],
	indexOf: (datum: SourcedValue, id: string) => number,
): (number | undefined)[] {
	const into: (number | undefined)[] = ids.map(() => undefined);
	for (const { id, datum } of decls) {
		const name = get(datum, 'into');
		if (name === undefined) continue;
		for (const other of ['take', 'order'])
			if (get(datum, other) !== undefined)
				report(
					lowering,
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
			const path = groupPath(lowering, ids, way);
			report(lowering, name, 'RULE-CYCLE', { what: setUpThings.deckGroups, path });
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
function indexOfTile(lowering: LoweringContext, id: string): number {
	return withId(lowering.symbols.tiles, id)?.index ?? -1;
}

function orderOfGroup(
	lowering: LoweringContext,
	order: SourcedValue | undefined,
	tiles: readonly TileIR[],
): DeckGroupIR['order'] {
	if (order?.is !== 'list') return 'shuffled';
	return order.items.flatMap((item) => {
		const id = textOf(item) ?? '';
		if (id === 'shuffled') return [-1];
		const tile = indexOfTile(lowering, id);
		if (tile < 0)
			report(lowering, item, 'LINK-ID-UNKNOWN', {
				what: 'tile',
				id,
				near: lowering.diagnostics.near(id, () => tiles.map((t) => t.id)),
			});
		return tile < 0 ? [] : [tile];
	});
}
