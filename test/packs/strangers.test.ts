import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import {
	faultsOf,
	folder,
	holdLawOf,
	largestShippedSets,
	lawCount,
	pairsOfStrangers,
	shippedExpansions,
	strangers,
} from './strangers.ts';

// each stranger with each shipped expansion: strangers.verify.ts

function wordsIn(node: unknown): string[] {
	if (Array.isArray(node)) return node.flatMap(wordsIn);
	if (typeof node === 'object' && node !== null)
		return Object.entries(node).flatMap(([key, value]) => [key, ...wordsIn(value)]);
	return [String(node)];
}

function wordsBelow(node: unknown, keys: readonly string[]): string[] {
	if (Array.isArray(node)) return node.flatMap((item) => wordsBelow(item, keys));
	if (typeof node !== 'object' || node === null) return [];
	return Object.entries(node).flatMap(([key, value]) =>
		keys.includes(key) ? wordsIn(value) : wordsBelow(value, keys),
	);
}

describe('packs that do not know each other', () => {
	test.each(strangers)('%s names no stranger', (pack) => {
		const others = [...strangers, ...shippedExpansions].filter((other) => other !== pack);
		const manifest = parse(readFileSync(join(folder, pack, 'pack.yaml'), 'utf8')) as {
			use: string[];
		};
		expect(manifest.use).toEqual(['base']);
		const rules: unknown = parse(readFileSync(join(folder, pack, 'rules.yaml'), 'utf8'));
		const named = new RegExp(`(?<![\\w-])(?:${others.join('|')})\\.\\w`);
		expect(wordsIn(rules).filter((word) => named.test(word))).toEqual([]);
		const places = wordsBelow(rules, ['after', 'before', 'with']);
		expect(places.filter((word) => others.includes(word))).toEqual([]);
	});

	test('share names for what each of them declares', () => {
		const declared = strangers.map((pack) =>
			wordsIn(parse(readFileSync(join(folder, pack, 'rules.yaml'), 'utf8'))),
		);
		for (const name of ['token', 'store', 'sign', 'offer', 'extras'])
			expect(declared.filter((words) => words.includes(name)).length, name).toBeGreaterThan(2);
	});

	test.each(strangers)('%s plays alone under a law', (pack) => {
		expect(faultsOf([pack])).toEqual([]);
		holdLawOf([pack], 0);
	});

	test.each(pairsOfStrangers.map((pair) => [pair.join(' and '), pair] as const))(
		'%s play together under a law',
		(_, pair) => {
			expect(faultsOf(pair)).toEqual([]);
			holdLawOf(pair, 0);
		},
	);

	test('all of them play together under every law', () => {
		for (let seats = 2; seats <= 6; seats++) expect(faultsOf(strangers, seats)).toEqual([]);
		for (let law = 0; law < lawCount; law++) holdLawOf(strangers, law);
	});

	test('all of them play with as many shipped expansions as go together', () => {
		const [set] = largestShippedSets();
		expect(set!.length).toBeGreaterThan(12);
		expect(faultsOf([...strangers, ...set!])).toEqual([]);
		holdLawOf([...strangers, ...set!], 0);
	});
});
