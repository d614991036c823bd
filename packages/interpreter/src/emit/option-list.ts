import { type AlternativeIR, type VariableIR, tileOfPlacements } from '@tilewright/lang';
import { slotsRead } from '../expr/unchanging.ts';
import { isListed } from '../run/decision/enumerate.ts';
import { Header } from '../run/header.ts';
import type { Body } from './body.ts';
import { type Gather, listed, membersOf, type Say, short, unlessFull } from './collected.ts';
import { type CommonSets, eachCommon } from './common-sets.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import {
	add,
	and,
	both,
	eq,
	get,
	type Label,
	type Local,
	not,
	num,
	or,
	shl,
	shr,
	type Value,
	word,
} from './ir.ts';
import { limitCode } from './limits.ts';
import { factsOf } from './option-facts.ts';
import { type OptionTest, optionTests } from './option-tests.ts';
import { besidePlaced, eachBesidePlaced, kindsIn, mayCount } from './placed-segments.ts';
import { type Bound, emptyScope, type Scope } from './scope.ts';
import { eachStandable } from './tile-segments.ts';

type Locals = ReadonlyMap<number, Bound>;
const Verdict = { unknown: 0, holds: 1, fails: 2 } as const;

export type Found = (values: readonly Value[], scope: Scope) => void;

/** The members of a domain that is the same for all values of the variables before it. */
interface Shared {
	readonly list: number;
	/** The answers of the tests that read a member alone, see `Verdict`. */
	readonly verdicts: number;
	readonly count: Local;
	readonly isMade: Local;
	/** Of segments: the kinds of their features, and all of these as bits. */
	readonly kinds: { readonly list: number; readonly all: Local } | undefined;
}

/** The same as it is walked for an alternative. */
interface SharedDomain extends Shared {
	readonly variable: VariableIR;
	readonly gather: Gather;
	readonly tests: readonly OptionTest[];
	/** Of segments: the kind that all of them have, where code knows it. */
	readonly onlyKind: number | undefined;
}

/**
 * Says code for each combination of values of an alternative's variables that passes its tests: domains nested, the first one outermost.
 * A test is asked as soon as what it reads is chosen, and a domain that does not depend on the variables before it is walked once.
 */
export function listOptions(
	f: Body,
	e: Emission,
	x: Expressions,
	a: AlternativeIR,
	lets: Locals,
	found: Found,
	common: CommonSets = new Map(),
): void {
	new OptionList(f, e, x, a, found, common).say(lets);
}

class OptionList {
	private readonly f: Body;
	private readonly e: Emission;
	private readonly x: Expressions;
	private readonly a: AlternativeIR;
	private readonly found: Found;
	private readonly common: CommonSets;
	private readonly slots: readonly number[];
	private readonly shared = new Map<VariableIR, Shared>();
	private tests: readonly OptionTest[] = [];
	/** Tests are asked last where variables change which tile is in hand. */
	private readonly isLate: boolean;

	constructor(
		f: Body,
		e: Emission,
		x: Expressions,
		a: AlternativeIR,
		found: Found,
		common: CommonSets,
	) {
		this.common = common;
		this.f = f;
		this.e = e;
		this.x = x;
		this.a = a;
		this.found = found;
		this.slots = a.variables.map(({ slot }) => slot);
		this.isLate = a.variables.some(
			({ domain }) => 'among' in domain && tileOfPlacements(domain.among) !== undefined,
		);
	}

	say(lets: Locals): void {
		const { a, e, f, x } = this;
		const scope = { temps: emptyScope.temps, locals: lets };
		if (a.where && !this.isLate)
			this.tests = optionTests(e, x, a.where, new Set(this.slots)).map((t) => t.prepare(f, scope));
		this.ask(this.testsAt(-1), lets, () =>
			this.withLists(this.isLate ? [] : a.variables.slice(1), () => this.walk(0, lets)),
		);
	}

	/** Makes room for the domains of these variables that are walked once. */
	private withLists(variables: readonly VariableIR[], say: () => void): void {
		const { e, f, slots } = this;
		const [first, ...others] = variables;
		if (!first) return say();
		const rest = (): void => this.withLists(others, say);
		const { domain, slot } = first;
		if (!('among' in domain) || isListed(e.program, domain.among)) return rest();
		if (membersOf(e, domain.among.type) === undefined) return rest();
		const before = slots.slice(0, slots.indexOf(slot));
		const { locals } = slotsRead(domain.among);
		if (before.some((other) => locals.has(other))) return rest();
		listed(e, domain.among.type, (list) =>
			listed(e, domain.among.type, (verdicts) => {
				const share = (kinds: Shared['kinds']): void => {
					const [count, isMade] = [f.variable(0), f.variable(0)];
					this.shared.set(first, { list, verdicts, count, isMade, kinds });
					rest();
				};
				if (!this.tests.some(({ standing }) => standing?.segment === slot)) return share(undefined);
				listed(e, domain.among.type, (kinds) => share({ list: kinds, all: f.variable(0) }));
			}),
		);
	}

	private levelOf({ reads }: OptionTest): number {
		return this.slots.findLastIndex((slot) => reads.has(slot));
	}

	private testsAt(level: number): OptionTest[] {
		return this.tests.filter((test) => this.levelOf(test) === level);
	}

	private ask(tests: readonly OptionTest[], locals: Locals, then: () => void): void {
		if (tests.length === 0) return then();
		const scope = { temps: emptyScope.temps, locals };
		const values = tests.map((test) => test.holds(this.f, scope));
		this.f.if(
			values.reduceRight((rest, test) => both(test, rest)),
			then,
		);
	}

	private walk(level: number, locals: Locals): void {
		const { a, e, f, x } = this;
		const scope = { temps: emptyScope.temps, locals };
		const variable = a.variables[level];
		if (!variable) return this.option(scope);
		const { domain, slot } = variable;
		const withValue = (value: Value): Locals =>
			new Map([...locals, [slot, { value, isPresent: true }]]);
		const tests = this.testsAt(level);
		const deeperBy = (asked: readonly OptionTest[], value: Value): void => {
			this.noteFeature(variable, value, asked);
			const own = withValue(value);
			this.ask(asked, own, () => this.walk(level + 1, own));
		};
		const deeper = (value: Value): void => deeperBy(tests, value);
		if (!('among' in domain)) {
			const to = f.let(x.value(f, domain.to, scope));
			f.count(x.value(f, domain.from, scope), add(to, 1), deeper);
			return;
		}
		const standing = tests.find((test) => test.standing?.segment === slot);
		const kind = standing && locals.get(standing.standing!.kind)?.value;
		const placed = (): void => {
			const others = tests.filter((test) => test !== standing && test.onPlaced !== slot);
			eachStandable(f, e, kind!, (member) => deeperBy(others, member));
		};
		const beside = kind && besidePlaced(f, e, x, domain.among, scope);
		if (beside) placed();
		if (beside?.length === 0) return;
		const shared = this.shared.get(variable);
		const eachBeside = (say: Say): void =>
			beside
				? eachBesidePlaced(f, e, x, beside, say)
				: x.each(f, domain.among, scope, 'canonical', say);
		if (shared) {
			const facts = beside && factsOf(beside);
			const kinds = beside && kindsIn(e, beside);
			const walked: SharedDomain = {
				...shared,
				variable,
				gather: eachBeside,
				tests: facts ? tests.map((test) => test.knowing(slot, facts)) : tests,
				onlyKind: kinds && isOneBit(kinds) ? 31 - Math.clz32(kinds) : undefined,
			};
			const walk = (): void => this.walkShared(walked, scope, level);
			const may = beside && mayCount(f, x, beside);
			const grounds = kinds !== undefined && this.groundsOf(standing!, scope);
			if (may) f.if(may, walk);
			else if (grounds) f.if(and(grounds, kinds), walk);
			else walk();
			return;
		}
		if (beside) return eachBeside(deeper);
		const common = this.common.get(variable);
		if (common) return eachCommon(f, e, x, common, domain.among, scope, deeper);
		const tile = tileOfPlacements(domain.among);
		x.each(f, domain.among, scope, 'canonical', (member) => {
			if (!tile) return deeper(member);
			const inHand = f.let(word(Header.drawn));
			f.store(Header.drawn, 0, x.value(f, tile, scope));
			deeper(member);
			f.store(Header.drawn, 0, inHand);
		});
	}

	private walkShared(domain: SharedDomain, scope: Scope, level: number): void {
		const { e, f } = this;
		const { count, gather, isMade, kinds, list, onlyKind, tests, variable, verdicts } = domain;
		const { slot } = variable;
		f.if(not(get(isMade)), () => {
			f.set(isMade, 1);
			const note = short((member) => {
				unlessFull(f, e, `set(${variable.type})`, get(count));
				f.store(list, get(count), member);
				f.store(verdicts, get(count), Verdict.unknown);
				if (kinds) {
					const kind = f.let(this.kindOf(member));
					f.store(kinds.list, get(count), kind);
					f.set(kinds.all, or(get(kinds.all), shl(num(1), kind)));
				}
				f.set(count, add(get(count), 1));
			});
			gather(note);
		});
		const isOwn = ({ reads }: OptionTest): boolean =>
			this.slots.every((other) => other === slot || !reads.has(other));
		const own = tests.filter(isOwn);
		const standing = tests.find((test) => test.standing?.segment === slot);
		const grounds = standing && kinds && this.groundsOf(standing, scope);
		const others = tests.filter((test) => !isOwn(test) && !(grounds && test === standing));
		const each = (i: Value, next: Label): void => {
			if (kinds && grounds)
				f.if(not(and(shr(grounds, word(kinds.list, i)), 1)), () => f.jump(next));
			const verdict = f.variable(own.length > 0 ? word(verdicts, i) : Verdict.holds);
			f.if(eq(get(verdict), Verdict.fails), () => f.jump(next));
			const member = f.let(word(list, i));
			if (onlyKind !== undefined) e.features.noteKind(member, onlyKind);
			this.noteFeature(variable, member, tests);
			const locals = new Map([...scope.locals, [slot, { value: member, isPresent: true }]]);
			this.ask(others, locals, () => {
				f.if(eq(get(verdict), Verdict.unknown), () => {
					f.set(verdict, Verdict.fails);
					this.ask(own, locals, () => f.set(verdict, Verdict.holds));
					f.store(verdicts, i, get(verdict));
				});
				f.if(eq(get(verdict), Verdict.holds), () => this.walk(level + 1, locals));
			});
		};
		const walk = (): void => f.count(0, get(count), each);
		if (kinds && grounds) f.if(and(get(kinds.all), grounds), walk);
		else walk();
	}

	/** Reads the feature of a segment once for several tests. */
	private noteFeature(variable: VariableIR, value: Value, tests: readonly OptionTest[]): void {
		const { e, f } = this;
		if (variable.type !== 'segment' || tests.length < 2) return;
		e.features.noteFeature(value, f.let(word(e.rt.board.ROOT, value)));
	}

	private kindOf(segment: Value): Value {
		const { features, rt } = this.e;
		const known = features.kindOf(segment);
		return known === undefined ? word(rt.board.KIND, word(rt.board.ROOT, segment)) : num(known);
	}

	/** The kinds of features that the chosen kind of piece may stand on, as bits. */
	private groundsOf({ standing }: OptionTest, { locals }: Scope): Value | undefined {
		const kind = locals.get(standing!.kind)?.value;
		const grounds = kind && this.x.builtIns.groundsOf(kind);
		return grounds && this.f.let(grounds);
	}

	private option(scope: Scope): void {
		const { a, e, f, x } = this;
		const say = (): void =>
			this.found(
				a.variables.map((v) => scope.locals.get(v.slot)!.value),
				scope,
			);
		const unlessUsedUp = (): void => {
			if (a.limit === undefined || a.limitKey === undefined) return say();
			const { full } = limitCode(f, e, x, a.limit, a.limitKey, scope);
			f.if(not(full()), say);
		};
		const { where } = a;
		if (!where || !this.isLate) return unlessUsedUp();
		f.if(
			f.valueOf(() => x.value(f, where, scope)),
			unlessUsedUp,
		);
	}
}

function isOneBit(bits: number): boolean {
	return (bits & (bits - 1)) === 0;
}
