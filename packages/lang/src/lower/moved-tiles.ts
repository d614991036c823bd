import type { TileIR } from '../ir/index.ts';
import { type SourcedValue, get, textOf } from '../link/sourced-value.ts';
import { groupBy } from '../link/group-by.ts';
import { placeIn } from '../link/lookup.ts';
import { packWriting } from '../link/nearest.ts';
import type { Orderable, RuleSet } from '../link/ruleset.ts';
import { orderRules } from './order.ts';
import { type LoweringContext, report, reportUnknown } from './lowering-context.ts';
import { groupIds } from './words.ts';

export interface TileMove extends Orderable {
	readonly tile: string;
	readonly to: string;
}

export function tileMoves(ruleSet: RuleSet): TileMove[] {
	return ruleSet.moves.map((datum) => {
		const tile = textOf(get(datum, 'tile')) ?? '';
		const pack = packWriting(ruleSet, datum) ?? '';
		const id = `moves.${tile}`;
		return { id, name: `${pack}.${id}`, pack, datum, tile, to: textOf(get(datum, 'to')) ?? '' };
	});
}

/**
 * Copies that leave their group before the game, with the group they go to; those put out of the game are left out. Where
 * there are too few for all who want one, the first have them: a tie, unless all go to one place.
 */
export function movedTiles(
	lowering: LoweringContext,
	tiles: readonly TileIR[],
	indexOf: (id: string) => number,
	left: number[],
): { tile: number; to: string }[] {
	const groups = groupIds(lowering.ruleSet);
	const known = tileMoves(lowering.ruleSet).filter(({ tile, to, datum }) => {
		const isTile = indexOf(tile) >= 0;
		if (!isTile)
			reportUnknown(lowering, get(datum, 'tile') ?? datum, 'tiles', tile, () =>
				tiles.map((t) => t.id),
			);
		return isPlace(lowering, datum, to, groups) && isTile;
	});
	return [...groupBy(known, (m) => m.tile)].flatMap(([id, moves]) => {
		const tile = indexOf(id);
		const copies = left[tile]!;
		if (copies === 0) return [];
		const ordered = orderRules(lowering, moves, { hasAfter: false });
		left[tile] = Math.max(0, copies - moves.length);
		if (copies < moves.length)
			lowering.symbols.layers.checks.push({
				slot: 'deck.moves',
				over: { text: 'tooFewTiles', tile: id },
				ordered,
				uses: ordered.rules.map((decl) => ({ decl, value: decl.to, when: undefined })),
			});
		return ordered.rules.slice(0, copies).flatMap(({ to }) => (to === 'box' ? [] : [{ tile, to }]));
	});
}

function isPlace(
	lowering: LoweringContext,
	move: SourcedValue,
	to: string,
	groups: readonly string[],
): boolean {
	if (to === 'box' || placeIn(groups, to) >= 0) return true;
	const near = lowering.diagnostics.near(to, () => [...groups, 'box']);
	report(lowering, get(move, 'to') ?? move, 'LINK-ID-UNKNOWN', {
		what: 'tile group',
		id: to,
		near,
	});
	return false;
}
