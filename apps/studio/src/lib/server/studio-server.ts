import { Folders } from './folders.ts';
import { type Root, rootsOf } from './roots.ts';
import { Streams } from './streams.ts';
import { removeLeftovers } from './tidy.ts';

/** The folders of this server, and those who follow them. */
export interface StudioServer {
	readonly roots: readonly Root[];
	readonly folders: Folders;
	readonly streams: Streams;
}

let made: StudioServer | undefined;

/** The one server of this process. */
export function studioServer(): StudioServer {
	if (made) return made;
	const roots = rootsOf();
	const folders = new Folders(roots);
	return (made = { roots, folders, streams: new Streams(folders) });
}

/** Called once, before the first request. */
export async function prepareFolders(): Promise<void> {
	for (const root of studioServer().roots) await removeLeftovers(root);
}
