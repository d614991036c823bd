import type { NodeInfo } from './yaml-tree.ts';

const escapes: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

type Places =
	| { readonly start: number }
	/** By index: the offset behind all characters before it. From `mismatch` on, the file does not say what the value says. */
	| { readonly behind: Uint32Array; readonly mismatch: number };

const placesOf = new WeakMap<NodeInfo, Places>();

/**
 * The offset in the file of a character of a text value, through quotes, escapes and folded lines.
 * An index past the end gives the end of the text.
 */
export function offsetIn(text: string, node: NodeInfo, value: string, index: number): number {
	const end = node.end - quoteLength(node);
	let places = placesOf.get(node);
	if (places === undefined) placesOf.set(node, (places = findPlaces(text, node, value)));
	if ('start' in places) return Math.min(places.start + index, end);
	const { behind, mismatch } = places;
	if (index > value.length && index < mismatch) return end;
	let at = behind[Math.min(index, value.length)]!;
	if (index >= mismatch) return Math.min(at, end);
	if (node.style === 'double' && /^\\\r?\n/.test(text.slice(at, at + 3))) {
		at += escapeLength(text, at)[0];
	}
	while (at < end && /\s/.test(text[at] ?? '') && !/\s/.test(value[index] ?? ' ')) at++;
	return Math.min(at, end);
}

function quoteLength({ style }: NodeInfo): number {
	return style === 'single' || style === 'double' ? 1 : 0;
}

function findPlaces(text: string, node: NodeInfo, value: string): Places {
	const quote = quoteLength(node);
	const end = node.end - quote;
	let at = node.start + quote;
	if (node.style === 'literal' || node.style === 'folded') at = afterLine(text, at);
	const plain = text.startsWith(value, at) && (quote === 0 || at + value.length === end);
	if (plain) return { start: at };
	const behind = new Uint32Array(value.length + 1);
	let i = 0;
	const pass = (units: number): void => {
		for (let n = 0; n < units && i < value.length; n++) behind[++i] = at;
	};
	behind[0] = at;
	while (i < value.length && at < end) {
		const wanted = value[i]!;
		const here = text[at]!;
		if (node.style === 'double' && here === '\\') {
			const [length, units] = escapeLength(text, at);
			at += length;
			pass(units);
		} else if (node.style === 'single' && here === "'") {
			at += 2;
			pass(1);
		} else if (here === wanted) {
			at++;
			pass(1);
		} else if (wanted === ' ' || wanted === '\n') {
			if (/[\n\r \t]/.test(here)) at = skipBreak(text, at, end);
			pass(1);
		} else if (/\s/.test(here)) at++;
		else {
			behind.fill(at, i + 1);
			return { behind, mismatch: i + 1 };
		}
	}
	behind.fill(at, i + 1);
	return { behind, mismatch: Infinity };
}

function afterLine(text: string, at: number): number {
	const stop = text.indexOf('\n', at);
	return stop === -1 ? text.length : stop + 1;
}

function skipBreak(text: string, at: number, end: number): number {
	let i = at;
	while (i < end && /[ \t\r]/.test(text[i] ?? '')) i++;
	if (text[i] === '\n') i++;
	return i;
}

/** Source length of an escape and the number of UTF-16 units it stands for. */
function escapeLength(text: string, at: number): [number, number] {
	const letter = text[at + 1] ?? '';
	if (letter === '\n' || letter === '\r') {
		const space = /\s*/y;
		space.lastIndex = at + 1;
		return [1 + (space.exec(text)?.[0].length ?? 0), 0];
	}
	const digits = escapes[letter] ?? 0;
	const code = digits === 0 ? 0 : Number.parseInt(text.slice(at + 2, at + 2 + digits), 16);
	return [2 + digits, code > 0xffff ? 2 : 1];
}
