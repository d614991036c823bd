import type { SegmentIR } from '@tilewright/lang';

export interface Segments {
	readonly list: readonly SegmentIR[];
	readonly title: (kind: string) => string;
}
