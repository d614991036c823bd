import type { Goal } from '@tilewright/workbench';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { rules as t } from '#texts/rules.ts';
import SearchBox from './SearchBox.svelte';

const goal = (id: string, says: string): Goal => ({
	...{ key: id, group: '', id, title: id, says, cites: [], alike: '', more: '', prose: '' },
	...{ leads: 'declaration', to: id },
});

test('few hits are followed by what has some of the words, and arrow keys go through both', async () => {
	const chosen: string[] = [];
	const screen = await render(SearchBox, {
		// whoever asks for them gets goals of his own
		get goals() {
			return [
				goal('long', 'Long lanes of five tiles pay more'),
				goal('lane', 'A lane pays'),
				goal('dam', 'Water'),
			];
		},
		ongo: ({ id }: Goal) => chosen.push(id),
	});
	const field = screen.getByRole('combobox');
	await field.fill('lane five tiles');
	const rows = () =>
		screen
			.getByRole('option')
			.all()
			.map((option) => option.element().querySelector('strong')?.textContent ?? 'says');
	expect(rows()).toEqual(['long', 'says', 'lane']);
	await expect.element(screen.getByText(t.alsoNear)).toBeVisible();
	const press = (key: string) =>
		field.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
	press('ArrowDown');
	press('Enter');
	expect(chosen).toEqual(['lane']);
});

test('the first hit stays chosen where the list opens under a pointer at rest', async () => {
	const chosen: string[] = [];
	const screen = await render(SearchBox, {
		get goals() {
			return [goal('lane', 'A lane'), goal('lanes', 'Another lane')];
		},
		ongo: ({ id }: Goal) => chosen.push(id),
	});
	const field = screen.getByRole('combobox');
	await field.fill('lane');
	const [, second] = screen.getByRole('option').all();
	const point = (movementX: number): void => {
		for (const type of ['pointerenter', 'pointermove'])
			second!.element().dispatchEvent(new PointerEvent(type, { bubbles: true, movementX }));
	};
	const enter = (): boolean =>
		field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
	point(0);
	enter();
	await field.fill('lane ');
	point(3);
	enter();
	expect(chosen).toEqual(['lane', 'lanes']);
});
