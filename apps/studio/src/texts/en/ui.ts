import { textsOf } from '@tilewright/schema';

/** Components that any view may use. */
export const ui = textsOf('studio/ui', {
	close: 'Close',
	notice: 'Notice',
	dismiss: 'Put this notice away',
} as const);
