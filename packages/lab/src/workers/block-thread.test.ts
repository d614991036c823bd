import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, compile, loadWorkspace } from '@tilewright/lang';
import { useLanguage } from '@tilewright/schema';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tallyJson } from '../compare/tally-json.ts';
import { measuredJson } from '../quantities/measured.ts';
import type { Side } from '../compare/side.ts';
import { blockCount, cutOf } from '../run/blocks.ts';
import { fragileProgram } from '../testing.ts';
import { blockThread } from './block-thread.ts';
import { type BlockTask, blockPlayer } from './play-block.ts';
import { runBatch } from './run-batch.ts';
import { runComparison } from './run-comparison.ts';

let program: Program;
beforeAll(() => {
	const data = join(import.meta.dirname, '../../../../data');
	const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
		.filter((p) => p.endsWith('.yaml'))
		.map((path) => ({ path, bytes: new Uint8Array(readFileSync(join(data, path))) }));
	program = compile(loadWorkspace(files), { game: 'carcassonne', seats: 2 }).program!;
});

const thread = blockThread();
afterAll(() => thread.close());
afterEach(() => void useLanguage('en'));

const seats = ['random', 'greedy'];

function timeless(result: unknown): unknown {
	const { rows, ...rest } = result as { rows: [string, ...number[]][] };
	return { ...rest, rows: rows.filter(([id]) => id !== 'time') };
}

test('blocks of a simulation played one by one, in any order, are those of the batch', async () => {
	const cut = cutOf(140, 256);
	const quantities = ['margin', 'points-by-source'];
	const whole = new Map<number, unknown>();
	const base = { program, seats, seed: 11, games: 140, quantities };
	await runBatch({
		...base,
		jobs: 1,
		kept: {
			finished: new Map(),
			keep: (block, { scores, measured }) =>
				void whole.set(block, { scores, ...measuredJson(measured) }),
		},
	});
	const task: BlockTask = { run: 'simulate', sides: [base], seed: 11, cut, quantities };
	const sweep: BlockTask = {
		...task,
		run: 'sweep',
		sides: [base, { program, seats: ['random'] }, base],
	};
	expect(whole.size).toBe(blockCount(cut));
	for (const block of [...whole.keys()].sort((a, b) => b - a)) {
		expect(await thread.play(task, block)).toEqual(whole.get(block));
		if (block % 9 === 0)
			expect(await thread.play(sweep, 2 * whole.size + block)).toEqual(whole.get(block));
	}
});

test('blocks of a comparison are those of the comparison', async () => {
	const cut = cutOf(40, 16);
	const [a, b] = [
		{ program, seats },
		{ program, seats: ['greedy', 'random'] },
	];
	const whole = new Map<number, unknown>();
	await runComparison({
		...{ a, b, seed: 3, games: 40, jobs: 1 },
		kept: { finished: new Map(), keep: (block, tally) => void whole.set(block, tallyJson(tally)) },
	});
	const play = blockPlayer({ run: 'compare', sides: [a, b], seed: 3, cut, quantities: [] });
	expect(whole.size).toBe(blockCount(cut));
	for (const [block, result] of whole) expect(timeless(play(block))).toEqual(timeless(result));
});

test.each(['simulate', 'compare'] as const)(
	'games that break are those of the run: %s',
	async (run) => {
		const [a, b] = [fragileProgram(12), fragileProgram(1000)].map((rules) => ({
			program: rules,
			seats: ['random', 'random'],
		})) as unknown as [Side, Side];
		const whole = new Map<number, unknown>();
		const options = { seed: 1, games: 60, jobs: 1 };
		if (run === 'compare')
			await runComparison({
				...{ a, b, ...options },
				kept: {
					finished: new Map(),
					keep: (block, tally) => void whole.set(block, tallyJson(tally)),
				},
			});
		else
			await runBatch({
				...{ ...a, ...options },
				kept: {
					finished: new Map(),
					keep: (block, { scores, measured }) =>
						void whole.set(block, { scores, ...measuredJson(measured) }),
				},
			});
		const task: BlockTask = { run, sides: [a, b], seed: 1, cut: cutOf(60, 16), quantities: [] };
		for (const [block, result] of whole)
			expect(timeless(await thread.play(task, block))).toEqual(timeless(result));
		expect(JSON.stringify([...whole.values()])).toContain('fragile.broken');
	},
);

/** A set-up that no game can begin with. */
function brokenTask(): BlockTask {
	const [start] = program.deck.start;
	const broken = { ...program, deck: { ...program.deck, start: [{ ...start!, x: 1_000_000 }] } };
	return {
		...{ run: 'simulate', seed: 1, cut: cutOf(4, 256), quantities: [] },
		sides: [{ program: broken, seats }],
	};
}

test('a fault of the rules comes with its code, and the thread plays on', async () => {
	const task = brokenTask();
	await expect(thread.play(task, 0)).rejects.toMatchObject({
		code: expect.stringMatching(/^RUN-/) as unknown,
	});
	const good = { ...task, sides: [{ program, seats }] };
	expect(await thread.play(good, 1)).toEqual(blockPlayer(good)(1));
});

test('a fault is told in the language that is in use when the block is asked for', async () => {
	const fault = async (): Promise<string> =>
		thread.play(brokenTask(), 0).then(String, (error: Error) => error.message);
	const english = await fault();
	useLanguage('pseudo');
	const pseudo = await fault();
	expect(pseudo).toMatch(/^⟦/);
	expect(pseudo).not.toMatch(/[A-Za-z]{2,}/);
	useLanguage('en');
	expect(await fault()).toBe(english);
	const { cut, seed } = brokenTask();
	useLanguage('pseudo');
	await expect(
		runBatch({ ...brokenTask().sides[0]!, seed, games: cut.games, jobs: 1 }),
	).rejects.toThrow(pseudo);
});
