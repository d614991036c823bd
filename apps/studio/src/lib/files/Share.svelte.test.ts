import { NO_LOOKS, themeOf } from '@tilewright/art';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Carried } from '@tilewright/workbench';
import type { Studio } from '#lib/studio.svelte.ts';
import { Games } from '#lib/saved-games/games.svelte.ts';
import '../../tokens.css';
import '../../app.css';
import Share from './Share.svelte';

const left = Array.from({ length: 30 }, (_, i) => `Set ${i}`);
const nothing = {
	...{ rules: ['The game'], choices: [], things: [] },
	...{ copies: undefined, drawn: undefined, game: undefined },
};

async function shared(isOnlyShown: boolean, carried: Carried = nothing) {
	const asked: string[] = [];
	const studio = {
		game: { number: 3, secrets: 'none', setup: {} },
		draft: { follow: () => undefined },
		notices: { close: () => undefined, show: () => undefined },
		edits: { paths: [] },
		theme: themeOf('light', NO_LOOKS),
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

test('who shares tiles reads how many copies of each go along', async () => {
	const tile = {
		...{ cells: [[0, 0]], segments: [], corners: [], boundaries: [], marks: {}, sides: [] },
	};
	const things = [
		{ is: 'pack', title: 'Hedges', tileIds: ['H1', 'H2'], rules: 1, isWhole: true },
	] as const;
	const drawn = {
		...{ kinds: [], looks: NO_LOOKS },
		tiles: [
			{ ...tile, id: 'H1', title: 'a long hedge' },
			{ ...tile, id: 'H2' },
		],
	} as unknown as Carried['drawn'];
	const known = { ...nothing, things, copies: { H1: 6, H2: 1 }, drawn };
	const { screen } = await shared(true, known);
	const says = (screen: { readonly container: Element }) => screen.container.textContent;
	expect(says(screen)).toContain('A pack “Hedges” with 7 tiles, 2 different, and 1 rule.');
	const items = screen.getByRole('list', { name: 'Tiles of Hedges' }).getByRole('listitem');
	expect(items.elements().map((item) => item.textContent.replace(/\s+/g, ' ').trim())).toEqual([
		'A long hedge 6 ×',
		'H2 1 ×',
	]);
	await screen.unmount();
	const unknown = await shared(true, { ...nothing, things });
	expect(says(unknown.screen)).toContain('A pack “Hedges” with 2 kinds of tile and 1 rule.');
});
