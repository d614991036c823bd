import type { NodeInfo } from '@tilewright/schema';

/** The end of the last character that says something: without trailing blanks, breaks and comments. */
export function contentEnd(text: string, node: NodeInfo): number {
	if (node.kind === 'scalar') {
		if (node.style !== 'literal' && node.style !== 'folded') return node.end;
		const all = text.slice(node.start, node.end);
		const keeps = /^[|>]\d?\+/.test(all);
		return node.start + (keeps ? all.replace(/\r?\n$/, '') : all.replace(/[\r\n \t]+$/, '')).length;
	}
	if (node.style === 'flow') return node.end;
	const last = [...node.children.values()].at(-1);
	if (last === undefined) return node.end;
	return Math.max(contentEnd(text, last), last.key?.end ?? 0, colonEnd(text, last) ?? 0);
}

export function colonEnd(text: string, node: NodeInfo): number | undefined {
	if (node.key === undefined) return undefined;
	const colon = /[ \t]*:/y;
	colon.lastIndex = node.key.end;
	const found = colon.exec(text);
	return found === null ? undefined : node.key.end + found[0].length;
}

export function lineEnd(text: string, at: number): number {
	const stop = text.indexOf('\n', at);
	if (stop === -1) return text.length;
	return text[stop - 1] === '\r' && stop > at ? stop - 1 : stop;
}

export function lineStart(text: string, at: number): number {
	return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
}

export function columnOf(text: string, at: number): number {
	return at - lineStart(text, at);
}

export function dashes(text: string, list: NodeInfo): number[] {
	const column = columnOf(text, list.start);
	const found: number[] = [];
	let from = list.start;
	for (const item of list.children.values()) {
		const first = found.length === 0;
		const dash = first ? list.start : nextDash(text, from, column);
		found.push(dash);
		from = Math.max(contentEnd(text, item), dash + 1);
	}
	return found;
}

function nextDash(text: string, from: number, column: number): number {
	let at = lineEnd(text, from);
	while (at < text.length) {
		const start = text.indexOf('\n', at) + 1;
		if (start === 0) break;
		if (text[start + column] === '-' && text.slice(start, start + column).trim() === '') {
			return start + column;
		}
		at = Math.max(lineEnd(text, start), start);
	}
	return from;
}

export function commentsAbove(text: string, line: number, column: number): number {
	let start = line;
	while (start > 0) {
		const above = lineStart(text, start - 1);
		const written = text.slice(above, start).trimEnd();
		if (!new RegExp(`^ {${column}}#`).test(written)) break;
		start = above;
	}
	return start;
}

export function blanksAbove(text: string, line: number): number {
	let start = line;
	while (start > 0) {
		const above = lineStart(text, start - 1);
		if (text.slice(above, start).trim() !== '') break;
		start = above;
	}
	return start;
}

export function stepOf(text: string): number {
	let before = 0;
	for (const line of text.split('\n')) {
		if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
		const column = line.length - line.trimStart().length;
		if (column > before) return Math.min(8, column - before);
		before = column;
	}
	return 2;
}
