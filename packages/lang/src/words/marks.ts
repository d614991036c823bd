/** Characters for private use that mark parts of a text while it is put together. None of them is left in a sentence. */

const start = '\u{E000}';
const blankStart = '\u{E001}';
const end = '\u{E002}';
const numberEnd = '\u{E003}';

export function memberMark(depth: number): string {
	return `${start}${depth}${numberEnd}`;
}

export function blankMark(index: number, label: string): string {
	return `${blankStart}${index}${numberEnd}${label}${end}`;
}

const blank = new RegExp(`(${blankStart}\\d+${numberEnd}[^${end}]*${end})`, 'u');
const blankParts = new RegExp(`^${blankStart}(\\d+)${numberEnd}([^${end}]*)${end}$`, 'u');

/** A text cut where blanks begin and end; a blank is its number and its words. */
export function cutAtBlanks(text: string): (string | { index: number; label: string })[] {
	return text
		.split(blank)
		.filter((part) => part !== '')
		.map((part) => {
			const [, index, label] = blankParts.exec(part) ?? [];
			return label === undefined ? part : { index: Number(index), label };
		});
}

export function textWithoutBlanks(text: string): string {
	return cutAtBlanks(text)
		.map((part) => (typeof part === 'string' ? part : part.label))
		.join('');
}

const opening = new RegExp(`^${blankStart}\\d+${numberEnd}`, 'u');
const around = new RegExp(`^(${opening.source.slice(1)})(.*)(${end})$`, 'u');

export function openingOf(text: string): readonly [opening: string, rest: string] {
	const length = opening.exec(text)?.[0].length ?? 0;
	return [text.slice(0, length), text.slice(length)];
}

export function insideOfBlank(text: string, change: (label: string) => string): string | undefined {
	const [, before, label, after] = around.exec(text) ?? [];
	return label === undefined ? undefined : before! + change(label) + after!;
}

const marks = /[\u{E000}-\u{E003}]/gu;

export function withoutMarks(text: string): string {
	return text.replace(marks, '');
}
