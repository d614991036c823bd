import type { SourcedValue } from './sourced-value.ts';

/** Keys that say nothing about play, and references to others by name. */
const leftOut: ReadonlySet<string> = new Set([
	'id',
	'says',
	'title',
	'source',
	'after',
	'tags',
	'cause',
]);

const words = /[\p{L}_][\p{L}\p{N}_]*/gu;

/**
 * A text of a declaration that stays the same when everything in it gets another name, and in whatever order its keys stand:
 * numbers, operators and the way it is built, with each name as `_`.
 */
export function shapeOf(datum: SourcedValue): string {
	switch (datum.is) {
		case 'scalar':
			return typeof datum.value === 'string'
				? (datum.bare ?? datum.value).replace(words, '_')
				: String(datum.value);
		case 'list':
			return `[${datum.items.map(shapeOf).join(',')}]`;
		default: {
			const inner = [...datum.entries]
				.filter(([key]) => !leftOut.has(key))
				.map(([, d]) => shapeOf(d));
			return `{${inner.sort().join(',')}}`;
		}
	}
}
