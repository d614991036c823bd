import { textsOf } from '@tilewright/schema';

export const ui = textsOf('studio/ui', {
	close: 'Close',
	notice: 'Notice',
	dismiss: 'Put this notice away',
} as const);
