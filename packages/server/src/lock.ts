import { closeSync, lstatSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing, reasonOf, temporaryName } from '@tilewright/disk';
import { limits } from '@tilewright/schema';
import { refusals } from './texts/refusals.ts';

/** The empty hidden file that is locked while something is saved below its folder. */
export const LOCK = '.tilewright.lock';

export type Attempt =
	| { readonly is: 'held'; readonly release: () => void }
	| { readonly is: 'busy' }
	| { readonly is: 'impossible'; readonly why: string };

export type Locked<T> =
	{ readonly is: 'done'; readonly value: T; readonly unlocked?: string } | { readonly is: 'busy' };

/**
 * Works while no other studio, on this machine or on one that shares the disk, saves below the folder. The folder must exist. A
 * disk without locks holds nobody up: the work is done without.
 */
export async function withFolderLock<T>(
	folder: string,
	work: () => T,
	tryLock: (file: string) => Attempt = lockFile,
	wait: number = limits.saveWait,
): Promise<Locked<T>> {
	let knowsLocks = false;
	for (const until = performance.now() + wait; ;) {
		const attempt = tryLock(join(folder, LOCK));
		if (attempt.is === 'held')
			try {
				return { is: 'done', value: work() };
			} finally {
				attempt.release();
			}
		if (attempt.is === 'impossible') return { is: 'done', value: work(), unlocked: attempt.why };
		knowsLocks ||= canLock(folder, tryLock);
		if (!knowsLocks) return { is: 'done', value: work(), unlocked: refusals.noLocks };
		if (performance.now() > until) return { is: 'busy' };
		await new Promise((next) => setTimeout(next, 5 + Math.random() * 20));
	}
}

/** Some disks without locks refuse every lock as if it were held: a file that nobody else knows shows that. */
function canLock(folder: string, tryLock: (file: string) => Attempt): boolean {
	const file = join(folder, temporaryName());
	try {
		const attempt = tryLock(file);
		if (attempt.is === 'held') attempt.release();
		return attempt.is === 'held';
	} finally {
		rmSync(file, { force: true });
	}
}

const SQLITE_BUSY = 5;

/**
 * Locks a file by SQLite, as it locks a database of its own: the system lets go of the lock when the process ends, however it
 * ends. The file stays empty.
 */
export function lockFile(file: string): Attempt {
	const sqlite = loadSqlite();
	if (!sqlite) return { is: 'impossible', why: refusals.noSqlite };
	const why = prepare(file);
	if (why !== undefined) return { is: 'impossible', why };
	try {
		const database = new sqlite.DatabaseSync(file);
		try {
			database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
		} catch (error) {
			database.close();
			throw error;
		}
		return { is: 'held', release: () => database.close() };
	} catch (error) {
		const { errcode = 0, message } = error as Error & { readonly errcode?: number };
		return (errcode & 0xff) === SQLITE_BUSY ? { is: 'busy' } : { is: 'impossible', why: message };
	}
}

function prepare(file: string): string | undefined {
	try {
		const found = lstatSync(file);
		// a stranger’s folder may hold a link or a database under this name
		return found.isFile() && found.size === 0 ? undefined : refusals.lockNotEmpty(LOCK);
	} catch (error) {
		if (!isMissing(error)) return reasonOf(error);
	}
	try {
		closeSync(openSync(file, 'wx'));
	} catch (error) {
		const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
		return isThere ? prepare(file) : reasonOf(error);
	}
	return undefined;
}

/** Node calls its SQLite experimental, once, on the terminal; the two commands used here are as old as SQLite. */
function loadSqlite(): typeof import('node:sqlite') | undefined {
	const { emitWarning } = process;
	process.emitWarning = () => {};
	try {
		return process.getBuiltinModule('node:sqlite');
	} finally {
		process.emitWarning = emitWarning;
	}
}
