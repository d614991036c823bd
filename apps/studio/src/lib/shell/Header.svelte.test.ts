import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Studio } from '#lib/studio.svelte.ts';
import '../../tokens.css';
import '../../app.css';
import Header from './Header.svelte';

vi.mock('$app/state', () => ({ page: { route: { id: '/' }, url: new URL('http://studio/') } }));

test('the count of unsaved files is read whole where the title has to give way', async () => {
	await page.viewport(1440, 900);
	const studio = {
		...{ scheme: 'light', files: 1, connected: true, choices: {}, pace: () => undefined },
		edits: { paths: ['own/a.yaml', 'own/b.yaml'], trouble: '' },
		fileSaver: { status: '', saving: false },
	} as unknown as Studio;
	const screen = await render(Header, {
		props: { studio, onhelp: () => undefined, onleave: () => undefined },
		context: new Map([['tour', { tour: { stage: 'none' } }]]),
	});
	const count = screen.getByText('2 files are not saved yet').element();
	expect(count.scrollWidth).toBeLessThanOrEqual(count.clientWidth);
});
