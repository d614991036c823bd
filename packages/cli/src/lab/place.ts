import { resolve } from 'node:path';
import { reasonOf } from '@tilewright/disk';
import { type LabQueue, type RunStatus, folderQueue } from '@tilewright/lab-queue';
import type { FlagSpec } from '../frame/command.ts';
import type { Context } from '../frame/context.ts';
import { lacking, misuse } from '../frame/refusal.ts';

type Flags = Readonly<Record<string, unknown>>;

/** The flags that say where runs wait. */
export const placeFlags: readonly FlagSpec[] = [
	{
		flags: '--folder <dir>',
		says: 'the folder in which runs wait for the workers of this machine',
		otherwise: 'tilewright-lab',
	},
];

/** Does work with the queue that flags name, and closes it. */
export async function withQueue<T>(
	context: Pick<Context, 'cwd'>,
	flags: Flags,
	work: (queue: LabQueue) => Promise<T>,
): Promise<T> {
	const queue = openQueue(context, flags['folder'] as string);
	try {
		return await work(queue);
	} finally {
		await queue.close();
	}
}

function openQueue({ cwd }: Pick<Context, 'cwd'>, folder: string): LabQueue {
	let queue: LabQueue | undefined;
	try {
		queue = folderQueue(resolve(cwd, folder));
	} catch (error) {
		if (!(error instanceof Error) || !('code' in error)) throw error;
		throw misuse('LAB-UNREACHABLE', { place: folder, why: reasonOf(error) });
	}
	if (!queue) throw lacking('a queue in a folder', 'Use Node 22.13 or later.');
	return queue;
}

/** The status of the run with an id; refuses an id that the queue does not have. */
export async function statusOf(queue: LabQueue, run: string): Promise<RunStatus> {
	const [status] = await queue.status(run);
	if (!status) throw misuse('LAB-RUN-UNKNOWN', { run });
	return status;
}
