import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { help } from '#texts/help.ts';
import { pageOf } from '../../../manual.mjs';
import { searchManual, sectionsOf } from '@tilewright/workbench';

const docs = fileURLToPath(new URL('../../../../../docs', import.meta.url));
const sections = help.pages.flatMap(({ id }) =>
	sectionsOf({ id, ...pageOf(readFileSync(`${docs}/${id}.md`, 'utf8')) }),
);

test('every heading of the manual is found by its own words, and leads to itself', () => {
	expect(sections.length).toBeGreaterThan(200);
	for (const { page, heading, at } of sections) {
		const found = searchManual(
			sections.filter((s) => s.page === page),
			heading.toUpperCase(),
		);
		const same = sections.filter((s) => s.page === page && s.heading === heading);
		if (same.length <= 40)
			expect(
				found.map((f) => f.at),
				`${page} ${heading}`,
			).toContain(at);
	}
});

test('a place holds all words of the query, wherever they stand in it', () => {
	const found = searchManual(sections, 'wave complete');
	expect(found.length).toBeGreaterThan(0);
	for (const { page, at } of found) {
		const { heading, text } = sections.find((s) => s.page === page && s.at === at)!;
		for (const word of ['wave', 'complete'])
			expect(`${heading} ${text}`.toLowerCase()).toContain(word);
	}
});

test('a code of a finding is the first place', () => {
	expect(searchManual(sections, 'link-id-unknown')[0]).toMatchObject({
		page: 'errors',
		heading: 'LINK-ID-UNKNOWN',
	});
});

test('no words find nothing, and an excerpt has no markup', () => {
	expect(searchManual(sections, '  ')).toEqual([]);
	expect(searchManual(sections, 'qqxqq')).toEqual([]);
	const [place] = searchManual(
		sectionsOf({
			id: 'a',
			title: 'A',
			html: '<h2 data-heading="b">B</h2>\n<p>one <code>&lt;two&gt;</code>.</p>',
		}),
		'two',
	);
	expect(place).toEqual({ page: 'a', title: 'A', heading: 'B', at: 'b', excerpt: 'one <two>.' });
});
