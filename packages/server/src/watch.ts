import { watch, type FSWatcher } from 'node:fs';
import { limits } from '@tilewright/schema';

/**
 * Calls back when the system reports a change in one of some folders. Where it cannot report (no permission, no room for more
 * watches, a network disk) nothing is thrown, and nothing is called.
 */
export class FolderWatch {
	private readonly watchers = new Map<string, FSWatcher>();
	private readonly onChange: () => void;

	constructor(onChange: () => void) {
		this.onChange = onChange;
	}

	/** Watches these folders, the first `limits.watchedFolders` of them, and no others. */
	set(folders: readonly string[]): void {
		const wanted = new Set(folders.slice(0, limits.watchedFolders));
		for (const folder of this.watchers.keys()) if (!wanted.has(folder)) this.drop(folder);
		for (const folder of wanted) if (!this.watchers.has(folder)) this.add(folder);
	}

	close(): void {
		this.set([]);
	}

	private add(folder: string): void {
		try {
			// each folder by itself: one that fails takes no other with it
			const watcher = watch(folder, { persistent: false }, this.onChange);
			watcher.on('error', () => this.drop(folder));
			this.watchers.set(folder, watcher);
		} catch {
			// the next look at the disk finds what has changed
		}
	}

	private drop(folder: string): void {
		this.watchers.get(folder)?.close();
		this.watchers.delete(folder);
	}
}
