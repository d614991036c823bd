import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codesOf } from '../frame/testing.ts';
import { folder, json, ownFolders, run, sameByWorkers } from '../lab/testing.ts';

ownFolders();

interface Json {
	readonly played: number;
	readonly rotated?: boolean;
	readonly points: readonly { readonly quantities: readonly { title: string; mean: number }[] }[];
}

const base = ['--game', 'carcassonne', '--seats', 'greedy,random'];
const vary = ['--vary', 'base.twoTileCity=full,half', '--quantities', 'points,margin'];
const sweep = ['sweep', ...base, ...vary, '--games', '8'];
const rotated = [...sweep, '--rotate'];
const alone = [...rotated, '--jobs', '1'];

test('the figures of a bot are those of its games in either seat', async () => {
	const { points, rotated: told } = await json<Json>(alone);
	expect(told).toBe(true);
	const sums = new Map<string, number>();
	for (let seed = 1; seed <= 8; seed++) {
		const seats = seed % 2 === 0 ? 'greedy,random' : 'random,greedy';
		const words = ['simulate', '--game', 'carcassonne', '--seats', seats, '--games', '1'];
		const one = await json<{ quantities: { title: string; mean: number }[] }>([
			...[...words, '--seed', String(seed), '--quantities', 'points', '--jobs', '1'],
			...['--set', 'base.twoTileCity=full'],
		]);
		one.quantities.forEach(({ mean }, seat) => {
			const title = `points: bot ${seed % 2 === 0 ? seat + 1 : 2 - seat}`;
			sums.set(title, (sums.get(title) ?? 0) + mean);
		});
	}
	const means = points[0]!.quantities.filter(({ title }) => title.startsWith('points'));
	expect(means.map(({ title }) => title)).toEqual(['points: bot 1', 'points: bot 2']);
	for (const { title, mean } of means) expect(mean * 8).toBeCloseTo(sums.get(title)!, 6);
});

test('a sweep with bots that change seats is the same by workers', async () => {
	await sameByWorkers(rotated);
});

test('it goes on from its checkpoint, which no sweep without a rotation may continue', async () => {
	const whole = await json<Json>([...alone, '--checkpoint', 'run.jsonl']);
	const path = join(folder().path, 'run.jsonl');
	const lines = readFileSync(path, 'utf8').split('\n');
	writeFileSync(path, `${lines.slice(0, 4).join('\n')}\n`);
	const again = await json<Json>([...alone, '--checkpoint', 'run.jsonl']);
	expect(again.points).toEqual(whole.points);
	expect(again.played).toBeLessThan(whole.played);
	const other = await run([...sweep, '--checkpoint', 'run.jsonl', '--json']);
	expect(codesOf(other)).toEqual(['CLI-CHECKPOINT-OTHER']);
});

test('the terminal and the page name the bots, and say that they change seats', async () => {
	const { out } = await run([...alone, '--report', 'a.html']);
	const page = readFileSync(join(folder().path, 'a.html'), 'utf8');
	for (const text of [out, page]) {
		expect(text).toContain('bot 1 (greedy)');
		expect(text).toContain('each plays first, second and so on equally often');
		expect(text).not.toContain('player 1');
	}
});

test('games that would leave the seats unbalanced are refused before the first', async () => {
	const three = ['sweep', '--game', 'carcassonne', '--seats', 'greedy,random,random', ...vary];
	const refused = await run([...three, '--games', '8', '--rotate', '--json']);
	expect(codesOf(refused)).toEqual(['CLI-ROTATE']);
	expect(refused.out).toContain('--games 12');
});
