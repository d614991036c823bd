import { expect, test } from 'vitest';
import { TestMachine, smallGame } from '../testing.ts';

const program = smallGame(
	'S: { copies: 9, line: E-W }',
	{
		least: '{ args: { a: int, b: int }, type: int, value: "min(a, b)" }',
		most: '{ args: { a: int, b: int }, type: int, value: "max(a, b)" }',
		steps: '{ args: { n: int }, type: int, value: "table(n, [1, 4], [-1, 5, 9])" }',
	},
	'deck: { start: [{ tile: S, at: 0/0 }] }\n',
);

test.each([
	['closures', false],
	['tracing', true],
])('%s: the smaller and the larger of two, and a table of steps', (_, tracing) => {
	const g = new TestMachine(program, tracing);
	expect([g.ask('least', 2, -3), g.ask('most', 2, -3)]).toEqual([[-3], [2]]);
	expect([-7, 0, 1, 3, 4, 99].map((n) => g.ask('steps', n)[0])).toEqual([-1, -1, 5, 5, 9, 9]);
});
