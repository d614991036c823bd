import { randomUUID } from 'node:crypto';
import { limits } from '@tilewright/schema';
import { type Job, Queue, UnrecoverableError, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { failureFrom } from './failure.ts';
import { sameFigures } from './figures.ts';
import { blocksOf, runFrom, runId } from './ids.ts';
import {
	type Failure,
	type LabQueue,
	type LabRun,
	type Lease,
	type PoisonedBlock,
	type RunStatus,
	dispute,
	lostWorkers,
	maxFailures,
	maxLosses,
} from './queue.ts';

/** Options of a queue on Redis; the usual values are those of the limits. */
export interface RedisQueueOptions {
	readonly lease?: number;
	readonly most?: number;
	/** Waits for a server that went away for as long as it takes, as a worker does; else an act fails soon. */
	readonly patient?: boolean;
	readonly prefix?: string;
}

/** Milliseconds in which a server must answer one that is not patient. */
const patience = 5000;

const chunk = 1000;

/** Milliseconds for which a list of open runs may be old. */
const staleAfter = 1000;

/**
 * A queue on a Redis server, for workers on any machines. BullMQ has one queue for each run, with a job for each block: it holds the
 * leases, counts failures, and finds workers that went away. Runs, rule files and results stand beside it.
 *
 * | key                 | value                                            |
 * | ------------------- | ------------------------------------------------ |
 * | `PREFIX:runs`       | ids of runs by the number of their submission    |
 * | `PREFIX:open`       | ids of runs whose blocks are given out, likewise |
 * | `PREFIX:run:ID`     | `run`, `cancelled`, `broken`                     |
 * | `PREFIX:files:HASH` | rule files                                       |
 * | `PREFIX:results:ID` | results by block                                 |
 * | `PREFIX:refused:ID` | failures by worker                               |
 */
export async function redisQueue(url: string, options: RedisQueueOptions = {}): Promise<LabQueue> {
	const { lease = limits.labLease, most = limits.labBlocks, prefix = 'tilewright-lab' } = options;
	const patient = options.patient === true;
	const redis = new Redis(url, {
		maxRetriesPerRequest: null,
		connectTimeout: patience,
		lazyConnect: true,
		...(patient ? {} : { retryStrategy: () => null, commandTimeout: patience }),
	});
	// every act tells its own failure, but the first one only that there is no connection
	let cause: unknown;
	redis.on('error', (error) => void (cause ??= error));
	try {
		await redis.connect();
		await redis.ping();
	} catch (error) {
		redis.disconnect();
		throw cause ?? error;
	}

	const key = (...words: string[]): string => [prefix, ...words].join(':');
	const queues = new Map<string, Queue>();
	const workers = new Map<string, Worker>();
	const jobs = new Map<string, Job>();

	const queueOf = (run: string): Queue => {
		const known = queues.get(run);
		if (known) return known;
		const queue = new Queue(run, {
			...{ connection: redis, prefix, streams: { events: { maxLen: 100 } } },
			defaultJobOptions: { attempts: maxFailures, removeOnComplete: true, stackTraceLimit: 0 },
		});
		queue.on('error', () => undefined);
		queues.set(run, queue);
		return queue;
	};
	const workerOf = (run: string): Worker => {
		const known = workers.get(run);
		if (known) return known;
		const worker = new Worker(run, null, {
			...{ connection: redis, prefix, autorun: false, lockDuration: lease },
			...{ stalledInterval: lease / 2, maxStalledCount: maxLosses - 1 },
		});
		worker.on('error', () => undefined);
		void worker.startStalledCheckTimer();
		workers.set(run, worker);
		return worker;
	};
	const isOpenRun = async (run: string): Promise<boolean> =>
		(await redis.zscore(key('open'), run)) !== null;

	let listed: { readonly ids: readonly string[]; readonly at: number } | undefined;
	const openRuns = async (): Promise<readonly string[]> => {
		if (!listed || Date.now() - listed.at > staleAfter)
			listed = { ids: await redis.zrange(key('open'), '0', '-1'), at: Date.now() };
		return listed.ids;
	};

	/** Closes a run: its jobs go, its results stay. */
	const closeRun = async (
		run: string,
		field: 'cancelled' | 'broken',
		value: string,
	): Promise<void> => {
		await redis.multi().hsetnx(key('run', run), field, value).zrem(key('open'), run).exec();
		listed = undefined;
		const queue = queueOf(run);
		await queue.obliterate({ force: true });
		await queue.resume();
	};
	const breakRun = async (run: string, failure: Failure): Promise<void> => {
		if ((await redis.exists(key('run', run))) === 1)
			await closeRun(run, 'broken', JSON.stringify(failure));
	};

	const takeFrom = async (run: string): Promise<Lease | undefined> => {
		for (;;) {
			const token = randomUUID();
			const job = (await workerOf(run).getNextJob(token, { block: false })) as Job | undefined;
			if (!job) return undefined;
			const block = blockOf(job);
			if ((await redis.hexists(key('results', run), String(block))) === 1)
				await job.moveToCompleted('', token, false).catch(() => undefined);
			else if (job.deferredFailure !== undefined)
				await job.moveToFailed(new UnrecoverableError(JSON.stringify(lostWorkers())), token);
			else {
				jobs.set(token, job);
				return { run, block, token };
			}
		}
	};
	const released = (lease: Lease): Job | undefined => {
		const job = jobs.get(lease.token);
		jobs.delete(lease.token);
		return job;
	};

	const statusOf = async (id: string): Promise<RunStatus | undefined> => {
		const [fields, finished, refused] = await Promise.all([
			redis.hgetall(key('run', id)),
			redis.hlen(key('results', id)),
			redis.hgetall(key('refused', id)),
		]);
		const run = fields['run'] === undefined ? undefined : runFrom(fields['run'], id);
		if (!run) return undefined;
		const broken = fields['broken'];
		const queue = queueOf(id);
		const [counts, failed] = await Promise.all([
			queue.getJobCounts('active'),
			queue.getFailed() as Promise<Job[]>,
		]);
		const poisoned = failed
			.map((job): PoisonedBlock => ({ block: blockOf(job), ...failureFrom(job.failedReason) }))
			.sort((a, b) => a.block - b.block);
		return {
			...{ id, run, blocks: blocksOf(run), finished, held: counts['active'] ?? 0, poisoned },
			cancelled: fields['cancelled'] !== undefined,
			refused: Object.entries(refused).map(([worker, text]) => ({ worker, ...failureFrom(text) })),
			...(broken === undefined ? {} : { broken: failureFrom(broken) }),
		};
	};

	return {
		lease,
		submit: async (run: LabRun, files) => {
			const id = runId(run);
			const known = await redis.exists(key('run', id));
			const blocks = blocksOf(run);
			if (known === 0) {
				let waiting = 0;
				for (const open of await redis.zrange(key('open'), '0', '-1'))
					waiting += await queueOf(open).getWaitingCount();
				if (waiting + blocks > most) return { is: 'full', waiting, most };
			}
			const place = await redis.incr(key('place'));
			const queue = queueOf(id);
			for (const job of (await queue.getFailed()) as Job[]) await job.remove();
			await redis
				.multi()
				.set(key('files', run.files), Buffer.from(files))
				.hset(key('run', id), 'run', JSON.stringify(run))
				.hdel(key('run', id), 'cancelled', 'broken')
				.del(key('refused', id))
				.zadd(key('runs'), 'NX', place, id)
				.zadd(key('open'), 'NX', place, id)
				.exec();
			const finished = new Set(await redis.hkeys(key('results', id)));
			const left: number[] = [];
			for (let block = 0; block < blocks; block++)
				if (!finished.has(String(block))) left.push(block);
			// a job that is there already is not added again
			for (let from = 0; from < left.length; from += chunk)
				await queue.addBulk(
					left
						.slice(from, from + chunk)
						.map((block) => ({ name: 'block', data: block, opts: { jobId: `block-${block}` } })),
				);
			listed = undefined;
			return { is: 'accepted', id, waiting: left.length };
		},
		files: async (hash) => (await redis.getBuffer(key('files', hash))) ?? undefined,
		take: async (_worker, except) => {
			for (const fresh of [false, true]) {
				if (fresh) listed = undefined;
				for (const run of await openRuns()) {
					const lease = except.has(run) ? undefined : await takeFrom(run);
					if (lease) return lease;
				}
			}
			return undefined;
		},
		renew: async ({ run, token }) => {
			const job = jobs.get(token);
			if (!job || !(await isOpenRun(run))) return false;
			return (await job.extendLock(token, lease).catch(() => 0)) === 1;
		},
		finish: async (held, result) => {
			const { run, block, token } = held;
			const results = key('results', run);
			const job = released(held);
			const isFirst = (await redis.hsetnx(results, String(block), result)) === 1;
			const there = isFirst ? result : await redis.hget(results, String(block));
			if (there !== null && !sameFigures(there, result)) {
				await breakRun(run, dispute(block));
				// neither of the two is believed: the run, submitted again, plays the block anew
				await redis.hdel(results, String(block));
				return 'disputed';
			}
			// the lease may be lost, the job gone: the result counts all the same
			await job?.moveToCompleted('', token, false).catch(() => undefined);
			return isFirst ? 'kept' : 'known';
		},
		fail: async (held, failure) => {
			const job = released(held);
			await job
				?.moveToFailed(new Error(JSON.stringify(failure)), held.token, false)
				.catch(() => undefined);
		},
		giveBack: async (held) => {
			await released(held)
				?.moveToWait(held.token)
				.catch(() => undefined);
		},
		refuse: async (run, { worker, ...failure }) =>
			void (await redis.hset(key('refused', run), worker, JSON.stringify(failure))),
		breakRun,
		cancel: async (run) => {
			if ((await redis.exists(key('run', run))) === 0) return false;
			await closeRun(run, 'cancelled', '1');
			return true;
		},
		run: async (id) => {
			const text = await redis.hget(key('run', id), 'run');
			return text === null ? undefined : runFrom(text, id);
		},
		status: async (id) => {
			const ids = id === undefined ? await redis.zrange(key('runs'), '0', '-1') : [id];
			const found = await Promise.all(ids.map(statusOf));
			return found.flatMap((status) => status ?? []);
		},
		results: async (run) => {
			const found: [number, string][] = [];
			let cursor = '0';
			do {
				const [next, entries] = await redis.hscan(key('results', run), cursor, 'COUNT', 200);
				cursor = next;
				for (let i = 0; i < entries.length; i += 2)
					found.push([Number(entries[i]), entries[i + 1]!]);
			} while (cursor !== '0');
			return new Map(found.sort(([a], [b]) => a - b));
		},
		close: async () => {
			await Promise.all([...workers.values()].map((worker) => worker.close(true)));
			await Promise.all([...queues.values()].map((queue) => queue.close()));
			redis.disconnect();
		},
	};
}

function blockOf(job: Job): number {
	return job.data as number;
}

/** Returns the reason why a server does not answer as it should; undefined for any other error. */
export function whyUnreachable(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined;
	const { code } = error as NodeJS.ErrnoException;
	const isOurs = /^(ReplyError|MaxRetriesPerRequestError)$/.test(error.name);
	const isLost = /^Connection is closed|timed out/.test(error.message);
	if (!isOurs && !isLost && code === undefined) return undefined;
	return (error.message === '' ? (code ?? error.name) : error.message).replace(/\.$/, '');
}
