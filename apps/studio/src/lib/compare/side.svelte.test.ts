import { expect, test } from 'vitest';
import type { Choices, Setup } from '@tilewright/session';
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

test('another choice begins with all that is played, whatever was chosen for the game to come', async () => {
	const side = new Side(studioWith(played) as unknown as Studio, 'base');
	await side.choose('own');
	expect(side.source.setup).toMatchObject({
		packs,
		params: { 'base.x': 2 },
		overlays: ['g/mine.yaml'],
	});
});

test('another choice goes on until something else is played', async () => {
	const studio = studioWith(played);
	const side = new Side(studio as unknown as Studio, 'base');
	await side.choose('own');
	side.draft.packs = ['own'];
	await side.choose('here');
	await side.choose('own');
	expect(side.source.setup.packs).toEqual(['own']);
	studio.setup = { ...played, params: {} };
	await side.choose('own');
	expect(side.source.setup).toMatchObject({ packs, params: {} });
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
