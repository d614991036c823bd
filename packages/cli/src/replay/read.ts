import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodeDisk, reasonOf } from '@tilewright/disk';
import { type Log, readLog, readText } from '@tilewright/interpreter';
import {
	type KnownDifference,
	type Recording,
	type SavedGame,
	isRecording,
	isSaved,
	readRecording,
	readSaved,
} from '@tilewright/interop';
import { type Diagnostic, hasErrors, limits, validate } from '@tilewright/schema';
import { Exit } from '../frame/exit.ts';
import { Refusal, misuse } from '../frame/refusal.ts';

/** A game on disk: a log of ours, a recording of another program, or a game as that program saves it. */
export type Replayable =
	| { readonly is: 'log'; readonly log: Log; readonly diagnostics: readonly Diagnostic[] }
	| {
			readonly is: 'recording';
			readonly recording: Recording;
			readonly saved?: SavedGame;
			readonly diagnostics: readonly Diagnostic[];
	  }
	| {
			readonly is: 'saved';
			readonly saved: SavedGame;
			readonly diagnostics: readonly Diagnostic[];
	  };

export async function readReplayable(cwd: string, path: string): Promise<Replayable> {
	const bytes = bytesOf(cwd, path, limits.logBytes);
	const { doc, diagnostics: found } = await readText(path, bytes);
	if (doc === undefined) throw new Refusal(found, Exit.findings);
	if (isRecording(doc.value)) {
		const { recording, diagnostics } = await readRecording(path, bytes);
		if (recording === undefined) throw new Refusal(diagnostics, Exit.findings);
		if (!isSaved(doc.value)) return { is: 'recording', recording, diagnostics };
		const { saved, diagnostics: more } = await readSaved(path, bytes);
		return {
			is: 'recording',
			recording,
			...(saved === undefined ? {} : { saved }),
			diagnostics: saved === undefined ? [...diagnostics, ...more] : diagnostics,
		};
	}
	if (isSaved(doc.value)) {
		const { saved, diagnostics } = await readSaved(path, bytes);
		if (saved === undefined) throw new Refusal(diagnostics, Exit.findings);
		return { is: 'saved', saved, diagnostics };
	}
	const { log, diagnostics } = await readLog(path, bytes);
	if (log === undefined) throw new Refusal(diagnostics, Exit.findings);
	return { is: 'log', log, diagnostics };
}

export async function readDifferences(
	cwd: string,
	path: string,
): Promise<readonly KnownDifference[]> {
	const { doc, diagnostics } = await readText(path, bytesOf(cwd, path, limits.fileBytes));
	const found = doc === undefined ? diagnostics : [...diagnostics, ...validate('differences', doc)];
	if (doc === undefined || hasErrors(found)) throw new Refusal(found, Exit.findings);
	return (doc.value as { differences: KnownDifference[] }).differences;
}

export function bytesOf(cwd: string, path: string, maxBytes: number): Uint8Array {
	try {
		const real = realpathSync(resolve(cwd, path));
		if (!statSync(real).isFile()) throw misuse('CLI-PATH-SPECIAL', { path });
		return nodeDisk.read(real, maxBytes);
	} catch (error) {
		if (error instanceof Refusal) throw error;
		const code = (error as NodeJS.ErrnoException).code;
		if (code === 'ENOENT' || code === 'ENOTDIR') throw misuse('CLI-PATH-MISSING', { path });
		throw misuse('CLI-PATH-UNREADABLE', { path, why: reasonOf(error) });
	}
}
