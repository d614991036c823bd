import {
	closeSync,
	ftruncateSync,
	fsyncSync,
	openSync,
	readFileSync,
	statSync,
	writeSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { reasonOf } from '@tilewright/disk';
import { limits } from '@tilewright/schema';
import {
	type KeptBlocks,
	type RunDescription,
	blockLine,
	headerLine,
	quantitiesIn,
	readCheckpoint,
	stopLine,
} from '@tilewright/lab';
import type { FlagSpec } from '../frame/command.ts';
import type { Context } from '../frame/context.ts';
import { misuse } from '../frame/refusal.ts';
import { fileReasons } from '../texts/batches.ts';

export const checkpointFlag: FlagSpec = {
	flags: '--checkpoint <file>',
	says: 'keep finished games in this file; if it exists, continue the run',
};

export interface OpenCheckpoint<Result> extends KeptBlocks<Result> {
	/** Writes down that somebody stopped the run. */
	readonly noteStop: () => void;
	readonly close: () => void;
}

/** Writes and reads results; `read` returns undefined for a value that is no result of the block. */
export interface ResultFormat<Result> {
	readonly write: (result: Result) => unknown;
	readonly read: (value: unknown, block: number) => Result | undefined;
}

export interface KeptRun extends RunDescription {
	readonly note?: Readonly<Record<string, string>>;
}

function pathOf(
	{ checkpoint }: Pick<Context, 'checkpoint'>,
	flags: Readonly<Record<string, unknown>>,
): string | undefined {
	return (flags['checkpoint'] as string | undefined) ?? checkpoint;
}

export function keptQuantities(
	context: Pick<Context, 'cwd' | 'checkpoint'>,
	flags: Readonly<Record<string, unknown>>,
): readonly string[] | undefined {
	const path = pathOf(context, flags);
	const place = path === undefined ? undefined : resolve(context.cwd, path);
	if (place === undefined || statSync(place, { throwIfNoEntry: false })?.isFile() !== true)
		return undefined;
	// faults of the file are reported when it is opened
	const found = statSync(place).size <= limits.checkpointBytes ? readFileSync(place) : undefined;
	return found && quantitiesIn(found);
}

/** Opens the file that `--checkpoint` names; undefined without the flag, and then the
 * run is not described. The file of another run is refused and not changed. */
export function openCheckpoint<Result>(
	context: Pick<Context, 'cwd' | 'checkpoint'>,
	flags: Readonly<Record<string, unknown>>,
	describe: () => KeptRun,
	{ write, read }: ResultFormat<Result>,
): OpenCheckpoint<Result> | undefined {
	const path = pathOf(context, flags);
	if (path === undefined) return undefined;
	const { note, ...description } = describe();
	const place = resolve(context.cwd, path);
	const attempt = <T>(work: () => T): T => {
		try {
			return work();
		} catch (error) {
			if (!(error instanceof Error) || !('code' in error)) throw error;
			throw misuse('CLI-OUT-UNWRITABLE', { path, why: reasonOf(error) });
		}
	};
	const found = attempt(() => statSync(place, { throwIfNoEntry: false }));
	if (found && !found.isFile())
		throw misuse('CLI-OUT-UNWRITABLE', { path, why: fileReasons.notPlain });
	if (found && found.size > limits.checkpointBytes)
		throw misuse('CLI-PATH-UNREADABLE', {
			path,
			why: fileReasons.tooLarge(limits.checkpointBytes),
		});
	const bytes = found ? attempt(() => readFileSync(place)) : new Uint8Array();
	const checkpoint = readCheckpoint(bytes, description, read);
	if ('is' in checkpoint) {
		if (checkpoint.is === 'broken')
			throw misuse('CLI-CHECKPOINT-BROKEN', { path, line: checkpoint.line });
		const { what, found: there, wanted } = checkpoint;
		throw misuse('CLI-CHECKPOINT-OTHER', { path, what, found: there, wanted });
	}
	const { finished, wholeBytes } = checkpoint;
	// appended to, so that two processes on one file never write over each other's lines
	const file = attempt(() => openSync(place, found ? 'a' : 'ax'));
	const append = (line: string): void =>
		attempt(() => {
			const data = Buffer.from(line);
			for (let done = 0; done < data.length;) done += writeSync(file, data, done);
		});
	if (wholeBytes < bytes.length) attempt(() => ftruncateSync(file, wholeBytes));
	if (wholeBytes === 0) append(headerLine(description, note));
	let blocks = finished.size;
	return {
		finished,
		keep: (block, result) => {
			append(blockLine(block, write(result)));
			blocks++;
		},
		noteStop: () => append(stopLine(blocks)),
		close: () =>
			attempt(() => {
				fsyncSync(file);
				closeSync(file);
			}),
	};
}

/** Plays a run, notes a stop by hand in its checkpoint, and closes the file. */
export async function playedWith<Result extends { readonly complete: boolean }>(
	kept: Pick<OpenCheckpoint<unknown>, 'noteStop' | 'close'> | undefined,
	play: () => Promise<Result>,
): Promise<Result> {
	try {
		const result = await play();
		if (!result.complete) kept?.noteStop();
		return result;
	} finally {
		kept?.close();
	}
}
