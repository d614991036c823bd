import { both } from '../ir/build.ts';
import { emptyScope } from '../expr/scope.ts';
import { type DecisionIR, type Expr, freeGroup } from '../ir/index.ts';
import { type Datum, get, textOf } from '../link/datum.ts';
import { placeIn } from '../link/lookup.ts';
import { citesOf } from '../link/ruleset.ts';
import { type Offered, actionsOf, offer } from './actions.ts';
import type { EffectContext } from './effect-context.ts';
import type { Frame, Label } from './emit.ts';
import { namesOfStep, partSteps, turnSteps } from './slots.ts';
import type { Symbol } from './symbols.ts';
import { type Unit, isFull, sourceOf } from './unit.ts';

const active: Expr = { op: 'call', fn: 'active', args: [], type: 'seat' };

interface AfterFree {
	readonly again: Label;
	/** Writes the end of a step: triggers and always-rules. */
	settle(): void;
}

export function emitDecision(
	unit: Unit,
	frame: Frame,
	decision: DecisionIR,
	after?: AfterFree,
): number {
	const { emitter } = unit;
	const open = openActions(unit);
	const [again, taken] = [emitter.label(), emitter.label()];
	const kept = frame.next;
	const offers = open.map((a) => freeOffer(unit, frame, a, decision.who));
	const index = unit.decisions.length;
	unit.decisions.push({
		...decision,
		alternatives: [...decision.alternatives, ...offers.map((o) => o.alternative)],
	});
	open.forEach((a, i) => offeredAt(unit, a, index, decision.alternatives.length + i));
	emitter.place(again);
	emitter.emit({ op: 'decide', decision: index }, decision.source);
	if (offers.length > 0) {
		unit.stage.free = true;
		for (const o of offers) o.body(after === undefined ? again : taken);
		unit.stage.free = false;
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
	emitDecision(ctx.unit, ctx.frame, decision);
}

export function offeredAt(unit: Unit, action: Symbol, decision: number, alternative: number): void {
	unit.actions[action.index]!.at.push({ decision, alternative });
}

/** A free action; after the last turn it is not offered where the window is one of a turn. */
function freeOffer(unit: Unit, frame: Frame, action: Symbol, who: Expr): Offered {
	const o = offer(unit, frame, action, emptyScope, who);
	const playing: Expr = {
		op: 'not',
		on: { op: 'call', fn: 'final', args: [], type: 'bool' },
		type: 'bool',
	};
	const isTurn = unit.stage.in === 'turn' || textOf(get(action.decl.datum, 'window')) === 'always';
	const when = isTurn ? o.alternative.when : both(playing, o.alternative.when);
	return {
		...o,
		alternative: { ...o.alternative, ...(when === undefined ? {} : { when }), free: true },
	};
}

function openActions(unit: Unit): Symbol[] {
	const { stage } = unit;
	if (stage.free || stage.in === 'other' || isFull(unit)) return [];
	return actionsOf(unit, freeGroup).filter((a) => isOpen(unit, a));
}

function isOpen(unit: Unit, action: Symbol): boolean {
	const window = get(action.decl.datum, 'window');
	const word = textOf(window);
	if (window === undefined || word === 'turn' || word === 'always') return true;
	const order = unit.turnSlots;
	const steps = partSteps(unit);
	const [first, last] =
		word === 'part'
			? [firstOf(steps[0]), firstOf(steps.at(-1))]
			: [textOf(get(window, 'from')), textOf(get(window, 'to'))];
	const from = placeIn(order, first ?? '');
	const to = endIn(order, last ?? '');
	const { slot } = unit.stage;
	// waves and triggers run where the window may be open or not: they count as inside when it spans a wave
	if (slot === undefined) return isWaveIn(order, from, to);
	const here = placeIn(order, slot);
	return here >= from && here <= to;
}

function firstOf(step: Datum | undefined): string | undefined {
	return step === undefined ? undefined : namesOfStep('', step)[0];
}

function lastStepOf(unit: Unit, action: Symbol): string | undefined {
	const window = get(action.decl.datum, 'window');
	const to = textOf(get(window, 'to'));
	if (to !== undefined) return to;
	return firstOf((textOf(window) === 'part' ? partSteps(unit) : turnSteps(unit)).at(-1));
}

/** A free action whose window ends with a slot or wave, so that it is asked for there. A group of actions asks by itself. */
export function closingAction(unit: Unit, step: string): Symbol | undefined {
	return openActions(unit).find((a) => lastStepOf(unit, a) === step);
}

export function closeWindows(unit: Unit, frame: Frame, { decl }: Symbol, settle: () => void): void {
	const { emitter } = unit;
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
		source: sourceOf(unit, decl.name, decl.datum, citesOf(decl)),
	};
	emitDecision(unit, frame, decision, { again, settle });
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
