import type { PackChoice } from '@tilewright/session';

/** A pack that was added because another cannot do without it. */
export interface AddedPack {
	readonly id: string;
	readonly by: string;
	readonly why: string;
}

/** The packs chosen with one more, and all that it cannot do without, nearest first. */
export function withPack(
	packs: readonly PackChoice[],
	chosen: readonly string[],
	id: string,
): { readonly packs: readonly string[]; readonly added: readonly AddedPack[] } {
	const all = [...chosen, ...(chosen.includes(id) ? [] : [id])];
	const added: AddedPack[] = [];
	const optional = new Set(packs.filter((p) => p.optional).map((p) => p.id));
	for (const by of all)
		for (const { id: needed, why } of packs.find((p) => p.id === by)?.requires ?? [])
			// only needs of the new pack and of those added for it count, not those that earlier packs had already
			if (
				optional.has(needed) &&
				!all.includes(needed) &&
				(by === id || added.some((a) => a.id === by))
			) {
				all.push(needed);
				added.push({ id: needed, by, why });
			}
	return { packs: all, added };
}
