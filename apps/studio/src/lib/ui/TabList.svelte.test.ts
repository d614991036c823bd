import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import TabList from './TabList.svelte';

test('arrow keys go round the tabs, and only the selected one is a stop of the Tab key', async () => {
	const tabs = ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase() }));
	const screen = await render(TabList, { label: 'Parts', panel: 'parts', tabs, selected: 'a' });
	const tab = (name: string) => screen.getByRole('tab', { name });
	tab('A').element().focus();
	for (const [key, name] of [
		['ArrowLeft', 'C'],
		['ArrowRight', 'A'],
		['ArrowRight', 'B'],
	] as const) {
		await userEvent.keyboard(`{${key}}`);
		await expect.element(tab(name)).toHaveFocus();
		await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
		const stops = screen
			.getByRole('tab')
			.all()
			.filter((t) => t.element().getAttribute('tabindex') === '0');
		expect(stops.map((t) => t.element().textContent)).toEqual([name]);
	}
	await tab('C').click();
	await expect.element(tab('C')).toHaveAttribute('aria-selected', 'true');
});
