import { type Datum, get, textOf, textsOf } from '../link/datum.ts';
import { type Decl, type RuleSet, declsOf } from '../link/ruleset.ts';

/** Tags of a declaration, each once. */
export function tagsOf(decl: Decl): string[] {
	return [...new Set(textsOf(get(decl.datum, 'tags')))].sort();
}

/** Causes that effects have when they name none. */
const ownCauses: Readonly<Record<string, string>> = {
	place: 'placed',
	move: 'moved',
	return: 'returned',
	draw: 'drawn',
	score: 'scored',
	transfer: 'payment',
	walk: 'moved',
};

/** Words of effects in canonical order: causes, reasons of collecting. */
export function wordsOfEffects(ruleSet: RuleSet): { causes: string[]; reasons: string[] } {
	const causes = new Set<string>(Object.values(ownCauses));
	const reasons = new Set<string>();
	const search = (datum: Datum): void => {
		if (datum.is === 'list') datum.items.forEach(search);
		if (datum.is !== 'map') return;
		for (const [key, node] of datum.entries) {
			const own = ownCauses[key];
			if (own !== undefined && node.is === 'map') causes.add(textOf(get(node, 'cause')) ?? own);
			if (key === 'convert' && get(node, 'by') !== undefined) causes.add('placed');
			if (key === 'collect' && node.is === 'map')
				reasons.add(textOf(get(node, 'reason')) ?? 'collected');
			search(node);
		}
	};
	for (const section of ['rules', 'always', 'actions', 'replace', 'assists'] as const)
		for (const d of declsOf(ruleSet, section)) search(d.datum);
	for (const d of declsOf(ruleSet, 'reasons')) for (const r of textsOf(d.datum)) reasons.add(r);
	reasons.delete('completed');
	return { causes: [...causes].sort(), reasons: [...reasons].sort() };
}

/** The group of tiles that name none. */
export const mainGroup = 'main';

/** Groups of tiles, declared or named by tiles, in canonical order. */
export function groupIds(ruleSet: RuleSet): string[] {
	const named = declsOf(ruleSet, 'tiles').map((d) => textOf(get(d.datum, 'group')) ?? mainGroup);
	return [...new Set([...declsOf(ruleSet, 'groups').map((d) => d.id), ...named])].sort();
}
