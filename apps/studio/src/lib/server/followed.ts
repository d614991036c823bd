import { Folders, rootsOf, type Root } from './folders.ts';

let followed: { readonly roots: readonly Root[]; readonly folders: Folders } | undefined;

/** The folders of this server. */
export function theFolders(): { readonly roots: readonly Root[]; readonly folders: Folders } {
	if (followed === undefined) {
		const roots = rootsOf();
		followed = { roots, folders: new Folders(roots) };
	}
	return followed;
}
