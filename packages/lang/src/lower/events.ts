import { scopeOf } from '../expr/scope.ts';
import { rewrite, visit } from '../expr/walk.ts';
import type { Expr, TriggerIR } from '../ir/index.ts';
import { get, textOf } from '../link/sourced-value.ts';
import { type Decl, citesOf, declsOf } from '../link/ruleset.ts';
import { eventNames, isEvent } from '../model/event-names.ts';
import type { MemberName } from '../model/members/index.ts';
import { check } from './check.ts';
import { localOf } from './effect-context.ts';
import { newFrame, takeSlots } from './emit.ts';
import type { CodeRange } from './order-check.ts';
import { orderRules } from './order.ts';
import { lowerRule } from './rules.ts';
import { type LoweringContext, report, sourceOf } from './lowering-context.ts';

export function hasRulesBetweenSteps(lowering: LoweringContext): boolean {
	return triggersOf(lowering).length > 0 || declsOf(lowering.ruleSet, 'always').length > 0;
}

function triggersOf(lowering: LoweringContext): Decl[] {
	return declsOf(lowering.ruleSet, 'rules').filter((d) => get(d.datum, 'on') !== undefined);
}

export function lowerTriggers(lowering: LoweringContext): void {
	const byEvent = new Map<string, Decl[]>();
	for (const rule of triggersOf(lowering)) {
		const datum = get(get(rule.datum, 'on'), 'event');
		const event = textOf(datum) ?? '';
		if (!isEvent(event)) {
			report(lowering, datum ?? rule.datum, 'RULE-WORD', {
				found: event,
				allowed: eventNames,
				near: lowering.diagnostics.near(event, eventNames),
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
		const ordered = orderRules(lowering, rules);
		const code = new Map<Decl, CodeRange>();
		for (const rule of ordered.rules) {
			const from = lowering.emitter.here();
			lowering.triggers.push(lowerTrigger(lowering, event, rule));
			code.set(rule, [from, lowering.emitter.here()]);
			lowering.triggerCode.set(rule.name, [from, lowering.emitter.here()]);
		}
		lowering.orderChecks.push({ slot: `on ${event}`, ordered, code, isFrozen: false });
	}
}

function lowerTrigger(lowering: LoweringContext, event: string, rule: Decl): TriggerIR {
	const frame = newFrame();
	const record = takeSlots(frame);
	const entry = lowering.emitter.here();
	const index =
		lowering.routines.push({
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
		const it = lowering.temps.next();
		before.push({ slot, it, value: ofFeature(lowering, rule, value, record, it) });
		return slot;
	};
	const end = lowering.emitter.label();
	const source = sourceOf(lowering, rule.name, rule.datum, citesOf(rule));
	const where = get(on, 'where');
	const stage = { ...lowering.stage };
	lowering.stage.in = 'event';
	lowering.stage.slot = undefined;
	if (where !== undefined)
		lowering.emitter.emit(
			{ op: 'unless', test: check(lowering, where, 'bool', scope, { before: keep }), to: end },
			source,
		);
	onceOf(lowering, rule, record, end, source);
	lowerRule(lowering, frame, rule, scope, { before: keep });
	Object.assign(lowering.stage, stage);
	lowering.emitter.place(end);
	lowering.emitter.emit({ op: 'leave' });
	lowering.routines[index] = { ...lowering.routines[index]!, slots: frame.high };
	return { id: rule.name, event, routine: index, before, source };
}

/** `once`: a limit of one, counted apart by feature or seat where that is said. */
function onceOf(
	lowering: LoweringContext,
	rule: Decl,
	record: number,
	to: number,
	source: number,
): void {
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
	const limit = lowering.limits.push({ id: `${rule.name}.once`, times: 1, per, source }) - 1;
	lowering.emitter.emit({ op: 'limit', limit, ...(key === undefined ? {} : { key }), to }, source);
}

/**
 * A value that a rule keeps from before an operation, as an expression about `it`, the feature of the event's segment. Reports
 * a value that uses anything else of the event.
 */
function ofFeature(
	lowering: LoweringContext,
	rule: Decl,
	value: Expr,
	record: number,
	it: number,
): Expr {
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
	if (other) report(lowering, get(rule.datum, 'when') ?? rule.datum, 'RULE-BEFORE', {});
	return made;
}

export function lowerAlways(lowering: LoweringContext): void {
	const ordered = orderRules(lowering, declsOf(lowering.ruleSet, 'always'));
	const code = new Map<Decl, CodeRange>();
	for (const rule of ordered.rules) {
		const frame = newFrame();
		const entry = lowering.emitter.here();
		const index = lowering.routines.push({ id: rule.name, entry, slots: 0, params: [] }) - 1;
		const source = sourceOf(lowering, rule.name, rule.datum, citesOf(rule));
		const stage = { ...lowering.stage };
		lowering.stage.in = 'event';
		lowering.stage.slot = undefined;
		lowerRule(lowering, frame, rule, scopeOf({}), { fires: true });
		Object.assign(lowering.stage, stage);
		const measure = get(rule.datum, 'measure');
		if (measure !== undefined) check(lowering, measure, 'int', scopeOf({}));
		lowering.emitter.emit({ op: 'leave' });
		lowering.routines[index] = { ...lowering.routines[index]!, slots: frame.high };
		const fired = lowering.emitter.code.findIndex(({ op }, at) => at >= entry && op === 'fired');
		lowering.always.push({ id: rule.name, routine: index, source, condition: [entry, fired] });
		code.set(rule, [entry, lowering.emitter.here()]);
	}
	lowering.orderChecks.push({ slot: 'always', ordered, code, isFrozen: false });
}
