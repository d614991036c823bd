import { call } from './body.ts';
import type { Emission } from './emission.ts';
import { add, and, highSigned, lt, mul, ne, shr, sub, type Value, xor } from './ir.ts';

/** Sums, products and differences that give up on an overflow of 32 bits; the closures then say which rule caused it. */
export interface Arithmetic {
	sum(a: Value, b: Value): Value;
	difference(a: Value, b: Value): Value;
	product(a: Value, b: Value): Value;
}

export function arithmetic(e: Emission): Arithmetic {
	const times = e.fn('times', ['a', 'b'], true, (f, a, b) => {
		const product = f.let(mul(a, b));
		f.if(ne(highSigned(a, b), shr(product, 31)), () => f.giveUp());
		f.return(product);
	});
	const plus = e.fn('plus', ['a', 'b'], true, (f, a, b) => {
		const sum = f.let(add(a, b));
		f.if(lt(and(xor(a, sum), xor(b, sum)), 0), () => f.giveUp());
		f.return(sum);
	});
	const minus = e.fn('minus', ['a', 'b'], true, (f, a, b) => {
		const rest = f.let(sub(a, b));
		f.if(lt(and(xor(a, b), xor(a, rest)), 0), () => f.giveUp());
		f.return(rest);
	});
	return {
		sum: (a, b) => call(plus, a, b),
		difference: (a, b) => call(minus, a, b),
		product: (a, b) => {
			if (a.op === 'const' && a.value === 1) return b;
			if (b.op === 'const' && b.value === 1) return a;
			return call(times, a, b);
		},
	};
}
