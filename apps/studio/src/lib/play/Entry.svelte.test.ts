import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { EntryView } from '@tilewright/session';
import { showSources } from '#lib/editor/shown-sources.svelte.ts';
import Entry from './Entry.svelte';

const source = {
	id: 'base.road',
	file: 'data/x/rules.yaml',
	line: 41,
	column: 5,
	cites: ['BG-57'],
};
const entry = (each: number): EntryView => ({
	index: 0,
	seat: 0,
	points: 4 * each,
	step: 3,
	name: 'road',
	why: 'complete',
	at: 'road E-W 0/1',
	where: undefined,
	lines: [{ id: 'tiles', title: 'tiles', count: 4, each, points: 4 * each, source }],
	source,
});

test('a line says what was counted and at what rate; where the rule stands is shown on demand', async () => {
	const screen = await render(Entry, { entry: entry(1), before: undefined });
	await expect.element(screen.getByText('tiles 4 × 1')).toBeVisible();
	expect(screen.container.textContent).not.toMatch(/rules\.yaml|BG-57|base\.road/);
	showSources(true);
	await expect.element(screen.getByText('data/x/rules.yaml:41')).toBeVisible();
	await expect.element(screen.getByText('BG-57')).toBeVisible();
	expect(screen.container.querySelector('s')).toBeNull();
});

test('a changed line shows old and new', async () => {
	const screen = await render(Entry, { entry: entry(2), before: entry(1) });
	const old = [...screen.container.querySelectorAll('s')].map((s) => s.textContent);
	expect(old).toEqual(['4', '4 × 1']);
	await expect.element(screen.getByText('8', { exact: true }).first()).toBeVisible();
});

test('the cause of points beside their rule is named where it can be looked up', async () => {
	const cause = { ...source, id: 'base.recall', line: 7 };
	const screen = await render(Entry, {
		entry: { ...entry(1), why: 'recalled', source: cause },
		before: undefined,
	});
	const [named] = screen.container.getElementsByClassName('cause');
	expect(named?.textContent).toMatch(/^\s*recalled\s+\S/);
});
