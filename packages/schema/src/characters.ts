/** Control characters, marks of direction, lone halves of pairs: they have no place in a text. */
const unseen =
	/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\r(?!\n)|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const everyUnseen = new RegExp(unseen, 'g');

/** The index of the first character that has no place in a text, or -1. */
export function unseenCharacter(text: string): number {
	return text.search(unseen);
}

/** The text with U+FFFD for every character that has no place in a text. */
export function withoutUnseen(text: string): string {
	return text.replace(everyUnseen, '\ufffd');
}

/** The text with `\u` escapes for every character that has no place in a text. */
export function escapeUnseen(text: string): string {
	return text.replace(everyUnseen, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
