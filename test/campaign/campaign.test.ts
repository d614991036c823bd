import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
	type Campaign,
	Numbers,
	campaignArguments,
	commitSeed,
	runCampaign,
	shrink,
	summaryText,
} from './campaign.ts';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-campaign-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dice = (played: number[] = []): Campaign => ({
	name: 'dice',
	seed: 7,
	unit: 'throws',
	amount: 300,
	play: (round, numbers) => {
		played.push(round);
		const faces = [1, 2, 3].map(() => numbers.below(6) + 1);
		const sixes = faces.filter((f) => f === 6);
		return {
			counts: { throws: 3, points: faces.reduce((a, b) => a + b) },
			...(new Set(faces).size === 1 ? { skipped: 'three of a kind' } : {}),
			failures: sixes.map(() => ({
				cause: 'a six',
				message: faces.join(),
				minimal: () => faces,
			})),
		};
	},
});

test('a campaign that is stopped and resumed comes to the same as one that is not', async () => {
	const whole = await runCampaign(dice());
	expect(whole).toMatchObject({ rounds: 100, counts: { throws: 300 }, done: true });
	const file = join(folder, 'dice.jsonl');
	const played: number[] = [];
	for (const amount of [90, 210])
		await runCampaign({ ...dice(played), amount, file, folder: join(folder, 'cases') });
	appendFileSync(file, '{"round":70,"cou');
	const resumed = await runCampaign({ ...dice(played), file, folder: join(folder, 'cases') });
	expect(played).toEqual(Array.from({ length: 100 }, (_, i) => i));
	const bare = ({ failures, ...rest }: typeof whole): unknown => ({
		...rest,
		failures: failures.map(({ cases, ...f }) => (void cases, f)),
	});
	expect(bare(resumed)).toEqual(bare(whole));
	expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(101);
});

test('rounds that are played at the same time come to the same, in their order', async () => {
	const { play } = dice();
	let busy = 0;
	let maxBusy = 0;
	const later: Campaign['play'] = async (round, numbers) => {
		maxBusy = Math.max(maxBusy, ++busy);
		for (let n = (round * 7) % 5; n >= 0; n--) await Promise.resolve();
		busy--;
		return play(round, numbers);
	};
	const together = await runCampaign({ ...dice(), play: later, jobs: 4 });
	expect(together).toEqual(await runCampaign(dice()));
	expect(maxBusy).toBe(4);
	const short = await runCampaign({ ...dice(), play: later, jobs: 4, rounds: 10 });
	expect(short).toMatchObject({ rounds: 10, done: true });
});

test('the first cases of a cause are written, and the summary names them', async () => {
	const summary = await runCampaign({ ...dice(), folder: join(folder, 'few') });
	const [group] = summary.failures;
	expect(group).toMatchObject({ cause: 'a six' });
	expect(group!.count).toBeGreaterThan(3);
	expect(group!.cases).toHaveLength(3);
	const found: unknown = JSON.parse(readFileSync(group!.cases[0]!, 'utf8'));
	expect(found).toMatchObject({ campaign: 'dice', seed: 7, round: group!.round, cause: 'a six' });
	expect(summaryText(summary)).toContain(group!.cases[2]);
	expect(summaryText(summary)).toMatch(/\d+ rounds skipped: three of a kind/);
});

test('a checkpoint of another seed is refused', async () => {
	const file = join(folder, 'other.jsonl');
	await runCampaign({ ...dice(), amount: 3, file });
	await expect(runCampaign({ ...dice(), seed: 8, file })).rejects.toThrow('with seed 7');
});

test('a campaign without time does nothing and says so', async () => {
	const summary = await runCampaign({ ...dice(), seconds: 0 });
	expect(summary).toMatchObject({ rounds: 0, done: false });
	expect(summaryText(summary)).toContain('stopped before the end');
});

test('rounds have numbers of their own, the same every time', () => {
	const first = (round: number): number[] => {
		const numbers = new Numbers(3, round);
		return Array.from({ length: 6 }, () => numbers.below(1000));
	};
	expect(first(4)).toEqual(first(4));
	expect(new Set(Array.from({ length: 50 }, (_, i) => String(first(i)))).size).toBe(50);
});

test('a failing value becomes as small as it can while it fails', () => {
	const simpler = (list: readonly number[]): number[][] => [
		...list.map((_, i) => list.filter((__, k) => k !== i)),
		...list.map((n, i) => list.map((m, k) => (k === i ? Math.floor(n / 2) : m))),
	];
	const fails = (list: readonly number[]): boolean => list.some((n) => n >= 10);
	expect(shrink([3, 40, 8, 25], simpler, fails)).toEqual([12]);
	let tries = 0;
	shrink([3, 40, 8, 25], simpler, (list) => (tries++, fails(list)), 5);
	expect(tries).toBe(5);
});

test('arguments are read, and wrong ones are refused', () => {
	expect(campaignArguments(['--seed', '5', '--games', '20'], 'games', 9)).toMatchObject({
		seed: 5,
		amount: 20,
		file: undefined,
	});
	expect(campaignArguments([], 'games', 9)).toMatchObject({ seed: commitSeed(), amount: 9 });
	expect(() => campaignArguments(['--games', 'many'], 'games', 9)).toThrow('whole number');
	const lists = campaignArguments(['--only', 'a,b'], 'games', 9, {}, ['only', 'all']);
	expect(lists.names).toEqual({ only: ['a', 'b'], all: undefined });
	expect(() => campaignArguments(['--gams', '3'], 'games', 9)).toThrow('--gams');
});
