import { limits } from '@tilewright/schema';
import { filesHash } from './ids.ts';
import { type Failure, type LabQueue, type LabRun, type Lease, isOver } from './queue.ts';
import { failures } from './texts/failures.ts';

export type Opened<Task> =
	| { readonly is: 'ready'; readonly task: Task }
	| { readonly is: 'refused'; readonly by: 'worker' | 'anybody'; readonly failure: Failure };

export interface WorkOptions<Task> {
	readonly queue: LabQueue;
	readonly name: string;
	readonly slots: number;
	readonly signal: AbortSignal;
	readonly untilEmpty: boolean;
	/** Compiles a run and holds it against its description. The bytes have the hash that the run names. */
	readonly open: (run: LabRun, files: Uint8Array) => Promise<Opened<Task>>;
	/** Plays a block in one of the slots. A rejection counts as a failure of the block. */
	readonly play: (slot: number, task: Task, block: number) => Promise<unknown>;
	readonly failureOf: (error: unknown) => Failure;
	readonly onEvent?: (event: WorkEvent) => void;
}

export type WorkEvent =
	| { readonly event: 'finished'; readonly run: string; readonly block: number }
	| ({ readonly event: 'failed'; readonly run: string; readonly block: number } & Failure)
	| ({ readonly event: 'refused'; readonly run: string } & Failure)
	| { readonly event: 'waiting'; readonly why: string };

/** Milliseconds between two looks at a queue that has nothing, the first time and at most. */
const pause = { first: 50, max: 2000 };

/** Takes blocks, plays them and brings results, until the signal or, where it is asked for, until nothing is left. */
export async function work<Task>(options: WorkOptions<Task>): Promise<void> {
	const { queue, signal, slots } = options;
	const opened = new Map<string, Promise<Opened<Task>>>();
	const refused = new Set<string>();
	const openOnce = (id: string): Promise<Opened<Task>> => {
		const known = opened.get(id) ?? openRun(options, id);
		opened.set(id, known);
		return known;
	};
	const one = async (slot: number): Promise<void> => {
		let wait = pause.first;
		while (!signal.aborted) {
			const lease = await persistently(options, () => queue.take(options.name, refused));
			if (lease === undefined) {
				if (options.untilEmpty && (await isEmpty(options, refused))) return;
				await sleep(wait * (0.5 + Math.random()), signal);
				wait = Math.min(pause.max, wait * 1.5);
				continue;
			}
			wait = pause.first;
			const stop = renewing(queue, lease);
			try {
				const found = await openOnce(lease.run);
				if (found.is === 'ready') await playLease(options, slot, lease, found.task);
				else {
					if (!refused.has(lease.run)) await refuseRun(options, lease.run, found);
					refused.add(lease.run);
					await persistently(options, () => queue.giveBack(lease));
				}
			} finally {
				stop();
			}
		}
	};
	await Promise.all(Array.from({ length: slots }, (_, slot) => one(slot)));
}

async function openRun<Task>(options: WorkOptions<Task>, id: string): Promise<Opened<Task>> {
	const { queue } = options;
	const refusal = (code: string, why: string): Opened<Task> => ({
		...{ is: 'refused', by: 'anybody', failure: { code, why } },
	});
	const run = await persistently(options, () => queue.run(id));
	const files = run && (await persistently(options, () => queue.files(run.files)));
	if (run === undefined || files === undefined) return refusal('LAB-RULES-HASH', failures.noFiles);
	if (files.length > limits.labFilesBytes)
		return refusal('LAB-RULES-LARGE', failures.filesTooLarge(limits.labFilesBytes));
	const hash = filesHash(files);
	if (hash !== run.files)
		return refusal('LAB-RULES-HASH', failures.otherHash({ hash, wanted: run.files }));
	return options.open(run, files);
}

async function refuseRun<Task>(
	options: WorkOptions<Task>,
	run: string,
	{ by, failure }: Extract<Opened<Task>, { is: 'refused' }>,
): Promise<void> {
	const { queue, name, onEvent } = options;
	onEvent?.({ event: 'refused', run, ...failure });
	await persistently(options, () =>
		by === 'anybody'
			? queue.breakRun(run, failure)
			: queue.refuse(run, { worker: name, ...failure }),
	);
}

async function playLease<Task>(
	options: WorkOptions<Task>,
	slot: number,
	lease: Lease,
	task: Task,
): Promise<void> {
	const { queue, signal, onEvent } = options;
	const { run, block } = lease;
	const played = options.play(slot, task, block).then(
		(result) => ({ text: JSON.stringify(result) }),
		(error: unknown) => ({ failure: options.failureOf(error) }),
	);
	const outcome = await orAborted(played, signal);
	if (outcome === undefined) return giveBackSoon(queue, lease);
	const found =
		'text' in outcome && outcome.text.length > limits.labResultBytes
			? { failure: tooLarge(outcome.text.length) }
			: outcome;
	if ('failure' in found) {
		onEvent?.({ event: 'failed', run, block, ...found.failure });
		await persistently(options, () => queue.fail(lease, found.failure));
		return;
	}
	await persistently(options, () => queue.finish(lease, found.text));
	onEvent?.({ event: 'finished', run, block });
}

function tooLarge(length: number): Failure {
	const why = failures.resultTooLarge({ length, max: limits.labResultBytes });
	return { code: 'LAB-RESULT-LARGE', why };
}

/** Gives a block back, and waits for a queue that does not answer no longer than this. */
async function giveBackSoon(queue: LabQueue, lease: Lease): Promise<void> {
	const given = queue.giveBack(lease).catch(() => undefined);
	await Promise.race([given, new Promise((resolve) => setTimeout(resolve, 2000).unref())]);
}

async function isEmpty<Task>(
	options: WorkOptions<Task>,
	refused: ReadonlySet<string>,
): Promise<boolean> {
	const runs = await persistently(options, () => options.queue.status());
	return (runs ?? []).every((run) => refused.has(run.id) || isOver(run));
}

/** Tries an act again while the queue does not answer; undefined once the worker is to stop. */
async function persistently<Task, T>(
	{ signal, onEvent }: WorkOptions<Task>,
	act: () => Promise<T>,
): Promise<T | undefined> {
	for (let wait = pause.first; !signal.aborted; wait = Math.min(pause.max, wait * 2))
		try {
			return await orAborted(act(), signal);
		} catch (error) {
			onEvent?.({ event: 'waiting', why: error instanceof Error ? error.message : String(error) });
			await sleep(wait * (0.5 + Math.random()), signal);
		}
	return undefined;
}

function renewing(queue: LabQueue, lease: Lease): () => void {
	// a lease that is lost, or a queue that does not answer, changes nothing: the result counts all the same
	const timer = setInterval(() => void queue.renew(lease).catch(() => false), queue.lease / 3);
	return () => clearInterval(timer);
}

/** Waits for a promise, or for the signal, whichever is first; undefined for the signal. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
	return new Promise((resolve, reject) => {
		const stop = (): void => resolve(undefined);
		if (signal.aborted) stop();
		signal.addEventListener('abort', stop, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
	});
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const end = (): void => {
			clearTimeout(timer);
			signal.removeEventListener('abort', end);
			resolve();
		};
		const timer = setTimeout(end, milliseconds);
		signal.addEventListener('abort', end, { once: true });
		if (signal.aborted) end();
	});
}
