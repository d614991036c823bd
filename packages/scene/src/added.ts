import { middleOfAdded, onBoard, type LaidTile, type Point } from '@tilewright/art';
import type { Built, End } from '@tilewright/session';
import type { Rules } from './rules.ts';
import { anchorOf } from './laid.ts';

export function pointOfEnd(
	{ tile, segment, number }: End,
	{ added }: Built,
	tiles: readonly LaidTile[],
	rules: Rules,
): Point | undefined {
	const own = segment < 0 ? added.find((s) => s.segment === number) : undefined;
	if (own) return middleOfAdded(own);
	const laid = tiles[tile];
	if (!laid) return undefined;
	return segment < 0 ? onBoard(laid, { x: 78, y: 24 }) : anchorOf(laid, segment, rules);
}
