import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import Masthead from './Masthead.svelte';

test('the title is the heading of the page', async () => {
	const screen = await render(Masthead, { title: 'Tilewright', subtitle: 'tile by tile' });
	await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tilewright');
	await expect.element(screen.getByText('tile by tile')).toBeVisible();
});
