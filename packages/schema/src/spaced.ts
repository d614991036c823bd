/** An identifier as words: `removeAndRedraw` as `remove and redraw`. Dots stay. */
export function identifierWords(id: string): string {
	return id.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
}
