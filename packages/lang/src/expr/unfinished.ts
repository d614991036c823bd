export interface OpenCall {
	readonly name: string;
	readonly receiver: string | undefined;
	readonly variable: string | undefined;
	readonly argument: number;
}

const letter = /[A-Za-z0-9_]/;

export function wordBefore(text: string, offset: number): { start: number; word: string } {
	const end = Math.max(0, Math.min(offset, text.length));
	let start = end;
	while (start > 0 && letter.test(text[start - 1]!)) start--;
	return { start, word: text.slice(start, end) };
}

export function receiverBefore(text: string, offset: number): string | undefined {
	let i = skipBlanks(text, offset);
	if (text[i - 1] !== '.') return undefined;
	const end = i - 1;
	i = end;
	for (;;) {
		i = skipBlanks(text, i);
		const last = text[i - 1];
		if (last === ')' || last === ']') {
			i = opening(text, i - 1);
			if (i < 0) return undefined;
			if (last === ')') i = wordBefore(text, skipBlanks(text, i)).start;
		} else i = wordBefore(text, i).start;
		const before = skipBlanks(text, i);
		if (text[before - 1] !== '.') break;
		i = before - 1;
	}
	const receiver = text.slice(i, end).trim();
	return receiver === '' ? undefined : receiver;
}

export function enclosingCalls(text: string, offset: number): OpenCall[] {
	const open: { at: number; argument: number; comma: number }[] = [];
	for (let i = 0; i < Math.min(offset, text.length); i++) {
		const ch = text[i];
		if (ch === '(' || ch === '[') open.push({ at: i, argument: 0, comma: -1 });
		else if (ch === ')' || ch === ']') open.pop();
		else if (ch === ',') {
			const top = open.at(-1);
			if (top === undefined) continue;
			if (top.argument === 0) top.comma = i;
			top.argument++;
		}
	}
	const out: OpenCall[] = [];
	for (const { at, argument, comma } of open) {
		const { start, word } = wordBefore(text, skipBlanks(text, at));
		if (text[at] !== '(' || word === '') continue;
		const first = comma < 0 ? '' : text.slice(at + 1, comma).trim();
		out.push({
			name: word,
			receiver: receiverBefore(text, start),
			variable: /^[A-Za-z_]\w*$/.test(first) ? first : undefined,
			argument,
		});
	}
	return out;
}

function skipBlanks(text: string, end: number): number {
	let i = end;
	while (i > 0 && /\s/.test(text[i - 1]!)) i--;
	return i;
}

/** The offset of the bracket that a closing one at `at` belongs to; -1 when there is none. */
function opening(text: string, at: number): number {
	let depth = 0;
	for (let i = at; i >= 0; i--) {
		if (text[i] === ')' || text[i] === ']') depth++;
		else if (text[i] === '(' || text[i] === '[') {
			depth--;
			if (depth === 0) return i;
		}
	}
	return -1;
}
