export { identifierWords } from '@tilewright/schema';
import { places } from './places.ts';

export function placeWords(x: number, y: number): string {
	return places.place({ x, y });
}

export function sentence(text: string): string {
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
