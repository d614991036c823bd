import { expect, test } from 'vitest';
import { Draft } from '../new-game/draft.svelte.ts';
import type { Choices, Setup } from '@tilewright/session';
import type { Studio } from '../studio.svelte.ts';
import { type Choice, waitingChoices } from '@tilewright/workbench';
import { type ChoiceChange, choicePart } from './choice.ts';

const game: Setup = {
	game: 'some',
	packs: ['hills'],
	preset: undefined,
	elements: { dusk: true },
	params: { size: 2 },
	overlays: ['ours'],
	order: [{ first: 'hills.rise', then: 'river.flow' }],
	seats: [],
	seed: 1,
};

function studioWith(waiting: Partial<Choice>): Studio {
	const draft = new Draft();
	draft.take(game, undefined);
	draft.choose(waiting);
	const studio = {
		draft,
		choices: undefined,
		game: { setup: game },
		edits: { sent: () => Promise.resolve() },
		choose: () => Promise.resolve(),
		request: (_: string, change: Partial<Choice>) => {
			studio.game = { setup: { ...studio.game.setup, ...change } };
			return Promise.resolve({ ok: true });
		},
	};
	return studio as unknown as Studio;
}
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

test('a pack that comes with the game is no choice; another game is one', () => {
	const choices = { packs: [{ id: 'base', optional: false }] } as unknown as Choices;
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
