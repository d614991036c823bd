import { capitalised } from './english.ts';
import { textWithoutBlanks } from './marks.ts';

/** The most words of a sentence; conditions of a longer one are said as a list, a line for each. */
export const longestSentence = 35;

// characters for private use; a joined condition without them is its words in one line
const starts = {
	and: '\u{E004}',
	or: '\u{E005}',
	sum: '\u{E006}',
	values: '\u{E007}',
	cases: '\u{E008}',
} as const;
const subjectEnd = '\u{E009}';
const separatorStart = '\u{E00A}';
const separatorEnd = '\u{E00B}';
const end = '\u{E00C}';
const orList = new RegExp(`^${starts.or}`, 'u');
const listMarks = /[\u{E004}-\u{E00C}]/gu;

/** Conditions joined by a word; amounts that are added; values, or conditions, of which the first that applies counts. */
export type ListKind = keyof typeof starts;

const introductions: Readonly<Record<ListKind, string>> = {
	and: 'all of these hold:',
	or: 'at least one of these holds:',
	sum: 'all of these:',
	values: 'the first of these that applies:',
	cases: 'the first of these that applies holds:',
};

/** Words joined in one line, marked so that the line can be laid out as a list. What they share is said once, before the first. */
export function markedList(
	kind: ListKind,
	items: readonly string[],
	separatorBefore: (index: number) => string,
	shared = '',
): string {
	const joined = items.map((item, i) =>
		i === 0 ? item : separatorStart + separatorBefore(i) + separatorEnd + item,
	);
	return starts[kind] + shared + subjectEnd + joined.join('') + end;
}

export function markedSum(amounts: readonly string[]): string {
	if (amounts.length < 2) return amounts.join('');
	return markedList('sum', amounts, (i) => (i === amounts.length - 1 ? ' and ' : ', '));
}

/** The conditions of one list after another, all of which have to hold. */
export function markedConjunction(conditions: readonly string[]): string {
	if (conditions.length < 2) return conditions.join('');
	const items = conditions.map((text) => (orList.test(text) ? `either ${text}` : text));
	return markedList('and', items, () => ', and ');
}

export function inOneLine(text: string): string {
	return text.replace(listMarks, '').replace(/ (when|that|if|while|where) if /g, ' $1, if ');
}

interface ConditionList {
	readonly kind: ListKind;
	readonly start: number;
	readonly items: readonly string[];
}

/**
 * A line as it is, if it is not too long; else its conditions are lines below it, indented by one more tab. A condition can be a list
 * itself. Only a list at the end of a line is laid out; after one that ends with a colon the line goes on with “Then”.
 */
export function laidOut(line: string): string[] {
	const list = isTooLong(line) ? listAtTheEnd(line) : undefined;
	if (list === undefined) return [inOneLine(line)];
	const indent = /^\t*/.exec(line)![0];
	const before = inOneLine(line.slice(indent.length, list.start)).replace(
		/(^|\s)(both|either) $/i,
		'$1',
	);
	const introduction = introductions[list.kind];
	return [
		indent + (before === '' ? capitalised(introduction) : before + introduction),
		...list.items.flatMap((item) => laidOut(`${indent}\t${capitalised(item)}.`)),
		...(line.endsWith(':') ? [`${indent}Then:`] : []),
	];
}

export function isTooLong(line: string): boolean {
	return wordsIn(line) > longestSentence;
}

function wordsIn(line: string): number {
	return textWithoutBlanks(inOneLine(line)).trim().split(/\s+/).length;
}

function listAtTheEnd(line: string): ConditionList | undefined {
	const stop = line.replace(/[.:]+$/, '').length;
	if (line[stop - 1] !== end) return undefined;
	let depth = 0;
	for (let at = stop - 1; at >= 0; at--) {
		if (line[at] === end) depth++;
		else if (kindAt(line, at) !== undefined) depth--;
		if (depth === 0) return listIn(line, at, stop);
	}
	return undefined;
}

const kinds = new Map(
	Object.entries(starts).map(([kind, mark]) => [mark as string, kind as ListKind]),
);

function kindAt(text: string, at: number): ListKind | undefined {
	return kinds.get(text[at] ?? '');
}

function listIn(line: string, start: number, stop: number): ConditionList {
	const inner = line.slice(start + 1, stop - 1);
	const [shared = '', ...rest] = inner.split(subjectEnd);
	const items: string[] = [shared];
	let depth = 0;
	let isSeparator = false;
	for (const letter of rest.join(subjectEnd)) {
		if (kindAt(letter, 0) !== undefined) depth++;
		if (letter === end) depth--;
		if (depth === 0 && letter === separatorStart) items.push(shared);
		if (depth === 0 && letter === separatorStart) isSeparator = true;
		else if (depth === 0 && letter === separatorEnd) isSeparator = false;
		else if (!isSeparator) items[items.length - 1] += letter;
	}
	const kind = kindAt(line, start)!;
	return { kind, start, items: items.flatMap((item) => partsOfSame(kind, item)) };
}

/** The items of a list that is an item of another one, if both are of one kind. */
function partsOfSame(kind: ListKind, item: string): readonly string[] {
	if (kindAt(item, 0) !== kind) return [item];
	const inner = listAtTheEnd(item);
	return inner?.start === 0 ? inner.items : [item];
}
