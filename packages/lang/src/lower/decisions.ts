import { both } from '../ir/build.ts';
import { emptyScope } from '../expr/scope.ts';
import { type DecisionIR, type Expr, freeGroup } from '../ir/index.ts';
import { type SourcedValue, get, textOf } from '../link/sourced-value.ts';
import { placeIn } from '../link/lookup.ts';
import { citesOf } from '../link/ruleset.ts';
import { type Offered, actionsOf, offer } from './actions.ts';
import type { EffectContext } from './effect-context.ts';
import type { Frame, Label } from './emit.ts';
import { namesOfStep, partSteps, turnSteps } from './slots.ts';
import type { Symbol } from './symbols.ts';
import { type LoweringContext, isFull, sourceOf } from './lowering-context.ts';

const active: Expr = { op: 'call', fn: 'active', args: [], type: 'seat' };

interface AfterFree {
	readonly again: Label;
	/** Writes the end of a step: triggers and always-rules. */
	settle(): void;
}

export function emitDecision(
	lowering: LoweringContext,
	frame: Frame,
	decision: DecisionIR,
	after?: AfterFree,
): number {
	const { emitter } = lowering;
	const open = openActions(lowering);
	const [again, taken] = [emitter.label(), emitter.label()];
	const kept = frame.next;
	const offers = open.map((a) => freeOffer(lowering, frame, a, decision.who));
	const index = lowering.decisions.length;
	lowering.decisions.push({
		...decision,
		alternatives: [...decision.alternatives, ...offers.map((o) => o.alternative)],
	});
	open.forEach((a, i) => offeredAt(lowering, a, index, decision.alternatives.length + i));
	emitter.place(again);
	emitter.emit({ op: 'decide', decision: index }, decision.source);
	if (offers.length > 0) {
		lowering.stage.free = true;
		for (const o of offers) o.body(after === undefined ? again : taken);
		lowering.stage.free = false;
		emitter.place(taken);
		if (after !== undefined) {
			after.settle();
			emitter.emit({ op: 'jump', to: after.again });
		}
	}
	frame.next = kept;
	return index;
}

export function decide(ctx: EffectContext<'decide'>, decision: DecisionIR): void {
	emitDecision(ctx.lowering, ctx.frame, decision);
}

export function offeredAt(
	lowering: LoweringContext,
	action: Symbol,
	decision: number,
	alternative: number,
): void {
	lowering.actions[action.index]!.at.push({ decision, alternative });
}

/** A free action; after the last turn it is not offered where the window is one of a turn. */
function freeOffer(lowering: LoweringContext, frame: Frame, action: Symbol, who: Expr): Offered {
	const o = offer(lowering, frame, action, emptyScope, who);
	const playing: Expr = {
		op: 'not',
		on: { op: 'call', fn: 'final', args: [], type: 'bool' },
		type: 'bool',
	};
	const isTurn =
		lowering.stage.in === 'turn' || textOf(get(action.decl.datum, 'window')) === 'always';
	const when = isTurn ? o.alternative.when : both(playing, o.alternative.when);
	return {
		...o,
		alternative: { ...o.alternative, ...(when === undefined ? {} : { when }), free: true },
	};
}

function openActions(lowering: LoweringContext): Symbol[] {
	const { stage } = lowering;
	if (stage.free || stage.in === 'other' || isFull(lowering)) return [];
	return actionsOf(lowering, freeGroup).filter((a) => isOpen(lowering, a));
}

function isOpen(lowering: LoweringContext, action: Symbol): boolean {
	const window = get(action.decl.datum, 'window');
	const word = textOf(window);
	if (window === undefined || word === 'turn' || word === 'always') return true;
	const order = lowering.turnSlots;
	const steps = partSteps(lowering);
	const [first, last] =
		word === 'part'
			? [firstOf(steps[0]), firstOf(steps.at(-1))]
			: [textOf(get(window, 'from')), textOf(get(window, 'to'))];
	const from = placeIn(order, first ?? '');
	const to = endIn(order, last ?? '');
	const { slot } = lowering.stage;
	// waves and triggers run where the window may be open or not: they count as inside when it spans a wave
	if (slot === undefined) return isWaveIn(order, from, to);
	const here = placeIn(order, slot);
	return here >= from && here <= to;
}

function firstOf(step: SourcedValue | undefined): string | undefined {
	return step === undefined ? undefined : namesOfStep('', step)[0];
}

function lastStepOf(lowering: LoweringContext, action: Symbol): string | undefined {
	const window = get(action.decl.datum, 'window');
	const to = textOf(get(window, 'to'));
	if (to !== undefined) return to;
	return firstOf((textOf(window) === 'part' ? partSteps(lowering) : turnSteps(lowering)).at(-1));
}

/** A free action whose window ends with a slot or wave, so that it is asked for there. A group of actions asks by itself. */
export function closingAction(lowering: LoweringContext, step: string): Symbol | undefined {
	return openActions(lowering).find((a) => lastStepOf(lowering, a) === step);
}

export function closeWindows(
	lowering: LoweringContext,
	frame: Frame,
	{ decl }: Symbol,
	settle: () => void,
): void {
	const { emitter } = lowering;
	const [again, end] = [emitter.label(), emitter.label()];
	emitter.place(again);
	const decision: DecisionIR = {
		id: freeGroup,
		who: active,
		kind: 'pick',
		prompt: freeGroup,
		alternatives: [],
		none: end,
		onlyFree: end,
		source: sourceOf(lowering, decl.name, decl.datum, citesOf(decl)),
	};
	emitDecision(lowering, frame, decision, { again, settle });
	emitter.place(end);
}

function endIn(order: readonly string[], slot: string): number {
	const inner = order.findLastIndex((name) => name.startsWith(`${slot}.`));
	return Math.max(placeIn(order, slot), inner);
}

const waves = new WeakMap<readonly string[], readonly number[]>();

function isWaveIn(order: readonly string[], from: number, to: number): boolean {
	let counts = waves.get(order);
	if (counts === undefined) {
		let n = 0;
		counts = order.map((s) => (s.startsWith('wave ') ? ++n : n));
		waves.set(order, counts);
	}
	return to >= 0 && from <= to && (counts[to] ?? 0) > (counts[from - 1] ?? 0);
}
