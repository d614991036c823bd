import { mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMissing, isSystemError } from './disk.ts';
import { syncFolder } from './write.ts';

/**
 * Makes a folder and those around it that are missing; returns the made ones, the outermost first. Throws the system's error about the
 * folder that could not be made, and removes what it made before.
 */
export function makeFolder(folder: string): string[] {
	const missing: string[] = [];
	for (let at = folder; isNotThere(at); at = dirname(at)) missing.unshift(at);
	const made: string[] = [];
	try {
		for (const at of missing) if (makeOne(at)) made.push(at);
	} catch (error) {
		removeEmpty(made);
		throw error;
	}
	for (const at of made) syncFolder(dirname(at));
	return made;
}

/** Makes one folder; false where somebody else has just made it. */
function makeOne(folder: string): boolean {
	try {
		mkdirSync(folder);
		return true;
	} catch (error) {
		const isMade = isSystemError(error) && error.code === 'EEXIST';
		if (isMade && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
		throw error;
	}
}

function isNotThere(path: string): boolean {
	try {
		statSync(path);
		return false;
	} catch (error) {
		if (isMissing(error)) return true;
		throw error;
	}
}

/** Removes folders, the innermost first, up to one that is not empty or cannot go. */
export function removeEmpty(folders: readonly string[]): void {
	try {
		for (const folder of folders.toReversed()) {
			if (readdirSync(folder).length > 0) return;
			rmdirSync(folder);
		}
	} catch {
		// a folder that stays is empty and does no harm
	}
}
