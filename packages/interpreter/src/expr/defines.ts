import { elementOf, type Expr } from '@tilewright/lang';
import type { Bool, Num } from './backend.ts';
import type { Closures } from './closures.ts';

type DefineExpr = Extract<Expr, { op: 'define' }>;

interface Bound {
	readonly body: Expr;
	readonly shared: boolean;
	readonly slots: readonly number[];
	readonly values: readonly Num[];
}

export function bindDefine(
	c: Closures,
	e: DefineExpr,
): { readonly body: Expr; readonly slots: readonly number[]; readonly assign: () => void } {
	const { body, slots, values } = bind(c, e);
	return { body, slots, assign: assigner(c.rt.temps, slots, values) };
}

/** Wraps what is done with a member: it may evaluate the same expression again, so these slots are put back after it. */
export function withSlotsRestored(temps: Int32Array, slots: readonly number[], body: Bool): Bool {
	const [only] = slots as [number];
	if (slots.length === 0) return body;
	if (slots.length === 1)
		return () => {
			const v = temps[only]!;
			const found = body();
			temps[only] = v;
			return found;
		};
	return () => {
		const kept = slots.map((s) => temps[s]!);
		const found = body();
		slots.forEach((s, i) => {
			temps[s] = kept[i]!;
		});
		return found;
	};
}

function bind(c: Closures, e: DefineExpr): Bound {
	const { body, params } = c.rt.program.defines[e.define]!;
	let own = body;
	const slots: number[] = [];
	const values: Num[] = [];
	params.forEach(({ slot, type }, i) => {
		const arg = e.args[i]!;
		// a set argument is substituted where the body reads it; only single values are passed in slots
		if (elementOf(type) !== undefined) own = substitute(own, slot, arg);
		else {
			slots.push(slot);
			values.push(c.num(arg));
		}
	});
	return { body: own, shared: own === body, slots, values };
}

export function assigner(
	temps: Int32Array,
	slots: readonly number[],
	values: readonly Num[],
): () => void {
	const [a, b] = values as [Num, Num];
	const [s, t] = slots as [number, number];
	if (values.length === 0) return () => {};
	if (values.length === 1)
		return () => {
			temps[s] = a();
		};
	if (values.length === 2)
		return () => {
			const x = a();
			temps[t] = b();
			temps[s] = x;
		};
	return () => {
		const all = values.map((v) => v());
		slots.forEach((slot, i) => {
			temps[slot] = all[i]!;
		});
	};
}

/** A define with one value; bodies without sets put in are compiled once and kept in `cache`. */
export function defined<F extends Num | Bool>(
	c: Closures,
	e: DefineExpr,
	cache: Map<number, F>,
	compile: (body: Expr) => F,
): F {
	const { temps } = c.rt;
	const { body, shared, slots, values } = bind(c, e);
	let known = shared ? cache.get(e.define) : undefined;
	if (!known) {
		known = compile(body);
		if (shared) cache.set(e.define, known);
	}
	const run = known as unknown as () => never;
	if (values.length === 0) return known;
	if (values.length === 1) {
		const [a] = values as [Num];
		const [s] = slots as [number];
		return (() => {
			temps[s] = a();
			return run();
		}) as unknown as F;
	}
	const assign = assigner(temps, slots, values);
	return (() => {
		assign();
		return run();
	}) as unknown as F;
}

export function eachDefined(c: Closures, e: DefineExpr, slot: number, body: Bool): Bool {
	const { temps } = c.rt;
	const { body: set, slots, assign } = bindDefine(c, e);
	if (slots.length === 0) return c.each(set, slot, body);
	const run = c.each(set, slot, withSlotsRestored(temps, slots, body));
	return () => {
		assign();
		return run();
	};
}

export function substitute(e: Expr, slot: number, by: Expr): Expr {
	if (e.op === 'temp' && e.slot === slot) return by;
	const out: Record<string, unknown> = { ...e };
	for (const [key, value] of Object.entries(out)) {
		if (Array.isArray(value))
			out[key] = value.map((v) => (isExpr(v) ? substitute(v, slot, by) : v));
		else if (isExpr(value)) out[key] = substitute(value, slot, by);
	}
	return out as Expr;
}

function isExpr(v: unknown): v is Expr {
	return typeof v === 'object' && v !== null && 'op' in v && 'type' in v;
}
