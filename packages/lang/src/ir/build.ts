import type { BinaryName, Expr } from './expr.ts';
import type { Type } from './types.ts';

const arithmetic: ReadonlySet<BinaryName> = new Set(['+', '-', '*', '/', '%']);

/** An operation on two values: an int for arithmetic, else a bool. */
export function binary(name: BinaryName, left: Expr, right: Expr): Expr {
	return { op: 'binary', name, left, right, type: arithmetic.has(name) ? 'int' : 'bool' };
}

export function constant(value: number, type: Type = 'int'): Expr {
	return { op: 'const', value, type };
}

/** Both tests, or the one there is. */
export function both(a: Expr | undefined, b: Expr | undefined): Expr | undefined {
	return a === undefined || b === undefined ? (a ?? b) : binary('&&', a, b);
}
