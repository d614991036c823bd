import {
	type Decl,
	type RuleSet,
	type Value,
	declsOf,
	isAbstract,
	isList,
	isMapping,
	lexiconOf,
	sortsInWords,
	valueOf,
} from '@tilewright/lang';
import { schemaAt } from '@tilewright/schema';
import type { ListView } from './requests.ts';

/**
 * The lists of kinds of feature that a named declaration gives, with all kinds and tags of kinds that each may have. A list with
 * anything but names is left out: it cannot be edited as one.
 */
export function listsOf(ruleSet: RuleSet, decl: Decl): ListView[] {
	const value = valueOf(decl) as Value;
	if (decl.section !== 'pieces' || !isMapping(value)) return [];
	return Object.entries(value).flatMap(([key, given]): ListView[] => {
		const place = schemaAt('rules', [decl.section, decl.id, key]);
		const isOfKinds = place?.ref === 'kind' && place.schemas.some((s) => s.items !== undefined);
		if (!isOfKinds) return [];
		const ids: readonly unknown[] = isList(given) ? given : [given];
		if (!ids.every((id) => typeof id === 'string')) return [];
		const kinds = declsOf(ruleSet, 'kinds').flatMap((d) => (isAbstract(d) ? [] : [d.id]));
		const known = [...ids, ...kinds, ...declsOf(ruleSet, 'kind-tags').map((d) => d.id)];
		const labels = sortsInWords(lexiconOf(ruleSet), [...new Set(known)]);
		return [{ path: [key], ids, choices: labels }];
	});
}
