import type { Choices } from '@tilewright/session';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { Studio } from '#lib/studio.svelte.ts';
import SeatsChoice from './SeatsChoice.svelte';

test('a seat whose name was taken away shows the name that it gets', async () => {
	const studio = new Studio();
	const choices = { bots: [], seats: { min: 1, max: 6 } } as unknown as Choices;
	const screen = await render(SeatsChoice, { studio, choices, refresh: () => {} });
	const name = screen.getByRole('textbox').first();
	await name.fill('Zoe');
	await name.fill('');
	await expect.element(name).toHaveValue('');
	await userEvent.tab();
	await expect.element(name).toHaveValue(studio.draft.usualName(0));
	expect(studio.draft.seats[0]?.name).toBe(studio.draft.usualName(0));
});
