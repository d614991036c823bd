import { type RuleSet, perRuleSet } from './ruleset.ts';
import { knowsPack } from './pack-order.ts';
import { packsNamedBy } from './pack-words.ts';
import type { SourcedValue } from './sourced-value.ts';

/**
 * The declarations that a short id means where a pack writes it: those of the pack itself, else those of packs that it uses,
 * else those of packs for which it has a `with` block, else all of them. So a pack that it does not know never changes what it says.
 */
export function nearestTo<D extends { readonly pack: string }>(
	packs: Pick<RuleSet, 'packs'>,
	from: string,
	found: readonly D[],
): readonly D[] {
	if (found.length < 2) return found;
	const own = found.filter((d) => d.pack === from);
	if (own.length > 0) return own;
	const known = found.filter((d) => knowsPack(packs, from, d.pack));
	if (known.length > 0) return known;
	const writer = packs.packs.find((p) => p.name === from);
	const named = writer === undefined ? new Set<string>() : packsNamedBy(writer);
	const beside = found.filter((d) => named.has(d.pack));
	return beside.length > 0 ? beside : found;
}

const packsOfDocuments = perRuleSet(
	({ packs }: Pick<RuleSet, 'packs'>): ReadonlyMap<unknown, string> =>
		new Map(packs.flatMap((p) => p.parts.map((part) => [part.root?.place.doc, p.name] as const))),
);

/** The pack in whose files something is written; undefined for house rules. */
export function packWriting(
	packs: Pick<RuleSet, 'packs'>,
	datum: SourcedValue,
): string | undefined {
	return packsOfDocuments(packs).get(datum.place.doc);
}
