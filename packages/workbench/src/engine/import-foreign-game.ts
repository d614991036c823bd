import { mappingsFor, readSaved, replaySaved } from '@tilewright/interop';
import { type Compile, type Log, logOf, seatName } from '@tilewright/interpreter';
import type { Workspace } from '@tilewright/lang';
import { type Diagnostic, hasErrors } from '@tilewright/schema';
import { PERSON } from '@tilewright/session';

export interface ImportedGame {
	readonly log?: Log;
	readonly diagnostics: readonly Diagnostic[];
}

export async function importForeignGame(
	name: string,
	bytes: Uint8Array,
	compile: Compile,
	workspace: Workspace,
): Promise<ImportedGame> {
	const { saved, diagnostics } = await readSaved(name, bytes);
	if (saved === undefined) return { diagnostics };
	const { mappings, findings } = mappingsFor(workspace, Object.keys(saved.sets));
	if (hasErrors(findings)) return { diagnostics: [...diagnostics, ...findings] };
	const played = replaySaved(saved, compile, mappings);
	const found = [...diagnostics, ...played.diagnostics];
	const { game } = played;
	if (game === undefined) return { diagnostics: found };
	const log = logOf(game, { title: saved.name.slice(0, 200) || 'game' });
	const table = saved.players.map((player) => ({
		name: player.trim().slice(0, 60) || seatName(player),
		by: PERSON,
	}));
	return { log: { ...log, table }, diagnostics: found };
}
