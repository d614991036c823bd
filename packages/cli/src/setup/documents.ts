import type { Pack, Workspace, WorkspaceDocument } from '@tilewright/lang';
import { type Diagnostic, kinds, sortDiagnostics, validate } from '@tilewright/schema';

/** What the texts themselves show, before any set-up is chosen: YAML, packs, schemas. */
export function textFindings(
	workspace: Workspace,
	wanted: (path: string) => boolean = () => true,
): readonly Diagnostic[] {
	return sortDiagnostics([
		...workspace.diagnostics.filter((d) => wanted(d.file)),
		...workspace.documents.flatMap((d) => (wanted(d.path) ? schemaFindings(d) : [])),
	]);
}

function schemaFindings(document: WorkspaceDocument): readonly Diagnostic[] {
	const kind = kinds.find((k) => k === document.kind);
	return document.root === undefined || kind === undefined ? [] : validate(kind, document.yaml);
}

/** Whether a file matters to playing these packs: any in their folders but scenarios, looks and the like. */
export function mattersTo(packs: readonly Pack[]): (path: string) => boolean {
	const aside = new Set(
		packs.flatMap((p) => p.others.flatMap((d) => (d.kind === 'overlay' ? [] : d.path))),
	);
	return (path) => !aside.has(path) && packs.some((p) => path.startsWith(`${p.folder}/`));
}
