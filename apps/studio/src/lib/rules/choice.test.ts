import { expect, test } from 'vitest';
import type { Choices, Setup } from '@tilewright/session';
import type { Studio } from '../studio.svelte.ts';
import { type Choice, type ChoiceChange, choiceIn, waitingChoices } from '@tilewright/workbench';
import type { Part } from '../undoable-commands.svelte.ts';
import { Chooser } from './chooser.svelte.ts';
import { chosenPart, choicePart, gamePart } from './choice.ts';
import { pageWith, playedSetup as game } from './testing.ts';

/** Packs at the beginning, then the packs whose switches are pressed one after another. */
const sequences: string[][][] = [
	[
		['hills', 'river'],
		['hills', 'river', 'towers'],
	],
	[[], ['hills', 'hills', 'hills', 'river']],
	[['hills'], ['river', 'hills', 'towers', 'river', 'fairs', 'hills', 'towers', 'towers']],
];

const studioWith = (waiting: Partial<Choice>): Studio => pageWith(waiting) as Studio;
const waitingCount = ({ game, draft }: Studio): number =>
	waitingChoices(game!.setup, draft.setup(undefined), undefined);

test.each<[string, Partial<Choice>, number]>([
	['nothing', {}, 0],
	['a pack', { packs: ['hills', 'river'] }, 1],
	['another pack', { packs: ['river'] }, 2],
	['a param and a switch', { params: { size: 3 }, elements: {} }, 2],
	['an edition', { preset: 'old' }, 1],
	['house rules', { overlays: [] }, 1],
	['no order', { order: [] }, 1],
	['an order turned round', { order: [{ first: 'river.flow', then: 'hills.rise' }] }, 1],
])('of %s so many choices wait', async (_, waiting, count) => {
	const studio = studioWith(waiting);
	expect(waitingCount(studio)).toBe(count);
	// a change for the running game leaves the waiting choices as they are, and so does its undo
	const changes: ChoiceChange[] = [
		({ packs }) => ({ packs: [...packs, 'mine'] }),
		({ overlays = [] }) => ({ overlays: [...overlays, 'more'] }),
	];
	for (const change of changes) {
		const before = studio.draft.setup(undefined);
		const part = choicePart(studio, change);
		expect(await part.go()).toBe(true);
		expect(waitingCount(studio)).toBe(count);
		expect(await part.back()).toBe(true);
		expect(studio.draft.setup(undefined)).toEqual(before);
		expect(studio.game!.setup).toEqual(game);
	}
});

test('a finished game stays as it is until somebody asks', async () => {
	const studio = studioWith({});
	Object.assign(studio.game!, { finished: true });
	const more: ChoiceChange = ({ packs }) => ({ packs: [...packs, 'mine'] });
	const part = choicePart(studio, more);
	expect(await part.go()).toBe(true);
	expect(studio.game!.setup).toEqual(game);
	expect(waitingCount(studio)).toBe(1);
	expect(await part.back()).toBe(true);
	expect(waitingCount(studio)).toBe(0);
	await choicePart(studio, more, { finishedToo: true }).go();
	expect(studio.game!.setup.packs).toEqual([...game.packs, 'mine']);
});

test('what is composed comes into force as a whole', async () => {
	const studio = studioWith({ packs: ['river'], params: {} });
	const { packs, params } = studio.draft.setup(undefined);
	await choicePart(studio, () => ({ packs, params })).go();
	expect(waitingCount(studio)).toBe(0);
});

test('another game is chosen and taken back with all that was chosen before; the running one stays', async () => {
	for (const waiting of [{}, { packs: ['river'], params: { size: 3 }, overlays: [] }]) {
		const studio = studioWith(waiting);
		const before = studio.draft.setup(undefined);
		const part = gamePart(studio, 'other', { packs: ['mine'] });
		expect(await part.go()).toBe(true);
		expect(studio.draft.setup(undefined)).toMatchObject({
			game: 'other',
			packs: ['mine'],
			params: {},
		});
		const again = gamePart(studio, 'some');
		expect(await again.go()).toBe(true);
		expect(studio.draft.setup(undefined)).toMatchObject(choiceIn(game));
		expect(await again.back()).toBe(true);
		expect(studio.draft.setup(undefined)).toMatchObject({ game: 'other', packs: ['mine'] });
		expect(await part.back()).toBe(true);
		expect(studio.draft.setup(undefined)).toEqual({ ...before, seed: expect.any(Number) });
		expect(studio.game!.setup).toEqual(game);
	}
});

test('a pack that comes with the game is no choice; another game is one', () => {
	const choices = {
		game: 'some',
		packs: [
			{ id: 'base', optional: false },
			{ id: 'hills', optional: true },
		],
		elements: [],
		params: [],
	} as unknown as Choices;
	expect(waitingChoices({ ...game, packs: ['base', 'hills'] }, game, choices)).toBe(0);
	expect(waitingChoices(game, { ...game, game: 'other', packs: [] }, choices)).toBe(1);
});

test('a choice that is made already asks for nothing, and is taken back by nothing', async () => {
	const studio = studioWith({});
	const asked: string[] = [];
	const { request } = studio;
	studio.request = ((name: string, payload: never) => {
		asked.push(name);
		return request.call(studio, name as 'change-rules', payload);
	}) as Studio['request'];
	const part = choicePart(studio, ({ overlays = [] }) => ({
		overlays: [...new Set([...overlays, 'ours'])],
	}));
	expect(await part.go()).toBeUndefined();
	expect(await part.back()).toBe(true);
	expect(asked).toEqual([]);
	expect(await choicePart(studio, () => ({ overlays: ['more'] })).go()).toBe(true);
	expect(asked).toEqual(['change-rules']);
});

test('a log that says every value waits for no choice where the set-up says the same', () => {
	const pack = {
		folder: '',
		title: '',
		says: '',
		cites: [],
		on: true,
		requires: [],
		excludedBy: [],
	};
	const choices = {
		game: 'some',
		packs: [
			{ ...pack, id: 'hills', optional: true },
			{ ...pack, id: 'figures', optional: false },
		],
		elements: [
			{ id: 'dusk', usual: true },
			{ id: 'dawn', usual: false },
		],
		params: [{ id: 'size', usual: 2 }],
	} as unknown as Choices;
	const log: Setup = {
		...game,
		packs: ['figures', 'symbols', 'hills'],
		elements: { dusk: true, dawn: false },
		params: { size: 2, depth: 9 },
	};
	const composed: Setup = { ...game, elements: {}, params: {} };
	expect(waitingChoices(log, composed, choices)).toBe(0);
	expect(waitingChoices(composed, log, choices)).toBe(0);
	expect(waitingChoices(log, { ...composed, params: { size: 3 } }, choices)).toBe(1);
	expect(waitingChoices(log, { ...composed, elements: { dawn: true } }, choices)).toBe(1);
	expect(waitingChoices(log, { ...composed, packs: [] }, choices)).toBe(1);
});

test('what is chosen is in force at once, and is taken back', async () => {
	const studio = studioWith({});
	const part = chosenPart(studio, () => ({ params: { size: 3 } }));
	expect(await part.go()).toBe(true);
	expect(studio.game!.setup.params).toEqual({ size: 3 });
	expect(waitingCount(studio)).toBe(0);
	expect(await part.back()).toBe(true);
	expect(studio.game!.setup).toEqual(game);
	expect(waitingCount(studio)).toBe(0);
});

test('what waits comes into force with the next choice that lets it', async () => {
	const studio = studioWith({ packs: ['hills', 'river'] });
	await chosenPart(studio, () => ({ params: {} })).go();
	expect(studio.game!.setup).toMatchObject({ packs: ['hills', 'river'], params: {} });
	expect(waitingCount(studio)).toBe(0);
});

test.each<[string, (studio: Studio) => void]>([
	['a finished game', ({ game }) => Object.assign(game!, { finished: true })],
	[
		'another game',
		({ game }) => Object.assign(game!, { setup: { ...game!.setup, game: 'other' } }),
	],
	[
		'rules that cannot be put together',
		(studio) => Object.assign(studio, { request: () => Promise.resolve({ ok: false }) }),
	],
])('with %s a choice waits, and is taken back', async (_, make) => {
	const studio = studioWith({});
	make(studio);
	const played = studio.game!.setup;
	const part = chosenPart(studio, () => ({ params: { size: 3 } }));
	expect(await part.go()).toBe(true);
	expect(studio.game!.setup).toEqual(played);
	expect(studio.draft.params).toEqual({ size: 3 });
	expect(await part.back()).toBe(true);
	expect(studio.draft.params).toEqual({ size: 2 });
});

test('a set that was made and is taken back in another game leaves that game, too', async () => {
	const studio = studioWith({});
	Object.assign(studio.game!, { number: 1 });
	const part = choicePart(studio, ({ packs }) => ({ packs: [...packs, 'mine'] }));
	await part.go();
	const next = { ...game, packs: ['river', 'mine'], params: { size: 9 } };
	Object.assign(studio, { game: { number: 2, setup: next } });
	studio.draft.take(next, undefined);
	expect(await part.back()).toBe(true);
	expect(studio.game!.setup).toEqual({ ...next, packs: ['river'] });
	expect(waitingCount(studio)).toBe(0);
});

test('a change that is taken back in another game switches its house rules back, and nothing else', async () => {
	const studio = studioWith({});
	Object.assign(studio.game!, { number: 1 });
	const part = choicePart(studio, ({ overlays = [] }) => ({ overlays: [...overlays, 'more'] }));
	await part.go();
	const next = { ...game, packs: ['river'], params: { size: 9 }, overlays: ['ours', 'more'] };
	Object.assign(studio, { game: { number: 2, setup: next } });
	studio.draft.take(next, undefined);
	expect(await part.back()).toBe(true);
	expect(studio.game!.setup).toEqual({ ...next, overlays: ['ours'] });
	expect(waitingCount(studio)).toBe(0);
});

test('choices that are made faster than they come into force all hold, and none is shown as before', async () => {
	for (const [start, ...toggles] of sequences) {
		const studio = studioWith({ packs: start! });
		const queue: (() => Promise<unknown>)[] = [];
		const run = (_: string, [part]: readonly Part[]): Promise<unknown> =>
			new Promise((done) => queue.push(() => part!.go().then(done)));
		Object.assign(studio, { commands: { run } });
		const chooser = new Chooser(studio);
		let wanted = [...start!];
		const shown = (): string[] => [...studio.draft.packs].sort();
		// a choice comes into force now and then, and the next one is made meanwhile
		for (const [i, id] of toggles.flat().entries()) {
			const on = !wanted.includes(id);
			wanted = on ? [...wanted, id] : wanted.filter((p) => p !== id);
			void chooser.pack(id, on);
			expect(shown()).toEqual([...wanted].sort());
			if (i % 2 === 1) await queue.shift()!();
			expect(shown()).toEqual([...wanted].sort());
		}
		for (const go of queue) {
			await go();
			expect(shown()).toEqual([...wanted].sort());
		}
		expect([...studio.game!.setup.packs].sort()).toEqual([...wanted].sort());
	}
});

test('a choice that is taken back in another game and done again leaves that game as it was', async () => {
	for (const packs of [['hills'], ['hills', 'river', 'towers']]) {
		const studio = pageWith({});
		const part = choicePart(studio, (was) => ({ packs: [...was.packs, 'river'] }));
		await part.go();
		const other = { number: 2, setup: { ...game, packs } };
		Object.assign(studio, { game: other });
		studio.draft.choose({ packs });
		await part.back();
		expect(studio.game!.setup.packs).not.toContain('river');
		await part.go();
		expect(studio.game!.setup.packs).toEqual(packs);
		expect(studio.draft.packs).toEqual(packs);
	}
});
