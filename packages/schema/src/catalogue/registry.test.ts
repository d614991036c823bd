import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorsDoc, limitNumbers, limitsDoc } from '../../scripts/docs.ts';
import { limitTable } from '../limit-table.ts';
import { areas, catalogue } from './index.ts';
import type { Entry } from './entry.ts';

const root = join(import.meta.dirname, '../../../..');
const codes = Object.keys(catalogue);

test('every code stands in one area only and is spelt in upper kebab', () => {
	const all = areas.flatMap(({ entries }) => Object.keys(entries));
	expect(all.filter((code, i) => all.indexOf(code) !== i)).toEqual([]);
	expect([...all].sort()).toEqual([...codes].sort());
	expect(codes.filter((code) => !/^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/.test(code))).toEqual([]);
});

test('every code is explained', () => {
	for (const [code, entry] of Object.entries(catalogue) as [string, Entry<never>][]) {
		expect.soft(entry.doc, code).toMatch(/^.{20,}\.$/s);
		expect.soft(['error', 'warning', 'info'], code).toContain(entry.severity);
	}
});

test('no two codes share their explanation', () => {
	const docs = (Object.values(catalogue) as Entry<never>[]).map((entry) => entry.doc);
	expect(docs.filter((doc, i) => docs.indexOf(doc) !== i)).toEqual([]);
});

test('every code is met by a test', () => {
	const texts = ['packages', 'apps', 'test'].flatMap((f) => testFiles(join(root, f))).join('\n');
	const met = (code: string): boolean => new RegExp(`(?<![\\w-])${code}(?![\\w-])`).test(texts);
	expect(codes.filter((code) => !met(code))).toEqual([]);
});

test('the code that a limit names exists', () => {
	const named = Object.values(limitTable).flatMap((limit) => limit.code ?? []);
	expect(named.filter((code) => !codes.includes(code))).toEqual([]);
});

test('docs/errors.md and docs/limits.md are those of the catalogue', () => {
	expect(readFileSync(join(root, 'docs/errors.md'), 'utf8')).toBe(errorsDoc());
	expect(readFileSync(join(root, 'docs/limits.md'), 'utf8')).toBe(limitsDoc());
	const numbers = join(root, 'packages/schema/src/generated/limits.ts');
	expect(readFileSync(numbers, 'utf8')).toBe(limitNumbers());
});

function testFiles(folder: string): string[] {
	const texts: string[] = [];
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		if (['node_modules', 'dist', 'build', '.svelte-kit'].includes(entry.name)) continue;
		const path = join(folder, entry.name);
		if (entry.isDirectory()) texts.push(...testFiles(path));
		else if (/\.(test|verify)\.ts$/.test(entry.name)) texts.push(readFileSync(path, 'utf8'));
	}
	return texts;
}
