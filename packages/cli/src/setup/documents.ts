import type { Pack, Workspace } from '@tilewright/lang';
import type { Diagnostic } from '@tilewright/schema';

export function textFindings(
	workspace: Workspace,
	wanted: (path: string) => boolean = () => true,
): readonly Diagnostic[] {
	return workspace.diagnosticsOf(wanted);
}

/** Returns a test for files that matter to playing these packs: any in their folders but scenarios, looks and the like. */
export function affectsPlay(packs: readonly Pack[]): (path: string) => boolean {
	const aside = new Set(
		packs.flatMap((p) => p.others.flatMap((d) => (d.kind === 'overlay' ? [] : d.path))),
	);
	return (path) => !aside.has(path) && packs.some((p) => path.startsWith(`${p.folder}/`));
}
