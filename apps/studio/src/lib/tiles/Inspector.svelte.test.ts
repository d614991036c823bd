import { drawingOf } from '@tilewright/lang';
import type { TilesHere } from '@tilewright/workbench';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { tiles as t } from '#texts/tiles.ts';
import type { TilesAccess } from '../capabilities.ts';
import { Drag } from './drag.svelte.ts';
import Canvas from './Canvas.svelte';
import Inspector from './Inspector.svelte';
import { TilesView } from './view.svelte.ts';

const kinds = {
	line: { connect: 'edge', form: 'line', marks: [] },
	land: { connect: 'area', marks: [] },
	bog: { connect: 'area', marks: [] },
} as const;
const FILE = 'own/harbour/tiles.yaml';

function viewOf(text: string): TilesView {
	const files: Record<string, { text: string }> = $state({ [FILE]: { text } });
	const studio = {
		setup: { seats: [] },
		edits: { files },
		change: (texts: Record<string, string>) => {
			for (const [path, changed] of Object.entries(texts)) files[path] = { text: changed };
			return Promise.resolve();
		},
	} as unknown as TilesAccess;
	const view = new TilesView(studio);
	view.here = {
		palette: {
			context: { kinds, areaKind: 'land', marks: [] },
			...{ kinds: [], marks: [], tiles: [], files: [] },
		},
		kinds: Object.entries(kinds).map(([id, k]) => ({ ...k, id, title: id })),
	} as unknown as TilesHere;
	view.choose(FILE, 'quay');
	view.tool = { kind: 'land' };
	return view;
}
const declared = (view: TilesView): unknown => view.written?.whole;
const areasOf = (view: TilesView): unknown =>
	JSON.parse(JSON.stringify(declared(view) ?? {})).areas;

test('a side gets a ground of its own in two choices, which stay open and keep the focus', async () => {
	const view = viewOf('format: 1\ntiles:\n  quay: {}\n');
	const screen = await render(Inspector, { view });
	await expect.element(screen.getByText(t.noSegments)).toBeVisible();
	await screen.getByText(t.byHand).first().click();
	const left = screen.getByRole('combobox', { name: 'North, west half' });
	const right = screen.getByRole('combobox', { name: 'North, east half' });
	left.element().focus();
	await left.selectOptions(t.ownGround);
	await expect.element(left).toHaveFocus();
	await expect.element(left).toBeVisible();
	await right.selectOptions('1: land, the west half of the north');
	expect(areasOf(view)).toEqual({ land: ['NL-NR', 'EL-ER-SL-SR-WL-WR'] });
	await expect.element(right).toBeVisible();
	// the ground that was divided is there
	expect(screen.getByText(t.noSegments).query()).toBeNull();
	await left.selectOptions(t.emptyGround);
	await left.selectOptions('1: land, the east half of the north');
	await screen.getByRole('button', { name: t.deriveAgain }).click();
	expect(areasOf(view)).toBeUndefined();
});

test('grounds that are divided by hand have their numbers on the drawing, and the half in hand is marked', async () => {
	const view = viewOf('format: 1\ntiles:\n  quay: { line: E-W }\n');
	const screen = await render(Inspector, { view });
	const { container } = await render(Canvas, { view });
	const numbers = (): (string | null)[] =>
		[...container.querySelectorAll('.number')].map((number) => number.textContent.trim());
	expect(numbers()).toEqual([]);
	await screen.getByText(t.byHand).first().click();
	await expect.poll(numbers).toEqual(['1', '2']);
	expect(container.querySelector('.divided')).toBeNull();
	const select = screen.getByRole('combobox', { name: 'North, west half' });
	await select.selectOptions(t.ownGround);
	await expect.poll(numbers).toEqual(['1', '2', '3']);
	select.element().focus();
	await expect.poll(() => container.querySelector('.divided')).not.toBeNull();
	expect(container.querySelector('.chosen')).not.toBeNull();
});

test('a stroke of ground that changes nothing says why', async () => {
	const view = viewOf('format: 1\ntiles:\n  quay: { line: E-W }\n');
	const half = (n: number) => ({ is: 'half', half: n }) as const;
	await view.stroke(half(0), half(1));
	expect(view.whyNothing).toBe(t.oneGround);
	await view.stroke(half(0), half(5));
	expect(view.whyNothing).toBe('');
	expect(drawingOf(view.written!.whole, view.context).areas).toHaveLength(1);
	await view.stroke({ is: 'middle', cell: 0 }, half(1));
	expect(view.whyNothing).toBe(t.noGround('middle'));
	const drag = new Drag(view);
	drag.press(50, 10);
	await drag.release(50, 10);
	expect(view.whyNothing).toBe(t.oneGround);
});

test('the help of the drawing is in plain words', async () => {
	const screen = await render(Inspector, { view: viewOf('format: 1\ntiles:\n  quay: {}\n') });
	for (const [label, says] of [
		[t.segments, t.segmentsHelp],
		[t.ground, t.groundHelp],
	] as const) {
		await screen.getByRole('button', { name: `What “${label}” means` }).click();
		await expect.element(screen.getByText(says)).toBeVisible();
	}
});
