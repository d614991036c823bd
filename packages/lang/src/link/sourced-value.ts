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
export type SourcedValue = SourcedMap | SourcedList | SourcedScalar;

export interface SourcedMap {
	readonly is: 'map';
	readonly entries: ReadonlyMap<string, SourcedValue>;
	readonly place: Place;
}

export interface SourcedList {
	readonly is: 'list';
	readonly items: readonly SourcedValue[];
	readonly place: Place;
}

export interface SourcedScalar {
	readonly is: 'scalar';
	readonly value: string | number | boolean | null;
	/** The text without the packs before its words, where it is another one. */
	readonly bare?: string;
	readonly place: Place;
}

export function sourcedValueOf(doc: YamlDocument, value: Data, path: DataPath = []): SourcedValue {
	const place: Place = { doc, path };
	if (Array.isArray(value))
		return {
			is: 'list',
			place,
			items: value.map((item, i) => sourcedValueOf(doc, item, [...path, i])),
		};
	if (typeof value === 'object' && value !== null) {
		const entries = new Map<string, SourcedValue>();
		for (const key of Object.keys(value))
			entries.set(key, sourcedValueOf(doc, value[key]!, [...path, key]));
		return { is: 'map', place, entries };
	}
	return { is: 'scalar', place, value };
}

export function plain(datum: SourcedValue): Data {
	if (datum.is === 'scalar') return datum.value;
	if (datum.is === 'list') return datum.items.map(plain);
	const out = Object.create(null) as { [key: string]: Data };
	for (const [key, item] of datum.entries) out[key] = plain(item);
	return out;
}

export function get(datum: SourcedValue | undefined, key: string): SourcedValue | undefined {
	return datum?.is === 'map' ? datum.entries.get(key) : undefined;
}

export function getIn(datum: SourcedValue, path: DataPath): SourcedValue | undefined {
	let at: SourcedValue | undefined = datum;
	for (const step of path) at = at?.is === 'list' ? at.items[Number(step)] : get(at, String(step));
	return at;
}

export function textOf(datum: SourcedValue | undefined): string | undefined {
	return datum?.is === 'scalar' && typeof datum.value === 'string' ? datum.value : undefined;
}

export function numberOf(datum: SourcedValue | undefined): number | undefined {
	return datum?.is === 'scalar' && typeof datum.value === 'number' ? datum.value : undefined;
}

export function textsOf(datum: SourcedValue | undefined): string[] {
	return itemsOf(datum).flatMap((d) => textOf(d) ?? []);
}

/** The items of a list; a single value counts as a list of one. */
export function itemsOf(datum: SourcedValue | undefined): readonly SourcedValue[] {
	if (datum === undefined) return [];
	return datum.is === 'list' ? datum.items : [datum];
}

export function pairsOf(
	datum: SourcedValue | undefined,
): readonly (readonly [string, SourcedValue])[] {
	return datum?.is === 'map' ? [...datum.entries] : [];
}

/** Key and value of a mapping in canonical order; nothing for anything else. */
export function entriesOf(datum: SourcedValue | undefined): [string, SourcedValue][] {
	if (datum?.is !== 'map') return [];
	return [...datum.entries].sort(([a], [b]) => compareIds(a, b));
}

/** The one order of ids: by code unit. */
export function compareIds(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

export function fileOf(datum: SourcedValue): SourceFile {
	return datum.place.doc.file;
}

export function rangeOf(datum: SourcedValue): Range {
	return datum.place.doc.rangeOf(datum.place.path);
}

export function keyRangeOf(datum: SourcedValue): Range {
	return datum.place.doc.keyRangeOf(datum.place.path);
}

/** Keys that a mapping keeps: one more than it may have, so that it is seen to have too many. */
const keptKeys = limits.keysPerDeclaration + 1;
const keptItems = limits.declarations + 1;

/** A declaration with the changes of a later one: mappings merge by key, anything else is replaced. */
export function merge(base: SourcedValue, over: SourcedValue): SourcedValue {
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
export function bounded(datum: SourcedValue): SourcedValue {
	if (datum.is === 'scalar') return datum;
	if (datum.is === 'list') {
		const items = datum.items.slice(0, keptItems).map(bounded);
		const isSame =
			items.length === datum.items.length && items.every((d, i) => d === datum.items[i]);
		return isSame ? datum : { ...datum, items };
	}
	let isSame = datum.entries.size <= keptKeys;
	const entries = new Map<string, SourcedValue>();
	for (const [key, item] of datum.entries) {
		if (entries.size === keptKeys) break;
		const kept = bounded(item);
		isSame &&= kept === item;
		entries.set(key, kept);
	}
	return isSame ? datum : { ...datum, entries };
}

export function oversized(datum: SourcedValue): Exclude<SourcedValue, SourcedScalar> | undefined {
	if (datum.is === 'scalar') return undefined;
	if (sizeOf(datum) > boundOf(datum)) return datum;
	for (const item of datum.is === 'list' ? datum.items : datum.entries.values()) {
		const found = oversized(item);
		if (found !== undefined) return found;
	}
	return undefined;
}

export function sizeOf(datum: SourcedMap | SourcedList): number {
	return datum.is === 'list' ? datum.items.length : datum.entries.size;
}

export function boundOf(datum: SourcedMap | SourcedList): number {
	return datum.is === 'list' ? limits.declarations : limits.keysPerDeclaration;
}

export function withKey(
	datum: SourcedValue,
	key: string,
	value: SourcedValue | undefined,
): SourcedValue {
	if (datum.is !== 'map') return datum;
	const entries = new Map(datum.entries);
	if (value === undefined) entries.delete(key);
	else entries.set(key, value);
	return { ...datum, entries };
}
