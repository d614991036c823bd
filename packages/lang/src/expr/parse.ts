import { Environment } from '@marcbachmann/cel-js';
import type { ASTNode } from '@marcbachmann/cel-js';
import { limits } from '@tilewright/schema';
import type { BinaryName } from '../ir/expr.ts';
import { problem } from './problem.ts';
import type { ExprProblem } from './problem.ts';

/** A parsed expression: the part of the grammar that has a meaning here. Offsets count from the start of the text. */
export type Node = { readonly start: number; readonly end: number } & (
	| { readonly is: 'int'; readonly value: number }
	| { readonly is: 'bool'; readonly value: boolean }
	| { readonly is: 'name'; readonly name: string }
	| { readonly is: 'member'; readonly on: Node; readonly name: string; readonly at: number }
	| {
			readonly is: 'method';
			readonly on: Node;
			readonly name: string;
			readonly at: number;
			readonly args: readonly Node[];
	  }
	| { readonly is: 'call'; readonly name: string; readonly args: readonly Node[] }
	| { readonly is: 'list'; readonly items: readonly Node[] }
	| { readonly is: 'not' | 'neg'; readonly on: Node }
	| { readonly is: 'binary'; readonly name: BinaryName; readonly left: Node; readonly right: Node }
	| { readonly is: 'if'; readonly test: Node; readonly then: Node; readonly else: Node }
);

const int = { min: limits.intMin, max: limits.intMax };
/** Chains of operators nest to the left without brackets; they may be longer than brackets may be deep. */
const chain = 256;

const environment = new Environment({
	limits: {
		maxDepth: limits.expressionNesting * 2,
		maxAstNodes: limits.expressionLength,
		maxListElements: 200,
		maxCallArguments: 20,
	},
});

export interface ParsedExpr {
	readonly node?: Node;
	readonly problems: readonly ExprProblem[];
}

export function isOperation({ is }: Node): boolean {
	return is === 'binary' || is === 'if' || is === 'neg' || is === 'not';
}

/** Results of earlier texts; a result depends on the text alone. */
const known = new Map<string, ParsedExpr>();
const most = 8192;

export function parseExpr(text: string): ParsedExpr {
	const before = known.get(text);
	if (before !== undefined) return before;
	const parsed = read(text);
	if (known.size >= most) known.clear();
	known.set(text, parsed);
	return parsed;
}

export function forgetTexts(): void {
	known.clear();
}

function read(text: string): ParsedExpr {
	if (text.length > limits.expressionLength)
		return {
			problems: [
				problem(
					'EXPRESSION-LONG',
					{ start: 0, end: text.length },
					{ length: text.length, limit: limits.expressionLength },
				),
			],
		};
	let ast: ASTNode;
	try {
		ast = environment.parse(text).ast;
	} catch (error) {
		return { problems: [syntaxProblem(text, error)] };
	}
	const problems: ExprProblem[] = [];
	const node = convert(ast, text, problems, 0);
	return problems.length > 0 || node === undefined ? { problems } : { node, problems };
}

interface ParserError {
	readonly code?: string;
	readonly summary?: string;
	readonly range?: { readonly start: number; readonly end: number };
	readonly node?: { readonly start?: number };
}

const tokens: Readonly<Record<string, string>> = {
	RPAREN: '")"',
	RBRACKET: '"]"',
	RBRACE: '"}"',
	COLON: '":"',
	IDENTIFIER: 'A name',
};

function syntaxProblem(text: string, error: unknown): ExprProblem {
	const e = error as ParserError;
	const start = Math.min(e.range?.start ?? 0, text.length);
	const end = Math.max(start, Math.min(e.range?.end ?? start, text.length));
	const at = { start, end };
	const found = text.slice(start, end);
	switch (e.code) {
		case 'reserved_identifier':
			return problem('TYPE-RESERVED', at, { name: found });
		case 'limit_exceeded':
			return problem('EXPRESSION-DEEP', at, { limit: limits.expressionNesting });
		case 'invalid_number':
		case 'invalid_exponent':
			return problem('TYPE-LITERAL', at, { found: 'fractions' });
		case 'invalid_integer':
		case 'invalid_hex_integer':
			return problem('TYPE-LITERAL', at, { found: 'numbers' });
		case 'unexpected_character':
			return problem('TYPE-SYNTAX', at, { found, expected: '' });
		case 'invalid_macro_argument': {
			const from = Math.min(e.node?.start ?? start, start);
			const name = /(\w+)\s*\(\s*$/.exec(text.slice(0, from))?.[1] ?? '';
			const argument = { start: from, end };
			return problem('TYPE-VARIABLE', argument, { name, found: text.slice(from, end) });
		}
		case 'expected_token': {
			const expectedToken = /^Expected (\w+)/.exec(e.summary ?? '')?.[1] ?? '';
			return problem('TYPE-SYNTAX', at, { found, expected: tokens[expectedToken] ?? '' });
		}
		case 'unexpected_token':
			return problem('TYPE-SYNTAX', at, { found, expected: 'A value' });
		default:
			if (e.code !== undefined && /string|escape|unicode|hex|octal|bytes/.test(e.code))
				return problem('TYPE-LITERAL', at, { found: 'texts' });
			return problem('TYPE-SYNTAX', at, { found, expected: '' });
	}
}

const binaries: ReadonlySet<string> = new Set<BinaryName>([
	...(['&&', '||', '==', '!=', '<', '<=', '>', '>='] as const),
	...(['+', '-', '*', '/', '%', 'in'] as const),
]);

function convert(
	ast: ASTNode,
	text: string,
	problems: ExprProblem[],
	depth: number,
): Node | undefined {
	const at = { start: ast.start, end: ast.end };
	if (depth > chain) {
		problems.push(problem('EXPRESSION-DEEP', at, { limit: limits.expressionNesting }));
		return undefined;
	}
	const sub = (node: ASTNode): Node | undefined => convert(node, text, problems, depth + 1);
	const all = (nodes: readonly ASTNode[]): Node[] | undefined => {
		const out = nodes.map(sub);
		return out.every((n) => n !== undefined) ? out : undefined;
	};
	switch (ast.op) {
		case 'value':
			return literal(ast.args, at, text, problems);
		case 'id':
			return { ...at, is: 'name', name: ast.args };
		case '.': {
			const [receiver, name] = ast.args;
			const on = sub(receiver);
			return on && { ...at, is: 'member', on, name, at: at.end - name.length };
		}
		case 'rcall': {
			const [name, receiver, args] = ast.args;
			const on = sub(receiver);
			const list = all(args);
			const place = text.indexOf(name, receiver.end);
			return on && list && { ...at, is: 'method', on, name, at: place, args: list };
		}
		case 'call': {
			const args = all(ast.args[1]);
			return args && { ...at, is: 'call', name: ast.args[0], args };
		}
		case 'list': {
			const items = all(ast.args);
			return items && { ...at, is: 'list', items };
		}
		case '!_': {
			const on = sub(ast.args);
			return on && { ...at, is: 'not', on };
		}
		case '-_': {
			const inner = ast.args;
			if (inner.op === 'value' && inner.args === BigInt(int.max) + 1n)
				return { ...at, is: 'int', value: int.min };
			const on = sub(inner);
			if (on?.is === 'int') return { ...at, is: 'int', value: on.value === 0 ? 0 : -on.value };
			return on && { ...at, is: 'neg', on };
		}
		case '?:': {
			const [test, then, other] = all(ast.args) ?? [];
			return test && then && other && { ...at, is: 'if', test, then, else: other };
		}
		case 'map':
			problems.push(problem('TYPE-LITERAL', at, { found: 'mappings' }));
			return undefined;
		case '[]':
		case '[?]':
		case '.?':
			problems.push(problem('TYPE-LITERAL', at, { found: 'indexes' }));
			return undefined;
		default: {
			if (!binaries.has(ast.op)) {
				problems.push(problem('TYPE-SYNTAX', at, { found: ast.op, expected: '' }));
				return undefined;
			}
			const [left, right] = all(ast.args) ?? [];
			return left && right && { ...at, is: 'binary', name: ast.op, left, right };
		}
	}
}

function literal(
	value: unknown,
	at: { readonly start: number; readonly end: number },
	text: string,
	problems: ExprProblem[],
): Node | undefined {
	if (typeof value === 'boolean') return { ...at, is: 'bool', value };
	if (typeof value === 'bigint') {
		if (value <= BigInt(int.max)) return { ...at, is: 'int', value: Number(value) };
		problems.push(problem('TYPE-INT-RANGE', at, { found: text.slice(at.start, at.end) }));
		return undefined;
	}
	const found =
		value === null
			? 'null'
			: typeof value === 'number'
				? 'fractions'
				: typeof value === 'string' || value instanceof Uint8Array
					? 'texts'
					: 'numbers';
	problems.push(problem('TYPE-LITERAL', at, { found }));
	return undefined;
}
