import { limits } from './generated/limits.ts';
import type { Data } from './yaml.ts';

/** A reason why a text is not read as JSON. `cut` is a text that stops inside a value, and `why` is in the words of the parser. */
export type JsonFault =
	| { readonly fault: 'nesting' | 'values'; readonly max: number }
	| { readonly fault: 'cut' }
	| { readonly fault: 'syntax'; readonly why: string };

export interface JsonSize {
	/** Lists and mappings that are open at the same time, at most. */
	readonly depth: number;
	readonly values: number;
	/** True when a text, a list or a mapping lacks its end. */
	readonly isCut: boolean;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** Reads JSON from a stranger. Depth and values are counted first, so that a text beyond the limits takes no more memory than it has itself. */
export function parseJson(text: string): { readonly value: Data } | JsonFault {
	const size = jsonSize(text);
	if (size.depth > limits.jsonNesting) return { fault: 'nesting', max: limits.jsonNesting };
	if (size.values > limits.jsonValues) return { fault: 'values', max: limits.jsonValues };
	try {
		return { value: JSON.parse(text) as Data };
	} catch (error) {
		if (size.isCut) return { fault: 'cut' };
		return { fault: 'syntax', why: error instanceof Error ? error.message : '' };
	}
}

/** Counts in one pass over the text, in constant memory. */
export function jsonSize(text: string): JsonSize {
	let open = 0;
	let depth = 0;
	let values = 1;
	let isQuoted = false;
	for (let i = 0; i < text.length; i++) {
		const c = text.charCodeAt(i);
		if (isQuoted) {
			if (c === BACKSLASH) i++;
			else if (c === QUOTE) isQuoted = false;
		} else if (c === QUOTE) isQuoted = true;
		else if (c === COMMA) values++;
		else if (c === 0x5b || c === 0x7b) {
			values++;
			open++;
			if (open > depth) depth = open;
		} else if (c === 0x5d || c === 0x7d) open--;
	}
	return { depth, values, isCut: isQuoted || open > 0 };
}
