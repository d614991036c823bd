import { type Looks, readLooks, withPictures } from '@tilewright/art';
import { picturesOf, type RuleSet, type Workspace } from '@tilewright/lang';
import { type Diagnostic, kinds, validate, type YamlDocument } from '@tilewright/schema';
import { pathsOf } from './state.ts';

const checked = new WeakMap<YamlDocument, readonly Diagnostic[]>();

/** What the texts of some documents show by themselves; of all of them without a list. What did not change is not read again. */
export function textFindings(workspace: Workspace, paths?: ReadonlySet<string>): Diagnostic[] {
	const own = workspace.documents.filter((d) => !paths || paths.has(d.path));
	return [
		...workspace.diagnostics.filter((d) => !paths || paths.has(d.file)),
		...own.flatMap(({ kind: named, root, yaml }) => {
			const kind = kinds.find((k) => k === named);
			if (!kind || root === undefined) return [];
			let found = checked.get(yaml);
			if (!found) checked.set(yaml, (found = validate(kind, yaml)));
			return found;
		}),
	];
}

/** The looks that the packs and house rules of a rule set declare, with the own pictures of its tiles. */
export function looksIn(workspace: Workspace, ruleSet: RuleSet): Looks {
	const paths = pathsOf(ruleSet, workspace) ?? new Set();
	const values = workspace.documents.filter((d) => paths.has(d.path)).map((d) => d.yaml.value);
	return withPictures(readLooks(values).looks, picturesOf(ruleSet, workspace));
}
