import {
	closeSync,
	fchmodSync,
	fchownSync,
	fsyncSync,
	linkSync,
	openSync,
	renameSync,
	rmSync,
	writeSync,
	type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryName } from './temporary.ts';

export interface Placing {
	/** There must be no file yet; one that appears meanwhile makes `EEXIST`. */
	readonly fresh?: boolean;
	/** The file that is replaced, whose permissions and owner the new one gets as far as that is allowed. */
	readonly like?: Pick<Stats, 'mode' | 'uid' | 'gid'> | undefined;
	/** Called when everything is written, right before the file is put in its place; may throw to stop that. */
	readonly check?: () => void;
}

/**
 * Writes a file as a whole or not at all: beside its place, then moved there. Throws the error of the system; nothing is left
 * behind then.
 */
export function writeAtomically(file: string, bytes: Uint8Array, how: Placing = {}): void {
	const folder = dirname(file);
	const beside = join(folder, temporaryName());
	// as closed as the file it replaces, from the first byte on
	const handle = openSync(beside, 'wx', (how.like?.mode ?? 0o666) & 0o777);
	try {
		try {
			for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
			if (how.like) takeAfter(handle, how.like);
			fsyncSync(handle);
		} finally {
			closeSync(handle);
		}
		how.check?.();
		if (how.fresh) placeNew(beside, file);
		else renameSync(beside, file);
	} catch (error) {
		rmSync(beside, { force: true });
		throw error;
	}
	syncFolder(folder);
}

function takeAfter(handle: number, { mode, uid, gid }: Pick<Stats, 'mode' | 'uid' | 'gid'>): void {
	try {
		fchmodSync(handle, mode & 0o7777);
		fchownSync(handle, uid, gid);
	} catch {
		// only the administrator gives files to others
	}
}

function placeNew(beside: string, file: string): void {
	try {
		linkSync(beside, file);
	} catch (error) {
		if (hasLinks(error)) throw error;
		// the disk has no hard links: an empty file takes the name first
		closeSync(openSync(file, 'wx'));
		renameSync(beside, file);
		return;
	}
	try {
		rmSync(beside);
	} catch {
		// the file has its name; the other one is removed at the next start
	}
}

/** Systems report with several codes that a disk has no hard links. */
function hasLinks(error: unknown): boolean {
	const code = (error as NodeJS.ErrnoException).code ?? '';
	return !['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL'].includes(code);
}

/** Flushes the names in a folder to the disk, where the system can. */
export function syncFolder(folder: string): void {
	try {
		const handle = openSync(folder, 'r');
		try {
			fsyncSync(handle);
		} finally {
			closeSync(handle);
		}
	} catch {
		// some systems open no folders
	}
}
