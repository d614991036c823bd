import { type TextRange, replacePart } from './candidates.ts';
import { parseExpr } from './parse.ts';
import type { Node } from './parse.ts';

export interface TermOfChain {
	readonly start: number;
	readonly end: number;
}

/** The statements that a text joins by “and”, without the brackets around them; none where it is no expression. */
export function conjunctsOf(text: string): TermOfChain[] {
	const { node } = parseExpr(text);
	if (node === undefined) return [];
	const split = (of: Node): Node[] =>
		of.is === 'binary' && of.name === '&&' ? [...split(of.left), ...split(of.right)] : [of];
	return split(node).map(({ start, end }) => ({ start, end }));
}

/** Statements joined by “and”; each that binds less tightly stands in brackets. */
export function joinConjuncts(texts: readonly string[]): string {
	if (texts.length < 2) return texts.join('');
	return texts
		.map((text) => {
			const { node } = parseExpr(text);
			const isLoose = node?.is === 'if' || (node?.is === 'binary' && node.name === '||');
			return isLoose ? `(${text})` : text;
		})
		.join(' && ');
}

/** A text in which another statement is enough in the place of a part: either of them holds. */
export function withAlternative({ text, start, end }: TextRange, by: string): string {
	const [before, after] = [text.slice(0, start), text.slice(end)];
	const either = [text.slice(start, end), by]
		.map((one) => (parseExpr(one).node?.is === 'if' ? `(${one})` : one))
		.join(' || ');
	const isInBrackets = before.trimEnd().endsWith('(') && after.trimStart().startsWith(')');
	return isInBrackets ? before + either + after : replacePart({ text, start, end }, either);
}
