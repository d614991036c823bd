import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { yaml } from './formats.ts';
import { smallPack } from './pack-seeds.ts';
import { Laboratory } from './probe.ts';
import { type Tree, placesOf, replaceAt } from './tree.ts';
import type { Step } from './trial.ts';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-anywhere-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const laboratory = new Laboratory(folder);

// mappings of a file have no prototype: what takes one for a text breaks
const mapping: Tree = { map: [['a', { map: [['b', 1]] }]] };

test.each(Object.entries(smallPack.files))(
	'a mapping at any place of %s is a finding, for the commands and in the studio',
	async (target, bytes) => {
		const tree = yaml.read(bytes);
		const setUp = ['--data', 'p', '--game', smallPack.game];
		const calls = [
			['check', 'p'],
			['packs', '--data', 'p'],
			['rules', ...setUp],
			['test', 'p'],
		];
		const steps: Step[] = [
			...calls.map((words): Step => ({ do: 'call', words })),
			{ do: 'studio', target, game: smallPack.game, with: [], pick: 1 },
		];
		for (const place of placesOf(tree).slice(1)) {
			const changed = yaml.write(replaceAt(tree, place, () => [mapping]));
			const trial = { files: { ...smallPack.files, [target]: changed }, steps };
			laboratory.lay(trial);
			const { faults } = await laboratory.run(trial);
			expect({ text: new TextDecoder().decode(changed), faults }).toMatchObject({ faults: [] });
		}
	},
);
