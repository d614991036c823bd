import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../support/packs.ts';
import { type Campaign, commitSeed, runCampaign, summaryText } from './campaign.ts';
import { Fuzzer, trialOf } from './fuzz/fuzzer.ts';
import { Runner } from './fuzz/runner.ts';
import type { Subject } from './fuzz/seed.ts';
import { subjects } from './fuzz/subjects.ts';
import { Words } from './fuzz/words.ts';

const seed = commitSeed();
const runner = new Runner();
let all: readonly Subject[];
beforeAll(async () => void (all = await subjects()));
afterAll(() => runner.end());

async function sample(
	campaign: Pick<Campaign, 'name' | 'unit' | 'play'>,
	seconds: number,
): Promise<Readonly<Record<string, number>>> {
	const folder = join(root, 'test/campaign/cases');
	const summary = await runCampaign({ ...campaign, seed, amount: Infinity, seconds, folder });
	console.log(summaryText(summary));
	expect(summary.failures).toEqual([]);
	return summary.counts;
}

test('the files that are changed have no faults themselves', async () => {
	for (const { seeds } of all) {
		const one = seeds[seed % seeds.length]!;
		const { faults } = await runner.run(trialOf(one, 8, one.bytes));
		expect({ seed: one.name, faults }).toEqual({ seed: one.name, faults: [] });
	}
});

test('changed files of every kind are fine or bring findings with codes', async () => {
	const fuzzer = new Fuzzer(all, runner);
	const counts = await sample(
		{ name: 'fuzz', unit: 'mutations', play: (round, numbers) => fuzzer.play(round, numbers) },
		60,
	);
	for (const { name } of all)
		expect({ [name]: counts[`of ${name}`] }).not.toEqual({ [name]: undefined });
});

test('words that all objects know, at any place, are fine or bring findings with codes', async () => {
	const words = new Words(all, runner, seed);
	await sample(
		{ name: 'words', unit: 'words', play: (round, numbers) => words.play(round, numbers) },
		30,
	);
});
