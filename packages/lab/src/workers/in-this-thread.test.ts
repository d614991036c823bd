import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, compile, loadWorkspace } from '@tilewright/lang';
import { beforeAll, expect, test } from 'vitest';
import type { Measured } from '../quantities/measured.ts';
import { blocksLeft, cutOf } from '../run/blocks.ts';
import { inThisThread } from './in-this-thread.ts';
import { playWork } from './threads.ts';
import type { Work } from './work.ts';

const games = 3000;
const seats = ['random', 'random'];
let program: Program;
beforeAll(() => {
	const data = join(import.meta.dirname, '../../../../data');
	const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
		.filter((p) => p.endsWith('.yaml'))
		.map((path) => ({ path, bytes: new Uint8Array(readFileSync(join(data, path))) }));
	program = compile(loadWorkspace(files), { game: 'carcassonne', seats: 2 }).program!;
});

interface Batch {
	readonly work: Work<Measured>;
	readonly scores: Int32Array;
	readonly blocks: number[];
}

function batch(options: Partial<Work<Measured>> = {}): Batch {
	const scores = new Int32Array(new SharedArrayBuffer(games * seats.length * 4));
	const blocks: number[] = [];
	const cut = cutOf(games, 256);
	const work: Work<Measured> = {
		...{ seed: 5, cut, blocks: blocksLeft(cut, new Map()), jobs: 2, isQuick: true },
		signal: undefined,
		onProgress: () => {},
		onBlock: (block) => void blocks.push(block),
		order: (share) => ({
			games: 'batch',
			task: { program, seats, quantities: [], scores, ...share },
		}),
		...options,
	};
	return { work, scores, blocks };
}

test('what is left after some time are the blocks that were not played', async () => {
	const whole = batch();
	const all = await inThisThread(whole.work, Infinity);
	expect(all.left).toHaveLength(0);
	expect(all.games).toBe(games);

	const part = batch();
	const { left, games: played } = await inThisThread(part.work, 0);
	expect([...part.blocks, ...left]).toEqual(whole.blocks);
	const words = played * seats.length;
	expect(part.scores.subarray(0, words)).toEqual(whole.scores.subarray(0, words));
	expect(part.scores.subarray(words).every((score) => score === 0)).toBe(true);
});

test('games that begin in this thread and go on in others are those of either', async () => {
	const [quick, slow] = [batch(), batch({ isQuick: false })];
	await playWork(quick.work);
	await playWork(slow.work);
	expect(quick.scores).toEqual(slow.scores);
	expect([...quick.blocks].sort()).toEqual([...slow.blocks].sort());
});

test('an order to stop is heard between games, and nothing is left to others', async () => {
	const stop = new AbortController();
	setTimeout(() => stop.abort(), 1);
	const { work, blocks } = batch({ signal: stop.signal });
	const { left, games: played } = await inThisThread(work, Infinity);
	expect(left).toHaveLength(0);
	expect(played).toBeLessThan(games);
	expect(blocks.length).toBeLessThan(work.blocks.length);
});
