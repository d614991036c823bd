import { expect, test } from 'vitest';
import { call, fn } from './body.ts';
import { type Code, add, choose, gt, num, sub, word } from './ir.ts';
import { interpret } from './testing.ts';
import { counting, workWords } from './work.ts';

/** (n) → the sum of the words before the word n, with an instruction of its own for the sum and for what follows. */
const twice = fn('twice', ['v'], true, (f, v) => f.return(add(v, v)));
const total = fn('total', ['n'], true, (f, n) => {
	const sum = f.variable(0);
	const label = f.label('at1:');
	f.add({
		op: 'block',
		label,
		body: f.collect(() => f.jump(label)),
	});
	f.count(0, n, (i) => f.set(sum, add({ op: 'get', local: sum }, call(twice, word(0, i)))));
	f.return(choose(gt(n, 2), { op: 'get', local: sum }, sub({ op: 'get', local: sum }, num(1))));
});
const code: Code = {
	fns: [twice, total],
	imported: [],
	exported: new Map([['total', total]]),
	pages: 1,
};
const room = 16;

function counted(n: number): { readonly result: number; readonly counts: readonly number[] } {
	const memory = new ArrayBuffer(65_536);
	new Int32Array(memory).set([3, 4, 5, 6]);
	expect(workWords(code, 2)).toBe(5);
	const result = interpret(counting(code, room), memory, 'total', [n]);
	return { result, counts: [...new Int32Array(memory, (room + 1) * 4, 4)] };
}

test('code that counts its work does the same', () => {
	for (const n of [0, 1, 2, 3, 4]) {
		const memory = new ArrayBuffer(65_536);
		new Int32Array(memory).set([3, 4, 5, 6]);
		expect(counted(n).result).toBe(interpret(code, memory, 'total', [n]));
	}
});

test('each turn of a loop counts as much, and what is called counts for the instruction that runs', () => {
	const [none, one, two] = [0, 1, 2].map((n) => counted(n).counts) as number[][];
	// two words for each instruction: one for each function
	const [, before, inTwice, inTotal] = none!;
	expect([before! > 0, inTwice, inTotal! > 0]).toEqual([true, 0, true]);
	const turn = one!.map((count, i) => count - none![i]!);
	// return, add and two values
	expect(turn.slice(0, 3)).toEqual([0, 0, 4]);
	expect(two!.map((count, i) => count - one![i]!)).toEqual(turn);
	// the other arm of the last choice has two nodes less
	const three = counted(3).counts;
	expect(three.map((count, i) => count - two![i]!)).toEqual([0, 0, 4, turn[3]! - 2]);
});
