import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Offer } from '@tilewright/workbench';
import type { Requests, SetupAccess } from '#lib/capabilities.ts';
import OfferSearch from './OfferSearch.svelte';

const right = { trouble: '', hint: '', code: '', fixed: undefined, sentence: 'it has 2 tiles' };
const wrong = {
	...{ trouble: '"=" is not expected here.', hint: 'Write == to compare.', code: 'TYPE-SYNTAX' },
	...{ fixed: 'tiles.size() == 2', sentence: '' },
};

test('a formula with a slip offers its likely fix first: one press writes it, the next takes it', async () => {
	const picked = vi.fn();
	const studio = {
		setup: {},
		request: (name: string, { text }: { text?: string } = {}) =>
			Promise.resolve(name === 'rules.check-text' ? (text === wrong.fixed ? right : wrong) : []),
	} as unknown as Requests & SetupAccess;
	const at = { text: '', start: 0, end: 0, is: 'and' } as const;
	const screen = await render(OfferSearch, {
		props: {
			...{ studio, key: 'k', path: ['when'], at, label: 'Add', busy: false },
			...{ onpick: picked, onclose: () => undefined },
		},
	});
	const field = screen.getByRole('combobox', { name: 'Add' });
	await userEvent.fill(field, 'tiles.size() = 2');
	await expect.poll(() => screen.container.textContent).toContain('Write == to compare.');
	await expect.element(screen.getByRole('option', { name: /Correct it/ })).toBeVisible();
	await userEvent.keyboard('{Enter}');
	expect(picked).not.toHaveBeenCalled();
	await expect.element(field).toHaveValue('tiles.size() == 2');
	await expect.element(screen.getByRole('option', { name: /it has 2 tiles/ })).toBeVisible();
	await userEvent.keyboard('{Enter}');
	expect(picked).toHaveBeenCalledExactlyOnceWith('tiles.size() == 2');
});

test('a search that another list has stopped is made again, and does not say that nothing can stand here', async () => {
	const offer = {
		...{
			label: 'it is complete',
			doc: '',
			usage: undefined,
			alike: '',
			phrases: '',
			isNear: false,
			uses: 0,
			by: 'complete',
		},
		...{ numbers: [], ones: {}, comparison: undefined },
	};
	let asked = 0;
	const studio = {
		setup: {},
		request: (name: string) =>
			Promise.resolve(name === 'rules.offers' && ++asked === 1 ? undefined : [offer]),
	} as unknown as Requests & SetupAccess;
	const at = { text: '', start: 0, end: 0, is: 'and' } as const;
	const screen = await render(OfferSearch, {
		props: {
			...{ studio, key: 'k', path: ['when'], at, label: 'Add', busy: false },
			...{ onpick: () => undefined, onclose: () => undefined },
		},
	});
	await expect.element(screen.getByRole('option', { name: /it is complete/ })).toBeVisible();
	expect(asked).toBe(2);
});

test('a list of thousands opens with what is likely, in groups, and says how to find the others', async () => {
	const offers = Array.from({ length: 2469 }, (_, i): Offer => ({
		...{
			label: i === 2468 ? 'the moon is full' : `condition ${i}`,
			doc: '',
			usage: undefined,
			alike: '',
			phrases: '',
		},
		...{ by: `c${String(i).padStart(4, '0')}`, numbers: [], ones: {}, comparison: undefined },
		...{ uses: i === 2000 ? 3 : 0, isNear: i === 2000 || (i >= 1000 && i < 1010) },
	}));
	const studio = {
		setup: {},
		request: () => Promise.resolve(offers),
	} as unknown as Requests & SetupAccess;
	const at = { text: '', start: 0, end: 0, is: 'and' } as const;
	const picked = vi.fn();
	const screen = await render(OfferSearch, {
		props: {
			...{ studio, key: 'k', path: ['when'], at, label: 'Add', busy: false },
			...{ onpick: picked, onclose: () => undefined },
		},
	});
	const status = screen.getByRole('status');
	await expect
		.element(status)
		.toHaveTextContent('These are the likeliest of 2469. Type words to find others.');
	const groups = screen.getByRole('group');
	const titles = ['In these rules already', 'About the things of this rule', 'Others'];
	expect(groups.elements().map((g) => g.querySelector('h4')?.textContent)).toEqual(titles);
	const used = screen.getByRole('group', { name: titles[0]! }).getByRole('option');
	expect(used.elements().map((o) => o.textContent.trim())).toEqual(['condition 2000']);
	await userEvent.click(screen.getByRole('combobox'));
	await userEvent.keyboard('{ArrowDown}{Enter}');
	expect(picked).toHaveBeenCalledExactlyOnceWith('c1000');
	await userEvent.fill(screen.getByRole('combobox'), 'full moon');
	await expect.element(screen.getByRole('option', { name: 'the moon is full' })).toBeVisible();
	await expect.poll(() => status.element().textContent).toContain('these words');
	expect(groups.elements()).toEqual([]);
});
