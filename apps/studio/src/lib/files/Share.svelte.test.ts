import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Studio } from '#lib/studio.svelte.ts';
import { Games } from '#lib/saved-games/games.svelte.ts';
import '../../tokens.css';
import '../../app.css';
import Share from './Share.svelte';

const left = Array.from({ length: 30 }, (_, i) => `Set ${i}`);
const carried = { rules: ['The game'], choices: [], things: [], drawn: undefined, game: undefined };

async function shared(isOnlyShown: boolean) {
	const asked: string[] = [];
	const studio = {
		game: { number: 3, secrets: 'none', setup: {} },
		draft: { follow: () => undefined },
		notices: { close: () => undefined, show: () => undefined },
		edits: { paths: [] },
		setup: {},
		fileSaver: { sharing: true },
		request: (name: string) => {
			asked.push(name);
			return Promise.resolve(
				name === 'files.share'
					? { text: '{}', carried, left }
					: { ok: true, name: '', text: '{}', notes: [], findings: [] },
			);
		},
	};
	const games = new Games(studio as unknown as Studio);
	await games.open(new File(['{}'], 'game.json'), { keepsSetUp: isOnlyShown });
	const screen = await render(Share, { studio: { ...studio, games } as unknown as Studio });
	await expect.element(screen.getByText('Set 29')).toBeInTheDocument();
	return { screen, asked };
}

test('a game that is only looked at is not shared unless it is asked for', async () => {
	const looked = await shared(true);
	await expect.element(looked.screen.getByRole('checkbox')).not.toBeChecked();
	expect(looked.asked).not.toContain('save');
	await looked.screen.getByRole('checkbox').click();
	await expect.poll(() => looked.asked).toContain('save');
	await looked.screen.unmount();
	const played = await shared(false);
	await expect.element(played.screen.getByRole('checkbox')).toBeChecked();
	expect(played.asked).toContain('save');
});

test('in a low window a long list is scrolled, and nothing lies over it', async () => {
	await page.viewport(1440, 500);
	const { screen } = await shared(false);
	const last = screen.getByText('Set 29').element().getBoundingClientRect();
	const box = screen.getByRole('checkbox').element().getBoundingClientRect();
	expect(box.top).toBeGreaterThanOrEqual(last.bottom);
});
