import { createHash } from 'node:crypto';
import {
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	readlinkSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pack } from './pack.ts';

/** Stands in a text just before the character at which a finding is due; it is taken out before the text is written. */
export const mark = '¦';

export type Change = string | Uint8Array | readonly [from: string, to: string];

export interface Case {
	readonly says: string;
	readonly code: string;
	readonly files: Readonly<Record<string, Change>>;
	/** The place of the finding when no text carries the mark; line and column 1 when left out. */
	readonly at?: { readonly file: string; readonly line?: number; readonly column?: number };
	readonly severity?: 'error' | 'warning' | 'info';
	readonly hint?: string;
	readonly message?: string;
	/** Also gives findings with other codes. */
	readonly among?: true;
}

export interface Finding {
	readonly code: string;
	readonly severity: string;
	readonly message: string;
	readonly file: string;
	readonly line: number;
	readonly column: number;
	readonly hint?: string;
}

export interface Place {
	readonly file: string;
	readonly line: number;
	readonly column: number;
}

export function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
	const folder = mkdtempSync(join(tmpdir(), 'tilewright-hostile-'));
	return work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}

export function put(folder: string, file: string, content: string | Uint8Array): void {
	const path = join(folder, file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, content);
}

/** Writes the small pack with changes to `hut/`; tells where the mark stood. Paths with `../` lie beside the pack. */
export function putPack(folder: string, changes: Case['files'] = {}): Place | undefined {
	let place: Place | undefined;
	for (const name of new Set([...Object.keys(pack), ...Object.keys(changes)])) {
		const file = name.startsWith('../') ? name.slice(3) : `hut/${name}`;
		const content = changed(pack[name] ?? '', changes[name] ?? pack[name]!);
		if (typeof content !== 'string') {
			put(folder, file, content);
			continue;
		}
		const [before, after, ...more] = content.split(mark);
		if (more.length > 0) throw new Error(`two marks in ${name}`);
		if (after !== undefined) {
			const lines = before!.split('\n');
			place = { file, line: lines.length, column: lines.at(-1)!.length + 1 };
		}
		put(folder, file, before! + (after ?? ''));
	}
	return place;
}

function changed(text: string, change: Change): string | Uint8Array {
	if (typeof change === 'string' || change instanceof Uint8Array) return change;
	const [from, to] = change;
	if (text.split(from).length !== 2) throw new Error(`not there exactly once: ${from}`);
	return text.replace(from, () => to);
}

export function contents(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.sort()
		.map((name) => {
			const path = join(folder, name);
			const is = lstatSync(path);
			if (is.isSymbolicLink()) return `${name} -> ${readlinkSync(path)}`;
			if (!is.isFile()) return name;
			return `${name} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`;
		});
}

/** Lists of ten aliases each, one inside the other: 10^n values once unfolded. */
export function aliasBomb(n: number): string {
	const line = (i: number): string =>
		i === 0
			? 'a0: &a0 [x, x]'
			: `a${i}: &a${i} [${Array(10)
					.fill(`*a${i - 1}`)
					.join(', ')}]`;
	return `${Array.from({ length: n }, (_, i) => line(i)).join('\n')}\n`;
}
