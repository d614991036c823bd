import { type Choice, type ChoiceChange, choiceIn } from '@tilewright/workbench';
import type { KeptChoice, KeptChosen, KeptGame } from '../kept-parts.ts';
import type { Part } from '../undoable-commands.svelte.ts';
import type { GameAccess, GameSetup, Requests, RuleEditing } from '../capabilities.ts';

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
	kept?: KeptChoice,
): Part {
	let before = kept?.before;
	let changed = kept?.changed ?? {};
	let changes = kept === undefined || Object.keys(changed).length > 0;
	/** The choices of another game from which it was taken back, as they were before that. */
	let taken: KeptChoice['before'] | undefined;
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
			if (taken && taken.game === game?.number) return put(taken.played, taken.composed);
			// a game that began since has not had it
			const isElsewhere = before !== undefined && before.game !== game?.number;
			before = {
				game: game?.number,
				played:
					game && !isElsewhere && (finishedToo || !game.finished)
						? choiceIn(game.setup)
						: undefined,
				composed: choiceIn(draft.settledSetup(choices)),
			};
			// another game is composed: what is chosen for this one says nothing of it
			const same = game === undefined || game.setup.game === draft.setup(choices).game;
			const played = before.played && change(before.played);
			const composed = same ? change(before.composed) : {};
			changes = !isIn(before.played, played) || !isIn(before.composed, composed);
			changed = { ...played, ...composed };
			if (changes) return put(played, composed);
			await studio.edits.sent();
			return undefined;
		},
		back: async () => {
			if (!changes) return true;
			if (before === undefined) return false;
			const { game, draft, choices } = studio;
			const switched = switchedBack(before.composed, { ...before.composed, ...changed });
			taken = undefined;
			if (game?.number === before.game) return put(before.played, before.composed);
			const composed = choiceIn(draft.settledSetup(choices));
			const running = game && !game.finished ? choiceIn(game.setup) : undefined;
			taken = { game: game?.number, played: running, composed };
			return put(running && switched(running), switched(composed));
		},
		kept: () => before && { is: 'choice', before, changed: changes ? changed : {}, finishedToo },
	};
}

/**
 * Takes back which house rules were switched, and which packs were added, since their files may go with the same command. Nothing else:
 * another game has choices of its own.
 */
function switchedBack(before: Choice, after: Choice): ChoiceChange {
	const [old = [], now = []] = [before.overlays, after.overlays];
	const added = now.filter((id) => !old.includes(id));
	const removed = old.filter((id) => !now.includes(id));
	const joined = after.packs.filter((id) => !before.packs.includes(id));
	return ({ packs, overlays = [] }) => ({
		packs: packs.filter((id) => !joined.includes(id)),
		overlays: [
			...overlays.filter((id) => !added.includes(id)),
			...removed.filter((id) => !overlays.includes(id)),
		],
	});
}

/**
 * A choice for the game to come, which comes into force at once: the running game goes on under it. It waits while it belongs to another
 * game or cannot be put together, and while the running game is over.
 */
export function chosenPart(
	studio: GameAccess & GameSetup & Requests & RuleEditing,
	change: ChoiceChange,
	kept?: KeptChosen,
): Part {
	const composedGame = (): string => studio.draft.setup(studio.choices).game;
	const chosenFor = kept?.game ?? composedGame();
	let before = kept?.before;
	let played = kept?.played;
	let changed = kept?.changed ?? {};
	return {
		go: async () => {
			if (composedGame() !== chosenFor) return undefined;
			const { draft } = studio;
			before = draft.settle(change);
			changed = change(before);
			await studio.choose();
			const { game, choices } = studio;
			played = undefined;
			if (!game || game.finished || game.setup.game !== chosenFor) return true;
			await studio.edits.sent();
			const wanted = choiceIn(draft.settledSetup(choices));
			if (isIn(choiceIn(game.setup), wanted)) return true;
			const running = choiceIn(game.setup);
			const done = await studio.request('change-rules', wanted);
			if (done?.ok) played = running;
			return true;
		},
		back: async () => {
			if (played && !(await studio.request('change-rules', played))?.ok) return false;
			if (before) studio.draft.choose(before);
			await studio.choose();
			return true;
		},
		kept: () => before && { is: 'chosen', game: chosenFor, before, played, changed },
	};
}

/** Chooses the rules of another game, which waits beside the running one; back at the game that runs, its own rules are chosen. */
export function gamePart(
	studio: GameAccess & GameSetup & Requests & RuleEditing,
	game: string,
	choice: Partial<Choice> = {},
	kept?: KeptGame,
): Part {
	let before = kept?.before;
	return {
		go: async () => {
			const { draft, choices, game: running } = studio;
			const settled = draft.settledSetup(choices);
			before = { game: settled.game, choice: choiceIn(settled) };
			if (running?.setup.game === game) draft.take(running.setup, choices);
			else draft.chooseGame(game);
			draft.choose(choice);
			await studio.choose();
			return true;
		},
		back: async () => {
			if (!before) return false;
			studio.draft.chooseGame(before.game);
			studio.draft.choose(before.choice);
			await studio.choose();
			return true;
		},
		kept: () => before && { is: 'game', game, choice, before },
	};
}
