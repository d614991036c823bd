import { expect, test } from 'vitest';
import { call, fn } from './body.ts';
import { add, type Code, eq, get, gt, mul, sub, word } from './ir.ts';
import { outlined } from './outline.ts';
import { interpret } from './testing.ts';

const square = fn('square', ['v'], true, (f, v) => f.return(mul(v, v)));

/** (n) → a number from the words before the word n, by loops that share variables, one that is left early, and values with loops in them. */
const large = fn('large', ['n'], true, (f, n) => {
	const sum = f.variable(0);
	f.count(0, n, (i) => f.set(sum, add(get(sum), call(square, word(0, i)))));
	const odd = f.variable(1);
	f.block((end) =>
		f.count(0, n, (i, next) => {
			f.if(eq(word(0, i), 5), () => f.jump(next));
			f.if(gt(word(0, i), 6), () => f.jump(end));
			f.set(odd, sub(mul(get(odd), 3), word(0, i)));
			f.set(sum, add(get(sum), 1));
		}),
	);
	const largest = f.valueOf(() => {
		const found = f.variable(0);
		f.count(0, n, (i) => f.if(gt(word(0, i), get(found)), () => f.set(found, word(0, i))));
		return get(found);
	});
	f.store(100, 0, largest);
	f.count(0, n, (i) => f.if(eq(word(0, i), 9), () => f.return(add(get(odd), 7))));
	f.return(add(add(get(sum), mul(get(odd), 10)), word(100)));
});
const code: Code = {
	fns: [square, large],
	imported: [],
	exported: new Map([['large', large]]),
	pages: 1,
};

function results(of: Code): readonly (readonly number[])[] {
	const all = [3, 5, 4, 9, 7, 2];
	return all.map((_, n) => {
		const memory = new ArrayBuffer(65_536);
		new Int32Array(memory).set(all);
		const result = interpret(of, memory, 'large', [n]);
		return [result!, ...new Int32Array(memory, 0, 110)];
	});
}

test('code with parts as functions of their own does the same, whatever the size of the parts', () => {
	const expected = results(code);
	for (let smallest = 3; smallest < 40; smallest++)
		for (const largest of [smallest, smallest + 5, 2 * smallest, 4 * smallest])
			expect(results(outlined(code, { smallest, largest }))).toEqual(expected);
});

test('each function comes after those that it calls, and small functions stay whole', () => {
	expect(outlined(code).fns.map(({ name }) => name)).toEqual(['square', 'large']);
	const { exported, fns } = outlined(code, { smallest: 10, largest: 60 });
	expect(fns.length).toBeGreaterThan(2);
	expect(fns.at(-1)).toBe(exported.get('large'));
});

test('a loop takes the numbers that it begins with along, so that it is called once', () => {
	const summing = fn('summing', ['n'], true, (f, n) => {
		const sum = f.variable(0);
		f.count(0, n, (i) => f.set(sum, add(get(sum), word(0, i))));
		f.return(get(sum));
	});
	const whole: Code = { ...code, fns: [summing], exported: new Map([['large', summing]]) };
	const apart = outlined(whole, { smallest: 12, largest: 20 });
	expect(apart.fns).toHaveLength(2);
	expect(apart.fns[1]!.body.map(({ op }) => op)).toEqual(['set', 'set', 'return']);
	expect(results(apart)).toEqual(results(whole));
});
