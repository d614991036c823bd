import type { Diagnostic } from '@tilewright/schema';
import { link } from './link/link.ts';
import { at, type RuleSet, type Selection } from './link/ruleset.ts';
import { lower } from './lower/lower.ts';
import type { Workspace } from './workspace/workspace.ts';

/** Findings about what a declaration itself says; others tell of several declarations, and house rules may settle them. */
const own = /^(TYPE|EXPRESSION|TILE)-|^RULE-EXPRESSION$/;

/**
 * Findings in declarations that house rules replace or leave out: they are in no program, but their text is as wrong as it would be
 * without the house rules.
 */
export function displacedFindings(
	workspace: Workspace,
	selection: Selection,
	{ displaced, elements, params }: RuleSet,
): Diagnostic[] {
	if (displaced.length === 0) return [];
	const { ruleSet } = link(workspace, {
		...selection,
		overlays: [],
		elements: Object.fromEntries(elements),
		params: Object.fromEntries([...params].map(([id, { value }]) => [id, value])),
	});
	if (ruleSet === undefined) return [];
	const places = displaced.map((decl) => at(decl));
	return lower(ruleSet).diagnostics.filter(
		(d) =>
			own.test(d.code) &&
			places.some(
				({ file, range }) => file.path === d.file && range.start <= d.start && d.end <= range.end,
			),
	);
}
