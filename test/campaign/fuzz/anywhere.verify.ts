import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { yaml } from './formats.ts';
import { Numbers, commitSeed } from '../campaign.ts';
import { packSeeds, smallPack } from './pack-seeds.ts';
import { Laboratory } from './probe.ts';
import { type Tree, placesOf, replaceAt } from './tree.ts';
import { scenarioSeeds } from './subjects-packs.ts';
import type { Step } from './trial.ts';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-anywhere-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const laboratory = new Laboratory(folder);

// mappings of a file have no prototype: what takes one for a text breaks
const mapping: Tree = { map: [['a', { map: [['b', 1]] }]] };

const replacements: readonly (readonly [string, Tree])[] = [
	['a mapping', mapping],
	['nothing', null],
];
const places = Object.entries(smallPack.files).flatMap(([target, bytes]) =>
	replacements.map(([what, tree]) => ({ what, target, bytes, value: tree })),
);

const numbers = new Numbers(commitSeed(), 0);

/** Places of each file at which the commands are tried as well; every commit tries others. */
const samples = 3;

function somePlaces(tree: Tree): ReturnType<typeof placesOf> {
	const rest = placesOf(tree).slice(1);
	while (rest.length > samples) rest.splice(numbers.below(rest.length), 1);
	return rest;
}

test.each(places)(
	'$what at places of $target is a finding, for the commands and in the studio',
	async ({ target, bytes, value }) => {
		const tree = yaml.read(bytes);
		const setUp = ['--data', 'p', '--game', smallPack.game];
		const calls = [
			['check', 'p'],
			['packs', '--data', 'p'],
			['rules', ...setUp],
			['test', 'p'],
		];
		const called = calls.map((words): Step => ({ do: 'call', words }));
		const opened: Step = { do: 'studio', target, game: smallPack.game, with: [], pick: 1 };
		const some = somePlaces(tree);
		for (const place of placesOf(tree).slice(1)) {
			const isCalled = some.some((one) => String(one) === String(place));
			const steps = isCalled ? [...called, opened] : [opened];
			const changed = yaml.write(replaceAt(tree, place, () => [value]));
			const trial = { files: { ...smallPack.files, [target]: changed }, steps };
			laboratory.lay(trial);
			const { faults } = await laboratory.run(trial);
			expect({ text: new TextDecoder().decode(changed), faults }).toMatchObject({ faults: [] });
		}
	},
);

test('a mapping at a place of another pack is a finding for the commands', async () => {
	const others = packSeeds();
	const shipped = others.filter((pack) => pack.isLarge);
	for (const from of [others, others, shipped, shipped]) {
		const { name, files, data } = numbers.pick(from);
		const target = numbers.pick(Object.keys(files).filter((path) => path.startsWith('p/')));
		const tree = yaml.read(files[target]!);
		const place = numbers.pick(placesOf(tree).slice(1));
		const changed = yaml.write(replaceAt(tree, place, () => [mapping]));
		const words = ['check', ...data.slice(1).flatMap((folder) => ['--data', folder]), 'p'];
		const steps: Step[] = [{ do: 'call', words }];
		const trial = { files: { ...files, [target]: changed }, steps };
		laboratory.lay(trial);
		const { faults } = await laboratory.run(trial);
		expect({ name, target, place, faults }).toMatchObject({ faults: [] });
	}
});

test('a mapping at places of a scenario that lies alone is a finding for the commands', async () => {
	const steps = ['check', 'test'].map((word): Step => ({ do: 'call', words: [word, 'one.yaml'] }));
	const tree = yaml.read(numbers.pick(scenarioSeeds()).bytes);
	for (const place of somePlaces(tree)) {
		const changed = yaml.write(replaceAt(tree, place, () => [mapping]));
		const trial = { files: { 'one.yaml': changed }, steps };
		laboratory.lay(trial);
		const { faults } = await laboratory.run(trial);
		expect({ text: new TextDecoder().decode(changed), faults }).toMatchObject({ faults: [] });
	}
});
