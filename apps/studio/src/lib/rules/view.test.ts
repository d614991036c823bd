import { expect, test } from 'vitest';
import { type DeclView, type HouseView, search } from '@tilewright/workbench';
import type { Studio } from '../studio.svelte.ts';
import { RulesView } from './view.svelte.ts';

const decl = (of: Partial<DeclView>): DeclView => ({
	...{
		key: `${of.section}.${of.name}`,
		section: 'rules',
		id: '',
		name: '',
		title: '',
		says: '',
		filled: '',
		alike: '',
		couldBe: '',
		moments: [],
	},
	...{ prose: [], file: 'own/rules.yaml', line: 1, cites: [], from: '', touched: undefined },
	value: undefined,
	...of,
});
const declarations = [
	decl({
		...{ section: 'kinds', id: 'lane', name: 'ways.lane' },
		prose: [
			'It is complete when it has no open side.',
			'It is worth 3 points for each of its tiles.',
		],
	}),
	decl({
		...{ section: 'params', id: 'ways.most', name: 'ways.most', value: 17 },
		says: 'Each player has {n} wagons.',
	}),
];

test('a rule is found by every word of its sentences, by its value and by its id', () => {
	const studio = { choices: undefined } as unknown as Studio;
	const view = new RulesView(studio);
	view.set = { declarations, tiles: { all: 0, kinds: 0 }, shownKinds: [] };
	const keysFor = (query: string): string[] => search(view.goals, query).map((f) => f.entry.key);
	for (const { key, prose, says, id, value } of declarations) {
		const words = [...prose, says].join(' ').match(/[\p{L}\p{N}]+/gu) ?? [];
		const sought = [...words, id, ...(value === undefined ? [] : [String(value)])];
		for (const word of sought.filter((w) => w !== 'n')) expect(keysFor(word), word).toContain(key);
	}
});

test('nothing is loaded before the rules of the chosen set-up are read', async () => {
	const overlays: string[] = [];
	const studio = {
		choices: undefined,
		draft: { setup: () => ({ game: 'g', overlays: [...overlays] }) },
		request: () => Promise.resolve(undefined),
	} as unknown as Studio;
	const view = new RulesView(studio);
	for (const chosen of ['', 'made']) {
		if (chosen !== '') overlays.push(chosen);
		const reading = view.refresh();
		expect(view.isLoaded).toBe(false);
		await reading;
		expect(view.isLoaded).toBe(true);
	}
});

test('house rules are missing only where the list of their set-up lacks them', async () => {
	const overlays = ['made'];
	const house: Partial<HouseView>[] = [];
	const studio = {
		choices: undefined,
		draft: { setup: () => ({ game: 'g', overlays: [...overlays] }) },
		request: (name: string) => Promise.resolve(name === 'rules.house' ? [...house] : undefined),
	} as unknown as Studio;
	const view = new RulesView(studio);
	const reading = view.refresh();
	expect(view.missing).toEqual([]);
	await reading;
	expect(view.missing).toEqual(['made']);
	const entry = { off: false, about: ['kinds.lane'], after: ['A lane pays half.'] };
	const entries = [entry, { ...entry, off: true }] as unknown as HouseView['entries'];
	house.push({ id: 'made', on: true, entries }, { id: 'other', on: false, entries });
	await view.refresh();
	expect(view.missing).toEqual([]);
	// a rule tells of the house rules in force that act on it
	expect(view.changes).toEqual({
		'kinds.lane': [{ by: 'House rule', says: 'A lane pays half.' }],
	});
});
