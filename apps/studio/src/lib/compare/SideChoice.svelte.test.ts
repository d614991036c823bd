import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Choices, OverlayChoice, PackChoice } from '@tilewright/session';
import { Draft } from '#lib/new-game/draft.svelte.ts';
import SideChoice from './SideChoice.svelte';
import type { Side } from './side.svelte.ts';

const pack = (id: string) =>
	({ id, title: `Pack ${id}`, optional: true, excludedBy: [] }) as unknown as PackChoice;
const house = (id: string, on: boolean): OverlayChoice => ({
	...{ id, title: `Rule ${id}`, says: `It says ${id}.`, file: `g/${id}.yaml`, over: [] },
	...{ fits: true, rests: [], on },
});

function shown(params: readonly object[] = []) {
	const draft = new Draft();
	draft.packs = ['one'];
	draft.overlays = ['mine'];
	let refreshed = 0;
	const choices = {
		...{ game: 'g', presets: [], elements: [], params },
		packs: [pack('one'), pack('two'), pack('three')],
		overlays: [house('mine', true), house('other', false)],
	} as unknown as Choices;
	const side = {
		...{ draft, choices, origin: 'own', leftOut: 0, filesVersion: 0, bot: 'greedy' },
		source: { setup: { seats: [] }, disk: false },
		offers: () => true,
		titleOf: (origin: string) => origin,
		refresh: () => Promise.resolve(refreshed++),
	} as unknown as Side;
	const studio = { filesVersion: 0, edits: { files: {} }, request: () => Promise.resolve([]) };
	const screen = render(SideChoice, { studio: studio as never, side, name: 'B', bots: [] });
	return { screen, draft, refreshed: () => refreshed };
}

test('long lists of packs and house rules are folded, and say how many are chosen', async () => {
	const screen = await shown().screen;
	await expect.element(screen.getByText('Packs: 1 of 3 chosen')).toBeVisible();
	await expect.element(screen.getByText('House rules: 1 of 2 switched on')).toBeVisible();
	await expect.element(screen.getByText('Pack two')).not.toBeVisible();
	await screen.getByText('Packs: 1 of 3 chosen').click();
	await expect.element(screen.getByText('Pack two')).toBeVisible();
});

test('house rules are switched for the side, beside those of the running game', async () => {
	const { screen: coming, draft, refreshed } = shown();
	const screen = await coming;
	await screen
		.getByText(/^House rules/)
		.first()
		.click();
	const before = refreshed();
	await screen.getByRole('checkbox', { name: /^Rule other/ }).click();
	expect(draft.overlays).toEqual(['mine', 'other']);
	expect(refreshed()).toBeGreaterThan(before);
	await screen.getByRole('checkbox', { name: /^Rule mine/ }).click();
	expect(draft.overlays).toEqual(['other']);
});

test('a changed value has a way back to its usual one, and is counted in the folded list', async () => {
	const param = { says: 'Each has {n} of them.', type: 'int', values: [], usual: 7 };
	const { screen: coming, draft } = shown([
		{ ...param, id: 'more', value: 9 },
		{ ...param, id: 'same', value: 7 },
	]);
	draft.params = { more: 9 };
	const screen = await coming;
	await screen.getByText('Rules in detail: 1 changed').click();
	await screen.getByRole('button', { name: 'Back to “7”' }).click();
	expect(draft.params).toEqual({});
});
