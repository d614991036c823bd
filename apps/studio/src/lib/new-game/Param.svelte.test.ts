import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { ParamChoice } from '@tilewright/session';
import Param from './Param.svelte';

const param = (over: Partial<ParamChoice>): ParamChoice => ({
	id: 'p',
	pack: '',
	usual: 0,
	cites: [],
	editions: [],
	says: '',
	type: 'enum',
	values: [],
	min: undefined,
	max: undefined,
	value: 0,
	given: 'default',
	...over,
});

test('a choice reads as a sentence', async () => {
	const onchange = vi.fn();
	const screen = await render(Param, {
		param: param({
			says: 'It pays {everything | one half}.',
			values: ['full', 'half'],
			value: 'half',
		}),
		onchange,
	});
	const select = screen.getByRole('combobox');
	await expect.element(select).toHaveDisplayValue('one half');
	await select.selectOptions('everything');
	expect(onchange).toHaveBeenCalledWith('full');
});

test('a number outside its bounds is not taken', async () => {
	const onchange = vi.fn();
	const screen = await render(Param, {
		param: param({ says: 'Each has {n} of them.', type: 'int', min: 1, max: 9, value: 7 }),
		onchange,
	});
	const input = screen.getByRole('spinbutton', { name: 'Each has … of them.' });
	await input.fill('12');
	(input.element() as HTMLInputElement).blur();
	expect(onchange).not.toHaveBeenCalled();
	await input.fill('5');
	(input.element() as HTMLInputElement).blur();
	await vi.waitFor(() => expect(onchange).toHaveBeenCalledWith(5));
});
