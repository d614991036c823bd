import { parseExpr } from './parse.ts';
import type { Node } from './parse.ts';

/** One of the statements that a text joins by “and”. */
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
