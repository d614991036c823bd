import { limits } from '@tilewright/schema';
import type { Program } from '../ir/index.ts';
import { checkRecursion } from './recursion.ts';
import { type LoweringContext, report } from './lowering-context.ts';
import { counted } from '../texts/sizes.ts';

/** True where replaced operations stay within their bounds. Beyond them nothing walks the code: its shared parts make it far larger than the files. */
export function checkReplacements(lowering: LoweringContext): boolean {
	const { depth, nodes } = lowering.grown;
	bound(lowering, counted.nestedReplacements, depth, limits.chain);
	bound(lowering, counted.replacedParts, nodes, limits.inlinedNodes);
	return depth <= limits.chain && nodes <= limits.inlinedNodes;
}

export function checkBounds(lowering: LoweringContext, program: Program): void {
	const pieces = program.pieces.reduce((n, p) => n + p.perSeat * program.seats + p.shared, 0);
	const copies = program.tiles.reduce((n, t) => n + (Number(t.copies) || 0), 0);
	bound(lowering, counted.pieces, pieces, limits.pieces);
	bound(lowering, counted.tiles, copies, limits.deckTiles);
	bound(lowering, counted.instructions, program.code.length, limits.instructions);
	checkRecursion(lowering, program);
}

function bound(lowering: LoweringContext, what: string, found: number, limit: number): void {
	const root = lowering.ruleSet.packs.at(-1)!.manifest.root!;
	if (found > limit) report(lowering, root, 'RULE-LIMIT', { what, found, limit });
}
