import type { Selection } from '@tilewright/lang';
import { manifest, toy, toyTiles } from '../../packages/lang/src/testing.ts';

/** A set-up of the small game that grows with a number. */
export interface Growth {
	readonly name: string;
	/** Files beside those of the small game. */
	readonly files: (n: number) => Files;
	/** Choices beside the game. */
	readonly selection?: (n: number) => Partial<Selection>;
	/** The largest number that is of use; as many as a section may have when absent. */
	readonly most?: number;
}

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

/** The text of one of `n` entries. */
export type Entry = (i: number, n: number) => string;

/** Entries that one file may hold within its bounds. */
const perFile = 2_000;

/** Several texts with something between them. */
export function times(n: number, entry: (i: number) => string, between: string): string {
	return Array.from({ length: n }, (_, i) => entry(i)).join(between);
}

/** A section with `n` entries, over as many files as needed. `head` is the path of keys to it. */
export function section(head: string, n: number, entry: Entry): Files {
	const files: Record<string, string> = {};
	const keys = head.split('.');
	const lines = keys.map((key, depth) => `${'  '.repeat(depth)}${key}:`).join('\n');
	const indent = '  '.repeat(keys.length);
	for (let from = 0; from < n; from += perFile) {
		const size = Math.min(perFile, n - from);
		const body = times(size, (i) => `${indent}${entry(from + i, n)}`, '\n');
		files[`toy/${keys.join('-')}-${from}.yaml`] = `format: 1\n${lines}\n${body}\n`;
	}
	return files;
}

/** A section whose entries are a list of mappings. */
export function listed(head: string, entry: Entry): Growth['files'] {
	return (n) => section(head, n, (i) => `- { ${entry(i, n)} }`);
}

/** A section whose entries are mappings with names: the prefix and a number. */
export function named(head: string, prefix: string, entry: Entry): Growth['files'] {
	return (n) => section(head, n, (i) => `${prefix}${i}: { ${entry(i, n)} }`);
}

/** A name whose order is that of the numbers. */
export function id(i: number): string {
	return `r${String(i).padStart(6, '0')}`;
}

/** Rules whose ids sort in the order of their numbers. */
export function rules(rest: Entry): Growth['files'] {
	return listed('rules', (i, n) => `id: ${id(i)}, ${rest(i, n)}`);
}

/** The files of several parts together. */
export function all(...parts: readonly Growth['files'][]): Growth['files'] {
	return (n) => Object.assign({}, ...parts.map((part) => part(n))) as Files;
}

/** A file of rules that does not grow. */
export function fixed(text: string): Growth['files'] {
	return () => ({ 'toy/fixed.yaml': `format: 1\n${text}\n` });
}

/** One file of rules that grows. */
export function file(text: (n: number) => string): Growth['files'] {
	return (n) => ({ 'toy/growing.yaml': `format: 1\n${text(n)}\n` });
}

/** As many files as the number says. */
export function files(path: (i: number) => string, text: Entry): Growth['files'] {
	return (n) => Object.fromEntries(Array.from({ length: n }, (_, i) => [path(i), text(i, n)]));
}

/** House rules over other files. */
export function overlaid(
	name: string,
	under: Growth['files'],
	body: (n: number) => string,
): Growth {
	const overlay = (n: number): Files => ({
		'toy/o.yaml': `overlay: o\nformat: 1\nover: [toy]\n${body(n)}\n`,
	});
	return { name, files: all(under, overlay), selection: () => ({ overlays: ['o'] }) };
}

/** The changes of house rules. */
export function changes(entry: (i: number) => string): (n: number) => string {
	return (n) => `changes:\n${times(n, (i) => `  - ${entry(i)}`, '\n')}`;
}

/** Effects that any rule may have as often as wanted. */
export const grant = 'do: [{ grant: part }]';

/** Puts a rule after the one before it. */
export const before: Entry = (i) => (i > 0 ? `after: ${id(i - 1)}, ` : '');

/** A kind of lines. */
export const line = 'connect: edge, form: line, complete: open == 0';

/** A param that is a number. */
export const number = 'says: "P is {n}.", type: int, min: 0, max: 9, default: 1';

/** The files of a case with the small game they stand in. */
export function filesOf(growth: Growth, n: number): Record<string, string> {
	return {
		'toy/pack.yaml': manifest('toy', 'seats: { min: 1, max: 4 }\n'),
		'toy/rules.yaml': toy,
		'toy/tiles.yaml': toyTiles,
		...growth.files(n),
	};
}
