import { scopeOf } from '../expr/scope.ts';
import { rewrite, visit } from '../expr/walk.ts';
import type { Expr, TriggerIR } from '../ir/index.ts';
import { get, textOf } from '../link/datum.ts';
import { type Decl, citesOf, declsOf } from '../link/ruleset.ts';
import { eventNames, isEvent } from '../model/event-names.ts';
import type { MemberName } from '../model/members/index.ts';
import { check } from './check.ts';
import { localOf } from './effect-context.ts';
import { newFrame, takeSlots } from './emit.ts';
import type { CodeRange } from './order-check.ts';
import { orderRules } from './order.ts';
import { lowerRule } from './rules.ts';
import { type Unit, report, sourceOf } from './unit.ts';

export function hasRulesBetweenSteps(unit: Unit): boolean {
	return triggersOf(unit).length > 0 || declsOf(unit.ruleSet, 'always').length > 0;
}

function triggersOf(unit: Unit): Decl[] {
	return declsOf(unit.ruleSet, 'rules').filter((d) => get(d.datum, 'on') !== undefined);
}

export function lowerTriggers(unit: Unit): void {
	const byEvent = new Map<string, Decl[]>();
	for (const rule of triggersOf(unit)) {
		const datum = get(get(rule.datum, 'on'), 'event');
		const event = textOf(datum) ?? '';
		if (!isEvent(event)) {
			report(unit, datum ?? rule.datum, 'RULE-WORD', {
				found: event,
				allowed: eventNames,
				near: unit.diagnostics.near(event, eventNames),
			});
			continue;
		}
		const list = byEvent.get(event);
		if (list === undefined) byEvent.set(event, [rule]);
		else list.push(rule);
	}
	for (const event of eventNames) {
		const rules = byEvent.get(event);
		if (rules === undefined) continue;
		const ordered = orderRules(unit, rules);
		const code = new Map<Decl, CodeRange>();
		for (const rule of ordered.rules) {
			const from = unit.emitter.here();
			unit.triggers.push(lowerTrigger(unit, event, rule));
			code.set(rule, [from, unit.emitter.here()]);
			unit.triggerCode.set(rule.name, [from, unit.emitter.here()]);
		}
		unit.orderChecks.push({ slot: `on ${event}`, ordered, code, isFrozen: false });
	}
}

function lowerTrigger(unit: Unit, event: string, rule: Decl): TriggerIR {
	const frame = newFrame();
	const record = takeSlots(frame);
	const entry = unit.emitter.here();
	const index =
		unit.routines.push({
			id: rule.name,
			entry,
			slots: 0,
			params: [{ slot: record, type: 'event' }],
		}) - 1;
	const on = get(rule.datum, 'on');
	const scope = scopeOf({ [textOf(get(on, 'as')) ?? 'event']: localOf(record, 'event') });
	const before: TriggerIR['before'][number][] = [];
	const keep = (value: Expr): number => {
		const slot = takeSlots(frame);
		const it = unit.temps.next();
		before.push({ slot, it, value: ofFeature(unit, rule, value, record, it) });
		return slot;
	};
	const end = unit.emitter.label();
	const source = sourceOf(unit, rule.name, rule.datum, citesOf(rule));
	const where = get(on, 'where');
	const stage = { ...unit.stage };
	unit.stage.in = 'event';
	unit.stage.slot = undefined;
	if (where !== undefined)
		unit.emitter.emit(
			{ op: 'unless', test: check(unit, where, 'bool', scope, { before: keep }), to: end },
			source,
		);
	onceOf(unit, rule, record, end, source);
	lowerRule(unit, frame, rule, scope, { before: keep });
	Object.assign(unit.stage, stage);
	unit.emitter.place(end);
	unit.emitter.emit({ op: 'leave' });
	unit.routines[index] = { ...unit.routines[index]!, slots: frame.high };
	return { id: rule.name, event, routine: index, before, source };
}

/** `once`: a limit of one, counted apart by feature or seat where that is said. */
function onceOf(unit: Unit, rule: Decl, record: number, to: number, source: number): void {
	const once = textOf(get(get(rule.datum, 'on'), 'once'));
	if (once === undefined) return;
	const read = (fn: MemberName, type: 'segment' | 'seat'): Expr => ({
		op: 'call',
		fn,
		args: [{ op: 'local', slot: record, name: 'event', type: 'event' }],
		type,
	});
	const key: Expr | undefined =
		once === 'feature'
			? {
					op: 'call',
					fn: 'segment.feature',
					args: [read('event.segment', 'segment')],
					type: 'feature',
				}
			: once === 'seat'
				? read('event.seat', 'seat')
				: undefined;
	const per = once === 'wave' || once === 'turn' ? once : 'part';
	const limit = unit.limits.push({ id: `${rule.name}.once`, times: 1, per, source }) - 1;
	unit.emitter.emit({ op: 'limit', limit, ...(key === undefined ? {} : { key }), to }, source);
}

/**
 * A value that a rule keeps from before an operation, as an expression about `it`, the feature of the event's segment. Reports
 * a value that uses anything else of the event.
 */
function ofFeature(unit: Unit, rule: Decl, value: Expr, record: number, it: number): Expr {
	const made = rewrite(value, (e) => {
		const [on] = e.op === 'call' ? e.args : [];
		const isFeature =
			e.op === 'call' &&
			e.fn === 'segment.feature' &&
			on?.op === 'call' &&
			on.fn === 'event.segment';
		return isFeature ? { op: 'temp', slot: it, name: 'it', type: 'feature' } : e;
	});
	let other = false;
	visit(made, (e) => {
		if (e.op === 'local' && e.slot === record) other = true;
	});
	if (other) report(unit, get(rule.datum, 'when') ?? rule.datum, 'RULE-BEFORE', {});
	return made;
}

export function lowerAlways(unit: Unit): void {
	const ordered = orderRules(unit, declsOf(unit.ruleSet, 'always'));
	const code = new Map<Decl, CodeRange>();
	for (const rule of ordered.rules) {
		const frame = newFrame();
		const entry = unit.emitter.here();
		const index = unit.routines.push({ id: rule.name, entry, slots: 0, params: [] }) - 1;
		const source = sourceOf(unit, rule.name, rule.datum, citesOf(rule));
		const stage = { ...unit.stage };
		unit.stage.in = 'event';
		unit.stage.slot = undefined;
		lowerRule(unit, frame, rule, scopeOf({}), { fires: true });
		Object.assign(unit.stage, stage);
		const measure = get(rule.datum, 'measure');
		if (measure !== undefined) check(unit, measure, 'int', scopeOf({}));
		unit.emitter.emit({ op: 'leave' });
		unit.routines[index] = { ...unit.routines[index]!, slots: frame.high };
		const fired = unit.emitter.code.findIndex(({ op }, at) => at >= entry && op === 'fired');
		unit.always.push({ id: rule.name, routine: index, source, condition: [entry, fired] });
		code.set(rule, [entry, unit.emitter.here()]);
	}
	unit.orderChecks.push({ slot: 'always', ordered, code, isFrozen: false });
}
