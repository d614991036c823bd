import { resolve } from 'node:path';
import { reasonOf } from '@tilewright/disk';
import { type LabQueue, type RunStatus, folderQueue } from '@tilewright/lab-queue';
import type { FlagSpec } from '../frame/command.ts';
import type { Context } from '../frame/context.ts';
import { lacking, misuse } from '../frame/refusal.ts';
import { lackingWords } from '../texts/bench.ts';

type Flags = Readonly<Record<string, unknown>>;

const usualFolder = 'tilewright-lab';

const variable = 'TILEWRIGHT_REDIS';

export const placeFlags: readonly FlagSpec[] = [
	{
		flags: '--folder <dir>',
		says: `the folder in which runs wait for the workers of this machine; ${usualFolder} when left out`,
	},
	{
		flags: '--redis <url>',
		says: `a Redis server instead, for workers on many machines: redis://host:port; ${variable} in the environment says the same, and no other user sees it`,
	},
];

/** Does work with the queue that flags name, and closes it. A patient queue waits for a server that went away. */
export async function withQueue<T>(
	context: Pick<Context, 'cwd'>,
	flags: Flags,
	work: (queue: LabQueue) => Promise<T>,
	patient = false,
): Promise<T> {
	const folder = flags['folder'] as string | undefined;
	const url = flags['redis'] as string | undefined;
	if (folder !== undefined && url !== undefined) throw misuse('LAB-TWO-PLACES', { folder });
	const server = url ?? (folder === undefined ? process.env[variable] : undefined);
	if (server !== undefined && server !== '') return withRedis(server, work, patient);
	const queue = openFolder(context, folder ?? usualFolder);
	try {
		return await work(queue);
	} finally {
		await queue.close();
	}
}

async function withRedis<T>(
	url: string,
	work: (queue: LabQueue) => Promise<T>,
	patient: boolean,
): Promise<T> {
	const place = shownServer(url);
	// most calls of the command need none of this
	const { redisQueue, whyUnreachable } = await import('@tilewright/lab-queue/redis');
	let queue: LabQueue | undefined;
	try {
		queue = await redisQueue(url, { patient });
		return await work(queue);
	} catch (error) {
		const why = whyUnreachable(error);
		if (why === undefined) throw error;
		throw misuse('LAB-UNREACHABLE', { place, why });
	} finally {
		await queue?.close();
	}
}

function shownServer(url: string): string {
	const { protocol, host } = URL.canParse(url) ? new URL(url) : {};
	if ((protocol === 'redis:' || protocol === 'rediss:') && host !== undefined && host !== '')
		return `${protocol}//${host}`;
	throw misuse('CLI-FLAG-VALUE', {
		flag: '--redis',
		value: protocol === undefined ? '…' : `${protocol}//…`,
		allowed: ['redis://host:port', 'rediss://host:port'],
		near: [],
	});
}

function openFolder({ cwd }: Pick<Context, 'cwd'>, folder: string): LabQueue {
	let queue: LabQueue | undefined;
	try {
		queue = folderQueue(resolve(cwd, folder));
	} catch (error) {
		if (!(error instanceof Error) || !('code' in error)) throw error;
		throw misuse('LAB-UNREACHABLE', { place: folder, why: reasonOf(error) });
	}
	if (!queue) throw lacking(lackingWords.folderQueue, lackingWords.newerNode);
	return queue;
}

export async function statusOf(queue: LabQueue, run: string): Promise<RunStatus> {
	const [status] = await queue.status(run);
	if (!status) throw misuse('LAB-RUN-UNKNOWN', { run });
	return status;
}
