import type { Workspace, WorkspaceDocument } from '@tilewright/lang';
import { type Diagnostic, kinds, sortDiagnostics, validate } from '@tilewright/schema';

/** What the texts themselves show, before any set-up is chosen: YAML, packs, schemas. */
export function textFindings(
	workspace: Workspace,
	documents: readonly WorkspaceDocument[] = workspace.documents,
): readonly Diagnostic[] {
	const paths = new Set(documents.map((d) => d.path));
	const all = documents === workspace.documents;
	return sortDiagnostics([
		...workspace.diagnostics.filter((d) => all || paths.has(d.file)),
		...documents.flatMap((d) => {
			const kind = kinds.find((k) => k === d.kind);
			return d.root === undefined || kind === undefined ? [] : validate(kind, d.yaml);
		}),
	]);
}
