import { largest, limits } from '@tilewright/schema';
import { type AlternativeIR, type DecisionIR, elementOf } from '@tilewright/lang';
import { unconstrainedKinds } from '../run/decision/unconstrained-kinds.ts';
import { Header } from '../run/header.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { type Bound, type Scope, emptyScope } from './scope.ts';
import {
	type Fn,
	type Value,
	add,
	both,
	eq,
	ge,
	get,
	gt,
	high,
	lt,
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

export class DecisionCode {
	private readonly e: Emission;
	private readonly x: Expressions;
	private readonly placements: PlacementCode;
	private readonly placementDecision: number;
	private readonly options: number;
	private readonly stride: number;
	private readonly keys: number;
	private readonly keyStride: number;
	/** (number of options) → one of them, by chance */
	readonly pick: Fn;

	constructor(
		e: Emission,
		x: Expressions,
		placements: PlacementCode,
		placementDecision: number,
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
		const keyed = decisions.flatMap((d) =>
			d.alternatives.map((a) => Math.max(a.equivalentBy.length, a.variables.length)),
		);
		this.keyStride = largest(keyed, 1);
		this.keys = e.memory.room(this.keyStride * MOST_OPTIONS);
		this.pick = e.fn('pick', ['n'], true, (f, n) => {
			const a = f.let(word(state));
			const b = f.let(xor(a, shl(a, 13)));
			const c = f.let(xor(b, shrUnsigned(b, 17)));
			const d = f.let(xor(c, shl(c, 5)));
			f.store(state, 0, d);
			f.return(high(d, n));
		});
	}

	private picked(f: Body, n: Value): Value {
		f.store(Header.log, 0, add(word(Header.log), 1));
		return f.let(call(this.pick, n));
	}

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
		const { e, stride, options, x } = this;
		const [first] = d.alternatives;
		if (e.machine.events.hasListeners('passed')) e.lacks('event:passed');
		if (first && !first.free && e.machine.assists?.helps(first)) e.lacks('helpers');
		if (d.kind !== 'pick') e.lacks(`decision:${d.kind}`);
		if (d.who.op !== 'call' || d.who.fn !== 'active')
			f.if(lt(x.value(f, d.who, emptyScope), 0), () => to(d.none));
		const n = f.variable(0);
		const own = f.variable(-1);
		d.alternatives.forEach((a, i) => {
			if (a.lets.length > 0) e.lacks('values-that-are-found-before-options');
			if (a.limitKey !== undefined) e.lacks('limits-with-a-key');
			if (a.free && !d.alternatives[i - 1]?.free) f.set(own, get(n));
			const list = (): void => {
				const from = f.let(get(n));
				this.list(f, a, 0, new Map(), (values, scope) => {
					f.if(ge(get(n), MOST_OPTIONS), () => f.giveUp());
					f.block((known) => {
						this.firstOfClass(f, a, scope, from, get(n), () => f.jump(known));
						const row = f.let(mul(get(n), stride));
						f.store(options, row, i);
						values.forEach((v, k) => f.store(options + 1 + k, row, v));
						f.set(n, add(get(n), 1));
					});
				});
			};
			const offered = (): void => {
				if (a.when) f.if(x.value(f, a.when, emptyScope), list);
				else list();
			};
			if (a.limit === undefined) offered();
			else f.if(lt(word(e.rt.LIMITS, a.limit), e.program.limits[a.limit]!.times), offered);
		});
		if (!d.alternatives.some(({ free }) => free)) f.set(own, get(n));
		const k = f.variable(0);
		const { pass, onlyFree } = d;
		f.if(
			eq(get(own), 0),
			() => {
				const leave = (): void => to(pass ?? d.none);
				if (onlyFree === undefined) return leave();
				f.if(eq(get(n), 0), leave);
				f.set(k, this.picked(f, add(get(n), 1)));
				f.if(eq(get(k), get(n)), () => to(onlyFree));
			},
			() => {
				if (pass === undefined) f.if(gt(get(n), 1), () => f.set(k, this.picked(f, get(n))));
				else {
					f.set(k, this.picked(f, add(get(n), 1)));
					f.if(eq(get(k), get(n)), () => to(pass));
				}
			},
		);
		const row = f.let(mul(get(k), stride));
		d.alternatives.forEach((a, i) => {
			const take = (): void => {
				a.variables.forEach(({ slot }, v) => f.store(slot, fp, word(options + 1 + v, row)));
				if (a.limit !== undefined) {
					const at = e.rt.LIMITS + a.limit;
					f.store(at, 0, add(word(at), 1));
				}
				to(a.target);
			};
			if (i === d.alternatives.length - 1) take();
			else f.if(eq(word(options, row), i), take);
		});
		if (d.alternatives.length === 0) f.giveUp();
	}

	/** Goes on with the first option of each class: of those of an alternative that are equal in all keys; `skip` leaves out others. */
	private firstOfClass(
		f: Body,
		a: AlternativeIR,
		scope: Scope,
		from: Value,
		n: Value,
		skip: () => void,
	): void {
		const { e, keys, keyStride, x } = this;
		const isOfTiles =
			a.equivalentBy.length === 0 && a.variables.some((v) => v.type === 'tile-kind');
		const by = isOfTiles
			? a.variables.map((v) => scope.locals.get(v.slot)!.value)
			: a.equivalentBy.map((key) => {
					if (elementOf(key.type) !== undefined) return e.noValue('classes-by-sets');
					return f.let(x.value(f, key, scope));
				});
		if (by.length === 0) return;
		f.count(from, n, (i) => {
			const row = f.let(mul(i, keyStride));
			const isEqual = by.map((key, at) => eq(word(keys + at, row), key));
			f.if(
				isEqual.reduceRight((rest, test) => both(test, rest)),
				skip,
			);
		});
		const row = f.let(mul(n, keyStride));
		by.forEach((key, at) => f.store(keys + at, row, key));
	}

	private list(
		f: Body,
		a: AlternativeIR,
		level: number,
		locals: ReadonlyMap<number, Bound>,
		found: (values: readonly Value[], scope: Scope) => void,
	): void {
		const scope = { temps: emptyScope.temps, locals };
		const variable = a.variables[level];
		if (variable === undefined) {
			const say = (): void =>
				found(
					a.variables.map((v) => locals.get(v.slot)!.value),
					scope,
				);
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
