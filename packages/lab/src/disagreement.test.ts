import { Machine, generate } from '@tilewright/interpreter/state';
import { expect, test } from 'vitest';
import { disagreement } from './disagreement.ts';
import { programOf } from './testing.ts';

const seats = ['random', 'random'];

test('code and closures of one program agree; those of two that pay differently do not, and the word is named', () => {
	const program = programOf();
	const { machine } = generate(program);
	// words beyond what a game uses are those of games before, so both play the same ones
	const closures = new Machine(program);
	for (let seed = 1; seed <= 5; seed++)
		expect(disagreement(machine, closures, seats, seed)).toBeUndefined();
	const other = programOf({ params: { 'base.twoTileCity': 'half' } });
	const [a, b] = [generate(program).machine, new Machine(other)];
	const found = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => disagreement(a, b, seats, seed));
	const first = found.find((d) => d !== undefined);
	expect(first?.what).toMatch(/^\w+.* \d+$/);
	expect(first!.closures).not.toBe(first!.code);
});
