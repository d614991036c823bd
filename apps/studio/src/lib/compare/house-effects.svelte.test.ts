import { expect, test } from 'vitest';
import type { Setup } from '@tilewright/session';
import type { HouseView, RuleSource } from '@tilewright/workbench';
import { HouseEffects } from './house-effects.svelte.ts';

const setup = {
	...{ game: 'g', packs: [], preset: undefined, elements: {}, params: {} },
	...{ seats: [], seed: 1, overlays: ['one', 'several'] },
} satisfies Setup;
const entry = (index: number, off = false) => ({
	...{ index, off, switches: true, name: `rule ${index}`, after: [`says ${index}`] },
});
const houses = [
	{ id: 'one', title: 'One', file: 'own/one.yaml', entries: [entry(0)] },
	{
		id: 'several',
		title: 'Several',
		file: 'own/s.yaml',
		entries: [0, 1, 2].map((i) => entry(i, i === 1)),
	},
] as unknown as readonly HouseView[];

test('each change of house rules in force is measured by itself, and all of them together', async () => {
	const played: RuleSource[] = [];
	const studio = {
		comparisons: 0,
		request: (name: string, payload: { b?: RuleSource; file?: string; to?: { index: number } }) => {
			if (name === 'rules.house') return Promise.resolve(houses);
			if (name === 'rules.rewrite')
				return Promise.resolve({ text: `${payload.file} without ${payload.to!.index}` });
			played.push(payload.b!);
			// both sides come to the same rules, so no game is played
			return Promise.resolve({ a: { hash: '1' }, b: { hash: '1' }, says: {}, findings: [] });
		},
	};
	const effects = new HouseEffects(
		studio as unknown as ConstructorParameters<typeof HouseEffects>[0],
	);
	await effects.run({ setup, disk: false, bot: 'greedy' }, 10);
	expect(effects.list.map(({ title }) => title)).toEqual([
		'One',
		'Several, rule 0: says 0',
		'Several, rule 2: says 2',
		'Several, all changes together',
	]);
	expect(played.map(({ setup, texts }) => texts ?? setup.overlays)).toEqual([
		['several'],
		{ 'own/s.yaml': 'own/s.yaml without 0' },
		{ 'own/s.yaml': 'own/s.yaml without 2' },
		['one'],
	]);
	expect(effects.list.every(({ many }) => many.twins)).toBe(true);
});
