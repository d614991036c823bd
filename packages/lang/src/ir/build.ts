import type { BinaryName, Expr } from './expr.ts';
import type { Type } from './types.ts';

const arithmetic: ReadonlySet<BinaryName> = new Set(['+', '-', '*', '/', '%']);

export function binary(name: BinaryName, left: Expr, right: Expr): Expr {
	return { op: 'binary', name, left, right, type: arithmetic.has(name) ? 'int' : 'bool' };
}

export function constant(value: number, type: Type = 'int'): Expr {
	return { op: 'const', value, type };
}

/** Any of the tests, evaluated in order. A long list is halved again and again, so that the expression stays flat. */
export function anyOf(tests: readonly Expr[]): Expr {
	if (tests.length <= 32) return tests.reduce((a, b) => binary('||', a, b));
	const half = tests.length >> 1;
	return binary('||', anyOf(tests.slice(0, half)), anyOf(tests.slice(half)));
}

export function both(a: Expr | undefined, b: Expr | undefined): Expr | undefined {
	return a === undefined || b === undefined ? (a ?? b) : binary('&&', a, b);
}
