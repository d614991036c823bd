import {
	closeSync,
	constants,
	fstatSync,
	lstatSync,
	openSync,
	readSync,
	readdirSync,
	realpathSync,
	type Stats,
} from 'node:fs';

export interface Entry {
	readonly is: 'file' | 'folder' | 'link' | 'other';
	/** Differs whenever the content may differ. */
	readonly stamp: string;
}

/**
 * The part of a file system that finding and reading files needs; paths are those of the system. Every function throws an
 * error with a code of the system (`ENOENT`, `EACCES` …) where it cannot do its work.
 */
export interface Disk {
	/** The names in a folder, in no order. */
	readonly names: (folder: string) => string[];
	/** The entry itself: a link is not followed. */
	readonly entry: (path: string) => Entry;
	readonly realPath: (path: string) => string;
	/** The bytes of a plain file, at most `most` and one more, so that a caller sees when there are too many. */
	readonly read: (path: string, maxBytes: number) => Uint8Array;
}

export const nodeDisk: Disk = {
	names: (folder) => readdirSync(folder),
	entry: (path) => {
		const found = lstatSync(path);
		const { mtimeMs, ctimeMs, size, ino } = found;
		return { is: kindOf(found), stamp: `${mtimeMs} ${ctimeMs} ${size} ${ino}` };
	},
	realPath: (path) => realpathSync(path),
	read,
};

function kindOf(found: Stats): Entry['is'] {
	if (found.isFile()) return 'file';
	if (found.isDirectory()) return 'folder';
	return found.isSymbolicLink() ? 'link' : 'other';
}

// a pipe that takes the place of a file is opened without waiting for its writer
const OPEN = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

function read(path: string, maxBytes: number): Uint8Array {
	const file = openSync(path, OPEN);
	try {
		const found = fstatSync(file);
		if (found.isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
		if (!found.isFile()) throw Object.assign(new Error('no plain file'), { code: 'ENXIO' });
		// one byte more shows that the file ends, or that it does not end in time
		let bytes = new Uint8Array(Math.min(maxBytes, found.size) + 1);
		let length = 0;
		for (;;) {
			if (length === bytes.length) {
				if (length > maxBytes) break;
				const wider = new Uint8Array(Math.min(maxBytes + 1, bytes.length * 4));
				wider.set(bytes);
				bytes = wider;
			}
			const n = readSync(file, bytes, length, bytes.length - length, null);
			if (n === 0) break;
			length += n;
		}
		return bytes.subarray(0, length);
	} finally {
		closeSync(file);
	}
}

export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

export function isMissing(error: unknown): boolean {
	return isSystemError(error) && error.code === 'ENOENT';
}
