import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import NewTile from './NewTile.svelte';
import type { TilesView } from './view.svelte.ts';

test('the window takes a name at once, and Enter makes the tile', async () => {
	const made: string[][] = [];
	const view = {
		here: { files: [{ file: 'own/harbour/tiles.yaml', of: 'Harbour', isOwn: true }] },
		...{ ids: new Set(['tile-1']), id: 'tile-1', file: 'own/harbour/tiles.yaml' },
		make: (...of: string[]) => void made.push(of),
	} as unknown as TilesView;
	const screen = await render(NewTile, { view });
	await screen.getByRole('button', { name: 'New tile', exact: true }).click();
	await expect.element(screen.getByLabelText('Name of the new tile')).toHaveFocus();
	await userEvent.keyboard('Quay{Enter}');
	expect(made).toEqual([['own/harbour/tiles.yaml', 'quay', 'Quay']]);
});
