import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import Notices from './Notices.svelte';
import { Notices as All } from './notices.svelte.ts';

test('a notice stays when its action can no longer be done, and goes when another view is shown', async () => {
	const notices = new All();
	const open = $state({ is: true });
	const keep = { label: 'Keep it', run: () => undefined, isShown: () => open.is };
	notices.show('tour', 'It is put away.', { actions: [keep], goesWithView: true });
	notices.show('saved', 'It is saved.');
	const screen = await render(Notices, { notices });
	const height = (): number => screen.container.getBoundingClientRect().height;
	await expect.element(screen.getByRole('button', { name: 'Keep it' })).toBeVisible();
	const before = height();
	open.is = false;
	await expect.element(screen.getByRole('button', { name: 'Keep it' })).not.toBeInTheDocument();
	expect(height()).toBe(before);
	notices.changeView();
	await expect.element(screen.getByText('It is put away.')).not.toBeInTheDocument();
	await expect.element(screen.getByText('It is saved.')).toBeVisible();
});

test('a notice goes while what it says is not so', async () => {
	const notices = new All();
	const done = $state({ is: true });
	notices.show('reverted', 'The edits are taken back.', { isTrue: () => done.is });
	const screen = await render(Notices, { notices });
	await expect.element(screen.getByText('The edits are taken back.')).toBeVisible();
	done.is = false;
	await expect.element(screen.getByText('The edits are taken back.')).not.toBeInTheDocument();
});

test('a notice about what came before a game goes when the game begins', async () => {
	const notices = new All();
	notices.show('taken', 'Press Start.', { goesWithNextGame: true });
	notices.show('saved', 'It is saved.');
	const screen = await render(Notices, { notices });
	notices.changeView();
	await expect.element(screen.getByText('Press Start.')).toBeVisible();
	notices.beginGame();
	await expect.element(screen.getByText('Press Start.')).not.toBeInTheDocument();
	await expect.element(screen.getByText('It is saved.')).toBeVisible();
});
