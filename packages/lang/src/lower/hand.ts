import type { DecisionIR, Expr, Instr, Program } from '../ir/index.ts';
import { type SourcedValue, get } from '../link/sourced-value.ts';
import { packsApart } from '../link/pack-order.ts';
import { type Decl, declOf } from '../link/ruleset.ts';
import { type LoweringContext, report } from './lowering-context.ts';

type Code = Pick<
	Program,
	'code' | 'decisions' | 'defines' | 'routines' | 'sources' | 'always' | 'triggers' | 'exits'
>;

/**
 * A set of situations. Each says whether a tile is in hand, whether the pack in question took it, and whether one was laid in
 * this part. Three bits stand for no tile, a tile of another pack and a tile of this one; three more for the same after laying.
 */
type Situations = number;

const bareBegin: Situations = 0b000_001;
const bare: Situations = 0b001_001;
const byOther: Situations = 0b010_010;
const byTaker: Situations = 0b100_100;
const laid: Situations = 0b111_000;
const all: Situations = 0b111_111;

/**
 * Refuses a rule that takes a tile in hand where a pack that its author does not know can have brought one: the first would be
 * lost, so the game would stop.
 */
export function checkHand(lowering: LoweringContext, program: Code): void {
	const takers = takersIn(lowering, program);
	const packs = [...new Set(takers.map(({ decl }) => decl.pack))];
	const found = new Set<Decl>();
	for (const other of packs) {
		const strangers = takers.filter(({ decl }) => packsApart(lowering.ruleSet, decl.pack, other));
		if (strangers.length === 0) continue;
		const own = new Set(takers.flatMap(({ pc, decl }) => (decl.pack === other ? [pc] : [])));
		const before = situationsBefore(program, own);
		for (const { pc, decl } of strangers) {
			if ((before[pc]! & byTaker) === 0 || found.has(decl)) continue;
			found.add(decl);
			const place: SourcedValue = get(decl.datum, 'id') ?? decl.datum;
			report(lowering, place, 'RULE-HAND', { id: decl.name, pack: other });
		}
	}
}

/**
 * The declarations of expansions that take a tile in hand where one can be there already, if a pack that nobody knows yet may bring
 * one at any step.
 */
export function secondTileTakers(lowering: LoweringContext, program: Code): Decl[] {
	const { packs } = lowering.ruleSet;
	const expansions = new Set(packs.flatMap((p) => (p.role === 'expansion' ? [p.name] : [])));
	const takers = takersIn(lowering, program).filter(({ decl }) => expansions.has(decl.pack));
	const found = new Set<Decl>();
	for (const pack of new Set(takers.map(({ decl }) => decl.pack))) {
		const own = takers.filter(({ decl }) => decl.pack === pack);
		const before = situationsBefore(program, new Set(own.map(({ pc }) => pc)), true);
		for (const { pc, decl } of own) if ((before[pc]! & byOther) !== 0) found.add(decl);
	}
	return [...found];
}

interface Taker {
	readonly pc: number;
	readonly decl: Decl;
}

function takersIn(lowering: LoweringContext, { code, sources }: Code): Taker[] {
	return code.flatMap((instr, pc) => {
		const decl = takes(instr) ? declNamed(lowering, sources[instr.source ?? -1]?.id) : undefined;
		return decl === undefined ? [] : [{ pc, decl }];
	});
}

function declNamed({ ruleSet }: LoweringContext, name: string | undefined): Decl | undefined {
	if (name === undefined) return undefined;
	for (const section of ['rules', 'actions', 'always'] as const) {
		const decl = declOf(ruleSet, section, name);
		if (decl !== undefined) return decl;
	}
	return undefined;
}

function takes({ op }: Instr): boolean {
	return op === 'draw-tile' || op === 'draw-tile-of' || op === 'take-tile';
}

const puts: ReadonlySet<Instr['op']> = new Set<Instr['op']>([
	'discard-tile',
	'place-tile',
	'place-tile-down',
	'stow-tile',
]);

/**
 * For each instruction the situations in which it can be reached; the pack in question takes a tile at `own`. `isOpen`: at every step a
 * rule that is not there can bring a tile where none is in hand.
 */
function situationsBefore(
	program: Code,
	own: ReadonlySet<number>,
	isOpen = false,
): readonly Situations[] {
	const { code, routines } = program;
	const before: Situations[] = code.map(() => 0);
	const open: number[] = [];
	const reach = (pc: number, situations: Situations): void => {
		const now = before[pc]! | situations;
		if (now === before[pc]) return;
		before[pc] = now;
		open.push(pc);
	};
	const calls = callsOf(program);
	const left: Situations[] = routines.map(() => 0);
	const leave = (routine: number, situations: Situations): void => {
		const now = left[routine]! | situations;
		if (now === left[routine]) return;
		left[routine] = now;
		if (!calls.movers.has(routine)) return;
		for (const pc of calls.of[routine]!) if (before[pc] !== 0) reach(pc + 1, now);
	};
	for (const r of calls.woken) reach(routines[r]!.entry, all);
	reach(0, bareBegin);
	for (let pc = open.pop(); pc !== undefined; pc = open.pop()) {
		const instr = code[pc]!;
		const now = before[pc]!;
		const next = pc + 1;
		switch (instr.op) {
			case 'slot':
				reach(next, isOpen ? now | afterTake(now & bare, false) : now);
				break;
			case 'jump':
				reach(instr.to, now);
				break;
			case 'unless':
				reach(next, where(now, instr.test, true, program));
				reach(instr.to, where(now, instr.test, false, program));
				break;
			case 'decide':
				reachFrom(program.decisions[instr.decision]!, now);
				break;
			case 'call':
				reach(routines[instr.routine]!.entry, now);
				reach(next, calls.movers.has(instr.routine) ? left[instr.routine]! : now);
				break;
			case 'leave':
				leave(calls.routineAt(pc), now);
				break;
			case 'settle':
				reach(next, calls.wakesMover ? all : now);
				break;
			case 'run-begin':
				reach(next, instr.keepsTile ? now : bareBegin);
				// the tile of the part around the run comes back
				if (!instr.keepsTile) reach(endOfRun(code, pc) + 1, now);
				break;
			case 'run-end':
				if (calls.keptRuns.has(pc)) reach(next, now);
				break;
			case 'finish':
				reach(program.exits[instr.what], now);
				for (const { partEnd } of routines) if (partEnd !== undefined) reach(partEnd, now);
				break;
			case 'limit':
			case 'turn-end':
			case 'part-end':
			case 'round-end':
			case 'wave-idle':
				reach(instr.to, now);
				reach(next, now);
				break;
			case 'next':
				reach(instr.end, now);
				reach(next, now);
				break;
			case 'round-begin':
				reach(instr.none, now);
				reach(next, now);
				break;
			case 'game-over':
			case 'fail':
				break;
			default:
				reach(next, takes(instr) ? afterTake(now, own.has(pc)) : after(instr, now));
		}
	}
	return before;

	function reachFrom({ alternatives, pass, none, onlyFree }: DecisionIR, now: Situations): void {
		for (const { target, when } of alternatives)
			reach(target, when === undefined ? now : where(now, when, true, program));
		for (const to of [pass, none, onlyFree]) if (to !== undefined) reach(to, now);
	}
}

function bareOf(now: Situations): Situations {
	return (now & ~laid ? bare & ~laid : 0) | (now & laid ? bare & laid : 0);
}

function afterTake(now: Situations, isOwn: boolean): Situations {
	return bareOf(now) << (isOwn ? 2 : 1);
}

function after(instr: Instr, now: Situations): Situations {
	switch (instr.op) {
		case 'part-begin':
			return bareBegin;
		case 'stow-tile':
		case 'discard-tile':
			return bareOf(now);
		case 'place-tile':
		case 'place-tile-down':
			return bare & laid;
		default:
			return now;
	}
}

interface Calls {
	readonly of: readonly (readonly number[])[];
	readonly woken: readonly number[];
	readonly movers: ReadonlySet<number>;
	readonly wakesMover: boolean;
	readonly keptRuns: ReadonlySet<number>;
	routineAt(pc: number): number;
}

function callsOf({ code, routines, triggers, always }: Code): Calls {
	const of = routines.map((): number[] => []);
	const keptRuns = new Set<number>();
	code.forEach((instr, pc) => {
		if (instr.op === 'call') of[instr.routine]!.push(pc);
		if (instr.op === 'run-begin' && instr.keepsTile) keptRuns.add(endOfRun(code, pc));
	});
	const byEntry = routines
		.map(({ entry }, routine) => ({ entry, routine }))
		.sort((a, b) => a.entry - b.entry);
	const routineAt = (pc: number): number => byEntry.findLast(({ entry }) => entry <= pc)!.routine;
	const woken = [...triggers, ...always].map(({ routine }) => routine);
	const movers = new Set(
		code.flatMap((instr, pc) => (takes(instr) || puts.has(instr.op) ? [routineAt(pc)] : [])),
	);
	// a set that grows is gone through to its new end
	for (const routine of movers) for (const pc of of[routine]!) movers.add(routineAt(pc));
	const wakesMover = woken.some((routine) => movers.has(routine));
	return { of, woken, movers, wakesMover, keptRuns, routineAt };
}

/** The end of the run that begins here; runs lie in one another by calls only. */
function endOfRun(code: readonly Instr[], begin: number): number {
	return code.findIndex(({ op }, pc) => pc > begin && op === 'run-end');
}

function where(now: Situations, test: Expr, holds: boolean, program: Code): Situations {
	if (test.op === 'not') return where(now, test.on, !holds, program);
	if (test.op === 'binary' && (test.name === '&&' || test.name === '||')) {
		const left = where(now, test.left, holds, program);
		return (test.name === '&&') === holds
			? where(left, test.right, holds, program)
			: left | where(now, test.right, holds, program);
	}
	const isNone = noneTest(test);
	if (isNone !== undefined) {
		const some = isNone.of === 'drawn' ? byOther | byTaker : laid;
		return isNone.equal === holds ? now & ~some : now & some;
	}
	return holds && needsTile(test, isPlaced, program) ? now & laid : now;
}

function noneTest(test: Expr): { of: 'drawn' | 'placed'; equal: boolean } | undefined {
	if (test.op !== 'binary' || (test.name !== '==' && test.name !== '!=')) return undefined;
	const { left, right } = test;
	const on = left.op === 'none' ? right : right.op === 'none' ? left : undefined;
	if (on?.op !== 'call' || (on.fn !== 'drawn' && on.fn !== 'placed')) return undefined;
	return { of: on.fn, equal: test.name === '==' };
}

function isPlaced(expr: Expr): boolean {
	return expr.op === 'call' && expr.fn === 'placed';
}

function needsTile(test: Expr, isTile: (expr: Expr) => boolean, program: Code): boolean {
	if (test.op === 'mark') return isTile(test.on);
	if (test.op === 'binary') {
		const sides = [test.left, test.right].map((side) => needsTile(side, isTile, program));
		if (test.name === '&&') return sides.some(Boolean);
		return test.name === '||' && sides.every(Boolean);
	}
	if (test.op !== 'define') return false;
	const { params, body } = program.defines[test.define]!;
	return test.args.some(
		(arg, k) =>
			isTile(arg) && needsTile(body, (e) => e.op === 'temp' && e.slot === params[k]!.slot, program),
	);
}
