import { EngineFault } from '@tilewright/interpreter';
import { expect, test } from 'vitest';
import { defectiveProgram, fragileProgram } from '../testing.ts';
import { blockCount, cutOf } from './blocks.ts';
import { type ExcludedGame, faultIn } from './excluded.ts';
import { gameUntilFault } from './recorded-game.ts';
import { type BatchResult, runBatch } from '../workers/run-batch.ts';
import { blockThread } from '../workers/block-thread.ts';
import type { BlockTask } from '../workers/play-block.ts';
import { runComparison } from '../workers/run-comparison.ts';

const seats = ['random', 'random'];

interface Block {
	readonly excluded?: readonly unknown[];
}
const thrown = (error: unknown) => () => {
	throw error;
};

test.each([
	new TypeError('a bot has no plan'),
	new RangeError('Invalid array length'),
	'no error at all',
])('%s: an error that nobody foresaw is a fault of the game', (error) => {
	expect(faultIn(thrown(error))).toEqual({ code: 'RUN-UNEXPECTED' });
});

test('a fault of the rules keeps its code', () => {
	expect(faultIn(thrown(new EngineFault('RUN-STEPS', 'endless')))).toEqual({ code: 'RUN-STEPS' });
});

test.each(['Maximum call stack size exceeded', 'Array buffer allocation failed'])(
	'%s: an error that depends on the machine excludes no game',
	(message) => {
		expect(() => faultIn(thrown(new RangeError(message)))).toThrow(message);
	},
);

test('games that end with an error are excluded, alike in one process, on threads and as blocks of a queue', async () => {
	const options = { program: defectiveProgram(12), seats, seed: 1, games: 60 };
	const run = (program: typeof options.program, jobs: number): Promise<BatchResult> =>
		runBatch({ ...options, program, jobs, quantities: ['margin'] });
	const alone = await run(options.program, 1);
	const games = (excluded: readonly ExcludedGame[]): number[] => excluded.map(({ game }) => game);
	// the same games would break with a fault of the rules
	const faults = await run(fragileProgram(12), 1);
	expect(games(alone.excluded)).toEqual(games(faults.excluded));
	expect(alone.excluded.length).toBeGreaterThan(1);
	expect(new Set(alone.excluded.map(({ code }) => code))).toEqual(new Set(['RUN-UNEXPECTED']));
	expect(alone.scores).toEqual(faults.scores);
	const { seconds } = alone;
	expect({ ...(await run(options.program, 2)), seconds }).toEqual(alone);
	const thread = blockThread();
	try {
		const task: BlockTask = {
			run: 'simulate',
			...{ sides: [options], seed: 1, quantities: ['margin'] },
			cut: cutOf(60, 60),
		};
		const excluded: unknown[] = [];
		for (let block = 0; block < blockCount(task.cut); block++)
			excluded.push(...(((await thread.play(task, block)) as Block).excluded ?? []));
		expect(excluded).toEqual(alone.excluded.map(({ game, side, code }) => [game, side, code]));
	} finally {
		await thread.close();
	}
});

test('a comparison leaves out the games of both sides', async () => {
	const [a, b] = [defectiveProgram(12), fragileProgram(1000)].map((program) => ({
		program,
		seats,
	}));
	const { report } = await runComparison({ a: a!, b: b!, seed: 1, games: 60, jobs: 1 });
	expect(report.games).toBe(60 - report.excluded!.length);
	for (const row of report.rows) expect(row.a === row.b || row.quantity === 'time').toBe(true);
});

test('a game that ended with an error can be shown up to it', async () => {
	const program = defectiveProgram(12);
	const { excluded } = await runBatch({ program, seats, seed: 1, games: 60, jobs: 1 });
	const { game, fault } = gameUntilFault({ program, seats }, 1 + excluded[0]!.game);
	expect(fault).toMatchObject({ code: 'RUN-UNEXPECTED' });
	expect(fault!.message).toContain('TypeError');
	expect(game!.steps.length).toBeGreaterThan(20);
	expect(game!.decision).toBeDefined();
});
