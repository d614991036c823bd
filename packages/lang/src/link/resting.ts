import { diagnose } from '@tilewright/schema';
import type { Pack, Workspace } from '../workspace/workspace.ts';
import type { Draft } from './collect.ts';
import { type SourcedValue, fileOf, itemsOf, rangeOf, textOf } from './sourced-value.ts';

/** Tells which packs of a game are in play: what house rules say of the others rests until they are. */
export interface PacksInPlay {
	readonly inPlay: readonly Pack[];
	/** All packs that could be in play. */
	readonly all: readonly Pack[];
}

export function packsInPlay(
	{ packs }: Pick<Workspace, 'packs'>,
	game: string,
	inPlay: readonly Pack[],
): PacksInPlay {
	return { inPlay, all: packs.filter((p) => p.game === undefined || p.game === game) };
}

/** The packs of a list that could be in play and are not. */
export function packsMissing(names: readonly string[], { inPlay, all }: PacksInPlay): Pack[] {
	return names.flatMap((name) => {
		const isNamed = (p: Pack): boolean => p.name === name || p.id === name;
		if (inPlay.some(isNamed)) return [];
		const pack = all.find(isNamed);
		return pack === undefined ? [] : [pack];
	});
}

/** Tells whether something rests, for it needs packs that are not in play. A pack that does not exist is a finding. */
export function rests(
	over: SourcedValue | undefined,
	overlay: string,
	packs: PacksInPlay,
	draft: Draft,
): boolean {
	const named = itemsOf(over).map((item) => [textOf(item) ?? '', item] as const);
	for (const [name, item] of named) {
		if (packs.all.some((p) => p.name === name || p.id === name)) continue;
		const near = draft.diagnostics.near(name, () => packs.all.map((p) => p.name));
		draft.diagnostics.push(
			diagnose(fileOf(item), rangeOf(item), 'LINK-OVERLAY-OVER', { overlay, pack: name, near }),
		);
	}
	return (
		packsMissing(
			named.map(([name]) => name),
			packs,
		).length > 0
	);
}
