import { elementOf, tileOfPlacements } from '@tilewright/lang';
import type {
	AlternativeIR,
	DecisionIR,
	Expr,
	MemberName,
	Program,
	VariableIR,
} from '@tilewright/lang';
import type { Bool, Num, TestPart } from '../../expr/backend.ts';
import { type CheckedParts, allOf } from '../../expr/test-parts.ts';
import { withTileInHand } from '../../expr/tile-in-hand.ts';
import type { Walk } from '../../expr/unchanging.ts';
import { Header } from '../header.ts';
import { limitTest } from '../limits.ts';
import type { Machine } from '../machine.ts';
import { enumerate, walkDomain } from './enumerate.ts';
import { checkedPartsByKind, unconstrainedKinds } from './unconstrained-kinds.ts';

const { drawn: DRAWN, fp: FP } = Header;

export interface Alternative {
	readonly ir: AlternativeIR;
	readonly run: Bool;
	/** Returns true when the alternative is offered at all; absent when it always is. Evaluates its lets. */
	readonly offered: Bool | undefined;
	readonly holds: Bool;
	readonly slots: readonly number[];
	readonly equivalentBy: readonly (() => number | string)[];
	/** The place in the code where play goes on after the alternative is taken. */
	readonly target: number;
	readonly keep: (() => void) | undefined;
	readonly use: (() => void) | undefined;
}

/** The one alternative that is no free action ranges over all fitting placements: where nothing further is tested they are counted and picked without listing. */
export interface Placements {
	/** The tile kind whose placements are all options; -1 where they must be tested one by one. */
	readonly kind: Num;
	readonly slot: number;
	readonly offered: Bool | undefined;
}

/**
 * Compiles an alternative; `visit` is called with each option in the frame.
 *
 *   lets → when, limit → variables (nested domains) → where → limit by its key
 */
export function compileAlternative(
	machine: Machine,
	a: AlternativeIR,
	visit: () => boolean,
): Alternative {
	const { backend, rt } = machine;
	const { m, temps } = rt;
	const where = a.where ? withoutImplied(machine.program, a.where, a.variables) : undefined;
	// arguments of a verb that are variables are enumerated right in the verb's own slots
	const own = new Set(a.variables.map((v) => v.slot));
	const found = where ? backend.direct(where) : undefined;
	const direct = found?.every(({ local }) => own.has(local)) ? found : undefined;
	const bound = new Map(direct?.map(({ local, temp }) => [local, temp]));
	const limit = a.limit === undefined ? undefined : limitTest(machine, a.limit, a.limitKey);
	const keyed = a.limitKey ? limit : undefined;
	const visitOne: Bool = keyed ? () => !keyed.full() && visit() : visit;
	const variables = a.variables.map((variable) => ({
		variable,
		temp: bound.get(variable.slot) ?? rt.newTemp(),
	}));
	const around = ({ domain }: VariableIR, body: Bool): Bool =>
		'among' in domain ? ofItsTile(machine, domain.among, body) : body;
	const isFilled = direct !== undefined;
	const walk: Walk = { isVariable: (local) => own.has(local.slot), round: 0, keeps: false };
	const kept = changesHand(a) ? undefined : walk;
	const partsOf = (asked?: CheckedParts): readonly TestPart[] =>
		where ? backend.testParts(where, isFilled, kept, asked) : [];
	const [only] = variables;
	let run: Bool;
	if (variables.length > 1) {
		run = enumerate(machine, variables, partsOf(), isFilled, visitOne, around);
	} else if (only !== undefined) {
		const { temp, variable } = only;
		const { slot } = variable;
		const test =
			isFilled && where?.op === 'can' && variable.type === 'placement'
				? placementTest(machine, where.verb, partsOf)
				: allOf(partsOf());
		const body: Bool = () => {
			const v = temps[temp]!;
			if (!isFilled) m[m[FP]! + slot] = v;
			if (!test()) return false;
			m[m[FP]! + slot] = v;
			return visitOne();
		};
		run = walkDomain(machine, only, around(variable, body));
	} else {
		const test = where ? backend.bool(where) : (): boolean => true;
		run = () => test() && visitOne();
	}
	if (walk.keeps) {
		const inner = run;
		run = () => {
			walk.round++;
			return inner();
		};
	}
	return {
		ir: a,
		run,
		holds: where ? holdsOf(machine, where, direct) : () => true,
		offered: offeredOf(machine, a, keyed ? undefined : limit?.full),
		target: machine.thread(a.target),
		slots: a.variables.map((v) => v.slot),
		equivalentBy: a.equivalentBy.map((e) => classOf(machine, e)),
		keep: compileKeep(machine, a),
		use: limit?.use,
	};
}

/** Tile kinds are grouped by the tests that they need, in at most so many groups. */
const MAX_SORTS = 8;

/** The test of a placement of the tile in hand; what holds at every placement of a tile kind is not asked of it. */
function placementTest(
	{ program, rt: { board, m } }: Machine,
	verb: number,
	partsOf: (asked?: CheckedParts) => readonly TestPart[],
): Bool {
	const whole = allOf(partsOf());
	const askedOf = checkedPartsByKind(program, board.tables, program.verbs[verb]!);
	const asked = program.tiles.map((_, tile) => askedOf(tile));
	const sortOf = (needs: CheckedParts): string => JSON.stringify(needs);
	const sorts = new Map(asked.map((needs) => [sortOf(needs), needs]));
	if (sorts.size > MAX_SORTS) return whole;
	const made = new Map([...sorts].map(([sort, needs]) => [sort, allOf(partsOf(needs))]));
	const tests = asked.map((needs) => made.get(sortOf(needs)));
	return () => (tests[m[DRAWN]!] ?? whole)();
}

function holdsOf(
	{ backend, rt: { m, temps } }: Machine,
	where: Expr,
	direct: readonly { readonly local: number; readonly temp: number }[] | undefined,
): Bool {
	// few alternatives are asked for it
	let test: Bool | undefined;
	if (direct === undefined) return () => (test ??= backend.bool(where))();
	return () => {
		for (const { local, temp } of direct) temps[temp] = m[m[FP]! + local]!;
		return (test ??= backend.test(where))();
	};
}

function changesHand({ variables }: AlternativeIR): boolean {
	return variables.some(
		({ domain }) => 'among' in domain && tileOfPlacements(domain.among) !== undefined,
	);
}

function ofItsTile(machine: Machine, domain: Expr, body: Bool): Bool {
	const tile = tileOfPlacements(domain);
	return tile === undefined ? body : withTileInHand(machine.rt, machine.backend.num(tile), body);
}

function compileKeep(
	{ backend, rt: { arena, m } }: Machine,
	{ lets }: AlternativeIR,
): (() => void) | undefined {
	if (lets.length === 0) return undefined;
	const all = lets.map((l) => ({ slot: l.slot, value: backend.num(l.value) }));
	return () => {
		for (const { slot, value } of all) arena.set(m[FP]! + slot, value());
	};
}

export function offeredOf(
	{ backend, rt }: Machine,
	a: AlternativeIR,
	full: Bool | undefined,
): Bool | undefined {
	const when = a.when ? backend.bool(a.when) : undefined;
	const offered: Bool | undefined = full ? () => !full() && (!when || when()) : when;
	if (a.lets.length === 0) return offered;
	const { m } = rt;
	const lets = a.lets.map((l) => ({ slot: l.slot, value: backend.num(l.value) }));
	return () => {
		for (const l of lets) m[m[FP]! + l.slot] = l.value();
		return !offered || offered();
	};
}

export function equalTilesOnce({ rt: { m } }: Machine, made: Alternative): Alternative {
	const { ir, slots, equivalentBy } = made;
	if (equivalentBy.length > 0 || !ir.variables.some((v) => v.type === 'tile-kind')) return made;
	return { ...made, equivalentBy: slots.map((slot) => () => m[m[FP]! + slot]!) };
}

function classOf({ backend, rt }: Machine, e: Expr): () => number | string {
	if (elementOf(e.type) === undefined) return backend.num(e);
	const slot = rt.newTemp();
	let members: number[] = [];
	const run = backend.each(e, slot, () => {
		members.push(rt.temps[slot]!);
		return false;
	});
	return () => {
		members = [];
		run();
		return members.sort((a, b) => a - b).join(' ');
	};
}

/** Recognises `among: placements(tile)`, alone or beside free actions, where for some tiles no test is made but those of the fit tables. */
export function placementsOf(machine: Machine, ir: DecisionIR): Placements | undefined {
	const [a, ...others] = ir.alternatives;
	if (
		!a ||
		a.free ||
		ir.kind === 'subset' ||
		ir.kind === 'order' ||
		!others.every(({ free }) => free) ||
		a.variables.length !== 1 ||
		a.lets.length > 0 ||
		a.equivalentBy.length > 0 ||
		a.limitKey !== undefined
	)
		return undefined;
	const v = a.variables[0]!;
	const domain = 'among' in v.domain ? v.domain.among : undefined;
	if (domain?.op !== 'call' || domain.fn !== 'placements(tile-kind)') return undefined;
	const kind = tabledKind(machine, machine.backend.num(domain.args[0]!), a.where);
	if (kind === undefined) return undefined;
	const limit = a.limit === undefined ? undefined : limitTest(machine, a.limit, undefined);
	return {
		kind,
		slot: v.slot,
		offered: offeredOf(machine, a, limit?.full),
	};
}

/** The kind whose placements are laid, -1 where a test must be made of each; undefined where it must be made of all kinds. */
function tabledKind({ program, rt }: Machine, kind: Num, where: Expr | undefined): Num | undefined {
	if (where === undefined || (where.op === 'const' && where.value !== 0)) return kind;
	if (where.op !== 'can') return undefined;
	const free = unconstrainedKinds(program, rt.board.tables, program.verbs[where.verb]!);
	if (!free.includes(0)) return kind;
	if (!free.includes(1)) return undefined;
	const { m } = rt;
	// a test of a placement reads the tile in hand
	return () => {
		const k = kind();
		return free[k] === 1 && k === m[DRAWN]! ? k : -1;
	};
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

const isCall = (e: Expr | undefined, fn: MemberName): boolean => e?.op === 'call' && e.fn === fn;

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
