import type { Names } from '../recording/names.ts';
import type { Message } from '../message.ts';

export interface Blank {
	readonly path: string;
	/** `cell`, `turn`, `tile`, `figure`, `kind`, `place`, `number`; `word` for anything else. */
	readonly role: string;
}

const blanks = /\{([\w.]+)(?::(\w+))?\}/g;

export function waysOf(names: Names, type: string): readonly string[] {
	const entry = names.find('messages', type);
	return entry?.as === undefined ? [] : [entry.as].flat();
}

export function blanksIn(way: string): readonly Blank[] {
	return [...way.matchAll(blanks)].map(([, path = '', role = 'word']) => ({ path, role }));
}

export function fillTemplate(
	way: string,
	fill: (blank: Blank, index: number) => string | undefined,
): string | undefined {
	let whole = true;
	let index = 0;
	const text = way.replace(blanks, (_all, path: string, role = 'word') => {
		const word = fill({ path, role: role as string }, index++);
		if (word === undefined) whole = false;
		return word ?? '';
	});
	return whole ? text : undefined;
}

export function matchTemplate(
	way: string,
	text: string,
): (Blank & { readonly word: string })[] | undefined {
	// two blanks side by side could be filled in more than one way
	if (way.includes('}{')) return undefined;
	const found: Blank[] = [];
	const pattern = way
		.split(/(\{[\w.:]+\})/)
		.map((part) => {
			const blank = /^\{([\w.]+)(?::(\w+))?\}$/.exec(part);
			if (!blank) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
			found.push({ path: blank[1]!, role: blank[2] ?? 'word' });
			return '([^ @]+)';
		})
		.join('');
	const match = new RegExp(`^${pattern}$`).exec(text);
	return match ? found.map((blank, i) => ({ ...blank, word: match[i + 1]! })) : undefined;
}

/** A message as the option it is: its type and the words of the first way whose blanks it fills; undefined where none fits. */
export function wordsOf({ type, payload }: Message, names: Names): string | undefined {
	for (const way of waysOf(names, type)) {
		const text = fillTemplate(way, ({ path }) => wordOf(valueAt(payload, path)));
		if (text !== undefined) return `${type} ${text}`.trim();
	}
	return undefined;
}

export function payloadOf(words: string, names: Names): Omit<Message, 'player'> | undefined {
	const [type = ''] = words.split(' ');
	const rest = words.slice(type.length).trim();
	for (const way of waysOf(names, type)) {
		const parts = matchTemplate(way, rest);
		if (parts === undefined) continue;
		const payload: Record<string, unknown> = {};
		for (const { path, role, word } of parts) put(payload, path.split('.'), role, word);
		return { type, payload };
	}
	return undefined;
}

function valueAt(value: unknown, path: string): unknown {
	let at = value;
	for (const key of path.split('.')) {
		if (typeof at !== 'object' || at === null || Array.isArray(at) || !Object.hasOwn(at, key))
			return undefined;
		at = (at as Record<string, unknown>)[key];
	}
	return at;
}

function wordOf(value: unknown): string | undefined {
	if (typeof value === 'string') return /^[^\s@]{1,120}$/.test(value) ? value : undefined;
	if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined;
	if (!Array.isArray(value) || value.length !== 2) return undefined;
	return value.every((n) => Number.isSafeInteger(n)) ? value.join(',') : undefined;
}

function put(
	into: Record<string, unknown>,
	path: readonly string[],
	role: string,
	word: string,
): void {
	const [key = '', ...rest] = path;
	if (rest.length > 0) put((into[key] ??= {}) as Record<string, unknown>, rest, role, word);
	else if (role === 'cell') into[key] = word.split(',').map(Number);
	else into[key] = role === 'number' ? Number(word) : word;
}
