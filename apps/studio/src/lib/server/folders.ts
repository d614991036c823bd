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
import { pictureType } from '@tilewright/lang';
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

/** A folder that is followed, and the name its files are shown under. */
export interface Root {
	readonly folder: string;
	readonly name: string;
}

/** What a person's own packs are shown under. */
export const OWN = 'own';

/**
 * The folders to follow: `TILEWRIGHT_DATA`, one path or a JSON list of paths, under their names; and that of the person's own packs,
 * `TILEWRIGHT_OWN`, which need not be there yet.
 */
export function rootsOf(env: NodeJS.ProcessEnv = process.env): Root[] {
	const own = env['TILEWRIGHT_OWN'] || resolve('../../own');
	const names = new Set([OWN]);
	const roots = dataFolders(env).map((folder) => {
		const plain = basename(resolve(folder)) || 'data';
		let name = plain;
		for (let n = 2; names.has(name); n++) name = `${plain}-${n}`;
		names.add(name);
		return { folder, name };
	});
	return [...roots, { folder: own, name: OWN }];
}

function dataFolders(env: NodeJS.ProcessEnv): string[] {
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
	private readonly roots: readonly Root[];
	private readonly known = new Map<string, Known>();
	private readonly listeners = new Set<(change: Change) => void>();
	private readonly watchers = new Map<string, FSWatcher>();
	private poll: NodeJS.Timeout | undefined;
	private soon: NodeJS.Timeout | undefined;

	constructor(roots: readonly Root[]) {
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
		this.watch();
		this.poll = setInterval(() => this.look(), 2000);
		this.poll.unref();
	}

	/** Asks for messages about the folders that are there. */
	private watch(): void {
		for (const { folder } of this.roots) {
			if (this.watchers.has(folder) || !existsSync(folder)) continue;
			try {
				const watcher = watch(folder, { recursive: true, persistent: false }, () => this.later());
				watcher.on('error', () => this.watchers.delete(folder)); // looking again finds it
				this.watchers.set(folder, watcher);
			} catch {
				// no messages for this folder: looking again finds it
			}
		}
	}

	/** Tells what has changed without waiting for the system to say so. */
	now(): void {
		this.look();
	}

	private end(): void {
		for (const watcher of this.watchers.values()) watcher.close();
		this.watchers.clear();
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
		if (this.listeners.size > 0) this.watch();
		for (const { folder, name } of this.roots) walk(folder, name, found, new Set());
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
		const most = pictureType(real) === undefined ? limits.fileBytes : limits.pictureBytes;
		// one byte more than is allowed, so that the reader says it is too large
		const bytes = size > most ? Buffer.alloc(most + 1, 32) : readFileSync(real);
		return known && bytes.equals(known.bytes) ? undefined : { stamp, bytes };
	} catch {
		return undefined; // between two looks it went away
	}
}

/** Whether a name is that of a data file, or of a picture. */
export function isDataName(name: string): boolean {
	return /\.ya?ml$/i.test(name) || pictureType(name) !== undefined;
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
		found.size > limits.folderFiles * 4
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
		else if (isDataName(entry.name) && isOwnFile(path, root)) found.set(name, path);
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
