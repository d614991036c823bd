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
	const fairer = { side: 'with B', wins: '50.0', other: 'with A', winsOther: '70.0' };
	for (const says of [t.meanings.fairer(fairer), t.meanings.longer({ side: 'with A' })])
		await expect.element(screen.getByText(says, { exact: false })).toBeInTheDocument();
	await rerender({
		report: { games: 200, paired: true, rows: rowsOf(false) } as unknown as Report,
	});
	await expect.element(screen.getByText(/^A gives .* more points/)).toBeInTheDocument();
	for (const says of [t.meanings.noFairer, t.meanings.noLonger])
		await expect.element(screen.getByText(says, { exact: false })).toBeInTheDocument();
});

test('a measured difference is shown from the first games on, and is not called chance', async () => {
	const points = { id: 'points', quantity: 'points', a: 26, b: 87, same: false, stands: false };
	const report = { games: 8, paired: true, rows: [points] } as unknown as Report;
	const screen = await render(Results, {
		props: { report, names: ['A', 'B'], seed: 5, says: {}, onopen: undefined },
	});
	const row = screen.getByRole('row', { name: /^points per seat/ });
	await expect.element(row.getByRole('cell', { name: '−61.0' })).toBeInTheDocument();
	await expect.element(screen.getByText(/^B gives 61.0 more .* so far/)).toBeInTheDocument();
	await expect.element(screen.getByText(t.certainty['too few'])).toBeInTheDocument();
	expect(screen.getByText(t.certainty.chance).elements()).toHaveLength(0);
});
