import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { PlayedFigures } from '@tilewright/lab';
import NoPlaceWarning from './NoPlaceWarning.svelte';

const played = (value: number, se: number): PlayedFigures =>
	({ unplaced: { value, se, n: 500 } }) as unknown as PlayedFigures;

test.each([
	['far more tiles find no place', played(0.09, 0.004), played(0.01, 0.002), true],
	['a few more', played(0.015, 0.001), played(0.01, 0.001), false],
	['more by chance', played(0.03, 0.03), played(0.01, 0.01), false],
	['fewer', played(0.01, 0.001), played(0.09, 0.001), false],
])('where %s than in the compared set, a warning is shown: %s', async (_, shown, other, warned) => {
	const screen = await render(NoPlaceWarning, { shown, other, otherName: 'the published set' });
	const alert = screen.getByRole('alert');
	if (warned)
		await expect.element(alert.getByText(/than in the published set: 9.00/)).toBeVisible();
	else expect(alert.query()).toBeNull();
});
