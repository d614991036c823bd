import { expect, test } from 'vitest';
import type { Choices, Setup } from '@tilewright/session';
import { compare as t } from '#texts/compare.ts';
import { origins, Side } from './side.svelte.ts';

const packs = ['built', 'own'];
const played = {
	...{ game: 'g', packs, preset: undefined, elements: {}, params: { 'base.x': 2 } },
	...{ seats: [], seed: 1, overlays: ['g/mine.yaml'] },
} satisfies Setup;

/** A studio whose own choices know nothing of a pack that came while a game was played. */
const studioWith = (setup: Setup) => ({
	setup,
	choices: { game: 'g', packs: [{ id: 'built', optional: true }] } as unknown as Choices,
	request: () =>
		Promise.resolve({
			choices: { game: 'g', packs: packs.map((id) => ({ id, optional: true })) },
			findings: [],
		}),
});
type Studio = ConstructorParameters<typeof Side>[0];

const rulesOf = ({ packs, preset, elements, params, overlays = [] }: Setup) => ({
	...{ packs, preset, elements, params, overlays },
});

test.each(origins.filter((origin) => origin !== 'own' && origin !== 'composed'))(
	'a variation begins with the rules that the side has: %s',
	async (origin) => {
		const side = new Side(studioWith(played) as unknown as Studio, 'here');
		await side.choose(origin);
		const before = rulesOf(side.source.setup);
		const title = t.variationOf({ rules: side.titleOf() });
		expect(side.titleOf('own')).toBe(title);
		await side.choose('own');
		expect(side.titleOf()).toBe(title);
		expect(rulesOf(side.source.setup)).toEqual(before);
	},
);

test('a variation goes on where it is begun with the same rules again, and begins anew with others', async () => {
	const studio = studioWith(played);
	const side = new Side(studio as unknown as Studio, 'here');
	await side.choose('own');
	side.draft.packs = ['own'];
	await side.choose('own');
	expect(side.source.setup.packs).toEqual(['own']);
	await side.choose('here');
	await side.choose('own');
	expect(side.source.setup.packs).toEqual(['own']);
	await side.choose('base');
	await side.choose('own');
	expect(side.source.setup).toMatchObject({ packs: [], params: {} });
	studio.setup = { ...played, params: {} };
	await side.choose('here');
	await side.choose('own');
	expect(side.source.setup).toMatchObject({ packs, params: {} });
});

test.each([
	{ setup: played, origin: 'printed' },
	{ setup: { ...played, params: {}, overlays: [] }, origin: 'base' },
	{ setup: { ...played, packs: [] }, origin: 'base' },
])('until something is chosen, the other side is without the changes alone: $origin', async (o) => {
	const studio = studioWith(played);
	const side = new Side(studio as unknown as Studio, 'unchanged');
	studio.setup = o.setup;
	expect(side.origin).toBe(o.origin);
	await side.choose('here');
	expect(side.origin).toBe('here');
});

test('choices are left out only where the rules are those of a running game', () => {
	const chosen = { ...played, packs: [...packs, 'more'] };
	const running = { ...studioWith(played), game: { setup: played }, waiting: 1 };
	const over = { ...running, setup: chosen };
	const of = (studio: object) => new Side(studio as unknown as Studio, 'here');
	expect(of(running).leftOut).toBe(1);
	expect(of(running).source.setup.packs).not.toContain('more');
	expect(of(over).leftOut).toBe(0);
	expect(of(over).source.setup.packs).toContain('more');
	expect(of(over).titleOf()).not.toBe(of(running).titleOf());
});

test('the printed rules are the same packs without house rules and choices; without house rules choices stay', () => {
	const of = (origin: 'printed' | 'plain') =>
		new Side({ ...studioWith(played) } as unknown as Studio, origin).source.setup;
	expect(of('printed')).toEqual({ ...played, overlays: [], params: {}, elements: {} });
	expect(of('plain')).toEqual({ ...played, overlays: [] });
});

test.each([
	{ setup: { ...played, packs: [], params: {}, overlays: [] }, edited: [], offers: [] },
	{ setup: { ...played, packs: [], params: {} }, edited: [], offers: [] },
	{ setup: { ...played, params: {} }, edited: [], offers: ['printed'] },
	{ setup: played, edited: ['g/mine.yaml'], offers: ['printed', 'plain', 'disk'] },
])('only rules that differ from those of another line are offered: $offers', (o) => {
	const studio = { ...studioWith(o.setup), waiting: 0, edits: { paths: o.edited } };
	const side = new Side({ ...studio, game: { setup: o.setup } } as unknown as Studio, 'base');
	expect(origins.filter((origin) => side.offers(origin))).toEqual(
		origins.filter((origin) => ['here', 'base', 'own', ...o.offers].includes(origin)),
	);
});
