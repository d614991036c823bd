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
	...['__proto__', 'constructor', 'prototype'],
]);

const language: ReadonlySet<string> = new Set([
	...['it', 'none', 'param', 'element', 'pack', 'board', 'deck', 'wave', 'event'],
	...['can', 'possible', 'before', 'table'],
	// words every object of the machine knows
	...[
		'hasOwnProperty',
		'isPrototypeOf',
		'propertyIsEnumerable',
		'toLocaleString',
		'toString',
		'valueOf',
	],
]);

export function isWordOfLanguage(name: string): boolean {
	return language.has(name) && !grammar.has(name);
}
