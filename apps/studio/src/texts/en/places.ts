import { textsOf } from '@tilewright/schema';
import { listed } from './words.ts';

export const places = textsOf('studio/places', {
	part: (o: { kind: string; sides: readonly string[]; marks: readonly string[] }) =>
		[o.kind, listed(o.sides), o.marks.length === 0 ? '' : `with ${listed(o.marks)}`]
			.filter((words) => words !== '')
			.join(' '),
	shows: (o: { parts: readonly string[] }) => o.parts.join('; '),
} as const);
