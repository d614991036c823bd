import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { filesHash, runId } from './ids.ts';
import { type LabQueue, type LabRun, type Lease, isOver, maxFailures, maxLosses } from './queue.ts';
import { type Opened, type WorkOptions, work } from './work.ts';

interface OpenOptions {
	readonly most?: number;
	readonly lease?: number;
}

export interface QueuePlace {
	readonly open: (options?: OpenOptions) => Promise<LabQueue>;
	readonly endLeases: () => Promise<void>;
	readonly remove: () => Promise<void>;
}

const bundle = new TextEncoder().encode('{"files":[]}');

function runOf(blocks: number, seed = 1): LabRun {
	return {
		description: {
			...{ run: 'simulate', rules: ['r'], bots: [['b']], seed, games: blocks, batches: 1, size: 1 },
			...{ intervals: 'fixed', quantities: [], firstGames: ['f'] },
		},
		words: ['simulate'],
		files: filesHash(bundle),
	};
}

const resultOf = ({ description }: LabRun, block: number): string =>
	JSON.stringify({ scores: [description.seed * 1000 + block], rows: [] });

const expectedOf = (run: LabRun): Map<number, string> =>
	new Map(
		Array.from({ length: run.description.games }, (_, block) => [block, resultOf(run, block)]),
	);

const nobody: ReadonlySet<string> = new Set();
const broken = { code: 'RUN-BUDGET', why: 'it does not end' };

/** The laws that every queue keeps. `tries` is how many histories a law with chance is tried on. */
export function queueLaws(name: string, place: () => Promise<QueuePlace>, tries: number): void {
	describe(name, () => {
		let at: QueuePlace;
		const queues: LabQueue[] = [];
		const opened = async (options?: OpenOptions): Promise<LabQueue> => {
			const queue = await at.open(options);
			queues.push(queue);
			return queue;
		};
		const begin = async (options?: OpenOptions): Promise<LabQueue> => {
			at = await place();
			return opened(options);
		};
		const end = async (): Promise<void> => {
			await Promise.all(queues.splice(0).map((queue) => queue.close()));
			await at.remove();
		};
		afterEach(async () => {
			if (queues.length > 0) await end();
		});
		const taken = async (queue: LabQueue): Promise<Lease> =>
			(await queue.take('worker', nobody)) ?? expect.fail('there is no block to take');
		const bring = async (queue: LabQueue, run: LabRun, lease: Lease): Promise<unknown> =>
			queue.finish(lease, resultOf(run, lease.block));
		const drain = async (queue: LabQueue, run: LabRun): Promise<void> => {
			await at.endLeases();
			for (let lease; (lease = await queue.take('last', nobody));) await bring(queue, run, lease);
		};
		const statusOf = async (queue: LabQueue, run: LabRun) => (await queue.status(runId(run)))[0]!;

		test('whatever workers do, each block counts once, with its result', async () => {
			type Act = readonly [who: number, act: 'take' | 'finish' | 'again' | 'die' | 'give' | 'late'];
			const act = fc.tuple(
				fc.nat({ max: 3 }),
				fc.constantFrom('take', 'take', 'finish', 'finish', 'again', 'die', 'give', 'late'),
			) as fc.Arbitrary<Act>;
			await fc.assert(
				fc.asyncProperty(
					fc.integer({ min: 1, max: 9 }),
					fc.array(act, { maxLength: 40 }),
					async (n, acts) => {
						const first = await begin();
						const run = runOf(n);
						expect(await first.submit(run, bundle)).toMatchObject({ is: 'accepted', waiting: n });
						const workers = [first, await opened(), await opened(), await opened()];
						const held: (Lease | undefined)[] = [];
						const old: Lease[] = [];
						let deaths = 0;
						for (const [who, what] of acts) {
							const queue = workers[who]!;
							const lease = held[who];
							if (what === 'take') {
								// a worker that takes another block has forgotten the one before
								if (lease) old.push(lease);
								held[who] = await queue.take(`worker ${who}`, nobody);
							} else if (what === 'late') {
								const late = old.pop();
								if (late) await bring(queue, run, late);
							} else if (what === 'die' && deaths < 2) {
								deaths++;
								held[who] = undefined;
								await at.endLeases();
							} else if (lease) {
								if (what === 'give') await queue.giveBack(lease);
								else await bring(queue, run, lease);
								old.push(lease);
								if (what !== 'again') held[who] = undefined;
							}
						}
						await drain(first, run);
						expect(await first.results(runId(run))).toEqual(expectedOf(run));
						expect(await statusOf(first, run)).toMatchObject({
							finished: n,
							held: 0,
							poisoned: [],
						});
						await end();
					},
				),
				{ numRuns: tries },
			);
		});

		test('no two workers hold one block at a time', async () => {
			// no lease may end while the others are taken, however slow the machine is
			const long = { lease: 600_000 };
			const first = await begin(long);
			const run = runOf(12);
			await first.submit(run, bundle);
			const others = [first, await opened(long), await opened(long)];
			const leases = await Promise.all(
				Array.from({ length: 15 }, (_, i) => others[i % 3]!.take(`worker ${i}`, nobody)),
			);
			const blocks = leases.flatMap((lease) => lease?.block ?? []);
			expect(blocks.sort((a, b) => a - b)).toEqual([...expectedOf(run).keys()]);
		});

		test('a lease that is renewed lasts, one that is not is lost', async () => {
			const queue = await begin();
			await queue.submit(runOf(1), bundle);
			const lease = await taken(queue);
			expect(await queue.renew(lease)).toBe(true);
			await at.endLeases();
			const next = await taken(queue);
			expect(next.block).toBe(lease.block);
			expect(await queue.renew(lease)).toBe(false);
			expect(await queue.renew(next)).toBe(true);
			await queue.giveBack(lease);
			await queue.fail(lease, broken);
			expect(await queue.take('worker', nobody)).toBeUndefined();
			expect(await queue.renew(next)).toBe(true);
		});

		test('a run that is submitted again is the same run, and its finished blocks stay', async () => {
			const queue = await begin();
			const run = runOf(5);
			await queue.submit(run, bundle);
			await bring(queue, run, await taken(queue));
			expect(await queue.submit(run, bundle)).toMatchObject({ id: runId(run), waiting: 4 });
			await drain(queue, run);
			expect(await queue.submit(run, bundle)).toMatchObject({ id: runId(run), waiting: 0 });
			expect(await queue.take('worker', nobody)).toBeUndefined();
			expect(await queue.results(runId(run))).toEqual(expectedOf(run));
			expect(await queue.status()).toHaveLength(1);
		});

		test('a block that always fails is poisoned, the others go on, and another submission tries it again', async () => {
			const queue = await begin();
			const run = runOf(3);
			await queue.submit(run, bundle);
			let failures = 0;
			for (let lease; (lease = await queue.take('worker', nobody));)
				if (lease.block === 1) {
					failures++;
					await queue.fail(lease, broken);
				} else await bring(queue, run, lease);
			expect(failures).toBe(maxFailures);
			const status = await statusOf(queue, run);
			expect(status).toMatchObject({ finished: 2, held: 0, poisoned: [{ block: 1, ...broken }] });
			expect(isOver(status)).toBe(true);
			await queue.submit(run, bundle);
			await drain(queue, run);
			expect(await queue.results(runId(run))).toEqual(expectedOf(run));
			expect((await statusOf(queue, run)).poisoned).toEqual([]);
		});

		test('a block whose workers go away again and again is poisoned', async () => {
			const queue = await begin();
			const run = runOf(1);
			await queue.submit(run, bundle);
			for (let i = 0; i < maxLosses; i++) {
				expect(await queue.take('worker', nobody)).toBeDefined();
				await at.endLeases();
			}
			expect(await queue.take('worker', nobody)).toBeUndefined();
			expect((await statusOf(queue, run)).poisoned).toMatchObject([{ code: 'LAB-WORKER-LOST' }]);
		});

		test('two results of one block that differ break the run, until it is submitted again', async () => {
			const queue = await begin();
			const run = runOf(2);
			await queue.submit(run, bundle);
			const lease = await taken(queue);
			await bring(queue, run, lease);
			expect(await bring(queue, run, lease)).toBe('known');
			expect(await queue.finish(lease, '{"scores":[0],"rows":[]}')).toBe('disputed');
			expect((await statusOf(queue, run)).broken).toMatchObject({ code: 'LAB-DISPUTED' });
			expect(await queue.take('worker', nobody)).toBeUndefined();
			await queue.submit(run, bundle);
			await drain(queue, run);
			expect(await queue.results(runId(run))).toEqual(expectedOf(run));
		});

		test('the time that games take may differ', async () => {
			const queue = await begin();
			await queue.submit(runOf(1), bundle);
			const lease = await taken(queue);
			const timed = (time: number): string => `{"games":1,"rows":[["points",3],["time",${time}]]}`;
			expect(await queue.finish(lease, timed(1))).toBe('kept');
			expect(await queue.finish(lease, timed(2))).toBe('known');
		});

		test('a full queue refuses a run whole, and takes it when there is room', async () => {
			await begin();
			const queue = await opened({ most: 5 });
			await queue.submit(runOf(3, 1), bundle);
			expect(await queue.submit(runOf(3, 2), bundle)).toEqual({ is: 'full', waiting: 3, most: 5 });
			expect(await queue.status()).toHaveLength(1);
			await drain(queue, runOf(3, 1));
			expect(await queue.submit(runOf(3, 2), bundle)).toMatchObject({ is: 'accepted' });
		});

		test('a run that is cancelled gives out nothing, and goes on when it is submitted again', async () => {
			const queue = await begin();
			const run = runOf(3);
			await queue.submit(run, bundle);
			const lease = await taken(queue);
			expect(await queue.cancel(runId(run))).toBe(true);
			expect(await queue.cancel('0'.repeat(16))).toBe(false);
			expect(await queue.take('worker', nobody)).toBeUndefined();
			expect(await queue.renew(lease)).toBe(false);
			expect(isOver(await statusOf(queue, run))).toBe(true);
			await bring(queue, run, lease);
			await queue.submit(run, bundle);
			await drain(queue, run);
			expect(await queue.results(runId(run))).toEqual(expectedOf(run));
		});

		test('a worker that leaves a run to others gets blocks of other runs', async () => {
			const queue = await begin();
			const [one, other] = [runOf(2, 1), runOf(2, 2)];
			await queue.submit(one, bundle);
			await queue.submit(other, bundle);
			const refused = { worker: 'old', code: 'LAB-WORKER-OTHER', why: 'another version' };
			await queue.refuse(runId(one), refused);
			expect((await queue.take('old', new Set([runId(one)])))?.run).toBe(runId(other));
			expect((await statusOf(queue, one)).refused).toEqual([refused]);
			expect((await taken(queue)).run).toBe(runId(one));
		});

		test('what is not there is nothing', async () => {
			const queue = await begin();
			expect(await queue.run('0'.repeat(16))).toBeUndefined();
			expect(await queue.files('0'.repeat(64))).toBeUndefined();
			expect(await queue.status('0'.repeat(16))).toEqual([]);
			expect(await queue.results('0'.repeat(16))).toEqual(new Map());
			await queue.submit(runOf(1), bundle);
			expect(await queue.run(runId(runOf(1)))).toEqual(runOf(1));
			expect(Buffer.from((await queue.files(filesHash(bundle)))!).equals(bundle)).toBe(true);
		});

		test('workers that stop at any moment lose nothing and count nothing twice', async () => {
			const queue = await begin();
			const run = runOf(40);
			await queue.submit(run, bundle);
			const play: WorkOptions<LabRun>['play'] = async (_slot, task, block) => {
				await new Promise((resolve) => setTimeout(resolve, block % 4));
				return JSON.parse(resultOf(task, block)) as unknown;
			};
			const options = async (name: string, signal: AbortSignal): Promise<WorkOptions<LabRun>> => ({
				...{ queue: await opened(), name, signal, slots: 3, untilEmpty: true, play },
				open: async (task): Promise<Opened<LabRun>> => ({ is: 'ready', task }),
				failureOf: (error) => ({ code: 'CLI-INTERNAL', why: String(error) }),
			});
			const never = new AbortController().signal;
			await Promise.all([
				...[5, 9, 14].map(async (ms) =>
					work(await options(`stops ${ms}`, AbortSignal.timeout(ms))),
				),
				options('stays', never).then(work),
			]);
			expect(await queue.results(runId(run))).toEqual(expectedOf(run));
		});

		test('a run whose rule files are not those it names is played by nobody', async () => {
			const queue = await begin();
			const lie = { ...runOf(2), files: filesHash(new Uint8Array([1])) };
			await queue.submit(lie, bundle);
			const opens: LabRun[] = [];
			await work<LabRun>({
				...{ queue, name: 'honest', signal: new AbortController().signal, slots: 2 },
				untilEmpty: true,
				open: async (run) => (opens.push(run), { is: 'ready', task: run }),
				play: async () => expect.fail('it is played'),
				failureOf: (error) => ({ code: 'CLI-INTERNAL', why: String(error) }),
			});
			expect(opens).toEqual([]);
			expect((await statusOf(queue, lie)).broken).toMatchObject({ code: 'LAB-RULES-HASH' });
			await queue.submit(lie, new Uint8Array([1]));
			expect((await statusOf(queue, lie)).broken).toBeUndefined();
			expect(await queue.take('worker', nobody)).toBeDefined();
		});
	});
}
