import { type Decl, type RuleSet, type Section, declsOf } from '@tilewright/lang';

const behind: readonly Section[] = [
	...(['actions', 'rules', 'always', 'replace', 'assists', 'insert'] as const),
	...(['displays', 'relations', 'kinds', 'modify', 'require', 'forbid'] as const),
	...(['queries', 'params', 'elements'] as const),
];

/** The declaration behind a source: of `pack.rule.choice` the nearest that was declared. */
export function nearestDeclaration(ruleSet: RuleSet, source: string): Decl | undefined {
	const parts = source.split('.');
	for (let n = parts.length; n > 1; n--) {
		const name = parts.slice(0, n).join('.');
		for (const section of behind) {
			const decl = declsOf(ruleSet, section).find((d) => d.name === name);
			if (decl) return decl;
		}
	}
	return undefined;
}
