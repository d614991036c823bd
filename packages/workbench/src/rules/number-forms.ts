import type { SentencePart } from '@tilewright/lang';

/** The texts between the blanks of a sentence, in the order of its parts, with 1 and with more in a blank for a number. */
export interface NumberForms {
	readonly one: readonly string[];
	readonly other: readonly string[];
}

/** Returns undefined where no word agrees with the number; `read` gives the sentence with another number in the blank. */
export function numberForms(
	parts: readonly SentencePart[],
	read: (number: number) => readonly SentencePart[] | undefined,
): NumberForms | undefined {
	const [one, other] = [textsLike(parts, read(1)), textsLike(parts, read(2))];
	return one && other && one.join('|') !== other.join('|') ? { one, other } : undefined;
}

/** Returns undefined where the sentence has its blanks at other places. */
function textsLike(
	parts: readonly SentencePart[],
	others: readonly SentencePart[] | undefined,
): string[] | undefined {
	const isAlike =
		others?.length === parts.length && others.every((other, i) => typeof other === typeof parts[i]);
	return isAlike ? others.map((other) => (typeof other === 'string' ? other : '')) : undefined;
}
