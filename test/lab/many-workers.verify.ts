import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunStatus, folderQueue } from '../../packages/lab-queue/src/index.ts';
import { redisQueue } from '../../packages/lab-queue/src/redis-queue.ts';
import { type OwnRedis, isRedisThere, ownRedis } from './redis-server.ts';

const found = isRedisThere('eight workers on Redis');

const launcher = fileURLToPath(new URL('../../packages/cli/bin/tilewright.mjs', import.meta.url));
const run = [
	...['simulate', '--game', 'carcassonne', '--games', '2000', '--seats', 'keen,keen'],
	...['--seed', '7', '--quantities', 'margin,points-by-source'],
];

/** The result of one process, which both tests compare with. */
let whole: Promise<Result> | undefined;

let folder: string;
const workers = new Set<ChildProcess>();
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'tilewright-workers-'));
});
afterEach(() => {
	for (const worker of workers) killAll(worker);
	rmSync(folder, { recursive: true, force: true });
});

/** Kills a worker at once: the command is a child of its launcher. */
function killAll(worker: ChildProcess): void {
	workers.delete(worker);
	if (worker.exitCode === null && worker.signalCode === null) process.kill(-worker.pid!, 'SIGKILL');
}

async function json<T>(words: readonly string[], redis?: OwnRedis): Promise<T> {
	const { stdout } = await promisify(execFile)(process.execPath, [launcher, ...words, '--json'], {
		cwd: folder,
		env: environment(redis),
		maxBuffer: 2 ** 28,
	});
	return JSON.parse(stdout) as T;
}

function environment(redis: OwnRedis | undefined): NodeJS.ProcessEnv {
	return { ...process.env, ...(redis && { TILEWRIGHT_REDIS: redis.url }) };
}

interface Result {
	readonly hash: string;
	readonly seats: unknown;
	readonly quantities: unknown;
}

const figures = ({ hash, seats, quantities }: Result): unknown => ({ hash, seats, quantities });

function inOneProcess(): Promise<Result> {
	return (whole ??= json<Result>([...run, '--jobs', '2']));
}

/** Waits until so many blocks are held that one of any three workers holds one. A command would be too slow beside them. */
async function whilePlayed(id: string, redis: OwnRedis | undefined): Promise<void> {
	const queue = redis ? await redisQueue(redis.url) : folderQueue(join(folder, 'tilewright-lab'))!;
	try {
		for (;;) {
			const { held, finished, blocks } = (await queue.status(id))[0]!;
			if (held > workers.size - 3 && finished > 0) return;
			if (finished === blocks) throw new Error('the run ended before a worker was killed');
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	} finally {
		await queue.close();
	}
}

async function eightWorkers(
	redis: OwnRedis | undefined,
	disturb: () => Promise<void>,
): Promise<Result> {
	const { run: id } = await json<{ run: string }>(['lab', 'submit', ...run], redis);
	for (let i = 0; i < 8; i++)
		workers.add(
			spawn(process.execPath, [launcher, 'lab', 'worker', '--jobs', '1', '--until-empty'], {
				...{ cwd: folder, env: environment(redis), stdio: 'ignore', detached: true },
			}),
		);
	await whilePlayed(id, redis);
	for (const worker of [...workers].slice(0, 3)) killAll(worker);
	await disturb();
	const { runs } = await json<{ runs: RunStatus[] }>(['lab', 'status', id], redis);
	expect(runs[0]!.poisoned).toEqual([]);
	return json<Result>(['lab', 'result', id, '--wait'], redis);
}

test('eight workers in a folder, three of them killed, have the result of one process', async () => {
	const result = await eightWorkers(undefined, async () => {});
	expect(figures(result)).toEqual(figures(await inOneProcess()));
});

test.runIf(found)(
	'eight workers on Redis, three of them killed and the server away for a while, have it too',
	async () => {
		const redis = await ownRedis();
		try {
			const result = await eightWorkers(redis, () => redis.restart(5000));
			expect(figures(result)).toEqual(figures(await inOneProcess()));
		} finally {
			await redis.stop();
		}
	},
);
