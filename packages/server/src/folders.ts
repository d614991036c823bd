import {
	type Disk,
	type FoundFile,
	isMissing,
	isSystemError,
	nodeDisk,
	reasonOf,
	walkFolder,
} from '@tilewright/disk';
import { pictureType } from '@tilewright/lang';
import { type Diagnostic, diagnose, limits, appendAll } from '@tilewright/schema';
import { OWN, type Root } from './roots.ts';
import { FolderWatch } from './watch.ts';

/** A data file as it is sent to the page; bytes as base64, since they need not be a text. */
export interface SentFile {
	readonly path: string;
	readonly base64: string;
}

/** Changes on disk. The first message holds everything. */
export interface Change {
	readonly files: readonly SentFile[];
	readonly gone: readonly string[];
	readonly whole: boolean;
	readonly findings: readonly Diagnostic[];
}

interface FileState {
	readonly stamp: string;
	readonly bytes: Uint8Array;
}

const POLL_MS = 2000;
/** Looks may take at most one part in so many of the time. */
const SHARE = 10;

/**
 * Follows folders of data files. Changes come from the file system's own messages and, where those fail, from looking
 * again every two seconds; several at once are sent together. Nothing that lies in the folders makes it throw.
 */
export class Folders {
	private readonly roots: readonly Root[];
	private readonly disk: Disk;
	private known: ReadonlyMap<string, FileState> = new Map();
	private readonly listeners = new Set<(change: Change) => void>();
	private readonly watch = new FolderWatch(() => this.later());
	private folders: readonly string[] = [];
	private found: readonly Diagnostic[] = [];
	private shown = '[]';
	private readonly notes = new Map<string, Diagnostic>();
	private poll: NodeJS.Timeout | undefined;
	private soon: NodeJS.Timeout | undefined;

	constructor(roots: readonly Root[], disk: Disk = nodeDisk) {
		this.roots = roots;
		this.disk = disk;
	}

	/** Looks at the disk; returns everything there is now. The listeners get the changes. */
	all(): Change {
		this.refresh();
		return this.everything;
	}

	get everything(): Change {
		return {
			files: [...this.known].map(([path, { bytes }]) => sent(path, bytes)),
			gone: [],
			whole: true,
			findings: this.findings,
		};
	}

	follow(listener: (change: Change) => void): () => void {
		this.listeners.add(listener);
		if (this.listeners.size === 1) this.begin();
		return () => {
			this.listeners.delete(listener);
			if (this.listeners.size === 0) this.end();
		};
	}

	/** Looks at the disk without waiting for the system to report a change. */
	now(): void {
		this.refresh();
	}

	note(root: string, finding: Diagnostic | undefined): void {
		if (finding) this.notes.set(root, finding);
		else this.notes.delete(root);
	}

	private get findings(): readonly Diagnostic[] {
		return [...this.notes.values(), ...this.found];
	}

	private begin(): void {
		this.watch.set(this.folders);
		const again = (): void => {
			const began = performance.now();
			this.refresh();
			const took = performance.now() - began;
			this.poll = setTimeout(again, Math.max(POLL_MS, took * SHARE));
			this.poll.unref();
		};
		this.poll = setTimeout(again, POLL_MS);
		this.poll.unref();
	}

	private end(): void {
		this.watch.close();
		clearTimeout(this.poll);
		clearTimeout(this.soon);
		this.soon = undefined;
	}

	private later(): void {
		this.soon ??= setTimeout(() => {
			this.soon = undefined;
			this.refresh();
		}, 25);
	}

	private refresh(): void {
		const { found, folders, diagnostics } = this.find();
		const { known, changed, unread } = readFiles(found, this.known, this.disk);
		const gone = [...this.known.keys()].filter((path) => !known.has(path));
		this.known = known;
		this.found = [...diagnostics, ...unread];
		this.folders = folders;
		if (this.listeners.size > 0) this.watch.set(folders);
		const { findings } = this;
		const shown = JSON.stringify(findings);
		const isSame = changed.length + gone.length === 0 && shown === this.shown;
		this.shown = shown;
		if (isSame) return;
		const files = changed.map((path) => sent(path, known.get(path)!.bytes));
		for (const listener of this.listeners) listener({ files, gone, whole: false, findings });
	}

	private find(): { found: FoundFile[]; folders: string[]; diagnostics: Diagnostic[] } {
		const found: FoundFile[] = [];
		const folders: string[] = [];
		const diagnostics: Diagnostic[] = [];
		for (const { folder, name } of this.roots) {
			if (name === OWN && this.isNotThere(folder)) continue;
			const walked = walkFolder(folder, name, this.disk);
			const max = limits.folderFiles;
			appendAll(found, walked.files.slice(0, max));
			appendAll(folders, walked.folders);
			appendAll(diagnostics, walked.diagnostics);
			if (walked.files.length > max)
				diagnostics.push(diagnose(name, undefined, 'DISK-FILES-MANY', { folder: name, max }));
		}
		return { found, folders, diagnostics };
	}

	private isNotThere(folder: string): boolean {
		try {
			this.disk.entry(folder);
			return false;
		} catch (error) {
			return isMissing(error);
		}
	}
}

function sent(path: string, bytes: Uint8Array): SentFile {
	return { path, base64: Buffer.from(bytes).toString('base64') };
}

interface Contents {
	readonly known: ReadonlyMap<string, FileState>;
	readonly changed: readonly string[];
	readonly unread: readonly Diagnostic[];
}

/** Reads files; those with the same stamp as before are not read again. All together stay within a bound. */
function readFiles(
	found: readonly FoundFile[],
	before: ReadonlyMap<string, FileState>,
	disk: Disk,
): Contents {
	const known = new Map<string, FileState>();
	const changed: string[] = [];
	const unread: Diagnostic[] = [];
	const max = limits.packBytes;
	let total = 0;
	for (const { path, real, stamp } of found) {
		const old = before.get(path);
		try {
			const maxBytes = pictureType(path) === undefined ? limits.fileBytes : limits.pictureBytes;
			const bytes = old?.stamp === stamp ? old.bytes : disk.read(real, maxBytes);
			total += bytes.length;
			if (total > max) {
				unread.push(diagnose(path, undefined, 'DISK-BYTES-MANY', { max }));
				break;
			}
			known.set(path, { stamp, bytes });
			if (!old || Buffer.compare(old.bytes, bytes) !== 0) changed.push(path);
		} catch (error) {
			if (!isSystemError(error)) throw error;
			// a file that has just gone away is no finding
			if (!isMissing(error))
				unread.push(diagnose(path, undefined, 'DISK-UNREADABLE', { path, why: reasonOf(error) }));
		}
	}
	return { known, changed, unread };
}
