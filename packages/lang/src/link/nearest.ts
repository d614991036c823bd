import { groupBy } from './group-by.ts';
import { type Decl, type RuleSet, declsOf, perRuleSet, writtenId } from './ruleset.ts';
import { knowsPack } from './pack-order.ts';
import type { Datum } from './datum.ts';

/**
 * The declarations that a short id means where a pack writes it: those of the pack itself, else those of packs that it uses,
 * else all of them. So a pack that it does not know never changes what it says.
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
	return known.length > 0 ? known : found;
}

const packsOfDocuments = perRuleSet(
	({ packs }: Pick<RuleSet, 'packs'>): ReadonlyMap<unknown, string> =>
		new Map(packs.flatMap((p) => p.parts.map((part) => [part.root?.place.doc, p.name] as const))),
);

/** The pack in whose files something is written; undefined for house rules. */
export function packWriting(packs: Pick<RuleSet, 'packs'>, datum: Datum): string | undefined {
	return packsOfDocuments(packs).get(datum.place.doc);
}

const namesakes = perRuleSet(
	(ruleSet: Pick<RuleSet, 'sections'>): ReadonlyMap<string, readonly Decl[]> =>
		groupBy(
			declsOf(ruleSet, 'actions').filter((d) => d.id !== writtenId(d)),
			writtenId,
		),
);

/** The id in a program of the action that a word means where it is written. */
export function actionMeant(ruleSet: RuleSet, place: Datum, word: string): string {
	const found = namesakes(ruleSet).get(word);
	if (found === undefined) return word;
	const [decl, ...others] = nearestTo(ruleSet, packWriting(ruleSet, place) ?? '', found);
	return decl === undefined || others.length > 0 ? word : decl.id;
}
