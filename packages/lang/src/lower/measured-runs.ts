import { appendAll } from '@tilewright/schema';
import { visit } from '../expr/walk.ts';
import type { Expr, Instr } from '../ir/index.ts';
import { type Region, overlap } from '../ir/state.ts';
import type { SourcedValue } from '../link/sourced-value.ts';
import { accessOf } from './access.ts';
import type { CodeRange } from './order-check.ts';
import { pieceFactsOf } from './piece-facts.ts';
import { addReads, noReads } from './reads.ts';
import { type LoweringContext, report } from './lowering-context.ts';

export interface MeasuredLoop {
	readonly written: SourcedValue;
	readonly measure: Expr;
	readonly code: CodeRange;
	readonly endsOnPass: boolean;
}

const others: ReadonlySet<Instr['op']> = new Set<Instr['op']>([
	...(['call', 'run-begin', 'run-end', 'settle', 'decide'] as const),
]);

/** Instructions that begin registers afresh. A run puts them back when it ends, so that lowers no measure around it. */
const beginnings: ReadonlySet<Instr['op']> = new Set<Instr['op']>(['wave-begin', 'round-begin']);

/**
 * Refuses loops in which nothing but what a seat may decline can lower the measure: an action of a step that the loop runs, or a
 * choice that may be declined. Such a pass would stop the game. It shows in the pack that has the loop: any pack may bring an action
 * that leaves the measure as it is, so no stranger can break it.
 */
export function checkMeasuredRuns(lowering: LoweringContext): void {
	const seen = new Set<SourcedValue>();
	for (const loop of lowering.measuredLoops) {
		if (seen.has(loop.written)) continue;
		const routines = routinesRun(lowering, loop.code);
		const ranges = [loop.code, ...routines];
		const hasActions = routines.some((range) => offersActions(lowering, range));
		const isLowered = lowersIn(lowering, loop);
		const lowersAlways = ranges.some((range) =>
			(hasActions && range !== loop.code ? withoutActions(lowering, range) : [range])
				.flatMap((part) => withoutChosen(lowering, part))
				.some((part) => isLowered(part, range === loop.code)),
		);
		if (lowersAlways) continue;
		const isDeclined =
			!loop.endsOnPass && ranges.some((range) => isLowered(range, range === loop.code));
		if (!hasActions && !isDeclined) continue;
		seen.add(loop.written);
		report(lowering, loop.written, hasActions ? 'RULE-MEASURE-ACTIONS' : 'RULE-MEASURE-PASS', {});
	}
}

function routinesRun(lowering: LoweringContext, [from, to]: CodeRange): CodeRange[] {
	const { code } = lowering.emitter;
	const found = new Map<number, CodeRange>();
	const look = (start: number, end: number): void => {
		for (const instr of code.slice(start, end)) {
			if (instr.op !== 'call' || found.has(instr.routine)) continue;
			const { entry } = lowering.routines[instr.routine]!;
			const range = [entry, code.findIndex((i, at) => at >= entry && i.op === 'leave')] as const;
			found.set(instr.routine, range);
			look(...range);
		}
	};
	look(from, to);
	return [...found.values()];
}

function offersActions(lowering: LoweringContext, [from, to]: CodeRange): boolean {
	return lowering.emitter.code
		.slice(from, to)
		.some((i) => i.op === 'decide' && lowering.decisions[i.decision]!.kind === 'pick');
}

function withoutActions(lowering: LoweringContext, [from, to]: CodeRange): CodeRange[] {
	const inside = lowering.actionBodies.filter(([start, end]) => from <= start && end <= to);
	const ends = [...inside, [to, to] as const].sort(([a], [b]) => a - b);
	return ends.map(([end], i) => [i === 0 ? from : Math.min(ends[i - 1]![1], end), end] as const);
}

/** The parts of a stretch of code that are reached from its beginning though seats decline whatever they may. */
function withoutChosen(lowering: LoweringContext, [from, to]: CodeRange): CodeRange[] {
	const reached = new Set<number>();
	const open = [from];
	for (let at = open.pop(); at !== undefined; at = open.pop()) {
		if (at < from || at >= to || reached.has(at)) continue;
		reached.add(at);
		appendAll(open, nextOf(lowering, at));
	}
	return [...reached].map((at) => [at, at + 1] as const);
}

function nextOf({ emitter, decisions }: LoweringContext, at: number): number[] {
	const instr = emitter.code[at]!;
	const { resolve } = emitter;
	switch (instr.op) {
		case 'jump':
			return [resolve(instr.to)];
		case 'unless':
		case 'limit':
		case 'turn-end':
		case 'part-end':
		case 'round-end':
		case 'wave-idle':
			return [at + 1, resolve(instr.to)];
		case 'next':
			return [at + 1, resolve(instr.end)];
		case 'round-begin':
			return [at + 1, resolve(instr.none)];
		case 'decide': {
			const { pass, alternatives, none } = decisions[instr.decision]!;
			const all = pass === undefined ? [...alternatives.map((a) => a.target), none] : [pass];
			return all.map(resolve);
		}
		case 'leave':
		case 'finish':
		case 'fail':
		case 'game-over':
			return [];
		default:
			return [at + 1];
	}
}

function lowersIn(
	lowering: LoweringContext,
	{ measure }: MeasuredLoop,
): (range: CodeRange, isOwn: boolean) => boolean {
	const found = noReads();
	addReads(lowering, pieceFactsOf(lowering), found, measure, {
		temps: new Map(),
		locals: new Map(),
	});
	const regions: Region[] = [...found.regions.values()];
	const slots = new Set<number>();
	visit(measure, (e) => {
		if (e.op === 'local') slots.add(e.slot);
	});
	return ([from, to], isOwn) => {
		for (let at = from; at < to; at++) {
			const instr = lowering.emitter.code[at]!;
			if (others.has(instr.op)) continue;
			if (isOwn && (instr.op === 'let' || instr.op === 'let-set') && slots.has(instr.slot))
				return true;
			const written = accessOf(lowering, at, at + 1).writes.flatMap((w) => w.regions);
			const kept = beginnings.has(instr.op)
				? written.filter((w) => w.part !== 'register')
				: written;
			if (kept.some((w) => regions.some((r) => overlap(r, w)))) return true;
		}
		return false;
	};
}
