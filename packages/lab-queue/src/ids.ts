import { createHash } from 'node:crypto';
import { blockCount } from '@tilewright/lab';
import { parseJson } from '@tilewright/schema';
import type { LabRun } from './queue.ts';

export function filesHash(files: Uint8Array): string {
	return createHash('sha256').update(files).digest('hex');
}

/** The id of a run follows from what is played: equal runs are one run. */
export function runId({ description, words, files }: LabRun): string {
	const text = JSON.stringify([description, words, files]);
	return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export function blocksOf({ description: { games, size, batches } }: LabRun): number {
	return batches * blockCount({ games, size });
}

/** Reads a run from its text; undefined where it is none, or where it does not have the id. */
export function runFrom(text: string, id: string): LabRun | undefined {
	const found = parseJson(text);
	const run = 'value' in found ? (found.value as Partial<LabRun> | null) : undefined;
	if (typeof run !== 'object' || run === null) return undefined;
	const { description, words, files } = run;
	if (typeof description !== 'object' || (description as unknown) === null) return undefined;
	const counts = [description.games, description.size, description.batches];
	if (!counts.every((n) => Number.isSafeInteger(n) && n > 0)) return undefined;
	if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) return undefined;
	if (typeof files !== 'string') return undefined;
	return runId(run as LabRun) === id ? (run as LabRun) : undefined;
}
