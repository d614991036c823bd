import type { Expr, MemberName, RequirementIR } from '@tilewright/lang';
import { rootOf } from '../board/features.ts';
import { EngineFault } from '../fault.ts';
import { Header } from '../run/header.ts';
import type { Runtime } from '../run/runtime.ts';
import type { Scoring } from '../run/scoring.ts';
import type { Bool, MachineBackend, Num, TestPart } from './backend.ts';
import { assigner, defined, eachDefined } from './defines.ts';
import { foldBool, foldEach, foldNum } from './folds.ts';
import { decided, eachOfList } from './lists.ts';
import { markOf } from './marks.ts';
import { addMember, createMemberList, emptyMemberList, type MemberList } from './member-list.ts';
import { meanings } from './members/index.ts';
import type { AnyMeaning, CallExpr } from './members/meaning.ts';
import { arithmetic, comparison } from './operators.ts';
import { eachWithTileInHand, withTileInHand } from './tile-in-hand.ts';
import { pieceExists, supplyKinds } from './peephole.ts';
import { asContains, containsOf, someOf, type Contains } from './some.ts';
import {
	type CheckedParts,
	allOf,
	skippedRequirements,
	testParts,
	verbParts,
} from './test-parts.ts';
import { oncePerWalk, unchangingParts, type Walk } from './unchanging.ts';
import type { ExprOf, Get, SetType, SingleType } from './values.ts';
import { faults } from '../texts/faults.ts';

const { fp: FP } = Header;

/** Meanings by the name that a call carries; none for built-ins that are decided before a program is made. */
const table: Readonly<Partial<Record<MemberName, AnyMeaning>>> = meanings;

/**
 * The back end for play: every expression becomes a closure over the runtime's arrays.
 *
 *   num / bool   values           each   members into a temp slot, early exit     size   members counted
 */
export class Closures implements MachineBackend {
	declare readonly rt: Runtime;
	declare scoring: Scoring;
	private readonly lists: MemberList[] = [];
	private depth = 0;
	private readonly defineNum = new Map<number, Num>();
	private readonly defineBool = new Map<number, Bool>();
	private readonly verbs = new Map<number, Bool>();
	private kept: ReadonlyMap<Expr, Num> = new Map();
	possible: (action: number) => Bool = () => () => false;

	constructor(rt: Runtime) {
		this.rt = rt;
	}

	num<T extends SingleType = never>(expr: ExprOf<T>): Get<T> {
		const e: Expr = expr;
		const kept = this.kept.get(e);
		if (kept) return kept;
		const { rt } = this;
		const { m, temps, board } = rt;
		switch (e.op) {
			case 'const': {
				const v = e.value;
				return () => v;
			}
			case 'none':
				return () => -1;
			case 'temp': {
				const slot = e.slot;
				return () => temps[slot]!;
			}
			case 'local': {
				const slot = e.slot;
				if (e.type === 'feature')
					return () => {
						const s = m[m[FP]! + slot]!;
						return s < 0 ? -1 : rootOf(board, s);
					};
				return () => m[m[FP]! + slot]!;
			}
			case 'neg': {
				const a = this.num(e.on);
				return () => this.int(-a());
			}
			case 'binary':
				return arithmetic(this, e);
			case 'if': {
				const test = this.bool(e.test);
				const a = this.num(e.then);
				const b = this.num(e.else);
				return () => (test() ? a() : b());
			}
			case 'mark':
				return markOf(this, e);
			case 'register': {
				const base = rt.REGISTER[e.register]!;
				if (!e.on) return () => m[base]!;
				const on = this.num(e.on);
				if (rt.program.registers[e.register]!.per === 'feature')
					return () => {
						const f = on();
						return f < 0 ? 0 : m[base + rootOf(board, f)]!;
					};
				return () => {
					const i = on();
					return i < 0 ? 0 : m[base + i]!;
				};
			}
			case 'in-hand':
				return withTileInHand(rt, this.num(e.tile), this.num(e.on));
			case 'define':
				return defined(this, e, this.defineNum, (body) => this.num(body));
			case 'fold':
				return foldNum(this, e);
			case 'call': {
				const member = table[e.fn];
				if (member?.num) return member.num(this, e.args, e);
				if (member?.bool) {
					const b = member.bool(this, e.args, e);
					return () => (b() ? 1 : 0);
				}
				throw new EngineFault('RUN-MISSING', faults.notAvailable(e.fn));
			}
			case 'before': {
				const slot = e.slot;
				return () => m[m[FP]! + slot]!;
			}
			default: {
				if (e.type === 'bool') {
					const b = this.bool(e);
					return () => (b() ? 1 : 0);
				}
				throw new EngineFault('RUN-MISSING', faults.noNumber(e.op));
			}
		}
	}

	bool(expr: ExprOf<'bool'>): Bool {
		const e: Expr = expr;
		const kept = this.kept.get(e);
		if (kept) return () => kept() !== 0;
		switch (e.op) {
			case 'const': {
				const v = e.value !== 0;
				return () => v;
			}
			case 'not': {
				const standing = pieceExists(this, e.on);
				if (standing) return () => !standing();
				const a = this.bool(e.on);
				return () => !a();
			}
			case 'binary':
				return comparison(this, e);
			case 'if': {
				const test = this.bool(e.test);
				const a = this.bool(e.then);
				const b = this.bool(e.else);
				return () => (test() ? a() : b());
			}
			case 'in-hand':
				return withTileInHand(this.rt, this.num(e.tile), this.bool(e.on));
			case 'define':
				return defined(this, e, this.defineBool, (body) => this.bool(body));
			case 'fold':
				return foldBool(this, e);
			case 'can':
				return this.can(e.verb, e.args, skippedRequirements(e));
			case 'possible': {
				const { action } = e;
				// decisions are compiled after the expressions that ask about them
				let test: Bool | undefined;
				return () => (test ??= this.possible(action))();
			}
			case 'call': {
				const member = table[e.fn];
				if (member?.bool) return member.bool(this, e.args, e);
				break;
			}
		}
		const n = this.num(e);
		return () => n() !== 0;
	}

	each(expr: ExprOf<SetType>, slot: number, body: Bool): Bool {
		const e: Expr = expr;
		const { temps, m } = this.rt;
		switch (e.op) {
			case 'none':
				return () => false;
			case 'list':
				return eachOfList(this, e, slot, body);
			case 'local': {
				const local = e.slot;
				return () => {
					const list = m[m[FP]! + local]!;
					const end = list + 1 + m[list]!;
					for (let i = list + 1; i < end; i++) {
						temps[slot] = m[i]!;
						if (body()) return true;
					}
					return false;
				};
			}
			case 'if': {
				const test = this.bool(e.test);
				const a = this.each(e.then, slot, body);
				const b = this.each(e.else, slot, body);
				return () => (test() ? a() : b());
			}
			case 'in-hand':
				return eachWithTileInHand(this, e, slot, body);
			case 'define':
				return eachDefined(this, e, slot, body);
			case 'fold':
				return foldEach(this, e, slot, body);
			case 'call': {
				const kinds = supplyKinds(this, e);
				if (kinds) return kinds(slot, body);
				const member = table[e.fn];
				if (member?.each) return member.each(this, e.args, slot, body, e);
				break;
			}
		}
		throw new EngineFault(
			'RUN-MISSING',
			faults.noMembers(e.op === 'call' ? `${e.op} ${e.fn}` : e.op),
		);
	}

	some(e: Expr, slot: number, body: Bool): Bool {
		return someOf(this, e, slot, body) ?? this.each(e, slot, body);
	}

	contains(e: Expr): Contains {
		const quick = containsOf(this, e);
		if (quick) return quick;
		const { temps } = this.rt;
		const slot = this.rt.newTemp();
		return asContains((wanted) => this.some(e, slot, () => temps[slot] === wanted()));
	}

	hasQuickSize(e: Expr): boolean {
		if (e.op === 'call') return table[e.fn]?.size !== undefined;
		return e.op === 'list' && decided(e) !== undefined;
	}

	get isTracing(): boolean {
		return false;
	}

	size(expr: ExprOf<SetType>): Get<'int'> {
		const e: Expr = expr;
		if (e.op === 'call') {
			const member = table[e.fn];
			if (member?.size) return member.size(this, e.args, e);
		}
		if (e.op === 'list') {
			const values = decided(e);
			if (values) return () => values.length;
		}
		return this.counted(e, this.rt.newTemp(), undefined);
	}

	counted(set: Expr, slot: number, test: Bool | undefined): Num {
		let n = 0;
		const run = this.each(set, slot, () => {
			if (!test || test()) n++;
			return false;
		});
		return () => {
			const outer = n;
			n = 0;
			run();
			const count = n;
			n = outer;
			return count;
		};
	}

	collected(of: (emit: (v: number) => void) => () => void, slot: number, body: Bool): Bool {
		let emit: (v: number) => void = () => {};
		const run = of((v) => emit(v));
		const gather = (push: (v: number) => void): void => {
			const outer = emit;
			emit = push;
			run();
			emit = outer;
		};
		return () => this.distinct(gather, slot, body);
	}

	/**
	 * Collects the members of a set without repeats, then hands them to `body` one by one. Each nested call has a list of its
	 * own: what is collected while an inner set is walked must outlive the inner one.
	 */
	distinct(gather: (emit: (v: number) => void) => void, slot: number, body: Bool): boolean {
		const { temps } = this.rt;
		const list = (this.lists[this.depth] ??= createMemberList());
		emptyMemberList(list);
		this.depth++;
		try {
			gather((v) => addMember(list, v));
			const { values } = list;
			for (let i = 0; i < values.length; i++) {
				temps[slot] = values[i]!;
				if (body()) return true;
			}
			return false;
		} finally {
			this.depth--;
		}
	}

	int(v: number): number {
		if (v !== (v | 0)) throw new EngineFault('RUN-OVERFLOW', faults.numberTooLarge(v));
		return v;
	}

	private can(verb: number, args: readonly Expr[], skip: readonly number[]): Bool {
		const { temps } = this.rt;
		const v = this.rt.program.verbs[verb]!;
		const values = args.map((a) => this.num(a));
		const slots = v.params.map((p) => p.slot);
		const test = this.verb(verb, skip);
		if (values.length === 1) {
			const [a] = values as [Num];
			const [s] = slots as [number];
			return () => {
				temps[s] = a();
				return test();
			};
		}
		if (values.length === 2) {
			const [a, b] = values as [Num, Num];
			const [s, t] = slots as [number, number];
			return () => {
				const x = a();
				temps[t] = b();
				temps[s] = x;
				return test();
			};
		}
		const assign = assigner(temps, slots, values);
		return () => {
			assign();
			return test();
		};
	}

	direct(e: Expr): { readonly local: number; readonly temp: number }[] | undefined {
		if (e.op !== 'can') return undefined;
		const { params } = this.rt.program.verbs[e.verb]!;
		const out = e.args.flatMap((arg, i) =>
			arg.op === 'local' && arg.type !== 'feature'
				? [{ local: arg.slot, temp: params[i]!.slot }]
				: [],
		);
		return out.length === e.args.length && new Set(out.map((o) => o.local)).size === out.length
			? out
			: undefined;
	}

	test(e: Expr): Bool {
		return e.op === 'can' ? this.verb(e.verb, skippedRequirements(e)) : this.bool(e);
	}

	private verb(verb: number, skip: readonly number[]): Bool {
		const known = skip.length === 0 ? this.verbs.get(verb) : undefined;
		if (known) return known;
		const test = allOf(verbParts(this, verb, skip));
		if (skip.length === 0) this.verbs.set(verb, test);
		return test;
	}

	testParts(
		e: Expr,
		isFilled: boolean,
		walk: Walk | undefined,
		asked?: CheckedParts,
	): readonly TestPart[] {
		return testParts(this, e, isFilled, walk, asked);
	}

	keeping<T>(exprs: readonly Expr[], walk: Walk, compile: () => T): T {
		const outer = this.kept;
		const values = unchangingParts(exprs, walk).map((part) => {
			const test = part.type === 'bool' ? this.bool(part) : undefined;
			const get = test ? () => (test() ? 1 : 0) : this.num(part);
			return [part, oncePerWalk(walk, get)] as const;
		});
		this.kept = new Map([...outer, ...values]);
		try {
			return compile();
		} finally {
			this.kept = outer;
		}
	}

	requirement(r: RequirementIR): Bool {
		let test = this.bool(r.that);
		for (const { when } of r.allowed) {
			const lifted = this.bool(when);
			const strict = test;
			test = () => strict() || lifted();
		}
		if (r.when) {
			const applies = this.bool(r.when);
			const strict = test;
			test = () => !applies() || strict();
		}
		return test;
	}

	tagged(e: CallExpr): ReadonlySet<number> {
		return new Set(e.table);
	}
}
