import type { Workspace, WorkspaceDocument } from '@tilewright/lang';
import { scopedMapping } from '../mapping/scoped.ts';
import type { Diagnostic } from '@tilewright/schema';
import type { GameMapping, Mapping } from './names.ts';

export interface PlacedMapping extends GameMapping {
	readonly path: string;
}

export function mappingsIn(workspace: Workspace): PlacedMapping[] {
	return workspace.packs.flatMap(({ game, name, others }) =>
		others.flatMap((d) =>
			d.kind === 'mapping' && game !== undefined ? [placed(workspace, game, name, d)] : [],
		),
	);
}

function placed(
	workspace: Workspace,
	game: string,
	pack: string,
	{ yaml, path }: WorkspaceDocument,
): PlacedMapping {
	const mapping = Object(yaml.value) as Mapping;
	const owner = mapping.pack ?? pack;
	const inSet = (own: Mapping, packs: readonly string[]): Mapping =>
		scopedMapping(workspace, game, owner, own, packs);
	return { game, pack, mapping, path, inSet };
}

/**
 * The mappings of the game that a file of the other program belongs to: of the game that was named, else of the one whose mappings know
 * most of the file's sets; with the findings in the mappings. Empty where nothing is mapped.
 */
export function mappingsFor(
	workspace: Workspace,
	sets: readonly string[],
	game?: string,
): { readonly mappings: readonly GameMapping[]; readonly findings: readonly Diagnostic[] } {
	const all = mappingsIn(workspace);
	const knows = (g: string): number =>
		sets.filter((s) => all.some((m) => m.game === g && Object.hasOwn(m.mapping.sets ?? {}, s)))
			.length;
	const games = [...new Set(all.map((m) => m.game))].filter(
		(g) => game === undefined || g === game,
	);
	const [best] = games.sort((a, b) => knows(b) - knows(a));
	const mappings = all.filter((m) => m.game === best);
	const paths = new Set(mappings.map((m) => m.path));
	return { mappings, findings: workspace.diagnosticsOf((path) => paths.has(path)) };
}
