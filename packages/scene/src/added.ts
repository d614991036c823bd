import { kindLook, onBoard, paint, type LaidTile, type Point, type Theme } from '@tilewright/art';
import type { Added, Built, End } from '@tilewright/session';
import type { Rules } from './rules.ts';
import { anchorOf, middleOfAdded } from './laid.ts';

const middles = [
	[50, 0],
	[100, 50],
	[50, 100],
	[0, 50],
] as const;

/** The middles of the sides a segment meets. */
function endsOf({ sides }: Added): Point[] {
	return sides.map(({ x, y, side }) => ({
		x: x * 100 + middles[side]![0],
		y: y * 100 + middles[side]![1],
	}));
}

/** Draws an added segment from side to side through its middle, in the colours of its kind, with rails beside it. */
export interface AddedDrawing {
	readonly key: number;
	readonly path: string;
	readonly fill: string;
	readonly line: string;
	readonly width: number;
	/** The end on its own tile; absent where it goes through. */
	readonly end: Point | undefined;
}

export function drawAdded(added: Added, { kinds }: Rules, theme: Theme): AddedDrawing {
	const form = kinds.find((k) => k.id === added.kind)?.form === 'block' ? 'block' : 'line';
	const look = kindLook(theme, added.kind, form);
	const at = middleOfAdded(added);
	const ends = endsOf(added);
	const [a, b] = ends;
	const through = ends.length === 2 && a && b;
	return {
		key: added.segment,
		path: through
			? `M${a.x} ${a.y}Q${at.x} ${at.y} ${b.x} ${b.y}`
			: ends.map((e) => `M${at.x} ${at.y}L${e.x} ${e.y}`).join(''),
		fill: paint(theme, look.fill),
		line: paint(theme, look.line),
		width: form === 'line' ? look.width + 2 : 30,
		end: through ? undefined : at,
	};
}

/** The point at which one end of a link, or a pile, is drawn. */
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
