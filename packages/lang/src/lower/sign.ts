import type { Expr } from '../ir/index.ts';

/** The sign that a number always has: 1 for none below zero, -1 for none above; NaN when neither is known. */
export function signOf(e: Expr): number {
	switch (e.op) {
		case 'const':
			return e.value >= 0 ? 1 : -1;
		case 'neg':
			return -signOf(e.on);
		case 'fold':
			if (e.fold === 'count') return 1;
			return e.fold === 'sum' || e.fold === 'max' || e.fold === 'min' ? signOf(e.body) : NaN;
		case 'call':
			return e.fn === 'set(*).size' || e.fn === 'seat.number'
				? 1
				: e.type.startsWith('set(')
					? 1
					: NaN;
		case 'list':
		case 'local':
		case 'temp':
		case 'define':
			return e.type.startsWith('set(') ? 1 : NaN;
		case 'if':
			return both(signOf(e.then), signOf(e.else));
		case 'binary':
			if (e.name === '+') return both(signOf(e.left), signOf(e.right));
			if (e.name === '*') return signOf(e.left) * signOf(e.right);
			return NaN;
		default:
			return NaN;
	}
}

function both(a: number, b: number): number {
	return a === b ? a : NaN;
}
