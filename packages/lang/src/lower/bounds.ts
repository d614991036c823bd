import { limits } from '@tilewright/schema';
import type { Program } from '../ir/index.ts';
import { checkRecursion } from './recursion.ts';
import { type LoweringContext, report } from './lowering-context.ts';
import { counted } from '../texts/sizes.ts';

export function checkBounds(lowering: LoweringContext, program: Program): void {
	const root = lowering.ruleSet.packs.at(-1)!.manifest.root!;
	const bound = (what: string, found: number, limit: number): void => {
		if (found > limit) report(lowering, root, 'RULE-LIMIT', { what, found, limit });
	};
	const pieces = program.pieces.reduce((n, p) => n + p.perSeat * program.seats + p.shared, 0);
	const copies = program.tiles.reduce((n, t) => n + (Number(t.copies) || 0), 0);
	bound(counted.pieces, pieces, limits.pieces);
	bound(counted.tiles, copies, limits.deckTiles);
	bound(counted.nestedReplacements, lowering.grown.depth, limits.chain);
	bound(counted.replacedParts, lowering.grown.nodes, limits.inlinedNodes);
	bound(counted.instructions, program.code.length, limits.instructions);
	checkRecursion(lowering, program);
}
