import type { NodeInfo } from './yaml-tree.ts';

const escapes: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/**
 * The offset in the file of a character of a text value, through quotes, escapes and folded lines.
 * An index past the end gives the end of the text.
 */
export function offsetIn(text: string, node: NodeInfo, value: string, index: number): number {
	const quote = node.style === 'single' || node.style === 'double' ? 1 : 0;
	const end = node.end - quote;
	let at = node.start + quote;
	if (node.style === 'literal' || node.style === 'folded') at = afterLine(text, at);
	const plain = text.startsWith(value, at) && (quote === 0 || at + value.length === end);
	if (plain) return Math.min(at + index, end);
	for (let i = 0; i < index && at < end;) {
		const wanted = value[i] ?? '';
		const here = text[at] ?? '';
		if (node.style === 'double' && here === '\\') {
			const [length, units] = escapeLength(text, at);
			at += length;
			i += units;
		} else if (node.style === 'single' && here === "'") {
			at += 2;
			i++;
		} else if (here === wanted) {
			at++;
			i++;
		} else if (wanted === ' ' || wanted === '\n') {
			// a folded line break and the indentation of the next line
			if (here === '\n' || here === '\r' || here === ' ' || here === '\t') {
				at = skipBreak(text, at, end);
				i++;
			} else i++;
		} else if (/\s/.test(here)) at++;
		else return Math.min(at, end);
	}
	if (node.style === 'double' && /^\\\r?\n/.test(text.slice(at, at + 3))) {
		at += escapeLength(text, at)[0];
	}
	while (at < end && /\s/.test(text[at] ?? '') && !/\s/.test(value[index] ?? ' ')) at++;
	return Math.min(at, end);
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
