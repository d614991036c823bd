import { emptyScope } from '../expr/scope.ts';
import type { DecisionIR, RoutineIR, SlotIR } from '../ir/index.ts';
import { type Datum, get, itemsOf, textOf } from '../link/datum.ts';
import { nearest } from '../link/nearest.ts';
import { type Decl, declOf, declsOf } from '../link/ruleset.ts';
import { type Access, accessOf } from './access.ts';
import { type Offered, groupOf, offer } from './actions.ts';
import { type Frame, type Label, newFrame } from './emit.ts';
import { orderRules, reportTies } from './order.ts';
import { lowerRule } from './rules.ts';
import { type Unit, report, sourceOf } from './unit.ts';

/** The main routine and the program counters that `finish` goes to, as labels. */
export interface Timeline {
	readonly slots: readonly SlotIR[];
	readonly exits: { readonly part: Label; readonly turn: Label; readonly game: Label };
}

interface Building {
	readonly unit: Unit;
	readonly rules: ReadonlyMap<string, readonly Decl[]>;
	readonly slots: SlotIR[];
	/** The routine of a wave, once something asked for one. */
	readonly wave: { routine?: number };
	/** Set where triggers or always-rules exist. */
	readonly settles: boolean;
}

/** Slots of a wave in which all reads see the frozen board. */
const frozen: ReadonlySet<string> = new Set(['wave.ledger', 'wave.bonus', 'wave.return']);

/** Every slot of the declared timeline, in order. */
export function slotIds(unit: Unit): string[] {
	const out: string[] = [];
	const add = (prefix: string, item: Datum): void => {
		const id = textOf(item);
		if (id !== undefined) out.push(`${prefix}${id}`);
		for (const inner of itemsOf(get(item, 'part'))) add(prefix, inner);
	};
	for (const [id, prefix] of [['set-up', 'set-up.'], ['turn', ''], ['end-game', 'end-game.']] as const)
		for (const item of itemsOf(declOf(unit.ruleSet, 'timeline', id)?.datum)) add(prefix, item);
	const wave = declOf(unit.ruleSet, 'timeline', 'wave')?.datum;
	for (const key of ['round', 'once']) for (const item of itemsOf(get(wave, key))) add('wave.', item);
	return out;
}

/**
 * Lowers the timeline to the main routine and one routine for waves.
 *
 *   set-up → [ turn: slots → ( part: slots ) again while granted → slots ] next seat → end-game → over
 */
export function lowerTimeline(unit: Unit, settles: boolean): Timeline {
	const b: Building = { unit, rules: rulesBySlot(unit), slots: [], wave: {}, settles };
	const { emitter } = unit;
	const frame = newFrame();
	const main: { -readonly [K in keyof RoutineIR]: RoutineIR[K] } = { id: 'main', entry: emitter.here(), slots: 0, params: [] };
	unit.routines.push(main);
	const [turn, part, game, afterPart, partEnd] = [emitter.label(), emitter.label(), emitter.label(), emitter.label(), emitter.label()];
	const lists = (id: string): readonly Datum[] => itemsOf(declOf(unit.ruleSet, 'timeline', id)?.datum);
	if (declOf(unit.ruleSet, 'timeline', 'turn') === undefined) {
		const manifest = unit.ruleSet.packs.at(-1)!.manifest;
		report(unit, manifest.root!, 'RULE-TIMELINE', {});
	}
	for (const item of lists('set-up')) step(b, frame, 'set-up.', item);
	emitter.place(turn);
	emitter.emit({ op: 'turn-begin' });
	for (const item of lists('turn')) {
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
	emitter.emit({ op: 'turn-end', to: turn });
	emitter.place(game);
	for (const item of lists('end-game')) step(b, frame, 'end-game.', item);
	emitter.emit({ op: 'game-over' });
	main.slots = frame.high;
	if (b.wave.routine !== undefined) lowerWave(b, b.wave.routine);
	return { slots: b.slots, exits: { part: partEnd, turn: afterPart, game } };
}

/** Rules by the slot they are placed in; a slot that does not exist is refused. */
function rulesBySlot(unit: Unit): Map<string, Decl[]> {
	const known = slotIds(unit);
	const out = new Map<string, Decl[]>();
	for (const rule of declsOf(unit.ruleSet, 'rules')) {
		const datum = get(rule.datum, 'at');
		if (datum === undefined) continue;
		const text = textOf(datum) ?? '';
		const slot = text.startsWith('param.') ? String(unit.ruleSet.known.param(text.slice(6)) ?? '') : text;
		if (!known.includes(slot)) {
			report(unit, datum, 'LINK-ID-UNKNOWN', { what: 'slot', id: slot, near: nearest(slot, known) });
			continue;
		}
		const list = out.get(slot);
		if (list === undefined) out.set(slot, [rule]);
		else list.push(rule);
	}
	return out;
}

function step(b: Building, frame: Frame, prefix: string, item: Datum): void {
	const { emitter } = b.unit;
	const slot = textOf(item);
	if (slot !== undefined) {
		lowerSlot(b, frame, `${prefix}${slot}`);
		return;
	}
	const wave = textOf(get(item, 'wave'));
	if (wave !== undefined) {
		b.wave.routine ??= b.unit.routines.push({ id: 'wave', entry: -1, slots: 0, params: [] }) - 1;
		emitter.emit({ op: 'wave-begin', wave });
		emitter.emit({ op: 'call', routine: b.wave.routine, args: [] });
		emitter.emit({ op: 'wave-end' });
		settle(b);
		return;
	}
	if (get(item, 'actions') !== undefined) lowerGroup(b, frame, item);
	else report(b.unit, item, 'RULE-TIMELINE-STEP', {});
}

function lowerSlot(b: Building, frame: Frame, id: string): void {
	const { unit } = b;
	const rules = b.rules.get(id);
	if (rules === undefined) return;
	enter(b, id);
	const ordered = orderRules(unit, rules);
	const access = new Map<Decl, Access>();
	for (const rule of ordered.rules) {
		const from = unit.emitter.here();
		lowerRule(unit, frame, rule, emptyScope);
		access.set(rule, accessOf(unit, from, unit.emitter.here()));
	}
	reportTies(unit, id, ordered, access, frozen.has(id));
	settle(b);
}

function enter(b: Building, id: string): void {
	let slot = b.slots.findIndex((s) => s.id === id);
	if (slot < 0) slot = b.slots.push({ id }) - 1;
	b.unit.emitter.emit({ op: 'slot', slot });
}

function settle(b: Building): void {
	if (b.settles) b.unit.emitter.emit({ op: 'settle' });
}

/** A decision over the actions of a group: at most one, or as many as the seat likes. */
function lowerGroup(b: Building, frame: Frame, item: Datum): void {
	const { unit } = b;
	const { emitter } = unit;
	const group = textOf(get(item, 'actions')) ?? '';
	const actions = unit.symbols.actions.filter((a) => groupOf(a.decl) === group);
	if (actions.length === 0) return;
	const kept = frame.next;
	const offers: Offered[] = actions.map((a) => offer(unit, frame, a, emptyScope));
	const [again, end] = [emitter.label(), emitter.label()];
	const isAny = textOf(get(item, 'pick')) === 'any';
	const pass = get(item, 'pass');
	const canPass = isAny || (pass?.is === 'scalar' && pass.value === true);
	const source = sourceOf(unit, `timeline.${group}`, item);
	const decision: DecisionIR = {
		id: group,
		who: { op: 'call', fn: 'active', args: [], type: 'seat' },
		kind: 'pick',
		prompt: textOf(get(item, 'says')) ?? group,
		alternatives: offers.map((o) => o.alternative),
		...(canPass ? { pass: end } : {}),
		none: end,
		source,
	};
	const index = unit.decisions.push(decision) - 1;
	actions.forEach((a, alternative) => {
		const at = { decision: index, alternative };
		const known = unit.actions.findIndex((x) => x.id === a.decl.name);
		const old = unit.actions[known]!;
		unit.actions[known] = { ...old, at: [...old.at, at] };
	});
	enter(b, group);
	emitter.place(again);
	emitter.emit({ op: 'decide', decision: index }, source);
	for (const o of offers) o.body(isAny ? again : end);
	emitter.place(end);
	settle(b);
	frame.next = kept;
}

/** One routine for every wave: rounds until none has an entry, then what comes once. */
function lowerWave(b: Building, index: number): void {
	const { unit } = b;
	const { emitter } = unit;
	const frame = newFrame();
	const entry = emitter.here();
	const datum = declOf(unit.ruleSet, 'timeline', 'wave')?.datum;
	const [round, out, idle] = [emitter.label(), emitter.label(), emitter.label()];
	emitter.place(round);
	emitter.emit({ op: 'round-begin', none: out });
	for (const item of itemsOf(get(datum, 'round'))) {
		const id = textOf(item) ?? '';
		if (id === 'freeze' || id === 'ledger') emitter.emit({ op: id });
		lowerSlot(b, frame, `wave.${id}`);
	}
	emitter.emit({ op: 'round-end', to: round });
	emitter.place(out);
	const once = itemsOf(get(datum, 'once')).filter((d) => b.rules.has(`wave.${textOf(d) ?? ''}`));
	if (once.length > 0) {
		emitter.emit({ op: 'wave-idle', to: idle });
		for (const item of once) lowerSlot(b, frame, `wave.${textOf(item) ?? ''}`);
	}
	emitter.place(idle);
	emitter.emit({ op: 'leave' });
	unit.routines[index] = { ...unit.routines[index]!, entry, slots: frame.high };
}

