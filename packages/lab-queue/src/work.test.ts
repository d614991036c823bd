import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@tilewright/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderQueue } from './folder-queue.ts';
import { filesHash, runId } from './ids.ts';
import type { LabQueue, LabRun } from './queue.ts';
import { type WorkEvent, type WorkOptions, work } from './work.ts';

let folder: string;
let queue: LabQueue;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'tilewright-lab-'));
	queue = folderQueue(folder)!;
});
afterEach(async () => {
	await queue.close();
	rmSync(folder, { recursive: true, force: true });
});

function runOf(files: Uint8Array, games = 2): LabRun {
	return {
		description: {
			...{ run: 'simulate', rules: ['r'], bots: [['b']], seed: 1, games, batches: 1, size: 1 },
			...{ intervals: 'fixed', quantities: [], firstGames: ['f'] },
		},
		words: ['simulate'],
		files: filesHash(files),
	};
}

const events: WorkEvent[] = [];
const optionsOf = (own: Partial<WorkOptions<LabRun>>): WorkOptions<LabRun> => ({
	...{ queue, name: 'worker', slots: 1, signal: new AbortController().signal, untilEmpty: true },
	open: async (run) => ({ is: 'ready', task: run }),
	play: async (_slot, _task, block) => ({ scores: [block], rows: [] }),
	failureOf: (error) => ({ code: 'RUN-BUDGET', why: String(error) }),
	onEvent: (event) => void events.push(event),
	...own,
});

test('rule files that are too large are not opened, a result that is too large is not kept', async () => {
	const large = new Uint8Array(limits.labFilesBytes + 1);
	const small = new Uint8Array(1);
	await queue.submit(runOf(large), large);
	await queue.submit(runOf(small), small);
	const opened: LabRun[] = [];
	const huge = 'x'.repeat(limits.labResultBytes);
	await work(
		optionsOf({
			open: async (run) => (opened.push(run), { is: 'ready', task: run }),
			play: async (_slot, _task, block) => (block === 0 ? { huge } : { scores: [block], rows: [] }),
		}),
	);
	expect(opened).toEqual([runOf(small)]);
	const [first, second] = await queue.status();
	expect(first!.broken?.code).toBe('LAB-RULES-LARGE');
	expect(second).toMatchObject({ finished: 1, poisoned: [{ block: 0, code: 'LAB-RESULT-LARGE' }] });
});

test('a worker that meets a queue which does not answer keeps its result and tries again', async () => {
	const files = new Uint8Array(1);
	await queue.submit(runOf(files, 5), files);
	let calls = 0;
	const shaky = new Proxy(queue, {
		get: (target, key: keyof LabQueue) => {
			const act = target[key];
			if (typeof act !== 'function') return act;
			return (...args: never[]) =>
				++calls % 2 === 1
					? Promise.reject(new Error('gone'))
					: (act as (...args: never[]) => unknown)(...args);
		},
	});
	const played: number[] = [];
	events.length = 0;
	await work(
		optionsOf({
			queue: shaky,
			play: async (_slot, _task, block) => (played.push(block), { scores: [block], rows: [] }),
		}),
	);
	expect(played).toEqual([0, 1, 2, 3, 4]);
	expect([...(await queue.results(runId(runOf(files, 5)))).keys()]).toEqual(played);
	expect(events.some(({ event }) => event === 'waiting')).toBe(true);
});

test('a worker that is stopped gives its blocks back at once', async () => {
	const files = new Uint8Array(1);
	await queue.submit(runOf(files, 5), files);
	const stop = new AbortController();
	await work(
		optionsOf({
			slots: 3,
			signal: stop.signal,
			play: (_slot, _task, block) => {
				if (block === 2) stop.abort();
				return new Promise(() => {});
			},
		}),
	);
	expect((await queue.status())[0]).toMatchObject({ finished: 0, held: 0, poisoned: [] });
});
