import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { longPartOf } from '../support/part.ts';
import { Numbers, commitSeed } from './campaign.ts';
import { differenceOf, namePairs, namePlaces, renamedEverywhere } from './fuzz/names.ts';
import { packSeeds, smallPack } from './fuzz/pack-seeds.ts';
import { Laboratory } from './fuzz/probe.ts';
import { decode } from './fuzz/seed.ts';
import type { Step } from './fuzz/trial.ts';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const samples = 20;

test('every name that all objects have, at every place of the small pack', () => {
	for (const where of namePlaces(smallPack.files, 'p'))
		for (const pair of namePairs) {
			const difference = differenceOf(smallPack, where, pair);
			expect({ where, pair, difference }).toMatchObject({ difference: undefined });
		}
});

test.each(longPartOf(packSeeds(), 3).map((pack) => [pack.name, pack] as const))(
	'names that all objects have, at places of %s',
	(name, pack) => {
		const numbers = new Numbers(commitSeed(), name.length);
		const places = namePlaces(pack.files, 'p');
		for (let i = 0; i < samples; i++) {
			const where = numbers.pick(places);
			const pair = numbers.pick(namePairs);
			const difference = differenceOf(pack, where, pair);
			expect({ where, pair, difference }).toMatchObject({ difference: undefined });
		}
	},
);

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
	for (const [i, word] of [...words].entries()) {
		const [name] = namePairs[(i + commitSeed()) % namePairs.length]!;
		const trial = { files: renamedEverywhere(smallPack.files, word, name), steps };
		laboratory.lay(trial);
		const { faults } = await laboratory.run(trial);
		expect({ word, name, faults }).toMatchObject({ faults: [] });
	}
});
