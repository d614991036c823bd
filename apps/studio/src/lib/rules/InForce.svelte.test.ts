import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { DeclView } from '@tilewright/workbench';
import type { GameSetup, RuleEditing } from '#lib/capabilities.ts';
import InForce from './InForce.svelte';
import { RulesView } from './view.svelte.ts';

const kind = (id: string): DeclView => ({
	...{ key: `kinds.ways.${id}`, section: 'kinds', id, name: `ways.${id}`, title: '', says: '' },
	...{
		filled: '',
		alike: '',
		couldBe: '',
		moments: [],
		prose: [`It is a ${id}.`],
		value: undefined,
	},
	...{ file: 'own/rules.yaml', line: 1, cites: [], from: '', touched: undefined },
});

async function shown(shownKinds: readonly string[], at = '') {
	const studio = { waiting: 0, choices: undefined } as unknown as GameSetup & RuleEditing;
	const view = new RulesView(studio as unknown as ConstructorParameters<typeof RulesView>[0]);
	const declarations = ['strip', 'lane', 'lawn'].map(kind);
	view.set = { declarations, tiles: { all: 0, kinds: 0 }, shownKinds };
	view.at = at;
	return render(InForce, {
		props: { studio, view },
		context: new Map([['open-source', () => undefined]]),
	});
}

test('kinds that no tile shows are folded apart, and counted there', async () => {
	const screen = await shown(['lane', 'lawn']);
	await expect.element(screen.getByText('It is a lane.')).toBeVisible();
	await expect.element(screen.getByText('It is a strip.')).not.toBeVisible();
	await expect.element(screen.getByText('2', { exact: true })).toBeVisible();
	await screen.getByText('1 kind that no tile shows').click();
	await expect.element(screen.getByText('It is a strip.')).toBeVisible();
});

test('whoever is led to a kind that no tile shows finds it open', async () => {
	const screen = await shown(['lane', 'lawn'], 'kinds.ways.strip');
	await expect.element(screen.getByText('It is a strip.')).toBeVisible();
});

test('where it is not known what tiles show, no kind is put apart', async () => {
	const screen = await shown([]);
	await expect.element(screen.getByText('It is a strip.')).toBeVisible();
});
