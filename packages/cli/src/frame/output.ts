import { closeSync, openSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { reasonOf, temporaryName, writeAtomically } from '@tilewright/disk';
import { misuse } from './refusal.ts';
import { fileReasons } from '../texts/batches.ts';

export interface Output {
	/** Writes it whole: first beside its place, then moved there. */
	write(content: string | Uint8Array): void;
}

/** Refuses at once what could not be written later; nothing is left on disk until `write`. */
export function planOutput(cwd: string, path: string, force: boolean): Output {
	const place = placeOf(resolve(cwd, path), path, force);
	const trial = join(dirname(place), temporaryName());
	attempt(path, () => {
		closeSync(openSync(trial, 'wx'));
		rmSync(trial);
	});
	return {
		write: (content) =>
			attempt(path, () =>
				writeAtomically(place, typeof content === 'string' ? Buffer.from(content) : content, {
					fresh: !force,
					check: () => void placeOf(place, path, force),
				}),
			),
	};
}

/** The real place of a path; refuses a file that exists, unless forced, and anything but a plain file. */
function placeOf(path: string, shown: string, force: boolean): string {
	const found = attempt(shown, () => statSync(path, { throwIfNoEntry: false }));
	if (found === undefined) return path;
	if (!found.isFile())
		throw misuse('CLI-OUT-UNWRITABLE', {
			path: shown,
			why: found.isDirectory() ? fileReasons.folder : fileReasons.notPlain,
		});
	if (!force) throw misuse('CLI-OUT-EXISTS', { path: shown });
	return realpathSync(path);
}

function attempt<T>(path: string, work: () => T): T {
	try {
		return work();
	} catch (error) {
		if (!(error instanceof Error) || !('code' in error)) throw error;
		throw misuse('CLI-OUT-UNWRITABLE', { path, why: reasonOf(error) });
	}
}
