import type { AlternativeIR } from '@tilewright/lang';
import { largest } from '@tilewright/schema';
import { slotsRead } from '../expr/unchanging.ts';
import type { Compiled } from '../run/decision/compiled-decision.ts';
import { Header } from '../run/header.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import type { EventCode } from './events.ts';
import type { Expressions } from './expr.ts';
import type { HelperCode } from './helpers.ts';
import { add, type Fn, gt, high, not, shl, shrUnsigned, type Value, word, xor } from './ir.ts';
import { type KnownOptions, knownOptions, tabled } from './known-options.ts';
import { limitCode } from './limits.ts';
import { OptionClasses } from './option-classes.ts';
import { listOptions } from './option-list.ts';
import { OptionRows } from './option-rows.ts';
import type { PlacementCode } from './placements.ts';
import { type Bound, emptyScope } from './scope.ts';

export class DecisionCode {
	readonly e: Emission;
	readonly x: Expressions;
	readonly placements: PlacementCode;
	/** The number of the decision that chooses a placement and nothing else; -1 for none. */
	readonly placementDecision: number;
	readonly events: EventCode;
	readonly helping: HelperCode;
	readonly rows: OptionRows;
	readonly classes: OptionClasses;
	private readonly building = new Set<number>();
	private readonly possibles = new Map<number, Fn>();
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
		this.rows = new OptionRows(e);
		this.classes = new OptionClasses(e, x);
		this.pick = e.fn('pick', ['n'], true, (f, n) => {
			const a = f.let(word(state));
			const b = f.let(xor(a, shl(a, 13)));
			const c = f.let(xor(b, shrUnsigned(b, 17)));
			const d = f.let(xor(c, shl(c, 5)));
			f.store(state, 0, d);
			f.return(high(d, n));
		});
	}

	/** One of `n` options, by chance. */
	picked(f: Body, n: Value): Value {
		f.store(Header.log, 0, add(word(Header.log), 1));
		return f.let(call(this.pick, n));
	}

	/** The helpers that may be chosen with the first alternative of a decision; undefined for none. */
	helpersOf(index: number): Compiled['helpers'] {
		return this.e.machine.decider.decisions[index]!.helpers;
	}

	/** The place of the program to go on at where help is declined; -1 for none. */
	redoOf(index: number): number {
		return this.e.machine.decider.decisions[index]!.redo;
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
