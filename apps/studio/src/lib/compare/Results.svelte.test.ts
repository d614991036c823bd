import type { Report } from '@tilewright/lab';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { compare as t } from '#texts/compare.ts';
import Results from './Results.svelte';

test.each([
	{ excluded: 0, says: false, warns: false },
	{ excluded: 1, says: true, warns: false },
	{ excluded: 3, says: true, warns: true },
])('of 200 games $excluded are excluded', async ({ excluded, says, warns }) => {
	const report = {
		games: 200 - excluded,
		paired: true,
		rows: [],
		excluded: Array.from({ length: excluded }, (_, game) => ({ game, side: 0, code: 'RUN-STACK' })),
	} as unknown as Report;
	const screen = await render(Results, {
		props: { report, names: ['A', 'B'], seed: 5, says: {}, onopen: undefined },
	});
	await expect.element(screen.getByRole('table')).toBeInTheDocument();
	expect(screen.getByText(/excluded/).elements().length > 0).toBe(says);
	expect(screen.getByRole('alert').elements()).toHaveLength(warns ? 1 : 0);
});

test('a comparison says whether games get longer and fairer, also where nothing shows it', async () => {
	const sure = {
		same: false,
		stands: true,
		estimate: { difference: 0.2, low: 0.1, high: 0.3, chance: 0 },
	};
	const row = (quantity: string, stands: boolean, more: object = {}) => ({
		...{ id: quantity, quantity, a: 1, b: 0.8, ...sure, stands, ...more },
	});
	const rowsOf = (stands: boolean) => [
		row('points', true),
		row('wins', stands, { id: 'wins 0', seat: 0, a: 0.7, b: 0.5 }),
		row('wins', false, { id: 'wins 1', seat: 1, a: 0.3, b: 0.5 }),
		row('decisions', stands),
	];
	const { rerender, ...screen } = await render(Results, {
		props: {
			...{ names: ['A', 'B'], seed: 5, says: {}, onopen: undefined },
			report: { games: 200, paired: true, rows: rowsOf(true) } as unknown as Report,
		},
	});
	const longer = { side: 'with A', is: '1', other: 'with B', isOther: '0.8' };
	const fairer = { side: 'with B', wins: '50.0', other: 'with A', winsOther: '70.0' };
	for (const says of [t.meanings.fairer(fairer), t.meanings.longer(longer)])
		await expect.element(screen.getByText(says, { exact: false })).toBeInTheDocument();
	await rerender({
		report: { games: 200, paired: true, rows: rowsOf(false) } as unknown as Report,
	});
	await expect.element(screen.getByText(/^A gives .* more points/)).toBeInTheDocument();
	const both = { a: 'with A', b: 'with B' };
	for (const says of [t.meanings.noFairer(both), t.meanings.noLonger(both)])
		await expect.element(screen.getByText(says, { exact: false })).toBeInTheDocument();
});

test('a measured difference is shown from the first games on, and is not called chance', async () => {
	const points = { id: 'points', quantity: 'points', a: 26, b: 87, same: false, stands: false };
	const report = { games: 8, paired: true, rows: [points] } as unknown as Report;
	const screen = await render(Results, {
		props: { report, names: ['A', 'B'], seed: 5, says: {}, onopen: undefined },
	});
	const row = screen.getByRole('row', { name: /^points per player/ });
	await expect.element(row.getByRole('cell', { name: '−61.0' })).toBeInTheDocument();
	await expect
		.element(screen.getByText(/^B gives 61.0 more .* in these games/))
		.toBeInTheDocument();
	await expect.element(screen.getByText(t.certainty['too few'])).toBeInTheDocument();
	expect(screen.getByText(t.certainty.chance).elements()).toHaveLength(0);
});

const row = (id: string, more: object = {}) => ({
	...{ id, quantity: id, a: 3, b: 2, same: false, stands: true },
	...{ estimate: { difference: 1, low: 0.5, high: 1.5, chance: 0 }, ...more },
});

test('while games are played no conclusion is drawn from the figures', async () => {
	const report = { games: 164, paired: true, rows: [row('decisions')] } as unknown as Report;
	const props = { report, names: ['A', 'B'] as const, seed: 5, says: {}, onopen: undefined };
	const { rerender, ...screen } = await render(Results, { props: { ...props, isGrowing: true } });
	await expect.element(screen.getByText(/^A asks for 1 more decision/)).toBeInTheDocument();
	await expect.element(screen.getByText(t.meanings.later)).toBeInTheDocument();
	expect(screen.getByText(/So a game/).elements()).toHaveLength(0);
	await rerender({ isGrowing: false });
	await expect.element(screen.getByText(/So a game takes longer with A/)).toBeInTheDocument();
	expect(screen.getByText(t.meanings.later).elements()).toHaveLength(0);
});

test('where decks differ, games of either side can be opened', async () => {
	const rows = [
		row('decisions', { highestA: { game: 4, value: 130 }, highestB: { game: 9, value: 171 } }),
		row('points', { highestA: { game: 7, value: 88 } }),
		row('wins', { id: 'wins 0', seat: 0, highestB: { game: 2, value: 1 } }),
	];
	const report = { games: 50, paired: false, rows } as unknown as Report;
	const opened: [string, number][] = [];
	const screen = await render(Results, {
		props: {
			...{ report, names: ['A', 'B'], seed: 5, says: {} },
			onopen: (side: 'a' | 'b', game: number) => void opened.push([side, game]),
		},
	});
	for (const name of [
		/^decisions. Most with A: 130, open/,
		/^decisions. Most with B: 171, open/,
		/^points per player. Most with A: 88.0 per player, open/,
		/^games won by player 1 .*Won with B, open/,
	])
		await screen.getByRole('button', { name }).click();
	expect(opened).toEqual([
		['a', 4],
		['b', 9],
		['a', 7],
		['b', 2],
	]);
});

test('as many rows are told as are there to be seen', async () => {
	const rows = [
		...[row('points'), row('decisions'), row('time', { stands: false })],
		row('wins', { id: 'wins 0', seat: 0, a: 0.6, b: 0.5 }),
		row('wins', { id: 'wins 1', seat: 1, a: 0.4, b: 0.5 }),
		...[row('payer', { id: 'kind x' }), row('line', { id: 'kind x\ttiles' })],
	];
	const report = { games: 200, paired: true, rows } as unknown as Report;
	const screen = await render(Results, {
		props: { report, names: ['A', 'B'], seed: 5, says: {}, onopen: undefined },
	});
	await screen.getByRole('button', { name: /more figure/ }).click();
	const shown = screen.getByRole('row').elements().length - 1;
	expect(shown).toBe(5);
	await expect.element(screen.getByText(`Among ${shown} rows`, { exact: false })).toBeVisible();
});
