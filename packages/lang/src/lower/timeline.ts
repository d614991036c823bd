import { appendAll } from '@tilewright/schema';
import { emptyScope } from '../expr/scope.ts';
import { type SlotIR, freeGroup, waveSteps } from '../ir/index.ts';
import { type SourcedValue, get, itemsOf, textOf } from '../link/sourced-value.ts';
import { type Decl, declOf } from '../link/ruleset.ts';
import { type Frame, type Label, newFrame } from './emit.ts';
import { actionsOf } from './actions.ts';
import { closeWindows, closingAction } from './decisions.ts';
import { lowerGroup } from './groups.ts';
import { orderRules } from './order.ts';
import type { CodeRange } from './order-check.ts';
import { lowerRule } from './rules.ts';
import {
	nameOfStep,
	namedSteps,
	partSteps,
	rulesBySlot,
	stepsOf,
	stretchPrefix,
	turnSlots,
} from './slots.ts';
import { type LoweringContext, report } from './lowering-context.ts';

export interface Timeline {
	readonly slots: readonly SlotIR[];
	readonly exits: { readonly part: Label; readonly turn: Label; readonly game: Label };
	finish(): void;
}

interface Building {
	readonly lowering: LoweringContext;
	readonly rules: ReadonlyMap<string, readonly Decl[]>;
	readonly slots: SlotIR[];
	readonly slotIndexes: Map<string, number>;
	readonly waiting: (() => void)[];
	readonly settles: boolean;
}

const frozen: ReadonlySet<string> = new Set(
	waveSteps.filter((step) => step !== 'freeze').map((step) => `wave.${step}`),
);

/**
 * Lowers the timeline to the main routine, and stretches that are run from elsewhere to routines of their own.
 *
 *   set-up → [ turn: slots → ( part: slots ) again while granted → slots ] next seat → end-game → over
 */
export function lowerTimeline(lowering: LoweringContext, settles: boolean): Timeline {
	const b: Building = {
		lowering,
		rules: rulesBySlot(lowering),
		slots: [],
		slotIndexes: new Map(),
		waiting: [],
		settles,
	};
	lowering.stretches = stretchesOf(b);
	appendAll(lowering.turnSlots, turnSlots(lowering));
	const { emitter, stage } = lowering;
	const frame = newFrame();
	const index =
		lowering.routines.push({ id: 'main', entry: emitter.here(), slots: 0, params: [] }) - 1;
	const [turn, part, game, afterPart, partEnd] = [
		emitter.label(),
		emitter.label(),
		emitter.label(),
		emitter.label(),
		emitter.label(),
	];
	if (declOf(lowering.ruleSet, 'timeline', 'turn') === undefined)
		report(lowering, lowering.ruleSet.packs.at(-1)!.manifest.root!, 'RULE-TIMELINE', {});
	for (const item of stepsOf(lowering, 'set-up')) step(b, frame, stretchPrefix['set-up'], item);
	emitter.place(turn);
	emitter.emit({ op: 'turn-begin' });
	stage.in = 'turn';
	for (const item of stepsOf(lowering, 'turn')) {
		const parts = get(item, 'part');
		if (parts === undefined) {
			step(b, frame, '', item);
			continue;
		}
		emitter.place(part);
		emitter.emit({ op: 'part-begin' });
		for (const inner of itemsOf(parts)) step(b, frame, '', inner);
		emitter.place(partEnd);
		emitter.emit({ op: 'part-end', to: part });
		emitter.place(afterPart);
	}
	stage.in = 'other';
	stage.slot = undefined;
	emitter.emit({ op: 'turn-end', to: turn });
	emitter.place(game);
	for (const item of stepsOf(lowering, 'end-game')) step(b, frame, stretchPrefix['end-game'], item);
	emitter.emit({ op: 'game-over' });
	lowering.routines[index] = { ...lowering.routines[index]!, slots: frame.high };
	writeWaiting(b);
	return {
		slots: b.slots,
		exits: { part: partEnd, turn: afterPart, game },
		finish: () => writeWaiting(b),
	};
}

function writeWaiting(b: Building): void {
	for (let next = b.waiting.shift(); next !== undefined; next = b.waiting.shift()) next();
}

function stretchesOf(b: Building): LoweringContext['stretches'] {
	const made = new Map<string, number>();
	const routine = (
		id: string,
		write: (frame: Frame, end: Label) => void,
		isPart = false,
	): number => {
		const known = made.get(id);
		if (known !== undefined) return known;
		const { lowering } = b;
		const index = lowering.routines.push({ id, entry: -1, slots: 0, params: [] }) - 1;
		made.set(id, index);
		b.waiting.push(() => {
			const frame = newFrame();
			const entry = lowering.emitter.here();
			const end = lowering.emitter.label();
			const stage = { ...lowering.stage };
			write(frame, end);
			Object.assign(lowering.stage, stage);
			lowering.emitter.place(end);
			lowering.emitter.emit({ op: 'leave' });
			lowering.routines[index] = {
				id,
				entry,
				slots: frame.high,
				params: [],
				...(isPart ? { partEnd: end } : {}),
			};
		});
		return index;
	};
	const part = partSteps(b.lowering);
	return {
		wave: () => routine('wave', (frame) => lowerWave(b, frame)),
		part: () =>
			routine(
				'part',
				(frame) => {
					b.lowering.stage.in = 'turn';
					for (const item of part) step(b, frame, '', item);
				},
				true,
			),
		slots: (steps) =>
			routine(`slots ${steps.map((s) => s.name).join(' ')}`, (frame) => {
				b.lowering.stage.in = 'turn';
				for (const { prefix, item } of steps) step(b, frame, prefix, item);
			}),
		range: (from, to) =>
			routine(`range ${from} ${to}`, (frame) => {
				b.lowering.stage.in = 'turn';
				const names = part.map(nameOfStep);
				for (const item of part.slice(names.indexOf(from), names.indexOf(to) + 1))
					step(b, frame, '', item);
			}),
		turnSteps: namedSteps(b.lowering),
		partSteps: part.flatMap((s) => nameOfStep(s) ?? []),
	};
}

function step(b: Building, frame: Frame, prefix: string, item: SourcedValue): void {
	const { lowering } = b;
	const { emitter } = lowering;
	const slot = textOf(item) ?? textOf(get(item, 'slot'));
	const inTurn = lowering.stage.in === 'turn';
	if (slot !== undefined) {
		if (inTurn) lowering.stage.slot = `${prefix}${slot}`;
		lowerSlot(b, frame, `${prefix}${slot}`);
		for (const inner of itemsOf(get(item, 'steps'))) step(b, frame, `${prefix}${slot}.`, inner);
		if (inTurn) close(b, frame, `${prefix}${slot}`);
		return;
	}
	const wave = textOf(get(item, 'wave'));
	if (wave !== undefined) {
		emitter.emit({ op: 'wave-begin', wave });
		emitter.emit({ op: 'call', routine: lowering.stretches.wave(), args: [] });
		emitter.emit({ op: 'wave-end' });
		settle(b);
		if (inTurn) close(b, frame, `wave ${wave}`, `wave.${wave}`);
		return;
	}
	const group = textOf(get(item, 'actions'));
	if (group === undefined) {
		report(lowering, item, 'RULE-TIMELINE-STEP', {});
		return;
	}
	if (actionsOf(lowering, group).length === 0) return;
	if (inTurn) lowering.stage.slot = group;
	enter(b, group);
	const from = emitter.here();
	lowerGroup(lowering, frame, item, () => settle(b));
	if (!lowering.stepCode.has(group)) lowering.stepCode.set(group, [from, emitter.here()]);
}

/** Asks for free actions whose window ends with this step. The question is a slot of its own, at which a game can begin. */
function close(b: Building, frame: Frame, id: string, name = id): void {
	const { stage } = b.lowering;
	stage.slot = id;
	const closing = closingAction(b.lowering, id);
	if (closing === undefined) return;
	enter(b, `${freeGroup}.${name}`);
	closeWindows(b.lowering, frame, closing, () => {
		settle(b);
	});
}

function lowerSlot(b: Building, frame: Frame, id: string): void {
	const { lowering } = b;
	const rules = b.rules.get(id);
	if (rules === undefined) return;
	enter(b, id);
	const ordered = orderRules(lowering, rules);
	const code = new Map<Decl, CodeRange>();
	const start = lowering.emitter.here();
	for (const rule of ordered.rules) {
		const from = lowering.emitter.here();
		lowerRule(lowering, frame, rule, emptyScope);
		code.set(rule, [from, lowering.emitter.here()]);
	}
	if (!lowering.stepCode.has(id)) {
		lowering.stepCode.set(id, [start, lowering.emitter.here()]);
		lowering.orderChecks.push({ slot: id, ordered, code, isFrozen: frozen.has(id) });
	}
	settle(b);
}

function enter(b: Building, id: string): void {
	let slot = b.slotIndexes.get(id);
	if (slot === undefined) b.slotIndexes.set(id, (slot = b.slots.push({ id }) - 1));
	b.lowering.emitter.emit({ op: 'slot', slot });
}

function settle(b: Building): void {
	if (b.settles) b.lowering.emitter.emit({ op: 'settle' });
}

/** One routine for every wave: rounds until none has an entry, then what comes once. */
function lowerWave(b: Building, frame: Frame): void {
	const { lowering } = b;
	const { emitter } = lowering;
	lowering.stage.in = 'wave';
	lowering.stage.slot = undefined;
	const datum = declOf(lowering.ruleSet, 'timeline', 'wave')?.datum;
	const [round, out, idle] = [emitter.label(), emitter.label(), emitter.label()];
	emitter.place(round);
	emitter.emit({ op: 'round-begin', none: out });
	for (const item of itemsOf(get(datum, 'round'))) {
		const id = nameOfStep(item) ?? '';
		if (id === 'freeze' || id === 'ledger') emitter.emit({ op: id });
		lowerSlot(b, frame, `wave.${id}`);
	}
	emitter.emit({ op: 'round-end', to: round });
	emitter.place(out);
	const once = itemsOf(get(datum, 'once')).filter((d) =>
		b.rules.has(`wave.${nameOfStep(d) ?? ''}`),
	);
	if (once.length > 0) {
		emitter.emit({ op: 'wave-idle', to: idle });
		for (const item of once) lowerSlot(b, frame, `wave.${nameOfStep(item) ?? ''}`);
	}
	emitter.place(idle);
}
