import type { Translation } from './translation.ts';

/** A pseudo text stands between these; what stands outside of them was never in a catalogue. */
const [OPEN, CLOSE] = ['⟦', '⟧'];

const small = [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'];
const capital = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'];

const kept = /⟦(?:[^⟦⟧]|⟦[^⟦⟧]*⟧)*⟧|\{\w+\}|`[^`]*`|<\/?[a-z][^<>]*>/gu;

/**
 * A language for tests: English with accents, in brackets, and about 30 % longer. The values of an entry keep their letters, so
 * that a text of a pack or a person is still read as it was written. Sentences about rules are translated as a whole, and not
 * those about the effects in them once more.
 */
export const pseudoTranslation: Translation = (area, _, english) =>
	area === 'effects' ? english : pseudoOf(english, []);

/** A text in the pseudo language; the values within stay as they are. */
export function pseudoText(text: string, values: readonly string[] = []): string {
	if (!/\p{L}/u.test(text) || isPseudo(text)) return text;
	const [, indent = '', body = ''] = /^(\s*)([\s\S]*)$/.exec(text)!;
	const words = accented(body, values);
	const changed = [...words].filter((c, i) => c !== body[i]).length;
	return `${indent}${OPEN}${words}${padding(Math.ceil(changed * 0.3))}${CLOSE}`;
}

function isPseudo(text: string): boolean {
	let depth = 0;
	for (let at = 0; at < text.length; at++) {
		if (text[at] === OPEN) depth++;
		else if (text[at] === CLOSE) depth--;
		if (depth === 0) return at > 0 && at === text.length - 1;
	}
	return false;
}

function pseudoOf(english: unknown, values: readonly string[]): unknown {
	if (typeof english === 'string') return pseudoText(english, values);
	if (typeof english === 'function')
		return (...given: unknown[]): unknown =>
			resultOf((english as (...given: unknown[]) => unknown)(...given), stringsIn(given));
	if (Array.isArray(english)) return english.map((e) => pseudoOf(e, values));
	if (typeof english !== 'object' || english === null) return english;
	return Object.fromEntries(
		Object.entries(english).map(([key, entry]) => [key, pseudoOf(entry, values)]),
	);
}

function resultOf(result: unknown, values: readonly string[]): unknown {
	if (typeof result === 'string' || typeof result === 'function') return pseudoOf(result, values);
	if (Array.isArray(result)) return result.map((r) => resultOf(r, values));
	if (typeof result !== 'object' || result === null) return result;
	return Object.fromEntries(
		Object.entries(result).map(([key, value]) => [
			key,
			key === 'label' || typeof value === 'function' ? pseudoOf(value, values) : (value as unknown),
		]),
	);
}

/** Entries take lists and groups of values; an object that lies deeper is no value of a text. */
const DEEPEST = 4;

function stringsIn(given: unknown): string[] {
	const found = new Set<string>();
	const visit = (v: unknown, depth: number): void => {
		if (typeof v === 'string') {
			if (/\p{L}/u.test(v)) found.add(v);
		} else if (typeof v === 'object' && v !== null && depth < DEEPEST)
			for (const inner of Object.values(v)) visit(inner, depth + 1);
	};
	visit(given, 0);
	return [...found].sort((a, b) => b.length - a.length);
}

function accented(text: string, values: readonly string[]): string {
	let out = '';
	let from = 0;
	for (const { start, end } of keptIn(text, values)) {
		out += withAccents(text.slice(from, start)) + text.slice(start, end);
		from = end;
	}
	return out + withAccents(text.slice(from));
}

function keptIn(text: string, values: readonly string[]): { start: number; end: number }[] {
	const found = [...text.matchAll(kept)].map((m) => ({
		start: m.index,
		end: m.index + m[0].length,
	}));
	const isFree = (start: number, end: number): boolean =>
		found.every((f) => end <= f.start || start >= f.end);
	const isLetter = (at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? '');
	for (const value of values)
		for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
			const end = at + value.length;
			// a short value must be a word of its own, or letters of other words would pass for it
			if (isLetter(at - 1) || isLetter(end) || !isFree(at, end)) continue;
			found.push({ start: at, end });
		}
	return found.sort((a, b) => a.start - b.start);
}

function withAccents(text: string): string {
	return text
		.replace(/[a-z]/g, (c) => small[c.charCodeAt(0) - 97]!)
		.replace(/[A-Z]/g, (c) => capital[c.charCodeAt(0) - 65]!);
}

function padding(n: number): string {
	return n === 0 ? '' : ` ${'·'.repeat(n)}`.replace(/·{5}(?=·)/g, '$& ');
}
