import type { Expr } from '@tilewright/lang';
import { EngineFault } from '../fault.ts';
import type { Bool, Num } from './backend.ts';
import type { Closures } from './closures.ts';

type Binary = Extract<Expr, { op: 'binary' }>;

/** Arithmetic on 32-bit numbers; what does not fit is a coded error. */
export function arithmetic(c: Closures, e: Binary): Num {
	if (e.type === 'bool') {
		const b = comparison(c, e);
		return () => (b() ? 1 : 0);
	}
	const a = c.num(e.left);
	const b = c.num(e.right);
	switch (e.name) {
		case '+':
			return () => c.int(a() + b());
		case '-':
			return () => c.int(a() - b());
		case '*':
			return () => c.int(a() * b());
		case '/':
			return () => c.int(Math.trunc(a() / b()));
		case '%':
			return () => a() % b();
		default:
			throw new EngineFault('RUN-MISSING', `no value for ${e.name}`);
	}
}

/** Comparisons, membership, and/or. */
export function comparison(c: Closures, e: Binary): Bool {
	if (e.name === '&&' || e.name === '||') {
		const a = c.bool(e.left);
		const b = c.bool(e.right);
		return e.name === '&&' ? () => a() && b() : () => a() || b();
	}
	if (e.name === 'in') {
		const value = c.num(e.left);
		const slot = c.rt.newTemp();
		const { temps } = c.rt;
		let wanted = -1;
		const search = c.each(e.right, slot, () => temps[slot] === wanted);
		return () => {
			const outer = wanted;
			wanted = value();
			const found = search();
			wanted = outer;
			return found;
		};
	}
	if (e.left.type === 'bool') {
		const a = c.bool(e.left);
		const b = c.bool(e.right);
		return e.name === '==' ? () => a() === b() : () => a() !== b();
	}
	const a = c.num(e.left);
	const b = c.num(e.right);
	if (e.right.op === 'const' || e.right.op === 'none') {
		const v = e.right.op === 'const' ? e.right.value : -1;
		switch (e.name) {
			case '==':
				return () => a() === v;
			case '!=':
				return () => a() !== v;
			case '<':
				return () => a() < v;
			case '<=':
				return () => a() <= v;
			case '>':
				return () => a() > v;
			case '>=':
				return () => a() >= v;
		}
	}
	switch (e.name) {
		case '==':
			return () => a() === b();
		case '!=':
			return () => a() !== b();
		case '<':
			return () => a() < b();
		case '<=':
			return () => a() <= b();
		case '>':
			return () => a() > b();
		case '>=':
			return () => a() >= b();
		default: {
			const n = arithmetic(c, e);
			return () => n() !== 0;
		}
	}
}
