import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
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
