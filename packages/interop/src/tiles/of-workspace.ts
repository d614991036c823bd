import { type Workspace, type WorkspaceFile, compile } from '@tilewright/lang';
import type { GameMapping } from '../recording/names.ts';
import { bytesOf } from '../text.ts';
import { type ImportedPack, importTiles } from './pack.ts';

export interface Neighbours {
	readonly workspace: Workspace;
	readonly workspaceWith: (files: readonly WorkspaceFile[]) => Workspace;
	readonly game: string;
	readonly mappings: readonly GameMapping[];
	readonly set?: string;
	readonly below?: string;
}

export function drawnGames(workspace: Workspace): string[] {
	const known = workspace.packs.flatMap(({ game, others }) =>
		game !== undefined &&
		others.some((d) => d.kind === 'mapping' && 'drawn' in Object(d.yaml.value))
			? [game]
			: [],
	);
	return [...new Set(known)];
}

function tileIdsOf(workspace: Workspace, game: string): string[] {
	return workspace.packs
		.filter((pack) => pack.game === game)
		.flatMap(({ parts }) => parts.map((d) => Object(d.yaml.value) as { tiles?: unknown }))
		.flatMap(({ tiles }) => Object.keys(Object(tiles) as object));
}

export function tilesAmong(path: string, bytes: Uint8Array, among: Neighbours): ImportedPack {
	const { workspace, workspaceWith, game, mappings, set, below = '' } = among;
	const first = workspace.packs.find((p) => p.game === game && p.role === 'game');
	const placed = (id: string, files: Readonly<Record<string, string>>): [string, string][] =>
		Object.entries(files).map(([name, text]) => [`${below}${id}/${name}`, text]);
	const made = importTiles(path, bytes, mappings, {
		game,
		use: first === undefined ? [] : [first.name],
		takenTiles: tileIdsOf(workspace, game),
		...(set === undefined ? {} : { set }),
		compileWith: (files, id) => {
			const own = placed(id, files).map(([at, text]) => ({
				path: at,
				bytes: bytesOf(text),
			}));
			return compile(workspaceWith(own), { game, seats: 2, with: [id] });
		},
	});
	return { ...made, files: Object.fromEntries(placed(made.id ?? '', made.files)) };
}
