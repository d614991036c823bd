import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Setup } from '@tilewright/session';
import type { LostWithChange, RuleExample } from '@tilewright/workbench';
import type { Studio } from '#lib/studio.svelte.ts';
import BeforeAfter from './BeforeAfter.svelte';

const side = (points: number, only: readonly string[]): RuleExample['before'] =>
	({
		scores: [points, 0],
		prompt: 'Place the tile.',
		only,
		places: [],
		rules: { tiles: [], kinds: [], looks: undefined },
		view: { tiles: [], pieces: [] },
	}) as unknown as RuleExample['before'];
const example = {
	...{ seed: 1, steps: 3, seat: 0, words: 'Tile A', names: ['Ann', 'Bob'] },
	before: side(2, ['Claim the road']),
	after: side(4, []),
} as RuleExample;

const setup = { seats: [] } as unknown as Setup;

function shown(
	answer: () => Promise<RuleExample | undefined>,
	onend: (steps: number) => void = () => undefined,
	lost: LostWithChange = { games: 6, says: [] },
) {
	const request = (name: string) =>
		name === 'rules.lost-in-play' ? Promise.resolve(lost) : answer();
	const studio = { setup, theme: {}, request } as unknown as Studio;
	return render(BeforeAfter, { props: { studio, before: { setup, texts: {} }, onend } });
}

test('points and options stand beside the name of their rules', async () => {
	const screen = await shown(() => Promise.resolve(example));
	await expect.element(screen.getByText('Ann 2, Bob 0')).toBeVisible();
	await expect.element(screen.getByText('Ann 4, Bob 0')).toBeVisible();
	await expect.element(screen.getByText('Before the change')).toBeVisible();
	await expect.element(screen.getByText('Offered only here: Claim the road.')).toBeVisible();
	await expect
		.element(screen.getByText(/not yours, after 3 steps. The last was by Ann/))
		.toBeVisible();
});

test('turns and tiles that differ besides points are told below', async () => {
	const course = { turns: { before: 426, after: 284 }, several: { before: 0, after: 142 } };
	const lost = { games: 6, says: [], course };
	const screen = await shown(() => Promise.resolve(example), undefined, lost);
	await expect
		.element(
			screen.getByText(
				'Not only points differ. In 6 games of bots with the rule: turns 284 instead of 426; turns in which several tiles were laid 142 instead of 0.',
			),
		)
		.toBeVisible();
});

test('a change that ends the game says so, and equal boards are called equal', async () => {
	const ended: number[] = [];
	const over = { ...side(2, []), prompt: '' };
	const ends = { ...example, steps: 0, before: side(2, []), after: over };
	const screen = await shown(
		() => Promise.resolve(ends),
		(steps) => ended.push(steps),
	);
	await expect.element(screen.getByText(/^No difference on this board/)).toBeVisible();
	await expect.element(screen.getByText('The game is over.')).toBeVisible();
	expect(ended).toEqual([0]);
	await screen.unmount();
	const other = await shown(
		() => Promise.resolve(example),
		(steps) => ended.push(steps),
	);
	await expect.element(other.getByText('Ann 4, Bob 0')).toBeVisible();
	expect(other.getByText(/^No difference on this board/).query()).toBeNull();
	expect(ended).toEqual([0]);
});

test('places that differ are outlined, in a frame that is the same on both sides', async () => {
	const at = (x: number) => ({ is: 'cell', name: '', text: '', x, y: 0 }) as const;
	const outlined = {
		...example,
		before: { ...example.before, places: [at(4)] },
		after: { ...example.after, places: [at(7), at(8)] },
	};
	const screen = await shown(() => Promise.resolve(outlined));
	await expect.element(screen.getByText(/^An outline marks a place/)).toBeVisible();
	const boards = [...screen.container.querySelectorAll('svg')];
	expect(boards.map((board) => board.querySelectorAll('.place-outline').length)).toEqual([1, 2]);
	const [before, after] = boards.map((board) => board.getAttribute('viewBox'));
	expect(before).toBe(after);
});

test('a change that never shows is told so', async () => {
	const screen = await shown(() => Promise.resolve(undefined));
	await expect.element(screen.getByText(/made no difference/)).toBeVisible();
});

test('a search can be stopped, and whoever leaves stops it', async () => {
	// each game ends when the test says so, so the search cannot be over before the click
	const open: (() => void)[] = [];
	const held = () => new Promise<undefined>((resolve) => open.push(() => resolve(undefined)));
	const endGames = async () => {
		for (const end of open) end();
		await new Promise((resolve) => setTimeout(resolve, 50));
	};
	const screen = await shown(held);
	await screen.getByRole('button', { name: 'Stop' }).click();
	await expect.element(screen.getByText('The search was stopped.')).toBeVisible();
	await endGames();
	expect(open.length).toBe(1);
	const other = await shown(held);
	await other.unmount();
	await endGames();
	expect(open.length).toBe(2);
});
