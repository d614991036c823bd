import type { ExprProblem } from './problem.ts';
import { problem } from './problem.ts';

const grammar: ReadonlySet<string> = new Set([
	...[
		'as',
		'break',
		'const',
		'continue',
		'else',
		'false',
		'for',
		'function',
		'if',
		'import',
		'in',
		'let',
	],
	...['loop', 'namespace', 'null', 'package', 'return', 'true', 'var', 'void', 'while'],
	...['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf'],
]);

const language: ReadonlySet<string> = new Set([
	...['it', 'none', 'param', 'element', 'pack', 'board', 'deck', 'wave', 'event'],
	...['can', 'possible', 'before', 'table'],
]);

/** Whether an expression could never say this name, or would take it for a word of the language. */
export function nameProblem(name: string): ExprProblem | undefined {
	const at = { start: 0, end: name.length };
	if (grammar.has(name) || language.has(name)) return problem('TYPE-RESERVED', at, { name });
	if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return problem('TYPE-NAME-FORM', at, { name });
	return undefined;
}
