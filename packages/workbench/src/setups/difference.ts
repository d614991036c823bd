import type { Workspace } from '@tilewright/lang';
import {
	type Choices,
	choicesOf,
	type ElementChoice,
	type ParamChoice,
	type RulesOfSetup,
	type Setup,
	type SetupDifference,
	filledSentence,
	readSentence,
	withEllipsis,
	wordFor,
} from '@tilewright/session';
import { isLibrary } from './titles.ts';

export interface MissingNames {
	readonly game: boolean;
	readonly names: readonly string[];
}

type Seats = Pick<Setup, 'seats'>;

export function setupDifferences(
	workspace: Workspace,
	a: RulesOfSetup,
	b: RulesOfSetup,
	seats: Seats,
): readonly SetupDifference[] {
	const [ofA, ofB] = [a, b].map((r) => choicesOf(workspace, { ...r, ...seats }).choices);
	if (!ofA || !ofB) return [];
	if (a.game !== b.game)
		return [{ is: 'game', a: titleOfGame(ofA, a.game), b: titleOfGame(ofB, b.game) }];
	const editionOf = (choices: Choices, id: string | undefined): string =>
		choices.presets.find((p) => p.id === id)?.says || (id ?? '');
	const titleOfPack = (id: string): string => ofA.packs.find((p) => p.id === id)?.title ?? id;
	const house = (id: string): { readonly title: string; readonly says: string } => {
		const known = [...ofA.overlays, ...ofB.overlays].find((o) => o.id === id);
		return { title: known?.title ?? id, says: known?.says ?? '' };
	};
	const houses = onlyInOne(a.overlays ?? [], b.overlays ?? []).map(
		(d) => ({ is: 'house', ...house(d.id), b: d.b }) as const,
	);
	const told = new Set(houses.map(({ title }) => title));
	const fixed = new Set(ofA.packs.flatMap((p) => (p.optional ? [] : [p.id])));
	const isChosen = (id: string): boolean =>
		!fixed.has(id) && !isLibrary(workspace.packs, a.game, id);
	return [
		...(a.preset === b.preset
			? []
			: [{ is: 'edition', a: editionOf(ofA, a.preset), b: editionOf(ofB, b.preset) } as const]),
		...onlyInOne(a.packs, b.packs)
			.filter(({ id }) => isChosen(id))
			.map((d) => ({ is: 'pack', title: titleOfPack(d.id), b: d.b }) as const),
		...houses,
		...differingElements(ofA.elements, ofB.elements),
		...differingParams(ofA.params, ofB.params, told),
		...(orderOf(a) === orderOf(b) ? [] : [{ is: 'order' } as const]),
	];
}

/**
 * The edition, elements, params and house rules that a set-up chooses otherwise than they are without a choice; house rules that are
 * described elsewhere are left out.
 */
export function chosenIn(
	workspace: Workspace,
	setup: Setup,
	described: readonly string[] = [],
): readonly SetupDifference[] {
	const differences = (before: Partial<Setup>): readonly SetupDifference[] =>
		setupDifferences(workspace, { ...setup, ...before }, setup, { seats: setup.seats });
	return [
		...differences({ preset: undefined }).filter(({ is }) => is === 'edition'),
		...differences({ elements: {}, params: {} }),
		...differences({ overlays: described.filter((id) => setup.overlays?.includes(id)) }),
	];
}

export function missingNames(
	workspace: Workspace,
	rules: RulesOfSetup,
	seats: Seats,
): MissingNames {
	const { choices } = choicesOf(workspace, { ...rules, ...seats });
	if (!choices || choices.game !== rules.game) return { game: true, names: [rules.game] };
	const lacks = (known: readonly { readonly id: string }[], ids: readonly string[]): string[] =>
		ids.filter((id) => !known.some((k) => k.id === id));
	const houses = (rules.overlays ?? []).filter(
		(id) => !choices.overlays.some((o) => o.id === id && o.on),
	);
	return {
		game: false,
		names: [
			...lacks(choices.packs, rules.packs).filter(
				(id) => !isLibrary(workspace.packs, rules.game, id),
			),
			...lacks(choices.presets, rules.preset === undefined ? [] : [rules.preset]),
			...lacks(choices.elements, Object.keys(rules.elements)),
			...lacks(choices.params, Object.keys(rules.params)),
			...houses,
		],
	};
}

function titleOfGame({ games }: Choices, id: string): string {
	return games.find((g) => g.id === id)?.title ?? id;
}

function onlyInOne(a: readonly string[], b: readonly string[]): { id: string; b: boolean }[] {
	return [
		...a.filter((id) => !b.includes(id)).map((id) => ({ id, b: false })),
		...b.filter((id) => !a.includes(id)).map((id) => ({ id, b: true })),
	];
}

function differingElements(
	a: readonly ElementChoice[],
	b: readonly ElementChoice[],
): SetupDifference[] {
	return b.flatMap((one): SetupDifference[] => {
		const other = a.find((e) => e.id === one.id);
		if (!other || other.on === one.on) return [];
		return [{ is: 'element', id: one.id, title: one.says || one.id, b: one.on }];
	});
}

/** Left out is what a house rule that differs says by its title. */
function differingParams(
	a: readonly ParamChoice[],
	b: readonly ParamChoice[],
	told: ReadonlySet<string>,
): SetupDifference[] {
	return b.flatMap((one): SetupDifference[] => {
		const other = a.find((p) => p.id === one.id);
		if (!other || other.value === one.value) return [];
		const sentence = readSentence(one.says || one.id);
		const values = one.type === 'bool' ? [true, false] : one.values;
		const word = (value: ParamChoice['value']): string => {
			const at = values.indexOf(value);
			return at < 0 ? String(value) : wordFor(sentence, values, at);
		};
		const isTold = [other, one].some(({ value }) =>
			told.has(filledSentence(one.says, values, value).replace(/\.$/, '')),
		);
		if (isTold) return [];
		const says = withEllipsis(one.says || one.id);
		return [{ is: 'param', id: one.id, says, a: word(other.value), b: word(one.value) }];
	});
}

function orderOf({ order = [] }: RulesOfSetup): string {
	return JSON.stringify(order);
}
