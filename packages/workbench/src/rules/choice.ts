import type { Choices, Setup } from '@tilewright/session';

export type Choice = Pick<Setup, 'packs' | 'preset' | 'elements' | 'params' | 'overlays' | 'order'>;

/** The change that a command makes. It is asked when its turn comes, so that it keeps what was chosen before. */
export type ChoiceChange = (choice: Choice) => Partial<Choice>;

export const choiceIn = ({
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

/** True where two set-ups choose the same rules. Nothing is chosen in a set-up that is undefined. */
export function isSameChoice(wanted: Setup | undefined, now: Setup): boolean {
	const nothing = { game: now.game, packs: [], preset: undefined, elements: {}, params: {} };
	const textOf = (of: Omit<Setup, 'seats' | 'seed'>): string =>
		JSON.stringify([of.game, choiceIn({ seats: [], seed: 0, ...of })]);
	return textOf(wanted ?? nothing) === textOf(now);
}

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
 * Counts the choices of a set-up that are not in force in the running game: packs, the edition, switches, params and house rules, one by one.
 * Another game counts as one choice.
 */
export function waitingChoices(
	played: Setup,
	composed: Setup,
	choices: Choices | undefined,
): number {
	if (played.game !== composed.game) return 1;
	const offered = choices?.game === composed.game ? choices : undefined;
	// packs that come with others are no choice
	const optional = offered && new Set(offered.packs.flatMap((p) => (p.optional ? p.id : [])));
	const chosen = (packs: readonly string[]): string[] =>
		packs.filter((p) => optional?.has(p) ?? true);
	return (
		countDifferences(chosen(played.packs), chosen(composed.packs)) +
		differingHouse(played.overlays ?? [], composed.overlays ?? []) +
		differing(firstOfPairs(played), firstOfPairs(composed)) +
		(played.preset === composed.preset ? 0 : 1) +
		differing(played.elements, composed.elements, offered?.elements) +
		differing(played.params, composed.params, offered?.params)
	);
}

function countDifferences(a: readonly string[], b: readonly string[]): number {
	const only = (one: readonly string[], other: readonly string[]): number =>
		one.filter((id) => !other.includes(id)).length;
	return only(a, b) + only(b, a);
}

function firstOfPairs({ order = [] }: Setup): Record<string, string> {
	return Object.fromEntries(
		order.map(({ first, then }) => [[first, then].sort().join(' '), first]),
	);
}

/** House rules are applied in order. */
function differingHouse(a: readonly string[], b: readonly string[]): number {
	return countDifferences(a, b) || (a.join() === b.join() ? 0 : 1);
}

/** A log says every value, a set-up only what was chosen: what one of them leaves out is as usual. */
function differing(
	a: Readonly<Record<string, unknown>>,
	b: Readonly<Record<string, unknown>>,
	offered?: readonly { readonly id: string; readonly usual: unknown }[],
): number {
	const usual = new Map(offered?.map((choice) => [choice.id, choice.usual]));
	const isOpen = (key: string): boolean => offered === undefined || usual.has(key);
	const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
	return [...keys].filter(
		(key) => isOpen(key) && (a[key] ?? usual.get(key)) !== (b[key] ?? usual.get(key)),
	).length;
}
