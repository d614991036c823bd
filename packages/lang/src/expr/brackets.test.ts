import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BinaryName } from '../ir/expr.ts';
import { operand } from './brackets.ts';
import { type Node, parseExpr } from './parse.ts';

const operators: readonly BinaryName[] = [
	...(['&&', '||', '==', '!=', '<', '<=', '>', '>='] as const),
	...(['+', '-', '*', '/', '%', 'in'] as const),
];

const { text: expression } = fc.letrec<{ text: string }>((tie) => ({
	text: fc.oneof(
		{ maxDepth: 4 },
		fc.constantFrom('1', '-2', 'true', 'none', 'tiles', 'it.size()', 'tiles.sum(t, t.a + 1)'),
		fc
			.tuple(tie('text'), fc.constantFrom(...operators), tie('text'))
			.map(([a, op, b]) => `${a} ${op} ${b}`),
		fc.tuple(tie('text'), tie('text'), tie('text')).map(([a, b, c]) => `${a} ? ${b} : ${c}`),
		tie('text').map((a) => `(${a})`),
		tie('text').map((a) => `!(${a})`),
	),
}));

function tree(text: string): unknown {
	const { node } = parseExpr(text);
	expect(node, text).toBeDefined();
	return bare(node!);
}
function bare(node: Node): unknown {
	return JSON.parse(
		JSON.stringify(node, (key, value: unknown) =>
			['start', 'end', 'at'].includes(key) ? undefined : value,
		),
	);
}

test('two expressions and an operator between them read back as that operation', () => {
	fc.assert(
		fc.property(expression, fc.constantFrom(...operators), expression, (a, name, b) => {
			fc.pre(parseExpr(a).node !== undefined && parseExpr(b).node !== undefined);
			const both = `${operand(a, name, 'left')} ${name} ${operand(b, name, 'right')}`;
			expect(tree(both)).toEqual({ is: 'binary', name, left: tree(a), right: tree(b) });
		}),
		{ numRuns: 2000 },
	);
});

test('no brackets where none are needed', () => {
	fc.assert(
		fc.property(expression, fc.constantFrom(...operators), expression, (a, name, b) => {
			fc.pre(parseExpr(a).node !== undefined && parseExpr(b).node !== undefined);
			const [left, right] = [operand(a, name, 'left'), operand(b, name, 'right')];
			const wanted = JSON.stringify(tree(`${left} ${name} ${right}`));
			const without = (x: string, y: string): string => {
				const { node } = parseExpr(`${x} ${name} ${y}`);
				return node === undefined ? '' : JSON.stringify(bare(node));
			};
			if (left !== a) expect(without(a, right)).not.toBe(wanted);
			if (right !== b) expect(without(left, b)).not.toBe(wanted);
		}),
		{ numRuns: 2000 },
	);
});

test('what cannot be read stays as it is', () => {
	expect(operand('one or two', '*', 'left')).toBe('one or two');
});
