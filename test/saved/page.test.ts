import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mappingPage, mappingPagePath } from './mapping-page.ts';
import { page, pagePath } from './page.ts';

test('docs/interop.md is up to date: node --conditions=@tilewright/source test/saved/page.ts', () => {
	const plain = (text: string): string => text.replace(/[ \t]+/g, ' ').replace(/-{3,}/g, '---');
	expect(plain(readFileSync(pagePath, 'utf8'))).toBe(plain(page()));
});

test('a name that a mapping gains is on the page', () => {
	const mapping = { mapping: 'x', format: 1 as const, for: 'jcz', sets: { 'moon:1': {} } };
	expect(page([{ game: 'a-game', pack: 'moon', mapping }])).toContain(
		'## a-game/moon\n\n- Sets: `moon:1`',
	);
});

test('docs/mapping.md is up to date: node --conditions=@tilewright/source test/saved/mapping-page.ts', () => {
	const plain = (text: string): string => text.replace(/[ \t]+/g, ' ').replace(/-{3,}/g, '---');
	expect(plain(readFileSync(mappingPagePath, 'utf8'))).toBe(plain(mappingPage()));
});
