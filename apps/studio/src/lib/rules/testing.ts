import type { Setup } from '@tilewright/session';
import type { Choice } from '@tilewright/workbench';
import { Draft } from '../new-game/draft.svelte.ts';
import type { GameAccess, GameSetup, Requests, RuleEditing } from '../capabilities.ts';

export const playedSetup: Setup = {
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

const ids = ['hills', 'river', 'towers', 'fairs'];

type TestPage = GameAccess & GameSetup & Requests & RuleEditing;

/** A page on which a game is played, with other choices that wait for the next one. */
export function pageWith(waiting: Partial<Choice>): TestPage {
	const draft = new Draft();
	draft.take(playedSetup, undefined);
	draft.choose(waiting);
	const studio = {
		draft,
		choices: {
			game: 'some',
			packs: ids.map((id) => ({ id, title: id, optional: true, requires: [], excludedBy: [] })),
		},
		game: { number: 1, setup: playedSetup },
		edits: { sent: () => Promise.resolve() },
		choose: () => Promise.resolve(),
		request: (_: string, change: Partial<Choice>) => {
			studio.game = { ...studio.game, setup: { ...studio.game.setup, ...change } };
			return Promise.resolve({ ok: true });
		},
	};
	return studio as unknown as TestPage;
}
