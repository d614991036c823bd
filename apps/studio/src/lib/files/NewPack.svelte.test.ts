import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { Studio } from '#lib/studio.svelte.ts';
import NewPack from './NewPack.svelte';

test('a new set without a name is not made, and its field says why', async () => {
	const sent: string[] = [];
	const studio = new Studio();
	studio.request = ((name: string) => {
		sent.push(name);
		return Promise.resolve(
			name === 'files.list' ? { packs: [], games: [], libraries: [] } : undefined,
		);
	}) as unknown as typeof studio.request;
	const screen = await render(NewPack, { studio, onclose: () => {} });
	const title = screen.getByLabelText('Name', { exact: true });
	const create = screen.getByRole('button', { name: 'Create' });
	await expect.element(create).toBeEnabled();
	await expect.element(title).toHaveValue('');
	expect(title.element().getAttribute('placeholder')).toBeNull();
	sent.length = 0;
	await create.click();
	await expect.element(title).toHaveFocus();
	expect((title.element() as HTMLInputElement).validationMessage).toBe('Give it a name first.');
	await expect.element(screen.getByRole('dialog')).toBeVisible();
	expect(sent).toEqual([]);
});
