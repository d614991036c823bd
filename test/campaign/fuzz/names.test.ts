import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { partOf } from '../../support/part.ts';
import { Numbers, commitSeed } from '../campaign.ts';
import { differenceOf, namePairs, namePlaces, renamedEverywhere } from './names.ts';
import { packSeeds, smallPack } from './pack-seeds.ts';
import { Laboratory } from './probe.ts';
import { decode } from './seed.ts';
import type { Step } from './trial.ts';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const seed = commitSeed();

describe('a name that every object has brings the findings of any other name', () => {
	test('at every place of the small pack', () => {
		const found = partOf(namePlaces(smallPack.files, 'p'), 6).flatMap((where, i) => {
			const pair = namePairs[(i + seed) % namePairs.length]!;
			const difference = differenceOf(smallPack, where, pair);
			return difference ? [{ where, pair, ...difference }] : [];
		});
		expect(found).toEqual([]);
	});

	test('at a place of every other pack', () => {
		const numbers = new Numbers(seed, 0);
		for (const pack of packSeeds()) {
			const places = namePlaces(pack.files, 'p');
			const where = numbers.pick(places);
			const pair = numbers.pick(namePairs);
			const difference = differenceOf(pack, where, pair);
			expect({ pack: pack.name, where, pair, difference }).toMatchObject({ difference: undefined });
		}
	});
});

test('a name that every object has may be declared and used, or is a finding, for the commands and in the studio', async () => {
	const laboratory = new Laboratory(folder);
	const setUp = ['--data', 'p', '--game', smallPack.game];
	const steps: Step[] = [
		...[
			['check', 'p'],
			['rules', ...setUp],
			['test', 'p'],
		].map((words): Step => ({ do: 'call', words })),
		{ do: 'play', game: smallPack.game, with: [], data: ['p'], pick: 1 },
		{ do: 'studio', target: 'p/rules.yaml', game: smallPack.game, with: [], pick: 1 },
	];
	const text = Object.values(smallPack.files).map(decode).join('\n');
	const words = new Set(text.match(/(?<=^ {2}|- id: )[A-Za-z][\w-]*(?=:|$)/gm));
	expect(words.size).toBeGreaterThan(15);
	for (const [i, word] of partOf([...words], 4).entries()) {
		const [name] = namePairs[(i + seed) % namePairs.length]!;
		const trial = { files: renamedEverywhere(smallPack.files, word, name), steps };
		laboratory.lay(trial);
		const { faults } = await laboratory.run(trial);
		expect({ word, name, faults }).toMatchObject({ faults: [] });
	}
});
