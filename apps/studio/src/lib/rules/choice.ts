import { type Choice, choiceIn } from '@tilewright/workbench';
import type { Part } from '../undoable-commands.svelte.ts';
import type { GameAccess, GameSetup, Requests, RuleEditing } from '../capabilities.ts';

export type ChoiceChange = (choice: Choice) => Partial<Choice>;

interface Reach {
	/** A finished game is played again under the choice; it stays as it is otherwise. */
	readonly finishedToo?: boolean;
}

/** Tells whether a choice has all that another one changes. */
function isIn(choice: Choice | undefined, change: Partial<Choice> | undefined): boolean {
	return (Object.keys(change ?? {}) as (keyof Choice)[]).every(
		(key) => JSON.stringify(choice?.[key]) === JSON.stringify(change?.[key]),
	);
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
	let changes = true;
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
		go: async () => {
			const { game, draft, choices } = studio;
			before = {
				played: game && (finishedToo || !game.finished) ? choiceIn(game.setup) : undefined,
				composed: choiceIn(draft.setup(choices)),
			};
			// another game is composed: what is chosen for this one says nothing of it
			const same = game === undefined || game.setup.game === draft.setup(choices).game;
			const played = before.played && change(before.played);
			const composed = same ? change(before.composed) : {};
			changes = !isIn(before.played, played) || !isIn(before.composed, composed);
			if (changes) return put(played, composed);
			await studio.edits.sent();
			return undefined;
		},
		back: async () =>
			!changes || (before !== undefined && (await put(before.played, before.composed))),
	};
}
