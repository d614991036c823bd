import {
	existsSync,
	readFileSync,
	readdirSync,
	realpathSync,
	statSync,
	watch,
	type FSWatcher,
} from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { limits } from '@tilewright/schema';

/** A data file as it is sent to the page; bytes as base64, since they need not be a text. */
export interface SentFile {
	readonly path: string;
	readonly base64: string;
}

/** What changed on disk. The first message holds everything. */
export interface Change {
	readonly files: readonly SentFile[];
	readonly gone: readonly string[];
	readonly whole: boolean;
}

/** The folders to follow: `TILEWRIGHT_DATA`, one path or a JSON list of paths. */
export function dataFolders(env: NodeJS.ProcessEnv = process.env): string[] {
	const given = env['TILEWRIGHT_DATA'];
	if (given === undefined || given === '') return [resolve('../../data')];
	if (given.startsWith('[')) {
		const list: unknown = JSON.parse(given);
		if (Array.isArray(list)) return list.map(String);
	}
	return [given];
}

interface Known {
	readonly stamp: string;
	readonly bytes: Buffer;
}

/**
 * Follows folders of data files. Changes come from the file system's own messages and, where those fail, from looking
 * again every two seconds; several at once are sent together.
 */
export class Folders {
	private readonly roots: readonly string[];
	private readonly known = new Map<string, Known>();
	private readonly listeners = new Set<(change: Change) => void>();
	private watchers: FSWatcher[] = [];
	private poll: NodeJS.Timeout | undefined;
	private soon: NodeJS.Timeout | undefined;

	constructor(roots: readonly string[]) {
		this.roots = roots;
	}

	/** Everything there is now; also tells the listeners what has changed since. */
	all(): Change {
		this.look();
		return {
			files: [...this.known].map(([path, { bytes }]) => sent(path, bytes)),
			gone: [],
			whole: true,
		};
	}

	/** Calls back with every change; answers how to stop. */
	follow(listener: (change: Change) => void): () => void {
		this.listeners.add(listener);
		if (this.listeners.size === 1) this.begin();
		return () => {
			this.listeners.delete(listener);
			if (this.listeners.size === 0) this.end();
		};
	}

	private begin(): void {
		for (const root of this.roots)
			try {
				const watcher = watch(root, { recursive: true, persistent: false }, () => this.later());
				watcher.on('error', () => {}); // looking again finds it
				this.watchers.push(watcher);
			} catch {
				// no messages for this folder: looking again finds it
			}
		this.poll = setInterval(() => this.look(), 2000);
		this.poll.unref();
	}

	private end(): void {
		for (const watcher of this.watchers) watcher.close();
		this.watchers = [];
		clearInterval(this.poll);
		clearTimeout(this.soon);
		this.soon = undefined;
	}

	private later(): void {
		this.soon ??= setTimeout(() => {
			this.soon = undefined;
			this.look();
		}, 25);
	}

	/** Compares the disk with what is known. */
	private look(): void {
		const found = new Map<string, string>();
		for (const root of this.roots) walk(root, basename(root), found, new Set());
		const files: SentFile[] = [];
		const gone: string[] = [];
		for (const [path, real] of found) {
			const next = read(real, this.known.get(path));
			if (next === undefined) continue;
			this.known.set(path, next);
			files.push(sent(path, next.bytes));
		}
		for (const path of this.known.keys())
			if (!found.has(path)) {
				this.known.delete(path);
				gone.push(path);
			}
		if (files.length + gone.length === 0) return;
		for (const listener of this.listeners) listener({ files, gone, whole: false });
	}
}

function sent(path: string, bytes: Buffer): SentFile {
	return { path, base64: bytes.toString('base64') };
}

/** The file's content where it differs from what is known. */
function read(real: string, known: Known | undefined): Known | undefined {
	try {
		const { mtimeMs, size, ino } = statSync(real);
		const stamp = `${mtimeMs} ${size} ${ino}`;
		if (known?.stamp === stamp) return undefined;
		// one byte more than is allowed, so that the reader says it is too large
		const bytes =
			size > limits.fileBytes ? Buffer.alloc(limits.fileBytes + 1, 32) : readFileSync(real);
		return known && bytes.equals(known.bytes) ? undefined : { stamp, bytes };
	} catch {
		return undefined; // between two looks it went away
	}
}

/** Data files below a folder by the path they are called by; links may not leave it. */
function walk(
	folder: string,
	shown: string,
	found: Map<string, string>,
	seen: Set<string>,
	root = realOf(folder),
): void {
	const real = realOf(folder);
	if (
		real === undefined ||
		root === undefined ||
		seen.has(real) ||
		found.size > limits.packFiles * 8
	)
		return;
	if (relative(root, real).startsWith(`..${sep}`)) return;
	seen.add(real);
	for (const entry of readdirSync(real, { withFileTypes: true }).sort((a, b) =>
		a.name < b.name ? -1 : 1,
	)) {
		if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
		const path = join(real, entry.name);
		const name = `${shown}/${entry.name}`;
		if (entry.isDirectory() || (entry.isSymbolicLink() && isFolder(path)))
			walk(path, name, found, seen, root);
		else if (/\.ya?ml$/i.test(entry.name) && isOwnFile(path, root)) found.set(name, path);
	}
}

/** A plain file, once links are followed, that lies in the folder: no pipe that never ends, no file of somebody else. */
function isOwnFile(path: string, root: string): boolean {
	const real = realOf(path);
	if (real === undefined || !real.startsWith(root + sep)) return false;
	return statSync(real, { throwIfNoEntry: false })?.isFile() ?? false;
}

function realOf(path: string): string | undefined {
	try {
		return existsSync(path) ? realpathSync(path) : undefined;
	} catch {
		return undefined;
	}
}

function isFolder(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
