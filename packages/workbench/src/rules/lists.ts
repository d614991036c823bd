import {
	type Decl,
	type RuleSet,
	type Value,
	declsOf,
	isList,
	isMapping,
	lexiconOf,
	sortsInWords,
	valueOf,
} from '@tilewright/lang';
import { schemaAt } from '@tilewright/schema';
import type { ListView } from './requests.ts';

/** The lists of kinds of feature that a named declaration gives, with all kinds and tags of kinds that each may have. */
export function listsOf(ruleSet: RuleSet, decl: Decl): ListView[] {
	const value = valueOf(decl) as Value;
	if (decl.section !== 'pieces' || !isMapping(value)) return [];
	return Object.entries(value).flatMap(([key, given]): ListView[] => {
		const place = schemaAt('rules', [decl.section, decl.id, key]);
		const isOfKinds = place?.ref === 'kind' && place.schemas.some((s) => s.items !== undefined);
		if (!isOfKinds) return [];
		const ids = (isList(given) ? given : [given]).map(String);
		const known = [...ids, ...kindsOf(ruleSet), ...declsOf(ruleSet, 'kind-tags').map((d) => d.id)];
		const labels = sortsInWords(lexiconOf(ruleSet), [...new Set(known)]);
		return [{ path: [key], ids, choices: labels }];
	});
}

/** The kinds without those that only say what others are built on. */
function kindsOf(ruleSet: RuleSet): string[] {
	const kinds = declsOf(ruleSet, 'kinds');
	const likeOf = (decl: Decl): string | undefined => {
		const value = valueOf(decl) as Value;
		return isMapping(value) && typeof value['like'] === 'string' ? value['like'] : undefined;
	};
	const bases = new Set(kinds.map(likeOf));
	return kinds.flatMap((d) => (likeOf(d) === undefined && bases.has(d.id) ? [] : [d.id]));
}
