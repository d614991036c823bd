import type { SegmentIR, TileContext } from '@tilewright/lang';

/** A part of the ground of a tile; `index` is the place of its segment. */
export interface Ground {
	readonly segment: SegmentIR;
	readonly index: number;
	readonly number: number;
}

/** The parts of the ground that reach a side, numbered from one. */
export function groundsOf(segments: readonly SegmentIR[], { kinds }: TileContext): Ground[] {
	return segments
		.map((segment, index) => ({ segment, index }))
		.filter(({ segment }) => kinds[segment.kind]?.connect === 'area' && segment.halves.length > 0)
		.map((ground, i) => ({ ...ground, number: i + 1 }));
}
