import { type RuleSet, declsOf, valueOf } from '@tilewright/lang';

/** The section of a sort, where it is not the plural of the sort. */
const sections: Readonly<Record<string, readonly string[]>> = {
	slot: ['timeline'],
	query: ['queries'],
	cause: ['reasons'],
	'tag:kind': ['kind-tags'],
	'tag:piece': ['piece-tags'],
	'tag:tile': ['tile-tags'],
	'tag:space': ['space-tags'],
	require: ['require'],
	rule: ['rules', 'modify', 'require', 'forbid', 'allow', 'always', 'actions'],
	value: ['define'],
};

export function declaredIds(
	ruleSet: RuleSet | undefined,
	ref: string,
): { id: string; says: string }[] {
	if (!ruleSet) return [];
	const names = sections[ref] ?? [`${ref}s`];
	return names.flatMap((name) =>
		declsOf(ruleSet, name as Parameters<typeof declsOf>[1]).map((decl) => ({
			id: decl.id,
			says: descriptionOf(valueOf(decl)),
		})),
	);
}

function descriptionOf(value: unknown): string {
	if (typeof value === 'string') return value;
	if (typeof value !== 'object' || value === null) return '';
	const { says, title } = value as { says?: unknown; title?: unknown };
	return typeof says === 'string' ? says : typeof title === 'string' ? title : '';
}
