import { identifierWords } from '../texts/spelling.ts';

export interface Sentence {
	readonly before: string;
	readonly after: string;
	/** Empty where the blank takes a number (`{n}`). */
	readonly words: readonly string[];
}

/** Reads `Pieces are {seven | eight} each.`; a sentence without a blank has it at its end. */
export function readSentence(says: string): Sentence {
	const match = /^([^{]*)\{([^}]*)\}(.*)$/s.exec(says);
	if (!match) return { before: says, after: '', words: [] };
	const words = match[2]!.split('|').map((w) => w.trim());
	const isNumber = /^.?$/.test(match[2]!);
	return { before: match[1]!, after: match[3]!, words: isNumber ? [] : words };
}

export function withEllipsis(says: string): string {
	const { before, after } = readSentence(says);
	if (before === says) return says;
	return after.trim() === '.' ? `${before}…` : `${before}…${after}`;
}

/** `Pieces are seven each.`: the sentence with the word for a value in its blank; '' where it has no blank. */
export function filledSentence(says: string, values: readonly unknown[], value: unknown): string {
	const sentence = readSentence(says);
	if (sentence.before === says) return '';
	const index = values.indexOf(value);
	const word = index < 0 ? String(value) : wordFor(sentence, values, index);
	return `${sentence.before}${word}${sentence.after}`;
}

/** The word of the sentence for one of the allowed values; the value itself where the sentence has fewer words. */
export function wordFor(sentence: Sentence, values: readonly unknown[], index: number): string {
	return sentence.words.length === values.length
		? sentence.words[index]!
		: identifierWords(String(values[index]));
}
