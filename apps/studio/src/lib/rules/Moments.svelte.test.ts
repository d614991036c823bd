import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Changeable } from '@tilewright/workbench';
import type { Requests, SetupAccess } from '#lib/capabilities.ts';
import Moments from './Moments.svelte';

const moment = { depth: 0, says: '', isSlot: true, rules: [] };
const decl = {
	key: 'flow.turn',
	moments: [
		{ ...moment, name: 'draw', title: 'Draw', id: 'atDraw' },
		{ ...moment, name: 'end', title: 'End of the turn', id: 'atEnd' },
	],
} as unknown as Changeable;
const studio = { setup: {}, request: () => Promise.resolve([]) } as unknown as Requests &
	SetupAccess;

test('the search of a moment begins with what the query asked for besides it, ready to be typed over', async () => {
	const query = 'the leader loses 1 point at the end of the turn';
	const onpick = () => Promise.resolve(true);
	const screen = await render(Moments, {
		props: { studio, decl, begin: 'end', query, busy: false, onpick },
	});
	const field = screen.getByRole('combobox');
	await expect.element(field).toHaveValue('the leader loses 1 point');
	await expect.element(field).toHaveFocus();
	const { selectionStart, selectionEnd } = field.element() as HTMLInputElement;
	expect([selectionStart, selectionEnd]).toEqual([0, 'the leader loses 1 point'.length]);
	await screen.getByRole('button', { name: /Draw/ }).click();
	await expect.element(screen.getByRole('combobox', { name: /Draw/ })).toHaveValue('');
});
