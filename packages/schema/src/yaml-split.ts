import { isScalar } from 'yaml';
import { diagnose, replaceFix } from './diagnose.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Range, SourceFile } from './source.ts';
import { quoteYaml } from './yaml-quote.ts';

export interface Piece {
	readonly node: unknown;
}

/** Entries that are pieces of one expression: the first holds the whole, the others are dropped. */
export interface Joined {
	readonly whole: ReadonlyMap<number, Range>;
	readonly dropped: ReadonlySet<number>;
}

/**
 * Finds expressions that a comma inside braces or brackets has cut: `{ where: can(a, b) }` is the
 * key `where` and the key `b)`. A cut begins with an open parenthesis that a later piece closes.
 */
export function joinSplit(
	file: SourceFile,
	pieces: readonly Piece[],
	findings: Diagnostic[],
): Joined {
	const whole = new Map<number, Range>();
	const dropped = new Set<number>();
	for (let i = 0; i < pieces.length; i++) {
		const first = plainRange(pieces[i]);
		if (first === undefined) continue;
		let open = balance(file.text.slice(first.start, first.end));
		if (open <= 0) continue;
		for (let j = i + 1; j < pieces.length && open > 0; j++) {
			const next = plainRange(pieces[j]);
			if (next === undefined) break;
			open += balance(file.text.slice(next.start, next.end));
			if (open !== 0) continue;
			const range = { start: first.start, end: next.end };
			findings.push(split(file, range));
			whole.set(i, range);
			for (let k = i + 1; k <= j; k++) dropped.add(k);
			i = j;
		}
	}
	return { whole, dropped };
}

function split(file: SourceFile, range: Range): Diagnostic {
	const text = file.text.slice(range.start, range.end);
	const written = quoteYaml(text);
	const fix = replaceFix(file, range, written, `write ${written}`);
	return diagnose(file, range, 'EXPRESSION-SPLIT', { text }, { fix });
}

function plainRange(piece: Piece | undefined): Range | undefined {
	const node = piece?.node;
	if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
	return { start: node.range[0], end: node.range[1] };
}

function balance(text: string): number {
	let open = 0;
	for (const c of text) open += c === '(' ? 1 : c === ')' ? -1 : 0;
	return open;
}
