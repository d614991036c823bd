import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { help } from '#texts/help.ts';
import { pageOf } from '../../../manual.mjs';
import { pageNamed } from './manual.ts';

const docs = fileURLToPath(new URL('../../../../../docs', import.meta.url));
const pages = new Map(
	readdirSync(docs)
		.filter((f) => f.endsWith('.md'))
		.map((f) => [f.replace(/\.md$/, ''), pageOf(readFileSync(join(docs, f), 'utf8'))] as const),
);

const headingsOf = (html: string): string[] =>
	[...html.matchAll(/data-heading="([^"]*)"/g)].map((m) => m[1]!);

test('every link of a page leads to a page and a heading that are there', () => {
	let links = 0;
	for (const [name, { html }] of pages)
		for (const [, page, at] of html.matchAll(/data-page="([^"]*)" data-at="([^"]*)"/g)) {
			links++;
			const to = pages.get(page || name);
			expect(to, `${name} → ${page}`).toBeDefined();
			if (at !== '') expect(headingsOf(to!.html), `${name} → ${page}#${at}`).toContain(at);
		}
	expect(links).toBeGreaterThan(10);
});

test('a page holds no script, no picture and no address of its own', () => {
	for (const [name, { html, title }] of pages) {
		expect(title, name).not.toBe('');
		expect(html, name).not.toMatch(/<(script|img|iframe|style)\b| on\w+=|javascript:/i);
	}
});

test('the pages that the help names are there, and are fetched by their names', async () => {
	for (const { id } of help.pages) expect(pages.has(id), id).toBe(true);
	expect(await pageNamed('tiles')).toMatchObject({ id: 'tiles', title: pages.get('tiles')!.title });
	expect(await pageNamed('nowhere')).toBeUndefined();
});
