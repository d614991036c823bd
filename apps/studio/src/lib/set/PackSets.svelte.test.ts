import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../tokens.css';
import '../../app.css';
import PackSets from './PackSets.svelte';
import type { SetModel } from './set.svelte.ts';

test.each([375, 1440])(
	'in a window of %i px the help of a field stays beside it',
	async (width) => {
		await page.viewport(width, 800);
		const pack = { name: 'hedges', title: 'My hedges', sets: 1, own: true };
		const model = { setSets: () => undefined } as unknown as SetModel;
		const screen = await render(PackSets, {
			props: { model, name: 'hedges', pack, tiles: 1 },
			context: new Map([['help', { request: () => Promise.resolve(undefined) }]]),
		});
		const field = screen.getByRole('spinbutton').element().getBoundingClientRect();
		const help = screen.getByRole('button').element().getBoundingClientRect();
		expect(help.left).toBeGreaterThanOrEqual(field.right);
		expect(help.top).toBeLessThan(field.bottom);
	},
);
