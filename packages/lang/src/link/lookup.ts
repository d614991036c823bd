import { firstBy } from './group-by.ts';

/** Lists that were searched, with what they hold by id. */
const byId = new WeakMap<readonly { readonly id: string }[], ReadonlyMap<string, unknown>>();

/** The first member of a list with this id. The list must not change any more. */
export function withId<T extends { readonly id: string }>(
	list: readonly T[],
	id: string,
): T | undefined {
	let index = byId.get(list) as ReadonlyMap<string, T> | undefined;
	if (index === undefined) byId.set(list, (index = firstBy(list, (item) => item.id)));
	return index.get(id);
}

const byIndex = new WeakMap<object, ReadonlyMap<number, unknown>>();

/** The first member of a list with this index in the program's table. The list must not change any more. */
export function withIndex<T extends { readonly index: number }>(
	list: readonly T[],
	index: number,
): T | undefined {
	let known = byIndex.get(list) as ReadonlyMap<number, T> | undefined;
	if (known === undefined) byIndex.set(list, (known = firstBy(list, (item) => item.index)));
	return known.get(index);
}

const byTag = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** The members of a list that carry this tag. The list must not change any more. */
export function withTag<T extends { readonly tags?: readonly string[] }>(
	list: readonly T[],
	tag: string,
): readonly T[] {
	let index = byTag.get(list) as Map<string, T[]> | undefined;
	if (index === undefined) {
		index = new Map();
		for (const item of list)
			for (const t of new Set(item.tags)) {
				const bearers = index.get(t);
				if (bearers === undefined) index.set(t, [item]);
				else bearers.push(item);
			}
		byTag.set(list, index);
	}
	return index.get(tag) ?? [];
}

const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** The index of the first occurrence of a word in a list, or -1. The list must not change any more. */
export function placeIn(list: readonly string[], word: string): number {
	let index = places.get(list);
	if (index === undefined) {
		const made = new Map<string, number>();
		list.forEach((w, i) => {
			if (!made.has(w)) made.set(w, i);
		});
		places.set(list, (index = made));
	}
	return index.get(word) ?? -1;
}
