import { limits } from '@tilewright/schema';
import { expect, test } from 'vitest';
import type { Mapping } from '../recording/names.ts';
import type { TheirSetup } from '../recording/setup.ts';
import { lackingIn } from './lacking.ts';

const setup: TheirSetup = {
	players: [],
	sets: { 'basic:1': 1 },
	elements: {},
	rules: { order: 'deep' },
	start: [],
};
const mapping: Mapping = {
	mapping: 'x',
	format: 1,
	for: 'x',
	sets: { 'basic:1': {} },
	tiles: { 'BA/L': 'L' },
	rules: { order: { values: { high: true, low: false } } },
	messages: { PASS: {} },
};

function found(tiles: readonly string[]): string[] {
	const names = { file: 'a', setup, tiles, messages: ['PASS', 'JUMP'] };
	const findings = lackingIn(names, [{ game: 'g', mapping }]);
	return findings.map((d) => `${d.message} ${d.hint ?? ''}`);
}

test('a file that names what no mapping knows', () =>
	expect(found(['BA/L', 'BA/M', 'BA/M'])).toEqual([
		expect.stringMatching(/value of the rule order "deep" .*"high" or "low"/),
		expect.stringMatching(/tile "BA\/M" .*"BA\/L"/),
		expect.stringMatching(/message "JUMP"/),
	]));

test('many unknown names bring no more findings than a file may have', () =>
	expect(found(Array.from({ length: 1000 }, (_, i) => `BA/${i}`))).toHaveLength(
		limits.diagnosticsPerFile + 1,
	));
