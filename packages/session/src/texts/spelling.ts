export { identifierWords } from '@tilewright/schema';
import { places } from './places.ts';

/** The position of a cell, in words. */
export function placeWords(x: number, y: number): string {
	return places.place({ x, y });
}

/** With a capital at its beginning. */
export function sentence(text: string): string {
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
