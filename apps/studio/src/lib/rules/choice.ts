import type { Part } from '../acts.svelte.ts';
import type { Choices, Setup } from '@tilewright/session';
import type { Studio } from '../studio.svelte.ts';

/** The part of a set-up that says what is played. */
export type Choice = Pick<Setup, 'packs' | 'preset' | 'elements' | 'params' | 'overlays' | 'order'>;

/** A change of such a choice, whatever else is chosen. */
export type ChoiceChange = (choice: Choice) => Partial<Choice>;

const choiceIn = ({
	packs,
	preset,
	elements,
	params,
	overlays = [],
	order = [],
}: Setup): Choice => ({
	packs,
	preset,
	elements,
	params,
	overlays,
	order,
});

/** Choices of an order without those about two declarations. */
export function withoutPair(
	order: NonNullable<Setup['order']>,
	pair: { readonly first: string; readonly then: string },
): NonNullable<Setup['order']> {
	return order.filter(
		({ first, then }) =>
			!(first === pair.first && then === pair.then) &&
			!(first === pair.then && then === pair.first),
	);
}

/**
 * Another choice of rules for the running game, and for the game to come: either keeps what else is chosen for it, so that a choice
 * that waits goes on waiting.
 */
export function choicePart(studio: Studio, change: ChoiceChange): Part {
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
				played: game && choiceIn(game.setup),
				composed: choiceIn(draft.setup(choices)),
			};
			// another game is composed: what is chosen for this one says nothing of it
			const same = game === undefined || game.setup.game === draft.setup(choices).game;
			return put(before.played && change(before.played), same ? change(before.composed) : {});
		},
		back: async () => before !== undefined && put(before.played, before.composed),
	};
}

/**
 * How many choices of a set-up are not in force in the running game: packs, the edition, switches, params and house rules, one by one.
 * Another game counts as one choice.
 */
export function waitingChoices(
	played: Setup,
	composed: Setup,
	choices: Choices | undefined,
): number {
	if (played.game !== composed.game) return 1;
	// what comes with the game is no choice
	const fixed = new Set(choices?.packs.flatMap((p) => (p.optional ? [] : p.id)));
	const chosen = (packs: readonly string[]): string[] => packs.filter((p) => !fixed.has(p));
	return (
		apart(chosen(played.packs), chosen(composed.packs)) +
		differingHouse(played.overlays ?? [], composed.overlays ?? []) +
		differing(firstOfPairs(played), firstOfPairs(composed)) +
		(played.preset === composed.preset ? 0 : 1) +
		differing(played.elements, composed.elements) +
		differing(played.params, composed.params)
	);
}

function apart(a: readonly string[], b: readonly string[]): number {
	const only = (one: readonly string[], other: readonly string[]): number =>
		one.filter((id) => !other.includes(id)).length;
	return only(a, b) + only(b, a);
}

/** Which declaration comes first, for each two whose order is chosen. */
function firstOfPairs({ order = [] }: Setup): Record<string, string> {
	return Object.fromEntries(
		order.map(({ first, then }) => [[first, then].sort().join(' '), first]),
	);
}

/** House rules are applied in order. */
function differingHouse(a: readonly string[], b: readonly string[]): number {
	return apart(a, b) || (a.join() === b.join() ? 0 : 1);
}

function differing(
	a: Readonly<Record<string, unknown>>,
	b: Readonly<Record<string, unknown>>,
): number {
	const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
	return [...keys].filter((key) => a[key] !== b[key]).length;
}
