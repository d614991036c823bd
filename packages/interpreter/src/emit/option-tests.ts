import { type Expr, partsOf } from '@tilewright/lang';
import { conjuncts } from '../expr/holders.ts';
import { skippedRequirements } from '../expr/test-parts.ts';
import { slotsRead, unchangingParts, unchangingSets } from '../expr/unchanging.ts';
import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { add, choose, get, lt, not, num, type Value, word } from './ir.ts';
import { type Facts, toldBy } from './option-facts.ts';
import { type ListedSet, type Scope, withTemp } from './scope.ts';

type Can = Extract<Expr, { op: 'can' }>;
type Params = readonly { readonly slot: number }[];

export interface Standing {
	readonly kind: number;
	readonly segment: number;
}

/** A part of what an option must pass. */
export interface OptionTest {
	/** The slots of the frame that it reads. */
	readonly reads: ReadonlySet<number>;
	/** Where it asks only whether a piece of the kind in one slot may stand on the segment in another one: these slots. */
	readonly standing?: Standing | undefined;
	/** It holds for each segment of the tile just laid: the slot of the segment. */
	readonly onPlaced?: number | undefined;
	holds(f: Body, scope: Scope): Value;
	/** Works out, before options are listed, the condition of the test if it is the same for all of them. */
	prepare(f: Body, scope: Scope): OptionTest;
	/** The same test of segments, in one slot, of which something is known. */
	knowing(slot: number, facts: Facts): OptionTest;
}

/** The parts of a test, each of which can be asked as soon as those of the slots of the variables that it reads have values. */
export function optionTests(
	e: Emission,
	x: Expressions,
	where: Expr,
	variables: ReadonlySet<number>,
): readonly OptionTest[] {
	if (where.op === 'can') return verbTests(e, x, where, variables);
	return conjuncts(where).map((part) => {
		const make = (given: Given): OptionTest => ({
			knowing: () => make(given),
			reads: slotsRead(part).locals,
			holds: (f, scope) => f.valueOf(() => x.value(f, part, { ...scope, ...given })),
			prepare: (f, scope) => make(worked(f, e, x, [part], scope, variables)),
		});
		return make({});
	});
}

type Given = Pick<Scope, 'known' | 'sets'>;

/** The values of parts of expressions that are the same for all options, and the sets of pieces among them that take work to find. */
function worked(
	f: Body,
	e: Emission,
	x: Expressions,
	exprs: readonly Expr[],
	scope: Scope,
	variables: ReadonlySet<number>,
): Given {
	const isVariable = ({ slot }: { readonly slot: number }): boolean => variables.has(slot);
	const walk = { isVariable, keeps: true, round: 0 };
	const parts = unchangingParts(exprs, walk);
	const known = new Map(parts.map((part) => [part, f.let(x.value(f, part, scope))]));
	const sets = unchangingSets(exprs, walk)
		.filter((set) => set.type === 'set(piece)' && isSifted(e, set))
		.map((set) => [set, listedSet(f, e, x, set, scope)] as const);
	return { known, sets: new Map(sets) };
}

/** Tells whether a set is what tests leave of another one. */
function isSifted(e: Emission, set: Expr): boolean {
	if (set.op === 'define') return isSifted(e, e.program.defines[set.define]!.body);
	return set.op === 'fold' && set.fold === 'filter';
}

function listedSet(f: Body, e: Emission, x: Expressions, set: Expr, scope: Scope): ListedSet {
	const list = e.memory.room(e.rt.pieceKind.length);
	const size = e.memory.room(1);
	const unknown = -1;
	f.store(size, 0, unknown);
	return (own, say) => {
		own.if(lt(word(size), 0), () => {
			const n = own.variable(0);
			x.each(own, set, scope, 'canonical', (member) => {
				own.store(list, get(n), member);
				own.set(n, add(get(n), 1));
			});
			own.store(size, 0, get(n));
		});
		own.count(0, word(size), (i) => say(own.let(word(list, i))));
	};
}

function verbTests(
	e: Emission,
	x: Expressions,
	expr: Can,
	variables: ReadonlySet<number>,
): OptionTest[] {
	const { forbid, params, require } = e.program.verbs[expr.verb]!;
	const skipped = skippedRequirements(expr);
	const locals = new Map(params.map(({ slot }, i) => [slot, slotsRead(expr.args[i]!)]));
	const reads = (exprs: readonly Expr[]): Set<number> => {
		const found = new Set<number>();
		for (const read of exprs.map(slotsReadHere)) {
			for (const slot of read.locals) found.add(slot);
			for (const slot of read.temps)
				for (const local of locals.get(slot)?.locals ?? []) found.add(local);
		}
		return found;
	};
	/** The arguments of the verb that have values, and a stand-in for others, which the test does not read. */
	const inVerb = (f: Body, scope: Scope): Scope =>
		params.reduce<Scope>((inner, { slot }, i) => {
			const arg = expr.args[i]!;
			const isKnown = [...locals.get(slot)!.locals].every(
				(local) => scope.locals.has(local) || !variables.has(local),
			);
			if (!isKnown) return withTemp(inner, slot, num(0));
			return withTemp(inner, slot, f.let(x.value(f, arg, scope)), x.isPresent(arg, scope));
		}, scope);
	const testOf = (
		when: Expr | undefined,
		others: readonly Expr[],
		strict: (f: Body, own: Scope) => Value,
		known: Pick<OptionTest, 'standing' | 'onPlaced'> = {},
	): OptionTest => {
		const all = reads(when ? [when, ...others] : others);
		const isFixed = when && ![...reads([when])].some((slot) => variables.has(slot));
		const make = (given: Given, applies: Value | undefined): OptionTest => ({
			reads: all,
			...known,
			knowing: (slot, facts) => {
				const told = params.flatMap((param, i) => {
					const arg = expr.args[i]!;
					const isIt = arg.op === 'local' && arg.slot === slot;
					return isIt ? [...toldBy(facts, others, param.slot)] : [];
				});
				return make({ ...given, known: new Map([...(given.known ?? []), ...told]) }, applies);
			},
			holds: (f, scope) =>
				f.valueOf(() => {
					const own = { ...inVerb(f, scope), ...given };
					const rest = f.valueOf(() => strict(f, own));
					if (!when) return rest;
					return choose(applies ?? f.valueOf(() => x.value(f, when, own)), rest, num(1));
				}),
			prepare: (f, scope) => {
				if (!when) return make(worked(f, e, x, others, scope, variables), undefined);
				if (!isFixed) return make({}, undefined);
				return make({}, f.let(f.valueOf(() => x.value(f, when, inVerb(f, scope)))));
			},
		});
		return make({}, undefined);
	};
	const required = require.flatMap((r, i) => {
		if (r.local || skipped.includes(i)) return [];
		const { when, ...rest } = r;
		const lifts = r.allowed.map((lift) => lift.when);
		const strict = (f: Body, own: Scope): Value => x.requirement(f, rest, own);
		const standing = when || lifts.length > 0 ? undefined : standingOf(expr, params, r.that);
		const onPlaced = placedSlot(expr, params, r.that);
		return [testOf(when, [r.that, ...lifts], strict, { standing, onPlaced })];
	});
	const forbidden = forbid.map(({ when, that }) =>
		testOf(when, [that], (f, own) => not(f.valueOf(() => x.value(f, that, own)))),
	);
	return [...required, ...forbidden];
}

function standingOf({ args }: Can, params: Params, test: Expr): Standing | undefined {
	if (test.op !== 'call' || test.fn !== 'piece-kind.standsOn') return undefined;
	const [piece, on] = test.args;
	if (on?.op !== 'call' || on.fn !== 'segment.kind') return undefined;
	const [kind, segment] = [localOf(args, params, piece), localOf(args, params, on.args[0])];
	return kind === undefined || segment === undefined ? undefined : { kind, segment };
}

/** The slot of the segment where a test asks whether it lies on the tile just laid. */
function placedSlot({ args }: Can, params: Params, test: Expr): number | undefined {
	if (test.op !== 'binary' || test.name !== '==') return undefined;
	const { left, right } = test;
	if (left.op !== 'call' || left.fn !== 'segment.tile') return undefined;
	const isPlaced = right.op === 'call' && right.fn === 'placed';
	return isPlaced ? localOf(args, params, left.args[0]) : undefined;
}

/** The slot of the frame that an argument of a verb is read from. */
function localOf(args: readonly Expr[], params: Params, e: Expr | undefined): number | undefined {
	const arg = e?.op === 'temp' ? args[params.findIndex(({ slot }) => slot === e.slot)] : undefined;
	return arg?.op === 'local' ? arg.slot : undefined;
}

/** As `slotsRead`, but which tile is placed does not depend on where. */
function slotsReadHere(expr: Expr): ReturnType<typeof slotsRead> {
	const hidden = (part: Expr): boolean => part.op === 'call' && part.fn === 'placement.tile';
	const own = new Set<number>();
	const temps = new Set<number>();
	const locals = new Set<number>();
	const see = (node: Expr): void => {
		if (hidden(node)) return;
		if (node.op === 'fold') own.add(node.slot);
		else if (node.op === 'temp') temps.add(node.slot);
		else if (node.op === 'local' || node.op === 'before') locals.add(node.slot);
		partsOf(node).forEach(see);
	};
	see(expr);
	own.forEach((slot) => temps.delete(slot));
	return { temps, locals };
}
