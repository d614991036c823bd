import { type Choice, choiceIn } from '@tilewright/workbench';
import type { Part } from '../undoable-commands.svelte.ts';
import type { GameAccess, GameSetup, Requests, RuleEditing } from '../capabilities.ts';

export type ChoiceChange = (choice: Choice) => Partial<Choice>;

interface Reach {
	/** A finished game is played again under the choice; it stays as it is otherwise. */
	readonly finishedToo?: boolean;
}

/**
 * Another choice of rules for the running game, and for the game to come: either keeps what else is chosen for it, so that a choice
 * that waits goes on waiting.
 */
export function choicePart(
	studio: GameAccess & GameSetup & Requests & RuleEditing,
	change: ChoiceChange,
	{ finishedToo = false }: Reach = {},
): Part {
	let before: { readonly played: Choice | undefined; readonly composed: Choice } | undefined;
	const put = async (played: Partial<Choice> | undefined, composed: Partial<Choice>) => {
		await studio.edits.sent();
		if (played) {
			const done = await studio.request('change-rules', played);
			if (!done?.ok) return false;
		}
		studio.draft.choose(composed);
		await studio.choose();
		return true;
	};
	return {
		go: () => {
			const { game, draft, choices } = studio;
			before = {
				played: game && (finishedToo || !game.finished) ? choiceIn(game.setup) : undefined,
				composed: choiceIn(draft.setup(choices)),
			};
			// another game is composed: what is chosen for this one says nothing of it
			const same = game === undefined || game.setup.game === draft.setup(choices).game;
			return put(before.played && change(before.played), same ? change(before.composed) : {});
		},
		back: async () => before !== undefined && put(before.played, before.composed),
	};
}
