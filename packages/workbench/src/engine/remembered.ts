import type { Workspace } from '@tilewright/lang';

const most = 40;

/** Remembers by a key the things that were made of a workspace, as long as the workspace is the same. */
export class Remembered {
	private workspace: Workspace | undefined;
	private readonly known = new Map<string, unknown>();

	of<T>(workspace: Workspace, key: string, make: () => T): T {
		if (this.workspace !== workspace || this.known.size > most) this.known.clear();
		this.workspace = workspace;
		if (!this.known.has(key)) this.known.set(key, make());
		return this.known.get(key) as T;
	}
}
