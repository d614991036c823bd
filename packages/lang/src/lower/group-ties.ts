import { limits } from '@tilewright/schema';
import type { DeckGroupIR } from '../ir/index.ts';
import { packsApart } from '../link/pack-order.ts';
import { conditionIn, excludeEachOther } from './exclusive.ts';
import type { LayerTie } from './layer-ties.ts';
import { orderRules } from './order.ts';
import type { LoweringContext } from './lowering-context.ts';
import { groupsOf } from './words.ts';

/**
 * Groups of the deck that packs bring which do not know each other, from which tiles can be drawn at one time, and of which
 * neither waits for the other. Of other groups those of used packs come first, then those of lower ids.
 */
export function groupTies(lowering: LoweringContext): LayerTie[] {
	const { ruleSet, deck, emitter } = lowering;
	const isDrawn = emitter.code.some(
		(i) => i.op === 'draw-tile' || (i.op === 'draw-tiles' && i.group === undefined),
	);
	if (!isDrawn) return [];
	const ordered = orderRules(lowering, groupsOf(ruleSet), { hasAfter: false });
	const drawn = deck.groups.flatMap((group, g) =>
		group.tiles.length === 0 || group.into !== undefined
			? []
			: [{ g, decl: ordered.rules[g]!, opens: conditionIn(group.opens) }],
	);
	const found: LayerTie[] = [];
	drawn.forEach((second, k) => {
		const others = drawn
			.slice(0, k)
			.filter((f) => packsApart(ruleSet, f.decl.pack, second.decl.pack));
		if (others.length === 0 || found.length >= limits.findings) return;
		const before = allBefore(deck.groups, second.g);
		for (const first of others) {
			if (before.has(first.g) || allBefore(deck.groups, first.g).has(second.g)) continue;
			if (excludeEachOther(first.opens, second.opens)) continue;
			const tie = { first: first.decl, second: second.decl, over: { text: 'drawnFirst' } as const };
			found.push({ slot: 'deck', ordered, tie });
		}
	});
	return found;
}

/** The groups that must be empty before one is drawn from, directly or through others. */
function allBefore(groups: readonly DeckGroupIR[], of: number): ReadonlySet<number> {
	const found = new Set<number>();
	const open = [of];
	for (let g = open.pop(); g !== undefined; g = open.pop())
		for (const before of groups[g]!.after)
			if (!found.has(before)) {
				found.add(before);
				open.push(before);
			}
	return found;
}
