import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, compile, loadWorkspace } from '@tilewright/lang';
import { beforeAll, expect, test } from 'vitest';
import { questionFrom } from '../quantities/question.ts';
import { runJob } from '../batch.ts';
import { fragileProgram } from '../testing.ts';
import { summarise } from '../summary.ts';
import { type BatchBlock, runBatch } from './run-batch.ts';

let program: Program;
beforeAll(() => {
	const data = join(import.meta.dirname, '../../../../data');
	const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
		.filter((p) => p.endsWith('.yaml'))
		.map((path) => ({ path, bytes: new Uint8Array(readFileSync(join(data, path))) }));
	program = compile(loadWorkspace(files), { game: 'carcassonne', seats: 3 }).program!;
});

test('scores and digest are those of one thread, however many work', async () => {
	const seats = ['random', 'greedy', 'random'];
	const alone = runJob({ program, seats, seed: 40, first: 0, games: 12 }).scores;
	const digest = summarise(alone, 3).hash;
	for (const jobs of [1, 3]) {
		const { scores, complete } = await runBatch({ program, seats, seed: 40, games: 12, jobs });
		expect(complete).toBe(true);
		expect(Array.from(scores)).toEqual(Array.from(alone));
		expect(summarise(scores, 3).hash).toBe(digest);
	}
	const other = await runBatch({ program, seats, seed: 41, games: 12, jobs: 1 });
	expect(Array.from(other.scores.subarray(0, 33))).toEqual(Array.from(alone.subarray(3)));
	expect(summarise(other.scores, 3).hash).not.toBe(digest);
});

test('a batch that goes on from any blocks has the same scores', async () => {
	const options = {
		program,
		seats: ['random', 'random', 'random'],
		seed: 9,
		games: 600,
		quantities: ['margin', 'points-by-source', 'branching'],
	};
	const all = new Map<number, BatchBlock>();
	const whole = await runBatch({
		...options,
		jobs: 2,
		kept: { finished: new Map(), keep: (block, result) => all.set(block, result) },
	});
	const finished = new Map([...all].filter(([block]) => block % 4 !== 1));
	const rest = await runBatch({ ...options, jobs: 2, kept: { finished, keep: () => {} } });
	expect(rest.complete).toBe(true);
	expect(rest.played).toBeLessThan(300);
	expect(rest.scores).toEqual(whole.scores);
	expect(whole.rows.length).toBeGreaterThan(5);
	expect(rest.rows).toEqual(whole.rows);
});

test('a question ends the batch at the same game on any number of threads', async () => {
	const run = (jobs: number) =>
		runBatch({
			program,
			seats: ['random', 'random', 'random'],
			seed: 9,
			games: 20_000,
			quantities: ['margin'],
			until: questionFrom('margin ±1', 3)!,
			jobs,
		});
	const one = await run(1);
	expect(one).toMatchObject({ answered: true, complete: true });
	expect(one.games).toBeLessThan(20_000);
	expect(one.scores.length).toBe(one.games * 3);
	const { low, high } = one.rows[0]!;
	expect((high! - low!) / 2).toBeLessThanOrEqual(1);
	const two = await run(2);
	expect({ games: two.games, rows: two.rows }).toEqual({ games: one.games, rows: one.rows });
	expect(two.scores).toEqual(one.scores);
});

test('a batch that is stopped ends soon and says that it is not whole', async () => {
	const stop = new AbortController();
	let reports = 0;
	const batch = runBatch({
		program,
		seats: ['random', 'random', 'random'],
		seed: 1,
		games: 1_000_000,
		jobs: 2,
		signal: stop.signal,
		onProgress: (done) => {
			reports = done;
			if (done > 0) stop.abort();
		},
	});
	expect((await batch).complete).toBe(false);
	expect(reports).toBeGreaterThan(0);
});

test('a game that spends its budget of steps is excluded', async () => {
	const broken: Program = {
		...program,
		code: [{ op: 'jump', to: 0 }] as unknown as Program['code'],
	};
	const seats = ['random', 'random', 'random'];
	const batch = await runBatch({ program: broken, seats, seed: 7, games: 2, jobs: 1 });
	expect(batch).toMatchObject({
		...{ complete: true, games: 0, played: 2 },
		excluded: [
			{ game: 0, side: 0, code: 'RUN-STEPS' },
			{ game: 1, side: 0, code: 'RUN-STEPS' },
		],
	});
});

test.each([{ quantities: [] }, { quantities: ['margin', 'wins', 'branching'] }])(
	'games that break are left out, the same on any threads and from any blocks, and the others are as without them: $quantities',
	async ({ quantities }) => {
		const seats = ['random', 'random'];
		const rules = fragileProgram(12);
		const all = new Map<number, BatchBlock>();
		const options = { program: rules, seats, seed: 1, games: 140, quantities };
		const whole = await runBatch({
			...options,
			jobs: 1,
			kept: { finished: new Map(), keep: (block, result) => all.set(block, result) },
		});
		const broken = whole.excluded.map(({ game }) => game);
		expect(broken.length).toBeGreaterThan(2);
		expect(whole.games).toBe(140 - broken.length);
		expect(whole.excluded[0]).toMatchObject({ code: 'RUN-OVERFLOW', rule: 'fragile.broken' });
		// the rule does nothing but break games
		const unbroken = await runBatch({ ...options, program: fragileProgram(1000), jobs: 1 });
		expect(unbroken.excluded).toEqual([]);
		expect(Array.from(whole.scores)).toEqual(
			Array.from(unbroken.scores).filter((_, i) => !broken.includes(Math.floor(i / 2))),
		);
		const finished = new Map([...all].filter(([block]) => block % 3 === 0));
		for (const again of [
			await runBatch({ ...options, jobs: 2 }),
			await runBatch({ ...options, jobs: 1, kept: { finished, keep: () => {} } }),
		]) {
			const { seconds, played } = whole;
			expect({ ...again, seconds, played }).toEqual(whole);
		}
		for (const { withExcluded, low, high } of whole.rows) {
			if (low === undefined) continue;
			expect(withExcluded!.low).toBeLessThanOrEqual(low);
			expect(withExcluded!.high).toBeGreaterThanOrEqual(high!);
		}
	},
);

test('a run has the same scores whatever its threads played before', async () => {
	const three = ['random', 'greedy', 'random'];
	const run = (seats: readonly string[], quantities: readonly string[]) =>
		runBatch({ program, seats, seed: 3, games: 20, quantities, jobs: 1 });
	const first = await run(three, ['margin']);
	await run(['greedy', 'random', 'random'], ['branching', 'rule-points']);
	await run(three, []);
	const again = await run(three, ['margin']);
	expect(again.scores).toEqual(first.scores);
	expect(again.rows).toEqual(first.rows);
});
