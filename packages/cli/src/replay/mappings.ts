import type { Workspace } from '@tilewright/lang';
import type { GameMapping, Mapping, TheirSetup } from '@tilewright/interop';
import { hasErrors } from '@tilewright/schema';
import { Exit } from '../frame/exit.ts';
import { Refusal, misuse } from '../frame/refusal.ts';
import { textFindings } from '../setup/documents.ts';

/**
 * The mappings of the game a recording belongs to: the one that was named, else the first whose mappings know all the
 * sets of the recording.
 */
export function mappingsFor(
	workspace: Workspace,
	recording: Pick<TheirSetup, 'sets'>,
	game: string | undefined,
): GameMapping[] {
	const all: (GameMapping & { path: string })[] = workspace.packs.flatMap((pack) =>
		pack.others.flatMap((d) =>
			d.kind === 'mapping' && pack.game !== undefined
				? [
						{
							game: pack.game,
							pack: pack.name,
							mapping: d.yaml.value as unknown as Mapping,
							path: d.path,
						},
					]
				: [],
		),
	);
	const games = [...new Set(all.map((m) => m.game))].filter(
		(g) => game === undefined || g === game,
	);
	const sets = Object.keys(recording.sets);
	const knows = (g: string): number =>
		sets.filter((s) => all.some((m) => m.game === g && Object.hasOwn(m.mapping.sets ?? {}, s)))
			.length;
	const [best] = games.sort((a, b) => knows(b) - knows(a));
	if (best === undefined) throw misuse('CLI-NOTHING-FOUND', { what: 'mapping' });
	const chosen = all.filter((m) => m.game === best);
	const paths = new Set(chosen.map((m) => m.path));
	const found = textFindings(workspace, (path) => paths.has(path));
	if (hasErrors(found)) throw new Refusal(found, Exit.findings);
	return chosen;
}
