import { textsOf } from '@tilewright/schema';

export const ui = textsOf('studio/ui', {
	close: 'Close',
	notice: 'Notice',
	nameFirst: 'Give it a name first.',
	dismiss: 'Put this notice away',
} as const);
