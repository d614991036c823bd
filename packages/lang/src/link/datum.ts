import {
	type Data,
	type DataPath,
	type Range,
	type SourceFile,
	type YamlDocument,
	limits,
} from '@tilewright/schema';

export interface Place {
	readonly doc: YamlDocument;
	readonly path: DataPath;
}

/** A value that remembers where it was written, through merges of declarations from several files. */
export type Datum = MapDatum | ListDatum | ScalarDatum;

export interface MapDatum {
	readonly is: 'map';
	readonly entries: ReadonlyMap<string, Datum>;
	readonly place: Place;
}

export interface ListDatum {
	readonly is: 'list';
	readonly items: readonly Datum[];
	readonly place: Place;
}

export interface ScalarDatum {
	readonly is: 'scalar';
	readonly value: string | number | boolean | null;
	/** The text without the packs before its words, where it is another one. */
	readonly bare?: string;
	readonly place: Place;
}

export function datumOf(doc: YamlDocument, value: Data, path: DataPath = []): Datum {
	const place: Place = { doc, path };
	if (Array.isArray(value))
		return { is: 'list', place, items: value.map((item, i) => datumOf(doc, item, [...path, i])) };
	if (typeof value === 'object' && value !== null) {
		const entries = new Map<string, Datum>();
		for (const key of Object.keys(value))
			entries.set(key, datumOf(doc, value[key]!, [...path, key]));
		return { is: 'map', place, entries };
	}
	return { is: 'scalar', place, value };
}

export function plain(datum: Datum): Data {
	if (datum.is === 'scalar') return datum.value;
	if (datum.is === 'list') return datum.items.map(plain);
	const out = Object.create(null) as { [key: string]: Data };
	for (const [key, item] of datum.entries) out[key] = plain(item);
	return out;
}

export function get(datum: Datum | undefined, key: string): Datum | undefined {
	return datum?.is === 'map' ? datum.entries.get(key) : undefined;
}

export function getIn(datum: Datum, path: DataPath): Datum | undefined {
	let at: Datum | undefined = datum;
	for (const step of path) at = at?.is === 'list' ? at.items[Number(step)] : get(at, String(step));
	return at;
}

export function textOf(datum: Datum | undefined): string | undefined {
	return datum?.is === 'scalar' && typeof datum.value === 'string' ? datum.value : undefined;
}

export function numberOf(datum: Datum | undefined): number | undefined {
	return datum?.is === 'scalar' && typeof datum.value === 'number' ? datum.value : undefined;
}

export function textsOf(datum: Datum | undefined): string[] {
	return itemsOf(datum).flatMap((d) => textOf(d) ?? []);
}

/** The items of a list; a single value counts as a list of one. */
export function itemsOf(datum: Datum | undefined): readonly Datum[] {
	if (datum === undefined) return [];
	return datum.is === 'list' ? datum.items : [datum];
}

export function pairsOf(datum: Datum | undefined): readonly (readonly [string, Datum])[] {
	return datum?.is === 'map' ? [...datum.entries] : [];
}

/** Key and value of a mapping in canonical order; nothing for anything else. */
export function entriesOf(datum: Datum | undefined): [string, Datum][] {
	if (datum?.is !== 'map') return [];
	return [...datum.entries].sort(([a], [b]) => compareIds(a, b));
}

/** The one order of ids: by code unit. */
export function compareIds(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

export function fileOf(datum: Datum): SourceFile {
	return datum.place.doc.file;
}

export function rangeOf(datum: Datum): Range {
	return datum.place.doc.rangeOf(datum.place.path);
}

export function keyRangeOf(datum: Datum): Range {
	return datum.place.doc.keyRangeOf(datum.place.path);
}

/** Keys that a mapping keeps: one more than it may have, so that it is seen to have too many. */
const keptKeys = limits.keysPerDeclaration + 1;
const keptItems = limits.declarations + 1;

/** A declaration with the changes of a later one: mappings merge by key, anything else is replaced. */
export function merge(base: Datum, over: Datum): Datum {
	if (base.is !== 'map' || over.is !== 'map') return over;
	const entries = new Map(base.entries);
	for (const [key, item] of over.entries) {
		const old = entries.get(key);
		if (old !== undefined) entries.set(key, merge(old, item));
		else if (entries.size < keptKeys) entries.set(key, item);
	}
	return { is: 'map', entries, place: over.place };
}

/** A datum whose mappings and lists are not much larger than they may be, so that merging them stays cheap. */
export function bounded(datum: Datum): Datum {
	if (datum.is === 'scalar') return datum;
	if (datum.is === 'list') {
		const items = datum.items.slice(0, keptItems).map(bounded);
		const isSame =
			items.length === datum.items.length && items.every((d, i) => d === datum.items[i]);
		return isSame ? datum : { ...datum, items };
	}
	let isSame = datum.entries.size <= keptKeys;
	const entries = new Map<string, Datum>();
	for (const [key, item] of datum.entries) {
		if (entries.size === keptKeys) break;
		const kept = bounded(item);
		isSame &&= kept === item;
		entries.set(key, kept);
	}
	return isSame ? datum : { ...datum, entries };
}

export function oversized(datum: Datum): Exclude<Datum, ScalarDatum> | undefined {
	if (datum.is === 'scalar') return undefined;
	if (sizeOf(datum) > boundOf(datum)) return datum;
	for (const item of datum.is === 'list' ? datum.items : datum.entries.values()) {
		const found = oversized(item);
		if (found !== undefined) return found;
	}
	return undefined;
}

export function sizeOf(datum: MapDatum | ListDatum): number {
	return datum.is === 'list' ? datum.items.length : datum.entries.size;
}

export function boundOf(datum: MapDatum | ListDatum): number {
	return datum.is === 'list' ? limits.declarations : limits.keysPerDeclaration;
}

export function withKey(datum: Datum, key: string, value: Datum | undefined): Datum {
	if (datum.is !== 'map') return datum;
	const entries = new Map(datum.entries);
	if (value === undefined) entries.delete(key);
	else entries.set(key, value);
	return { ...datum, entries };
}
