import type { OptionView } from '@tilewright/session';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import OptionButtons from './OptionButtons.svelte';

const options = Array.from(
	{ length: 60 },
	(_, n) => ({ key: `k${n}`, label: `Option ${n}`, action: 'choose', free: false }) as OptionView,
);

test('every option can be chosen, however many there are', async () => {
	const onplay = vi.fn();
	const screen = await render(OptionButtons, { options, disabled: false, onplay });
	for (const { label } of options)
		await screen.getByRole('button', { name: label, exact: true }).click();
	expect(onplay.mock.calls.flat()).toEqual(options.map(({ key }) => key));
});
