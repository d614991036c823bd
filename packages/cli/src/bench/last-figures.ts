import { existsSync, readFileSync } from 'node:fs';
import { writeAtomically } from '@tilewright/disk';
import { parseJson } from '@tilewright/schema';

/** Figures of a run by what was measured. They are ratios within one run, and larger ones are better. */
export type Figures = ReadonlyMap<string, number>;

export interface Slowdown {
	readonly what: string;
	readonly before: number;
	readonly now: number;
}

/** A figure that is at least this part of the last one has not fallen. */
const kept = 0.9;

export function slowdownsSince(last: Figures, now: Figures): Slowdown[] {
	return [...now].flatMap(([what, value]) => {
		const before = last.get(what);
		return before !== undefined && value < before * kept ? [{ what, before, now: value }] : [];
	});
}

export function readFigures(path: string): Figures {
	if (!existsSync(path)) return new Map();
	const read = parseJson(readFileSync(path, 'utf8'));
	const value = 'value' in read ? read.value : undefined;
	if (typeof value !== 'object' || value === null) return new Map();
	return new Map(
		Object.entries(value).filter(
			(entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
		),
	);
}

export function writeFigures(path: string, figures: Figures): void {
	const text = `${JSON.stringify(Object.fromEntries(figures), undefined, '\t')}\n`;
	writeAtomically(path, Buffer.from(text));
}
