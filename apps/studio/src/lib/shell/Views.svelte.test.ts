import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { ColourScheme } from '#lib/capabilities.ts';
import '../../tokens.css';
import '../../app.css';
import Views from './Views.svelte';

const studio = { scheme: 'light' } as unknown as ColourScheme;
const says = '2 files are not saved yet';

test.each([1440, 375])(
	'in a window of %i px unsaved files show in the menu, lead to Files and move nothing',
	async (width) => {
		await page.viewport(width, 800);
		const screen = await render(Views, { studio, unsaved: 0 });
		const isNarrow = width < 900;
		const menu = screen.getByRole('button', { name: /^Menu/ });
		const link = screen.getByRole('link', { name: 'Files', exact: true });
		const outermost = isNarrow ? menu : link;
		const isMarked = (): boolean =>
			getComputedStyle(outermost.element(), '::after').content !== 'none';
		const before = outermost.element().getBoundingClientRect();
		expect(isMarked()).toBe(false);
		await screen.rerender({ studio, unsaved: 2 });
		expect(isMarked()).toBe(true);
		expect(outermost.element().getBoundingClientRect()).toEqual(before);
		await expect.element(outermost).toHaveAccessibleDescription(says);
		if (isNarrow) await menu.click();
		await expect.element(link).toHaveAccessibleDescription(says);
		await expect.element(link).toHaveAttribute('href', '/files');
	},
);
