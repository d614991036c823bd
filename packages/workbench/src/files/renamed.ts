import {
	type Pack,
	type PackRenaming,
	renamePackIn,
	type WorkspaceDocument,
} from '@tilewright/lang';
import type { EditOverlay } from '../editor/edit-overlay.ts';
import { isOwnPath, type WorkspaceFiles } from '@tilewright/session';
import type { RenamedFile } from './requests.ts';

/** The changes that give a pack of one's own another name: its folder, its id, and the uses of its name in all files below `own/`. */
export function renamedFiles(
	files: WorkspaceFiles,
	edits: EditOverlay,
	folder: string,
	to: string,
): readonly RenamedFile[] {
	const { workspace } = files;
	const pack = workspace.packs.find((p) => p.folder === folder);
	if (!pack || to === pack.name) return [];
	const game = pack.role === 'game' && pack.game === pack.name;
	const renaming: PackRenaming = { from: pack.name, to, of: pack.game, game };
	const place = `${folder.slice(0, folder.lastIndexOf('/') + 1)}${to}`;
	const owners = new Map<string, Pack>();
	for (const one of workspace.packs)
		for (const { path } of [...one.parts, ...one.others]) owners.set(path, one);
	const kinds = new Map(workspace.documents.map((d) => [d.path, d.kind]));
	const below = [...files.all.keys()].filter((path) => isOwnPath(path)).sort();
	return below.flatMap((path): RenamedFile[] => {
		const own = path.startsWith(`${folder}/`);
		const at = own ? place + path.slice(folder.length) : path;
		// the same name in another game is another pack
		const owner = owners.get(path);
		const kind =
			pack.game === undefined || !owner || owner.game === pack.game ? kinds.get(path) : undefined;
		const { disk, text } = edits.textOf(path);
		let places = 0;
		const rewrite = (was: string, which: WorkspaceDocument['kind'] | undefined): string => {
			const made = which && renamePackIn(was, which, renaming, own, path);
			if (!made?.ok) return was;
			places = Math.max(places, made.places.length);
			return made.text;
		};
		const pair = (was: string | undefined) =>
			was === undefined ? undefined : { before: was, after: rewrite(was, kind) };
		const written = { disk: pair(disk), edit: pair(text === disk ? undefined : text) };
		return own || places > 0 ? [{ path, to: at, ...written, places }] : [];
	});
}
