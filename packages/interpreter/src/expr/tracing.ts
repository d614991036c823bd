import { limits, appendAll, largest, smallest } from '@tilewright/schema';
import type { Expr } from '@tilewright/lang';
import type { Bool, Num } from './backend.ts';
import { Closures } from './closures.ts';
import { EngineFault } from '../fault.ts';
import type { ExprOf, Get, SetType, SingleType } from './values.ts';
import { faults } from '../texts/faults.ts';

export interface Trace {
	readonly expr: Expr;
	value: number | boolean | undefined;
	members?: number[];
	readonly parts: Trace[];
}

/** Nodes one trace keeps at most; what is evaluated beyond is not recorded. */
const MAX_TRACE_NODES: number = limits.traceNodes;

/**
 * The back end for explanations: it walks the tree at every evaluation, gathers sets before it folds them, and keeps the value of every
 * node while `record` runs. It is slow and plain on purpose: tests compare the closures with it.
 */
export class Tracing extends Closures {
	private stack: Trace[] | undefined;
	private nodes = 0;

	record(work: () => void): Trace[] {
		const root: Trace = { expr: { op: 'none', type: 'int' }, value: undefined, parts: [] };
		this.stack = [root];
		this.nodes = 0;
		try {
			work();
		} finally {
			this.stack = undefined;
		}
		return root.parts;
	}

	override num<T extends SingleType = never>(e: ExprOf<T>): Get<T> {
		const plain = this.plainNum(e);
		return () => this.traced(e, plain);
	}

	override bool(e: ExprOf<'bool'>): Bool {
		const plain = this.plainBool(e);
		return () => this.traced(e, plain);
	}

	override each(e: ExprOf<SetType>, slot: number, body: Bool): Bool {
		const { temps } = this.rt;
		const gather = this.gatherer(e);
		return () => {
			for (const v of this.members(e, gather)) {
				temps[slot] = v;
				if (body()) return true;
			}
			return false;
		};
	}

	override get isTracing(): boolean {
		return true;
	}

	override some(e: Expr, slot: number, body: Bool): Bool {
		return this.each(e, slot, body);
	}

	override contains(e: Expr): (value: number) => boolean {
		const gather = this.gatherer(e);
		return (value) => this.members(e, gather).includes(value);
	}

	override size(e: ExprOf<SetType>): Get<'int'> {
		const gather = this.gatherer(e);
		return () => this.members(e, gather).length;
	}

	private traced<V extends number | boolean>(e: Expr, run: () => V): V {
		const { stack } = this;
		if (!stack || this.nodes >= MAX_TRACE_NODES) return run();
		this.nodes++;
		const node: Trace = { expr: e, value: undefined, parts: [] };
		stack[stack.length - 1]!.parts.push(node);
		stack.push(node);
		try {
			const v = run();
			node.value = v;
			return v;
		} finally {
			stack.pop();
		}
	}

	private members(e: Expr, gather: () => number[]): number[] {
		const { stack } = this;
		if (!stack || this.nodes >= MAX_TRACE_NODES) return gather();
		this.nodes++;
		const node: Trace = { expr: e, value: undefined, parts: [] };
		stack[stack.length - 1]!.parts.push(node);
		stack.push(node);
		try {
			const found = gather();
			node.members = found;
			node.value = found.length;
			return found;
		} finally {
			stack.pop();
		}
	}

	private gatherer(e: Expr): () => number[] {
		const { temps } = this.rt;
		if (e.op === 'fold') {
			const on = this.gatherer(e.on);
			const over = (use: (v: number) => void): void => {
				for (const v of this.members(e.on, on)) {
					temps[e.slot] = v;
					use(v);
				}
			};
			const once = (list: number[]): number[] => [...new Set(list)];
			switch (e.fold) {
				case 'filter': {
					const test = this.bool(e.body);
					return () => {
						const out: number[] = [];
						over((v) => test() && out.push(v));
						return out;
					};
				}
				case 'map': {
					const value = this.num(e.body);
					return () => {
						const out: number[] = [];
						over(() => out.push(value()));
						return once(out.filter((v) => v !== -1 || e.type === 'set(int)'));
					};
				}
				case 'flatMap': {
					const inner = this.gatherer(e.body);
					return () => {
						const out: number[] = [];
						over(() => appendAll(out, this.members(e.body, inner)));
						return once(out);
					};
				}
				case 'argmax':
				case 'argmin': {
					const value = this.num(e.body);
					const sign = e.fold === 'argmax' ? 1 : -1;
					return () => {
						const all: [number, number][] = [];
						over((v) => all.push([v, value() * sign]));
						const best = largest(all.map(([, k]) => k));
						return once(all.filter(([, k]) => k === best).map(([v]) => v));
					};
				}
				default:
					throw new EngineFault('RUN-MISSING', faults.noMembers(e.fold));
			}
		}
		const slot = this.rt.newTemp();
		let out: number[] = [];
		const run = super.each(e, slot, () => {
			out.push(temps[slot]!);
			return false;
		});
		return () => {
			const outer = out;
			out = [];
			run();
			const found = out;
			out = outer;
			return found;
		};
	}

	private plainNum(e: Expr): Num {
		if (e.op !== 'fold') return super.num(e);
		const { temps } = this.rt;
		const on = this.gatherer(e.on);
		const list = (): number[] => this.members(e.on, on);
		switch (e.fold) {
			case 'count': {
				const test = this.bool(e.body);
				return () =>
					list().filter((v) => {
						temps[e.slot] = v;
						return test();
					}).length;
			}
			case 'sum':
			case 'max':
			case 'min': {
				const value = this.num(e.body);
				return () => {
					const values = list().map((v) => {
						temps[e.slot] = v;
						return value();
					});
					if (e.fold === 'sum') return this.int(values.reduce((a, b) => a + b, 0));
					if (values.length === 0) return 0;
					return e.fold === 'max' ? largest(values) : smallest(values);
				};
			}
			default:
				return super.num(e);
		}
	}

	private plainBool(e: Expr): Bool {
		const { temps } = this.rt;
		if (e.op === 'fold' && (e.fold === 'exists' || e.fold === 'all' || e.fold === 'exists_one')) {
			const on = this.gatherer(e.on);
			const test = this.bool(e.body);
			return () => {
				const holds = this.members(e.on, on).map((v) => {
					temps[e.slot] = v;
					return test();
				});
				if (e.fold === 'exists') return holds.some((h) => h);
				return e.fold === 'all' ? holds.every((h) => h) : holds.filter((h) => h).length === 1;
			};
		}
		return super.bool(e);
	}
}
