import { type GameMapping, mappingsFor } from '@tilewright/interop';
import type { Workspace } from '@tilewright/lang';
import { hasErrors } from '@tilewright/schema';
import { Exit } from '../frame/exit.ts';
import { Refusal, misuse } from '../frame/refusal.ts';

export function requireMappings(
	workspace: Workspace,
	sets: Readonly<Record<string, unknown>>,
	game: string | undefined,
): readonly GameMapping[] {
	const { mappings, findings } = mappingsFor(workspace, Object.keys(sets), game);
	if (mappings.length === 0) throw misuse('CLI-NOTHING-FOUND', { what: 'mapping' });
	if (hasErrors(findings)) throw new Refusal(findings, Exit.findings);
	return mappings;
}
