import type { Expr } from '@tilewright/lang';
import { openAreaHalves } from '../board/layers.ts';
import { EngineFault } from '../fault.ts';
import type { Bool, Num } from './backend.ts';
import type { Closures } from './closures.ts';
import { faults } from '../texts/faults.ts';

type Binary = Extract<Expr, { op: 'binary' }>;

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
			throw new EngineFault('RUN-MISSING', faults.noNumber(e.name));
	}
}

export function comparison(c: Closures, e: Binary): Bool {
	if (e.name === '&&' || e.name === '||') {
		const a = c.bool(e.left);
		const b = c.bool(e.right);
		return e.name === '&&' ? () => a() && b() : () => a() || b();
	}
	if (e.name === 'in') {
		const value = c.num(e.left);
		const contains = c.contains(e.right);
		return () => contains(value());
	}
	const bounded = sizeComparison(c, e);
	if (bounded) return bounded;
	if (e.left.type === 'bool') {
		const a = c.bool(e.left);
		const b = c.bool(e.right);
		return e.name === '==' ? () => a() === b() : () => a() !== b();
	}
	const a = openUpTo(c, e) ?? c.num(e.left);
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

/** `feature.open == 0`: sides of areas are counted only as far as the result depends on them. Returns undefined for anything else. */
function openUpTo(c: Closures, { left, right }: Binary): Num | undefined {
	if (left.op !== 'call' || left.fn !== 'feature.open') return undefined;
	if (right.op !== 'const' || right.value < 0 || c.isTracing) return undefined;
	const { m, board } = c.rt;
	const { KIND, OPEN, plan } = board;
	const max = right.value + 1;
	const feature = c.num(left.args[0]!);
	return () => {
		const f = feature();
		if (f < 0) return 0;
		return plan.kindConnect[m[KIND + f]!] === 'area' ? openAreaHalves(board, f, max) : m[OPEN + f]!;
	};
}

/**
 * `set.size() <= 1`, `set.count(x, test) > 2`: members are counted only as far as the result depends on them. Returns undefined for
 * anything else.
 */
function sizeComparison(c: Closures, { left, right, name }: Binary): Bool | undefined {
	if (right.op !== 'const' || right.value < 0 || c.isTracing) return undefined;
	let set: Expr;
	let test: Bool | undefined;
	let slot: number;
	if (left.op === 'call' && left.fn === 'set(*).size') {
		set = left.args[0]!;
		if (c.hasQuickSize(set)) return undefined;
		slot = c.rt.newTemp();
	} else if (left.op === 'fold' && left.fold === 'count') {
		set = left.on;
		slot = left.slot;
		test = c.bool(left.body);
	} else return undefined;
	const bound = right.value;
	let n = 0;
	const run = c.each(set, slot, () => (!test || test()) && ++n > bound);
	const counted = (): number => {
		const outer = n;
		n = 0;
		run();
		const result = n;
		n = outer;
		return result;
	};
	switch (name) {
		case '==':
			return () => counted() === bound;
		case '!=':
			return () => counted() !== bound;
		case '<':
			return () => counted() < bound;
		case '<=':
			return () => counted() <= bound;
		case '>':
			return () => counted() > bound;
		case '>=':
			return () => counted() >= bound;
		default:
			return undefined;
	}
}
