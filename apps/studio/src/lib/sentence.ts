import { places } from '#texts/places.ts';

/** A sentence with one blank: what stands before and after it, and the words that may fill it. */
export interface Sentence {
	readonly before: string;
	readonly after: string;
	/** Empty where the blank takes a number. */
	readonly words: readonly string[];
}

/** Reads `Pieces are {seven | eight} each.`; a sentence without a blank has it at its end. */
export function readSentence(says: string): Sentence {
	const match = /^([^{]*)\{([^}]*)\}(.*)$/s.exec(says);
	if (!match) return { before: says, after: '', words: [] };
	const words = match[2]!.split('|').map((w) => w.trim());
	return { before: match[1]!, after: match[3]!, words: words.length > 1 ? words : [] };
}

/** The word of the sentence for one of the allowed values; the value itself where the sentence has fewer words. */
export function wordFor(sentence: Sentence, values: readonly unknown[], index: number): string {
	return sentence.words.length === values.length
		? sentence.words[index]!
		: spaced(String(values[index]));
}

/** `removeAndRedraw` as `remove and redraw`. */
export function spaced(id: string): string {
	return id.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
}

/** Where a cell is, in words. */
export function placeWords(x: number, y: number): string {
	return places.place({ x, y });
}

/** With a capital at its beginning. */
export function sentence(text: string): string {
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
