import type { PackRow } from '@tilewright/workbench';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Faults, FileAccess, Requests, RuleEditing } from '#lib/capabilities.ts';
import type { FilesViewState } from './files-view.svelte.ts';
import PackCard from './PackCard.svelte';

const path = 'own/mine/tiles.yaml';
const pack = {
	...{ id: 'mine', name: 'mine', game: 'mine', title: 'My game', role: 'game', version: '' },
	...{ folder: 'own/mine', files: [{ path, kind: 'tiles' }] },
} as unknown as PackRow;

test('a form that renames says what it renames, and its button is called so', async () => {
	const done: unknown[] = [];
	const studio = {
		edits: { files: {}, stateOf: () => undefined },
		fileSaver: { saving: false },
		fileFindings: { withThoseOfGame: [{ file: path, severity: 'error' }] },
	} as unknown as Faults & FileAccess & Requests & RuleEditing;
	const model = {
		...{ chosen: [], changed: [], troubleOfPack: () => '', troubleOfFile: () => '' },
		setTitle: ({ name }: PackRow, title: string) => void done.push([name, title]),
		renamePack: ({ name }: PackRow, to: string) => void done.push([name, to]),
		move: (moves: unknown) => void done.push(moves),
	} as unknown as FilesViewState;
	const screen = await render(PackCard, { studio, model, pack });
	await expect.element(screen.getByText('1 error', { exact: true })).toBeVisible();
	await screen.getByRole('button', { name: 'Rename the set …' }).click();
	await expect.element(screen.getByLabelText('New name of “My game”')).toHaveFocus();
	await userEvent.keyboard('{Backspace}');
	await screen.getByRole('button', { name: 'Rename', exact: true }).click();
	expect(done).toEqual([]);
	const title = screen.getByLabelText('New name of “My game”');
	await expect.element(title).toHaveFocus();
	expect((title.element() as HTMLInputElement).validationMessage).toBe('Give it a name first.');
	await userEvent.keyboard('Our game');
	await screen.getByRole('button', { name: 'Rename', exact: true }).click();
	await screen.getByRole('button', { name: 'Change its id …' }).click();
	await expect.element(screen.getByLabelText('New id of “My game”')).toHaveFocus();
	await userEvent.keyboard('ours');
	await screen.getByRole('button', { name: 'Change the id', exact: true }).click();
	await screen.getByRole('button', { name: 'Rename …' }).click();
	await expect.element(screen.getByLabelText('New name of tiles.yaml')).toHaveFocus();
	await userEvent.keyboard('set.yaml');
	await screen.getByRole('button', { name: 'Rename', exact: true }).click();
	expect(done).toEqual([['mine', 'Our game'], ['mine', 'ours'], { [path]: 'own/mine/set.yaml' }]);
});
