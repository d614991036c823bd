import { limits } from '@tilewright/schema';
import type { AlternativeIR, DecisionIR, Expr, Program, VariableIR } from '@tilewright/lang';
import type { Bool, Num } from '../expr/backend.ts';
import { EngineFault } from '../fault.ts';
import { Header } from './header.ts';
import type { Machine } from './machine.ts';

/** Options of one decision at most. */
export const MAX_OPTIONS: number = limits.optionsPerDecision;

interface Alternative {
	readonly ir: AlternativeIR;
	/** Visits every option of the alternative with its variables in the frame; stops when told. */
	readonly run: Bool;
	/** Whether it is offered at all; absent when it always is. */
	readonly offered: Bool | undefined;
	/** Variables' slots. */
	readonly slots: readonly number[];
	readonly equivalentBy: readonly Num[];
	/** Where taking it goes on. */
	readonly target: number;
}

interface Compiled {
	readonly ir: DecisionIR;
	readonly who: Num;
	readonly alternatives: readonly Alternative[];
	readonly stride: number;
	/** The one alternative ranges over all fitting placements with no further test: counted and picked without listing. */
	readonly placements:
		{ readonly kind: Num; readonly slot: number; readonly offered: Bool | undefined } | undefined;
	/** Where passing goes on, and whether one may (1). */
	readonly pass: number;
	readonly passes: number;
}

/**
 * Options of the open decision. They follow from the state, so they are listed when somebody asks and never stored.
 *
 *   lets → when, limit → variables (nested domains) → where → classes of equals → pass last
 */
export class Decider {
	declare private readonly machine: Machine;
	declare private readonly decisions: readonly Compiled[];
	private options: Int32Array = new Int32Array(256);
	private listed = -1; // options of this state, pass not counted; -1 when they were not counted
	private total = 0; // pass counted
	private countedKind = -1;
	private countedAt = -1;
	private counted = 0;
	private current: Compiled | undefined = undefined;
	private visit: () => boolean = () => false;
	private listing = 0;
	private stride = 1;
	private slots: readonly number[] = [];

	constructor(machine: Machine) {
		this.machine = machine;
		this.decisions = machine.program.decisions.map((d) => this.compile(d));
	}

	/** The state changed: options are listed anew. */
	forget(): void {
		this.listed = -1;
		this.current = undefined;
	}

	private get open(): Compiled {
		return (this.current ??= this.find());
	}

	private find(): Compiled {
		const d = this.decisions[this.machine.rt.m[Header.decision]!];
		if (!d) throw new EngineFault('RUN-STATE', 'no decision is open');
		return d;
	}

	who(): number {
		return this.open.who();
	}

	count(): number {
		if (this.listed < 0) this.list(this.open);
		return this.total;
	}

	/** Opens a decision; answers how many options it has. */
	begin(decision: number): number {
		this.current = this.decisions[decision]!;
		this.list(this.current);
		return this.total;
	}

	/** Puts option `k` into the frame and answers where to go on. */
	take(k: number): number {
		const d = this.open;
		const { m, arena } = this.machine.rt;
		const fp = m[Header.fp]!;
		if (this.listed < 0) this.list(d);
		if (k === this.listed && d.passes === 1) {
			this.forget();
			return d.pass;
		}
		if (k < 0 || k >= this.listed)
			throw new EngineFault('OPTION-UNKNOWN', 'there is no such option');
		if (d.placements) {
			arena.set(fp + d.placements.slot, this.machine.rt.board.placementAt(d.placements.kind(), k));
			return this.leave(d.alternatives[0]!);
		}
		const at = k * d.stride;
		const alternative = d.alternatives[this.options[at]!]!;
		for (let i = 0; i < alternative.slots.length; i++)
			arena.set(fp + alternative.slots[i]!, this.options[at + 1 + i]!);
		return this.leave(alternative);
	}

	private leave(alternative: Alternative): number {
		const limit = alternative.ir.limit;
		if (limit !== undefined) {
			const { m, arena, LIMITS } = this.machine.rt;
			arena.set(LIMITS + limit, m[LIMITS + limit]! + 1);
		}
		this.forget();
		return alternative.target;
	}

	/** Option `k` as (alternative, values of its variables); alternative -1 is pass. */
	option(k: number): { alternative: number; values: number[] } {
		const d = this.open;
		if (this.listed < 0) this.list(d);
		if (k >= this.listed) return { alternative: -1, values: [] };
		if (d.placements)
			return {
				alternative: 0,
				values: [this.machine.rt.board.placementAt(d.placements.kind(), k)],
			};
		const at = k * d.stride;
		const alternative = this.options[at]!;
		const n = d.alternatives[alternative]!.slots.length;
		return { alternative, values: Array.from(this.options.subarray(at + 1, at + 1 + n)) };
	}

	/** Takes a tuple that need not be the first of its class; false when it is not legal. */
	takeTuple(alternative: number, values: readonly number[]): number {
		const d = this.open;
		if (!this.legal(alternative, values)) return -1;
		const { m, arena } = this.machine.rt;
		const a = d.alternatives[alternative]!;
		for (let i = 0; i < a.slots.length; i++) arena.set(m[Header.fp]! + a.slots[i]!, values[i]!);
		return this.leave(a);
	}

	/** Whether a tuple is an option of the open decision, looked up among all (equals included). */
	legal(alternative: number, values: readonly number[]): boolean {
		const { m } = this.machine.rt;
		const a = this.open.alternatives[alternative];
		if (!a || values.length !== a.slots.length) return false;
		let found = false;
		this.search(a, () => {
			const fp = m[Header.fp]!;
			found = a.slots.every((slot, i) => m[fp + slot] === values[i]);
			return found;
		});
		return found;
	}

	/** Whether some option of an action exists now, as a test to keep. */
	possibleTest(action: number): Bool {
		const tests = this.machine.program.actions[action]!.at.map(
			({ decision, alternative }): Bool => {
				const d = this.decisions[decision]!;
				const { placements } = d;
				if (placements) {
					const { kind, offered } = placements;
					return () => (!offered || offered()) && this.countPlacements(kind()) > 0;
				}
				const a = d.alternatives[alternative]!;
				return () => {
					let found = false;
					this.search(a, () => (found = true));
					return found;
				};
			},
		);
		const [only] = tests;
		return tests.length === 1 ? only! : () => tests.some((t) => t());
	}

	private search(a: Alternative, visit: () => boolean): void {
		const outer = this.visit;
		this.visit = visit;
		try {
			if (!a.offered || a.offered()) a.run();
		} finally {
			this.visit = outer;
		}
	}

	private list(d: Compiled): void {
		if (d.placements) {
			const { kind, offered } = d.placements;
			this.listed = !offered || offered() ? this.countPlacements(kind()) : 0;
			this.total = this.listed + d.passes;
			return;
		}
		this.listed = 0;
		for (let i = 0; i < d.alternatives.length; i++) {
			const a = d.alternatives[i]!;
			if (a.offered && !a.offered()) continue;
			this.listing = i;
			this.stride = d.stride;
			this.slots = a.slots;
			const outer = this.visit;
			this.visit = a.equivalentBy.length === 0 ? this.push : this.pushNew(a.equivalentBy);
			a.run();
			this.visit = outer;
		}
		this.total = this.listed + d.passes;
	}

	/** Placements of a tile kind; asked for twice on one board (is one possible? how many?) they are counted once. */
	private countPlacements(kind: number): number {
		const { epoch, rt } = this.machine;
		if (kind === this.countedKind && epoch === this.countedAt) return this.counted;
		this.countedKind = kind;
		this.countedAt = epoch;
		return (this.counted = kind < 0 ? 0 : rt.board.countPlacements(kind));
	}

	/** Adds the option that stands in the frame. */
	private readonly push = (): boolean => {
		const { m } = this.machine.rt;
		const { slots } = this;
		const n = this.listed;
		if (n >= MAX_OPTIONS) throw new EngineFault('RUN-OPTIONS', 'a decision has too many options');
		const at = n * this.stride;
		if (at + this.stride > this.options.length) this.grow();
		const fp = m[Header.fp]!;
		this.options[at] = this.listing;
		for (let v = 0; v < slots.length; v++) this.options[at + 1 + v] = m[fp + slots[v]!]!;
		this.listed = n + 1;
		return false;
	};

	/** Adds it unless an equal one was added. */
	private pushNew(equivalentBy: readonly Num[]): () => boolean {
		const classes = new Set<string>();
		return () => {
			const key = equivalentBy.map((e) => e()).join();
			if (classes.has(key)) return false;
			classes.add(key);
			return this.push();
		};
	}

	private grow(): void {
		const next = new Int32Array(this.options.length * 2);
		next.set(this.options);
		this.options = next;
	}

	private compile(ir: DecisionIR): Compiled {
		const { backend } = this.machine;
		return {
			ir,
			who: backend.num(ir.who),
			alternatives: ir.alternatives.map((a) => this.alternative(a)),
			stride: 1 + Math.max(0, ...ir.alternatives.map((a) => a.variables.length)),
			placements: this.placements(ir),
			passes: ir.pass === undefined ? 0 : 1,
			pass: ir.pass === undefined ? -1 : this.machine.thread(ir.pass),
		};
	}

	private offered(a: AlternativeIR): Bool | undefined {
		const { backend, rt } = this.machine;
		const { m, LIMITS } = rt;
		const when = a.when ? backend.bool(a.when) : undefined;
		const limit = a.limit;
		if (limit === undefined) return when;
		const times = this.machine.program.limits[limit]!.times;
		return () => m[LIMITS + limit]! < times && (!when || when());
	}

	private alternative(a: AlternativeIR): Alternative {
		const { backend, rt } = this.machine;
		const { m, temps } = rt;
		const where = a.where ? withoutImplied(this.machine.program, a.where, a.variables) : undefined;
		// arguments of a verb that are variables are enumerated right in the verb's own slots
		const own = new Set(a.variables.map((v) => v.slot));
		const found = where ? backend.direct(where) : undefined;
		const direct = found?.every(({ local }) => own.has(local)) ? found : undefined;
		const bound = new Map(direct?.map(({ local, temp }) => [local, temp]));
		const test = where ? (direct ? backend.test(where) : backend.bool(where)) : () => true;
		let run: Bool = () => this.visit();
		let innermost = true;
		for (const variable of [...a.variables].reverse()) {
			const inner = run;
			const { slot, domain } = variable;
			const temp = bound.get(slot) ?? rt.newTemp();
			const last = innermost;
			innermost = false;
			const body: Bool = last
				? () => {
						const v = temps[temp]!;
						if (!direct) m[m[Header.fp]! + slot] = v;
						if (!test()) return false;
						m[m[Header.fp]! + slot] = v;
						return inner();
					}
				: () => {
						m[m[Header.fp]! + slot] = temps[temp]!;
						return inner();
					};
			if ('among' in domain) run = backend.each(domain.among, temp, body);
			else {
				const from = backend.num(domain.from);
				const to = backend.num(domain.to);
				run = () => {
					const end = to();
					for (let v = from(); v <= end; v++) {
						temps[temp] = v;
						if (body()) return true;
					}
					return false;
				};
			}
		}
		if (a.variables.length === 0) run = () => test() && this.visit();
		if (a.lets.length > 0) {
			const inner = run;
			const lets = a.lets.map((l) => ({ slot: l.slot, value: backend.num(l.value) }));
			run = () => {
				for (const l of lets) m[m[Header.fp]! + l.slot] = l.value();
				return inner();
			};
		}
		return {
			ir: a,
			run,
			offered: this.offered(a),
			target: this.machine.thread(a.target),
			slots: a.variables.map((v) => v.slot),
			equivalentBy: a.equivalentBy.map((e) => backend.num(e)),
		};
	}

	/** Recognises `among: placements(tile)` with no test but what the fit tables answer. */
	private placements(ir: DecisionIR): Compiled['placements'] {
		const [a] = ir.alternatives;
		if (
			!a ||
			ir.alternatives.length > 1 ||
			a.variables.length !== 1 ||
			a.lets.length > 0 ||
			a.equivalentBy.length > 0
		)
			return undefined;
		const v = a.variables[0]!;
		const domain = 'among' in v.domain ? v.domain.among : undefined;
		if (domain?.op !== 'call' || domain.fn !== 'placements(tile-kind)') return undefined;
		if (a.where && !this.tabled(a.where)) return undefined;
		return {
			kind: this.machine.backend.num(domain.args[0]!),
			slot: v.slot,
			offered: this.offered(a),
		};
	}

	private tabled(e: Expr): boolean {
		if (e.op === 'const') return e.value !== 0;
		if (e.op !== 'can') return false;
		const verb = this.machine.program.verbs[e.verb]!;
		return verb.forbid.length === 0 && verb.require.every((r) => r.local !== undefined);
	}
}

/**
 * A test without what the domain of a variable already says: `it.tile == placed` of a segment that is one of `placed.segments`.
 * The requirement stays for every other use of the verb and for explanations.
 */
function withoutImplied(program: Program, where: Expr, variables: readonly VariableIR[]): Expr {
	if (where.op === 'binary' && where.name === '&&')
		return {
			...where,
			left: withoutImplied(program, where.left, variables),
			right: withoutImplied(program, where.right, variables),
		};
	if (where.op !== 'can') return where;
	const verb = program.verbs[where.verb]!;
	const placed = new Set(
		where.args.flatMap((arg, i) => {
			const v = arg.op === 'local' ? variables.find((x) => x.slot === arg.slot) : undefined;
			const among = v && 'among' in v.domain ? v.domain.among : undefined;
			const ofPlaced =
				among?.op === 'call' && among.fn === 'tile.segments' && isCall(among.args[0], 'placed');
			return ofPlaced ? [verb.params[i]!.slot] : [];
		}),
	);
	const skip = verb.require.flatMap((r, i) => (isOnPlaced(r.that, placed) ? [i] : []));
	return skip.length === 0 ? where : { ...where, skip };
}

const isCall = (e: Expr | undefined, fn: string): boolean => e?.op === 'call' && e.fn === fn;

function isOnPlaced(e: Expr, slots: ReadonlySet<number>): boolean {
	if (
		e.op !== 'binary' ||
		e.name !== '==' ||
		!isCall(e.right, 'placed') ||
		e.left.op !== 'call' ||
		e.left.fn !== 'segment.tile'
	)
		return false;
	const [on] = e.left.args;
	return on?.op === 'temp' && slots.has(on.slot);
}
