import {
	closeSync,
	fsyncSync,
	openSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { misuse } from './refusal.ts';

/** A file to be written at the end of a command, looked at before its work begins. */
export interface Output {
	/** Writes it whole: first beside its place, then moved there. */
	write(content: string | Uint8Array): void;
}

/** Refuses at once what could not be written later; nothing is left on disk until `write`. */
export function planOutput(cwd: string, path: string, force: boolean): Output {
	const shown = path;
	const place = placeOf(resolve(cwd, path), shown, force);
	const temporary = join(dirname(place), `.${basename(place)}.${process.pid}.part`);
	attempt(shown, () => {
		closeSync(openSync(temporary, 'wx'));
		rmSync(temporary);
	});
	return {
		write: (content) =>
			attempt(shown, () => {
				try {
					const file = openSync(temporary, 'wx');
					try {
						writeAll(file, typeof content === 'string' ? Buffer.from(content) : content);
						fsyncSync(file);
					} finally {
						closeSync(file);
					}
					placeOf(place, shown, force);
					renameSync(temporary, place);
				} catch (error) {
					rmSync(temporary, { force: true });
					throw error;
				}
			}),
	};
}

/** Where a path really is; refuses what exists, unless forced, and what is no plain file. */
function placeOf(path: string, shown: string, force: boolean): string {
	const found = attempt(shown, () => statSync(path, { throwIfNoEntry: false }));
	if (found === undefined) return path;
	if (!found.isFile())
		throw misuse('CLI-OUT-UNWRITABLE', {
			path: shown,
			why: found.isDirectory() ? 'it is a folder' : 'it is not a plain file',
		});
	if (!force) throw misuse('CLI-OUT-EXISTS', { path: shown });
	return realpathSync(path);
}

function writeAll(file: number, bytes: Uint8Array): void {
	for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}

function attempt<T>(path: string, work: () => T): T {
	try {
		return work();
	} catch (error) {
		if (!(error instanceof Error) || !('code' in error)) throw error;
		throw misuse('CLI-OUT-UNWRITABLE', { path, why: reasonOf(error) });
	}
}

/** What the system says, in words. */
export function reasonOf(error: unknown): string {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	const words: Readonly<Record<string, string>> = {
		ENOENT: 'there is no such folder',
		ENOTDIR: 'a file stands where a folder should',
		EACCES: 'permission is denied',
		EPERM: 'permission is denied',
		EROFS: 'the disk is read-only',
		ENOSPC: 'the disk is full',
		ENAMETOOLONG: 'the name is too long',
		EISDIR: 'it is a folder',
		ELOOP: 'its links go round in a circle',
		EMFILE: 'too many files are open',
	};
	return words[code] ?? (code === '' ? 'the system refuses' : code);
}
