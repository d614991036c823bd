import { largest, limits } from '@tilewright/schema';
import type { AlternativeIR, DecisionIR } from '@tilewright/lang';
import { unconstrainedKinds } from '../run/decision/unconstrained-kinds.ts';
import { Header } from '../run/header.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { type Bound, emptyScope } from './scope.ts';
import {
	type Fn,
	type Value,
	add,
	eq,
	ge,
	get,
	gt,
	high,
	mul,
	shl,
	shrUnsigned,
	word,
	xor,
} from './ir.ts';
import type { PlacementCode } from './placements.ts';

/** Options of one decision that are listed; a game with a decision of more is played by closures. */
const MOST_OPTIONS: number = Math.min(4096, limits.optionsPerDecision);

/** The number of the decision whose options are the placements of the tile in hand and are known by the tables; -1 for none. */
export function placementDecisionOf({ program, rt }: Emission): number {
	return program.decisions.findIndex(({ kind, alternatives }) => {
		const [only, ...others] = alternatives;
		if (kind !== 'pick' || !only || others.length > 0 || only.variables.length !== 1) return false;
		const { domain } = only.variables[0]!;
		if (!('among' in domain) || only.when || only.limit !== undefined) return false;
		const { among } = domain;
		if (among.op !== 'call' || among.fn !== 'placements(tile-kind)') return false;
		const [tile] = among.args;
		if (tile?.op !== 'call' || tile.fn !== 'drawn') return false;
		const { where } = only;
		if (where === undefined || (where.op === 'const' && where.value !== 0)) return true;
		return (
			where.op === 'can' &&
			!unconstrainedKinds(program, rt.board.tables, program.verbs[where.verb]!).includes(0)
		);
	});
}

/** Decisions that are answered by chance, as `Machine.open` and the decider answer them. */
export class DecisionCode {
	private readonly e: Emission;
	private readonly x: Expressions;
	private readonly placements: PlacementCode;
	private readonly placementDecision: number;
	private readonly options: number;
	private readonly stride: number;
	/** (number of options) → one of them, by chance */
	readonly pick: Fn;

	constructor(
		e: Emission,
		x: Expressions,
		placements: PlacementCode,
		placementDecision: number,
		/** The word of the chance that chooses, see `BotRandom` of the players. */
		state: number,
	) {
		this.e = e;
		this.x = x;
		this.placements = placements;
		this.placementDecision = placementDecision;
		const { decisions } = e.program;
		const lengths = decisions.flatMap((d) => d.alternatives.map((a) => a.variables.length));
		this.stride = 1 + largest(lengths, 1);
		this.options = e.memory.room(this.stride * MOST_OPTIONS);
		this.pick = e.fn('pick', ['n'], true, (f, n) => {
			const a = f.let(word(state));
			const b = f.let(xor(a, shl(a, 13)));
			const c = f.let(xor(b, shrUnsigned(b, 17)));
			const d = f.let(xor(c, shl(c, 5)));
			f.store(state, 0, d);
			f.return(high(d, n));
		});
	}

	/** A choice among more than one option, which counts as a step. */
	private picked(f: Body, n: Value): Value {
		f.store(Header.log, 0, add(word(Header.log), 1));
		return f.let(call(this.pick, n));
	}

	/** Answers a decision; `jump` goes on at a place of the program. */
	answer(f: Body, index: number, fp: Value, jump: (pc: number) => void): void {
		const { e } = this;
		const d = e.program.decisions[index]!;
		const to = (pc: number): void => jump(e.machine.thread(pc));
		f.store(Header.decision, 0, index);
		if (index === this.placementDecision) {
			const [only] = d.alternatives as [AlternativeIR];
			if (e.machine.assists) e.lacks('helpers');
			if (d.pass !== undefined) e.lacks('passing-instead-of-laying-a-tile');
			const tile = f.let(word(Header.drawn));
			const n = f.let(call(this.placements.count, tile));
			f.if(eq(n, 0), () => to(d.none));
			const k = f.variable(0);
			f.if(gt(n, 1), () => f.set(k, this.picked(f, n)));
			const { slot } = only.variables[0]!;
			f.store(slot, fp, call(this.placements.at, tile, get(k)));
			to(only.target);
			return;
		}
		this.answerListed(f, d, fp, to);
	}

	private answerListed(f: Body, d: DecisionIR, fp: Value, to: (pc: number) => void): void {
		const { e, stride, options } = this;
		if (e.machine.events.hasListeners('passed')) e.lacks('event:passed');
		if (e.machine.assists) e.lacks('helpers');
		if (d.kind !== 'pick') e.lacks(`decision:${d.kind}`);
		if (d.who.op !== 'call' || d.who.fn !== 'active') e.lacks('decisions-of-other-seats');
		for (const a of d.alternatives) {
			if (a.free) e.lacks('free-actions');
			if (a.lets.length > 0) e.lacks('values-that-are-found-before-options');
			if (a.limit !== undefined) e.lacks('limits');
			if (a.equivalentBy.length > 0 || a.variables.some((v) => v.type === 'tile-kind'))
				e.lacks('classes-of-equal-options');
		}
		const n = f.variable(0);
		d.alternatives.forEach((a, i) => {
			const list = (): void =>
				this.list(f, a, 0, new Map(), (values) => {
					f.if(ge(get(n), MOST_OPTIONS), () => f.giveUp());
					const row = f.let(mul(get(n), stride));
					f.store(options, row, i);
					values.forEach((v, k) => f.store(options + 1 + k, row, v));
					f.set(n, add(get(n), 1));
				});
			if (a.when) f.if(this.x.value(f, a.when, emptyScope), list);
			else list();
		});
		const k = f.variable(0);
		if (d.pass !== undefined) {
			const { pass } = d;
			f.if(eq(get(n), 0), () => to(pass));
			f.set(k, this.picked(f, add(get(n), 1)));
			f.if(eq(get(k), get(n)), () => to(pass));
		} else {
			f.if(eq(get(n), 0), () => to(d.none));
			f.if(gt(get(n), 1), () => f.set(k, this.picked(f, get(n))));
		}
		const row = f.let(mul(get(k), stride));
		d.alternatives.forEach((a, i) => {
			const take = (): void => {
				a.variables.forEach(({ slot }, v) => f.store(slot, fp, word(options + 1 + v, row)));
				to(a.target);
			};
			if (i === d.alternatives.length - 1) take();
			else f.if(eq(word(options, row), i), take);
		});
		if (d.alternatives.length === 0) f.giveUp();
	}

	/** Nested walks over the variables from one on. */
	private list(
		f: Body,
		a: AlternativeIR,
		level: number,
		locals: ReadonlyMap<number, Bound>,
		found: (values: readonly Value[]) => void,
	): void {
		const scope = { temps: emptyScope.temps, locals };
		const variable = a.variables[level];
		if (variable === undefined) {
			const say = (): void => found(a.variables.map((v) => locals.get(v.slot)!.value));
			if (a.where)
				f.if(
					f.valueOf(() => this.x.value(f, a.where!, scope)),
					say,
				);
			else say();
			return;
		}
		const { domain, slot } = variable;
		if (!('among' in domain)) return this.e.lacks('numbers-to-choose-from');
		this.x.each(f, domain.among, scope, 'canonical', (member) =>
			this.list(
				f,
				a,
				level + 1,
				new Map([...locals, [slot, { value: member, isPresent: true }]]),
				found,
			),
		);
	}
}
