import { expect, test, vi } from 'vitest';
import type { Setup } from '@tilewright/session';
import type { HouseView, RuleSource } from '@tilewright/workbench';
import { HouseEffects } from './house-effects.svelte.ts';
import { Many } from './many.svelte.ts';

const setup = {
	...{ game: 'g', packs: [], preset: undefined, elements: {}, params: {} },
	...{ seats: [], seed: 1, overlays: ['one', 'several'] },
} satisfies Setup;
const entry = (index: number, off = false, rests: readonly string[] = []) => ({
	...{ index, off, rests, switches: true, name: `rule ${index}`, after: [`says ${index}`] },
});
const houses = [
	{ id: 'one', title: 'One', file: 'own/one.yaml', entries: [entry(0)] },
	{
		id: 'several',
		title: 'Several',
		file: 'own/s.yaml',
		entries: [...[0, 1, 2].map((i) => entry(i, i === 1)), entry(3, false, ['hills'])],
	},
] as unknown as readonly HouseView[];

const choice = { is: 'param', id: 'base.x', says: 'It has … of them', a: '7', b: '5' } as const;

/** A studio that notes what is compared; both sides come to the same rules, so no game is played. */
function studioNoting(played: { a: RuleSource; b: RuleSource }[], choices: readonly object[] = []) {
	return {
		comparisons: 0,
		request: (
			name: string,
			payload: { a: RuleSource; b: RuleSource; file: string; to: { index: number; is: string } },
		) => {
			if (name === 'rules.house') return Promise.resolve(houses);
			if (name === 'setups.difference') return Promise.resolve(choices);
			if (name === 'rules.rewrite')
				return Promise.resolve({ text: `${payload.to.is} ${payload.to.index}` });
			played.push(payload);
			return Promise.resolve({ a: { hash: '1' }, b: { hash: '1' }, says: {}, findings: [] });
		},
	} as unknown as ConstructorParameters<typeof HouseEffects>[0];
}

const chosenNow = { rules: 'these', isExample: false, packs: [] };

test('each choice, each house rule and each of its changes that is made is measured alone and among the others', async () => {
	const played: { a: RuleSource; b: RuleSource }[] = [];
	const effects = new HouseEffects(studioNoting(played, [choice]));
	const chosen = { ...setup, params: { 'base.x': 5 } };
	const source = { setup: chosen, disk: false, bot: 'greedy' };
	await effects.count(source);
	await effects.run(source, 10, chosenNow);
	expect(effects.list.map(({ title }) => title)).toEqual([
		'Choice: It has 5 of them',
		'House rule: One',
		'House rule: Several, rule 0: says 0',
		'House rule: Several, rule 2: says 2',
		'House rule: Several, all its changes together',
		'All of these together',
	]);
	expect(effects.comparisons).toBe(played.length);
	const says = ({ setup, texts }: RuleSource): string =>
		[...Object.keys(setup.params), ...(setup.overlays ?? []), ...Object.values(texts ?? {})].join();
	expect(played.map(({ a, b }) => `${says(a)} / ${says(b)}`)).toEqual([
		...['base.x / ', 'base.x,one,several / one,several'],
		...['one / ', 'base.x,one,several / base.x,several'],
		...['several,only 0 / ', 'base.x,one,several / base.x,one,several,off 0'],
		...['several,only 2 / ', 'base.x,one,several / base.x,one,several,off 2'],
		...['several / ', 'base.x,one,several / base.x,one'],
		'base.x,one,several / ',
	]);
	expect(effects.list.every(({ alone }) => alone.twins)).toBe(true);
	expect(effects.hasAllOf(chosenNow)).toBe(true);
});

test('one change can be measured, and nothing else is', async () => {
	const played: { a: RuleSource; b: RuleSource }[] = [];
	const effects = new HouseEffects(studioNoting(played, [choice]));
	const source = { setup, disk: false, bot: 'greedy' };
	await effects.count(source);
	const { id, title } = effects.changes[1]!;
	await effects.run(source, 10, chosenNow, id);
	expect(effects.list.map((effect) => effect.title)).toEqual([title]);
	expect(effects.hasAllOf(chosenNow)).toBe(false);
});

test.each([
	{ params: { 'base.x': 5 }, overlays: [], choices: [choice] },
	{ params: {}, overlays: ['one'], choices: [] },
] as (Pick<Setup, 'params' | 'overlays'> & { choices: readonly object[] })[])(
	'what is the only change is measured once: $overlays',
	async ({ choices, ...of }) => {
		const played: { a: RuleSource; b: RuleSource }[] = [];
		const effects = new HouseEffects(studioNoting(played, choices));
		await effects.run({ setup: { ...setup, ...of }, disk: false, bot: 'greedy' }, 10, chosenNow);
		expect(effects.list.map(({ among }) => among)).toEqual([undefined]);
		expect(played).toHaveLength(1);
	},
);

test.each([
	{
		of: { rules: 'mine', isExample: false, packs: [] },
		now: { rules: 'mine', isExample: false, packs: [] },
		are: 'these rules',
	},
	{
		of: { rules: 'mine', isExample: false, packs: [] },
		now: { rules: 'new', isExample: false, packs: [] },
		are: 'other rules',
	},
	{
		of: { rules: 'tour', isExample: true, packs: [] },
		now: { rules: 'tour', isExample: true, packs: [] },
		are: 'these rules',
	},
	{
		of: { rules: 'tour', isExample: true, packs: [] },
		now: { rules: 'tour', isExample: false, packs: [] },
		are: 'nothing here',
	},
])('figures of $of are of $are where $now is chosen', async ({ of, now, are }) => {
	const effects = new HouseEffects(studioNoting([]));
	expect(effects.areOf(now)).toBe('nothing here');
	await effects.run({ setup: { ...setup, overlays: ['one'] }, disk: false, bot: 'greedy' }, 10, of);
	expect(effects.areOf(now)).toBe(are);
});

/** Games that are played at once, or stay unfinished until they are stopped. */
const games = vi.hoisted(() => ({ played: [] as string[], stay: false }));
vi.mock('./comparison-run.ts', () => ({
	ComparisonRun: class {
		growing = { report: () => undefined, pictures: () => undefined };
		constructor(
			task: { a: { program: { hash: string } } },
			_: number,
			__: () => void,
			onEnd: (trouble: string) => void,
		) {
			games.played.push(task.a.program.hash);
			if (!games.stay) queueMicrotask(() => onEnd(''));
		}
		stop(): void {}
	},
}));

/** A studio in which the rules that a source stands for can be edited. */
function studioEdited() {
	const studio = { comparisons: 0, text: 'first', failing: false };
	const request = (name: string, { a, b }: { a: RuleSource; b: RuleSource }) => {
		if (name === 'rules.house') return Promise.resolve([houses[0], { ...houses[0], id: 'two' }]);
		if (name === 'setups.difference') return Promise.resolve([]);
		if (studio.failing) return Promise.reject(new Error('no rules'));
		const programOf = ({ setup }: RuleSource) => ({
			hash: `${setup.overlays?.join() ?? ''} of ${studio.text}`,
		});
		return Promise.resolve({ a: programOf(a), b: programOf(b), says: {}, findings: [] });
	};
	return Object.assign(studio, { request }) as unknown as typeof studio &
		ConstructorParameters<typeof HouseEffects>[0];
}
const several = { setup: { ...setup, overlays: ['one', 'two'] }, disk: false, bot: 'greedy' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('measuring goes on after a stop with the rules it began with, and what was measured stays', async () => {
	Object.assign(games, { played: [], stay: true });
	const studio = studioEdited();
	const effects = new HouseEffects(studio);
	const run = effects.run(several, 10, chosenNow);
	await settled();
	effects.cancel();
	await run;
	expect(effects.isStopped).toBe(true);
	expect(studio.comparisons).toBe(1);
	studio.text = 'second';
	games.stay = false;
	const { list } = effects;
	await effects.goOn();
	expect(effects.isStopped || effects.running).toBe(false);
	expect(effects.list).toBe(list);
	expect(new Set(games.played).size).toBe(3);
	expect(games.played).toHaveLength(1 + 5);
	for (const rules of games.played) expect(rules).toMatch(/ of first$/);
});

test('rules that cannot be read end one comparison with its reason, not the measuring', async () => {
	const studio = studioEdited();
	studio.failing = true;
	const effects = new HouseEffects(studio);
	await effects.run(several, 10, chosenNow);
	expect(effects.running).toBe(false);
	expect(effects.list.length).toBeGreaterThan(1);
	for (const { alone } of effects.list) expect(alone.trouble).toMatch(/no rules/);
});

test('a comparison counts once it has ended', async () => {
	Object.assign(games, { played: [], stay: true });
	const studio = studioEdited();
	const many = new Many(studio);
	const run = many.run(several, { ...several, setup }, 10);
	expect(many.preparing).toBe(true);
	await settled();
	expect([many.preparing, many.running, studio.comparisons]).toEqual([false, true, 0]);
	many.cancel();
	await run;
	expect(studio.comparisons).toBe(1);
});
