import type { Data } from '@tilewright/schema';

/** The way to a place in a text: keys of mappings and indices of lists. */
export type Path = readonly (string | number)[];

export type Value =
	null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };

export type Mapping = { readonly [key: string]: Value };

export function isList(value: Value | Data | undefined): value is readonly Value[] {
	return Array.isArray(value);
}

export function isMapping(value: Value | Data | undefined): value is Mapping {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True when both say the same; the order of keys counts, as it does for segments of a tile. */
export function sameValue(a: Value | undefined, b: Value | undefined): boolean {
	if (a === b) return true;
	if (isList(a) && isList(b)) {
		return a.length === b.length && a.every((item, i) => sameValue(item, b[i]));
	}
	if (!isMapping(a) || !isMapping(b)) return false;
	const keys = Object.keys(a);
	const others = Object.keys(b);
	return (
		keys.length === others.length && keys.every((k, i) => k === others[i] && sameValue(a[k], b[k]))
	);
}

/** A copy of a mapping with other entries; no prototype, so that any key is a key. */
export function mapping(entries: Iterable<readonly [string, Value]>): Mapping {
	const made = Object.create(null) as Record<string, Value>;
	for (const [key, value] of entries) made[key] = value;
	return made;
}
