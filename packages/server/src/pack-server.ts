import { Folders } from './folders.ts';
import { removeLeftovers } from './leftovers.ts';
import type { Root } from './roots.ts';
import { Streams } from './streams.ts';

export interface PackServer {
	readonly roots: readonly Root[];
	readonly folders: Folders;
	readonly streams: Streams;
}

/** A server of some folders. It opens no port: requests come through `http.ts`. */
export function packServer(roots: readonly Root[]): PackServer {
	const folders = new Folders(roots);
	return { roots, folders, streams: new Streams(folders) };
}

/** Removes what saves of ended processes left behind; to be called once, before the first request. */
export async function prepareFolders({ roots }: PackServer): Promise<void> {
	for (const root of roots) await removeLeftovers(root);
}
