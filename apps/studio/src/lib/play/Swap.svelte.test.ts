import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { RulesDifference, SwapView } from '@tilewright/session';
import Swap from './Swap.svelte';

const house = (title: string, b = true): RulesDifference => ({ is: 'house', title, says: '', b });

function shown(differences: readonly RulesDifference[]) {
	const swap: SwapView = {
		...{ number: 1, restores: false, files: [], compileMs: 1, swapMs: 1, left: 0 },
		...{ scores: [{ before: 3, after: 3 }], changes: [], stopped: undefined, lost: [], passed: 0 },
		differences,
	};
	const game = { swap, names: ['Ann'], steps: [], later: [], viewingPast: false };
	const studio = { game, dismissedSwap: 0, commands: {} };
	return render(Swap, { studio: studio as never });
}

test('the notice names the choices and house rules that changed, also where no score does', async () => {
	const screen = await shown([
		house('Short roads'),
		house('Wide cities', false),
		{ is: 'param', id: 'x', says: 'Each has … of them.', a: '7', b: '4' },
		{ is: 'text', title: 'Own rules' },
	]);
	await screen.getByText('4 choices and rules').click();
	for (const says of [
		'House rule switched on: Short roads',
		'House rule switched off: Wide cities',
		'Each has 4 of them',
		'Edited: Own rules',
		'No score changes.',
	])
		await expect.element(screen.getByText(says)).toBeVisible();
});

test('an edit of tiles is not called a change of the rules', async () => {
	const screen = await shown([{ is: 'tiles', title: 'My tiles' }]);
	await expect.element(screen.getByRole('heading', { name: 'The tiles changed' })).toBeVisible();
	await expect.element(screen.getByText('Tiles edited: My tiles')).toBeVisible();
});

test('a few changes stand in sight', async () => {
	const screen = await shown([house('Short roads')]);
	await expect.element(screen.getByText(/Short roads/)).toBeVisible();
});
