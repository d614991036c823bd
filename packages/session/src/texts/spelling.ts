import { places } from './places.ts';

/** `removeAndRedraw` as `remove and redraw`. */
export function spaced(id: string): string {
	return id.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
}

/** The position of a cell, in words. */
export function placeWords(x: number, y: number): string {
	return places.place({ x, y });
}

/** With a capital at its beginning. */
export function sentence(text: string): string {
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
