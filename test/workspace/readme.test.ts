import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const tens = ['twenty', 'twenty-one', 'twenty-two', 'twenty-three', 'twenty-four'];
const teens = ['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const numbers = ['', ...teens, ...tens].map((word, i) => [word, i + 14] as const).slice(1);

test('the README counts the expansions that come with it', () => {
	const told = /with\s+([\w-]+) expansions/.exec(read('README.md'))?.[1];
	const packs = readdirSync(join(root, 'data/carcassonne'));
	const expansions = packs.filter((pack) =>
		/^role: expansion$/m.test(read(`data/carcassonne/${pack}/pack.yaml`)),
	);
	expect(Object.fromEntries(numbers)[told ?? '']).toBe(expansions.length);
});
