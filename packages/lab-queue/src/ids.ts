import { createHash } from 'node:crypto';
import { blockCount } from '@tilewright/lab';
import type { LabRun } from './queue.ts';

/** The hash of the bytes of a bundle. */
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
