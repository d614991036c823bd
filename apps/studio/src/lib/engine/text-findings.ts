import { type Looks, readLooks, withPictures } from '@tilewright/art';
import { picturesOf, type RuleSet, type Workspace } from '@tilewright/lang';
import type { Diagnostic } from '@tilewright/schema';
import { pathsOf } from './state.ts';

/** What the texts of some documents show by themselves; of all of them without a list. */
export function textFindings(
	workspace: Workspace,
	paths?: ReadonlySet<string>,
): readonly Diagnostic[] {
	return workspace.diagnosticsOf((path) => !paths || paths.has(path));
}

/** The looks that the packs and house rules of a rule set declare, with the own pictures of its tiles. */
export function looksIn(workspace: Workspace, ruleSet: RuleSet): Looks {
	const paths = pathsOf(ruleSet, workspace) ?? new Set();
	const values = workspace.documents.filter((d) => paths.has(d.path)).map((d) => d.yaml.value);
	return withPictures(readLooks(values).looks, picturesOf(ruleSet, workspace));
}
