/** Components that any view may use. */
export const ui = {
	close: 'Close',
	notice: 'Notice',
	dismiss: 'Put this notice away',
} as const;
