import type { BinaryName } from '../ir/expr.ts';
import { type Node, parseExpr } from './parse.ts';

/** The precedence of operators: a greater number binds more tightly. */
const tightness: Readonly<Record<BinaryName, number>> = {
	'||': 1,
	'&&': 2,
	'==': 3,
	'!=': 3,
	'<': 4,
	'<=': 4,
	'>': 4,
	'>=': 4,
	in: 4,
	'+': 5,
	'-': 5,
	'*': 6,
	'/': 6,
	'%': 6,
};

/**
 * An expression as one side of an operator: in brackets where it would read differently without them. A text that is no expression
 * stays as it is.
 */
export function operand(text: string, operator: BinaryName, side: 'left' | 'right'): string {
	const { node } = parseExpr(text);
	if (node === undefined || isBracketed(text)) return text;
	const own = tightnessOf(node);
	const around = tightness[operator];
	return own < around || (own === around && side === 'right') ? `(${text})` : text;
}

function tightnessOf(node: Node): number {
	if (node.is === 'if') return 0;
	return node.is === 'binary' ? tightness[node.name] : Infinity;
}

function isBracketed(text: string): boolean {
	if (!text.startsWith('(')) return false;
	let open = 0;
	for (let i = 0; i < text.length; i++) {
		if (text[i] === '(') open++;
		else if (text[i] === ')' && --open === 0) return i === text.length - 1;
	}
	return false;
}
