import type { Workspace } from '@tilewright/lang';

const most = 40;

/** Remembers by a key the last things that were made of a workspace, as long as it is the same. */
export class Remembered {
	private workspace: Workspace | undefined;
	/** In the order in which they were last wanted. */
	private readonly known = new Map<string, unknown>();

	of<T>(workspace: Workspace, key: string, make: () => T): T {
		if (this.workspace !== workspace) this.known.clear();
		this.workspace = workspace;
		const value = this.known.has(key) ? (this.known.get(key) as T) : make();
		this.known.delete(key);
		this.known.set(key, value);
		if (this.known.size > most) this.known.delete(this.known.keys().next().value!);
		return value;
	}
}
