import type { Selection } from '@tilewright/lang';
import { manifest, toy, toyTiles } from '../../packages/lang/src/testing.ts';

export interface Growth {
	readonly name: string;
	readonly files: (n: number) => Files;
	readonly selection?: (n: number) => Partial<Selection>;
	/** The largest number that is of use; as many as a section may have when absent. */
	readonly most?: number;
}

export type Files = Readonly<Record<string, string>>;

export type Entry = (i: number, n: number) => string;

const perFile = 2_000;

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

export function listed(head: string, entry: Entry): Growth['files'] {
	return (n) => section(head, n, (i) => `- { ${entry(i, n)} }`);
}

export function named(head: string, prefix: string, entry: Entry): Growth['files'] {
	return (n) => section(head, n, (i) => `${prefix}${i}: { ${entry(i, n)} }`);
}

export function id(i: number): string {
	return `r${String(i).padStart(6, '0')}`;
}

export function rules(rest: Entry): Growth['files'] {
	return listed('rules', (i, n) => `id: ${id(i)}, ${rest(i, n)}`);
}

export function all(...parts: readonly Growth['files'][]): Growth['files'] {
	return (n) => Object.assign({}, ...parts.map((part) => part(n))) as Files;
}

export function fixed(text: string): Growth['files'] {
	return () => ({ 'toy/fixed.yaml': `format: 1\n${text}\n` });
}

export function file(text: (n: number) => string): Growth['files'] {
	return (n) => ({ 'toy/growing.yaml': `format: 1\n${text(n)}\n` });
}

export function files(path: (i: number) => string, text: Entry): Growth['files'] {
	return (n) => Object.fromEntries(Array.from({ length: n }, (_, i) => [path(i), text(i, n)]));
}

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

export function changes(entry: (i: number) => string): (n: number) => string {
	return (n) => `changes:\n${times(n, (i) => `  - ${entry(i)}`, '\n')}`;
}

export const grant = 'do: [{ grant: part }]';

export const before: Entry = (i) => (i > 0 ? `after: ${id(i - 1)}, ` : '');

export const line = 'connect: edge, form: line, complete: open == 0';

export const number = 'says: "P is {n}.", type: int, min: 0, max: 9, default: 1';

export function filesOf(growth: Growth, n: number): Record<string, string> {
	return {
		'toy/pack.yaml': manifest('toy', 'seats: { min: 1, max: 4 }\n'),
		'toy/rules.yaml': toy,
		'toy/tiles.yaml': toyTiles,
		...growth.files(n),
	};
}
