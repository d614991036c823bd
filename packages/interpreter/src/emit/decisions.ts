import { type AlternativeIR, type DecisionIR, elementOf } from '@tilewright/lang';
import { largest, limits } from '@tilewright/schema';
import { slotsRead } from '../expr/unchanging.ts';
import { beginsWithRange } from '../run/decision/number-range.ts';
import { Header } from '../run/header.ts';
import { type Body, call } from './body.ts';
import { type CommonSets, withCommonSets } from './common-sets.ts';
import type { Emission } from './emission.ts';
import type { EventCode } from './events.ts';
import type { Expressions } from './expr.ts';
import { HelperCode, mostHelperValues } from './helpers.ts';
import {
	add,
	and,
	both,
	eq,
	type Fn,
	ge,
	get,
	gt,
	high,
	lt,
	mul,
	ne,
	not,
	num,
	shl,
	shrUnsigned,
	sub,
	type Value,
	word,
	xor,
} from './ir.ts';
import { type KnownOptions, knownOptions, tabled } from './known-options.ts';
import { limitCode } from './limits.ts';
import { type Found, listOptions } from './option-list.ts';
import type { PlacementCode } from './placements.ts';
import { type Bound, emptyScope, type Scope } from './scope.ts';
import { type Stamps, stamps } from './stamps.ts';

/** Options of one decision that are listed; a game with a decision of more is played by closures. */
const MAX_OPTIONS: number = Math.min(4096, limits.optionsPerDecision);

/** Marks by sums of the keys of a class of options, a power of 2. */
const CLASS_MARKS = 256;

/** Rows of options that are no combination of an alternative's values: with a helper, and declining help. */
const Row = { helped: -1, declined: -2 } as const;

export class DecisionCode {
	private readonly e: Emission;
	private readonly x: Expressions;
	private readonly placements: PlacementCode;
	private readonly placementDecision: number;
	private readonly events: EventCode;
	private readonly helping: HelperCode;
	private readonly building = new Set<number>();
	private readonly possibles = new Map<number, Fn>();
	private readonly options: number;
	private readonly stride: number;
	private readonly keys: number;
	private readonly keyStride: number;
	private readonly classes: Stamps;
	/** (number of options) → one of them, by chance */
	readonly pick: Fn;

	constructor(
		e: Emission,
		x: Expressions,
		placements: PlacementCode,
		events: EventCode,
		helping: HelperCode,
		placementDecision: number,
		state: number,
	) {
		this.e = e;
		this.x = x;
		this.placements = placements;
		this.placementDecision = placementDecision;
		this.events = events;
		this.helping = helping;
		const { decisions } = e.program;
		const lengths = decisions.flatMap((d) => d.alternatives.map((a) => a.variables.length));
		const { assists } = e.machine;
		this.stride = 1 + Math.max(largest(lengths, 1), assists ? 2 + mostHelperValues(e) : 0);
		this.options = e.memory.room(this.stride * MAX_OPTIONS);
		const keyed = decisions.flatMap((d) =>
			d.alternatives.map((a) => Math.max(a.equivalentBy.length, a.variables.length)),
		);
		this.keyStride = largest(keyed, 1);
		this.keys = e.memory.room(this.keyStride * MAX_OPTIONS);
		this.classes = stamps(e, CLASS_MARKS);
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
		if (index === this.placementDecision && d.pass === undefined && !e.machine.assists) {
			const [only] = d.alternatives as [AlternativeIR];
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
		this.answerListed(f, d, index, fp, to);
	}

	private answerListed(
		f: Body,
		d: DecisionIR,
		index: number,
		fp: Value,
		to: (pc: number) => void,
	): void {
		const { e, stride, options, x } = this;
		const { helpers, redo } = e.machine.decider.decisions[index]!;
		if (d.kind === 'subset' || d.kind === 'order') e.lacks(`decision:${d.kind}`);
		if (d.who.op !== 'call' || d.who.fn !== 'active')
			f.if(lt(x.value(f, d.who, emptyScope), 0), () => to(d.none));
		const known = this.known(f, index);
		const n = f.variable(0);
		const own = f.variable(-1);
		const total = (): Value => (known ? add(get(known.count), get(n)) : get(n));
		const listHelped = (a: AlternativeIR): void => {
			if (!helpers) return;
			const before = f.let(total());
			const mayDecline = f.variable(0);
			const put = (row: number, values: readonly Value[]): void => {
				f.if(ge(get(n), MAX_OPTIONS), () => f.giveUp());
				const at = f.let(mul(get(n), stride));
				f.store(options, at, row);
				values.forEach((v, k) => f.store(options + 1 + k, at, v));
				f.set(n, add(get(n), 1));
			};
			this.helping.each(f, a, helpers, ({ placement, assist, values }) => {
				put(Row.helped, [placement, num(assist), ...values]);
				f.if(this.helping.mayDecline(assist, ne(before, 0)), () => f.set(mayDecline, 1));
			});
			if (redo >= 0) f.if(get(mayDecline), () => put(Row.declined, []));
		};
		const listAlternative = (a: AlternativeIR, i: number, common: CommonSets): void => {
			if (a.free && !d.alternatives[i - 1]?.free) f.set(own, total());
			const list = (lets: ReadonlyMap<number, Bound>): void => {
				const from = f.let(get(n));
				const stamp = hasClasses(a) ? f.let(call(this.classes.next)) : num(0);
				const found: Found = (values, scope) => {
					f.if(ge(get(n), MAX_OPTIONS), () => f.giveUp());
					f.block((end) => {
						this.firstOfClass(f, a, scope, { from, stamp, n: get(n) }, () => f.jump(end));
						const row = f.let(mul(get(n), stride));
						f.store(options, row, i);
						values.forEach((v, k) => f.store(options + 1 + k, row, v));
						f.set(n, add(get(n), 1));
					});
				};
				listOptions(f, e, x, a, lets, found, common);
			};
			if (i > 0) return this.offered(f, a, list);
			const isOffered = f.variable(0);
			const noting = (lets: ReadonlyMap<number, Bound>): void => {
				f.set(isOffered, 1);
				list(lets);
			};
			if (!known) {
				this.offered(f, a, noting);
				if (helpers) f.if(get(isOffered), () => listHelped(a));
				return;
			}
			f.if(
				known.isKnown,
				() =>
					this.offered(f, a, () => {
						f.set(isOffered, 1);
						f.set(known.count, known.counted());
					}),
				() => known.isAlways || this.offered(f, a, noting),
			);
			if (helpers) f.if(get(isOffered), () => listHelped(a));
		};
		withCommonSets(f, e, d.alternatives, (common) =>
			d.alternatives.forEach((a, i) => listAlternative(a, i, common)),
		);
		if (!d.alternatives.some(({ free }) => free)) f.set(own, total());
		const all = f.let(total());
		if (beginsWithRange(d)) f.if(gt(all, limits.optionsPerDecision), () => f.giveUp());
		const k = f.variable(0);
		const { pass, onlyFree } = d;
		const isAsked = d.kind === 'confirm';
		const pickOr = (last: number, before: () => void = () => {}): void => {
			f.set(k, this.picked(f, add(all, 1)));
			f.if(eq(get(k), all), () => {
				before();
				to(last);
			});
		};
		f.if(
			eq(get(own), 0),
			() => {
				const leave = (): void =>
					isAsked && pass !== undefined ? pickOr(pass) : to(pass ?? d.none);
				if (onlyFree === undefined) return leave();
				f.if(eq(all, 0), leave, () => pickOr(onlyFree));
			},
			() => {
				if (pass === undefined)
					f.if(isAsked ? num(1) : gt(all, 1), () => f.set(k, this.picked(f, all)));
				else
					pickOr(pass, () =>
						this.events.record(f, 'passed', { seat: x.value(f, d.who, emptyScope) }),
					);
			},
		);
		const leaveBy = (a: AlternativeIR): void => {
			for (const { slot, value } of a.lets) f.store(slot, fp, x.value(f, value, emptyScope));
			if (a.limit !== undefined) limitCode(f, e, x, a.limit, a.limitKey, emptyScope).use();
			to(a.target);
		};
		if (known) {
			const [first] = d.alternatives as [AlternativeIR];
			f.if(lt(get(k), get(known.count)), () => {
				f.store(first.variables[0]!.slot, fp, known.at(get(k)));
				leaveBy(first);
			});
			f.set(k, sub(get(k), get(known.count)));
		}
		const row = f.let(mul(get(k), stride));
		if (helpers) {
			const [first] = d.alternatives as [AlternativeIR];
			const kind = f.let(word(options, row));
			f.if(eq(kind, Row.helped), () => {
				f.store(first.variables[0]!.slot, fp, word(options + 1, row));
				const assist = f.let(word(options + 2, row));
				e.program.assists!.forEach(({ variables }, i) =>
					f.if(eq(assist, i), () => {
						const values = variables.map((_, v) => word(options + 3 + v, row));
						this.helping.take(f, { assist: i, values });
					}),
				);
				leaveBy(first);
			});
			if (redo >= 0)
				f.if(eq(kind, Row.declined), () => {
					f.store(Header.redraw, 0, add(word(Header.drawn), 1));
					f.store(Header.drawn, 0, -1);
					f.store(Header.declined, 0, 1);
					to(redo);
				});
		}
		d.alternatives.forEach((a, i) => {
			const take = (): void => {
				a.variables.forEach(({ slot }, v) => f.store(slot, fp, word(options + 1 + v, row)));
				leaveBy(a);
			};
			if (i === d.alternatives.length - 1) take();
			else f.if(eq(word(options, row), i), take);
		});
		if (d.alternatives.length === 0) f.giveUp();
	}

	/** The options of a decision that are counted and not listed. */
	known(f: Body, index: number): KnownOptions | undefined {
		const { e, placements, x } = this;
		return knownOptions(f, e, x, placements, e.program.decisions[index]!, index);
	}

	/** Says code where an alternative is offered at all; it gets the values that are found before its options. */
	offered(f: Body, a: AlternativeIR, say: (lets: ReadonlyMap<number, Bound>) => void): void {
		const { e, x } = this;
		const locals = new Map<number, Bound>();
		for (const { slot, value } of a.lets) {
			const scope = { temps: emptyScope.temps, locals };
			locals.set(slot, { value: f.let(x.value(f, value, scope)), isPresent: false });
		}
		const scope = { temps: emptyScope.temps, locals };
		const whenever = (): void => {
			if (a.when) f.if(x.value(f, a.when, scope), () => say(locals));
			else say(locals);
		};
		if (a.limit === undefined || a.limitKey !== undefined) return whenever();
		f.if(not(limitCode(f, e, x, a.limit, undefined, scope).full()), whenever);
	}

	/** () → 1 where an action has an option now, as `possibleTest` of `run/decision/possible.ts` */
	possible(action: number): Fn {
		const { e, x } = this;
		const known = this.possibles.get(action);
		if (known) return known;
		if (this.building.has(action)) {
			e.lacks('options-that-ask-for-themselves');
			return e.fn('possible', [], true, (f) => f.giveUp());
		}
		this.building.add(action);
		const { program, rt } = e;
		const slots = largest(program.routines.map((r) => r.slots));
		const { at } = program.actions[action]!;
		const own = at.filter(({ decision, alternative }) => {
			const { alternatives, who } = program.decisions[decision]!;
			return !alternatives[alternative]!.free || (who.op === 'call' && who.fn === 'active');
		});
		const made = e.fn(`possible${action}`, [], true, (f) => {
			f.if(gt(word(Header.sp), rt.stackEnd - slots), () => f.giveUp());
			const inHand = f.let(word(Header.drawn));
			const found = (): void => {
				f.store(Header.drawn, 0, inHand);
				f.return(1);
			};
			for (const { decision, alternative } of own.length > 0 ? own : at) {
				const d = program.decisions[decision]!;
				const a = d.alternatives[alternative]!;
				const { helpers, placements } = e.machine.decider.decisions[decision]!;
				if (readsFrame(a)) e.lacks('options-that-read-a-frame');
				const helped = (): void => {
					if (helpers && alternative === 0) this.helping.each(f, a, helpers, found);
				};
				const search = (): void => {
					this.offered(f, a, (lets) => listOptions(f, e, x, a, lets, found));
					helped();
				};
				const domain = a.variables[0]?.domain;
				const isOfTables = placements && alternative === 0 && domain && 'among' in domain;
				if (!isOfTables || domain.among.op !== 'call') {
					search();
					continue;
				}
				const kind = f.let(x.value(f, domain.among.args[0]!, emptyScope));
				const { isAlways, isKnown } = tabled(f, e, a, kind);
				f.if(
					isKnown,
					() =>
						this.offered(f, a, () => {
							f.if(gt(call(this.placements.count, kind), 0), found);
							helped();
						}),
					() => isAlways || search(),
				);
			}
			f.return(0);
		});
		this.possibles.set(action, made);
		return made;
	}

	/** Takes the first option of each class, that is, of the options of an alternative that are equal in all keys; `skip` leaves out others. */
	private firstOfClass(
		f: Body,
		a: AlternativeIR,
		scope: Scope,
		{ from, n, stamp }: { readonly from: Value; readonly n: Value; readonly stamp: Value },
		skip: () => void,
	): void {
		const { classes, e, keys, keyStride, x } = this;
		if (!hasClasses(a)) return;
		const by =
			a.equivalentBy.length === 0
				? a.variables.map((v) => scope.locals.get(v.slot)!.value)
				: a.equivalentBy.map((key) => {
						if (elementOf(key.type) !== undefined) return e.noValue('classes-by-sets');
						return f.let(x.value(f, key, scope));
					});
		// most options are the first whose keys have that sum
		const sum = by.map((key, at) => mul(key, 2 * at + 1)).reduce((a, b) => add(a, b));
		const mark = f.let(and(sum, num(CLASS_MARKS - 1)));
		f.if(eq(word(classes.marks, mark), stamp), () =>
			f.count(from, n, (i) => {
				const row = f.let(mul(i, keyStride));
				const isEqual = by.map((key, at) => eq(word(keys + at, row), key));
				f.if(
					isEqual.reduceRight((rest, test) => both(test, rest)),
					skip,
				);
			}),
		);
		f.store(classes.marks, mark, stamp);
		const row = f.let(mul(n, keyStride));
		by.forEach((key, at) => f.store(keys + at, row, key));
	}
}

function hasClasses({ equivalentBy, variables }: AlternativeIR): boolean {
	return equivalentBy.length > 0 || variables.some(({ type }) => type === 'tile-kind');
}

/** Tells whether the options of an alternative depend on slots of a frame that are not its own. */
function readsFrame({ lets, variables, when, where }: AlternativeIR): boolean {
	const own = new Set([...lets, ...variables].map(({ slot }) => slot));
	const read = [
		...lets.map(({ value }) => value),
		...variables.flatMap(({ domain }) =>
			'among' in domain ? [domain.among] : [domain.from, domain.to],
		),
		...[when, where].filter((test) => test !== undefined),
	];
	return read.some((expr) => [...slotsRead(expr).locals].some((slot) => !own.has(slot)));
}
