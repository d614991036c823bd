import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { Studio } from '#lib/studio.svelte.ts';
import type { Slot } from '#lib/saved-games/slots.ts';
import SavedGamesList from './SavedGamesList.svelte';

function slot(id: string, over: boolean): Slot {
	const seats = [{ name: 'Ann', by: 'person', colour: '' }];
	return {
		...{ id, saved: 1, trouble: '', text: '{}' },
		session: { setup: { seats }, scores: [4], over, now: 1, lines: [] },
	} as unknown as Slot;
}

async function listOf(slots: readonly Slot[], titles: readonly string[]) {
	const studio = new Studio();
	studio.files = 1;
	studio.request = (() => Promise.resolve(slots.map(() => titles))) as typeof studio.request;
	studio.games.sessions.slots = slots;
	return render(SavedGamesList, { studio });
}

const titles = ['The game', ...Array.from({ length: 20 }, (_, i) => `An expansion, number ${i}`)];

test('a game with many packs is named in one line, and all of them can be read', async () => {
	const screen = await listOf([slot('a', false)], titles);
	const short = screen.getByText('The game and 20 more');
	await expect.element(short).toBeVisible();
	const last = screen.getByText(titles.at(-1)!);
	await expect.element(last).not.toBeVisible();
	(short.element() as HTMLElement).click();
	await expect.element(last).toBeVisible();
});

test('two titles are named', async () => {
	const screen = await listOf([slot('a', false)], titles.slice(0, 2));
	await expect.element(screen.getByText('The game and An expansion, number 0')).toBeVisible();
});

test.each([
	[false, 'Continue'],
	[true, 'Look at it'],
])('a game that is over (%s) is offered to “%s”', async (over, offer) => {
	const screen = await listOf([slot('a', over)], titles);
	const button = screen.getByRole('button', { name: new RegExp(`^${offer}:? Ann`) });
	await expect.element(button).toHaveTextContent(offer);
});
