import type { SegmentIR } from '@tilewright/lang';

/** Segments of a tile with the titles of their kinds. */
export interface Segments {
	readonly list: readonly SegmentIR[];
	readonly title: (kind: string) => string;
}
