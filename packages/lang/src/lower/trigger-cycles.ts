import { visit } from '../expr/walk.ts';
import type { Expr } from '../ir/index.ts';
import { get } from '../link/datum.ts';
import { declsOf } from '../link/ruleset.ts';
import { type Emission, type Unit, report } from './unit.ts';

/**
 * Refuses circles of rules that cause one another's events. A circle is fine where a rule on it has a limit,
 * or where a rule answers only other causes than the one it gives.
 */
export function checkTriggers(unit: Unit): void {
	const triggers = unit.triggers.map((t) => ({
		...t,
		rule: declsOf(unit.ruleSet, 'rules').find((d) => d.name === t.id)!,
	}));
	const isBounded = (id: string): boolean => {
		const rule = triggers.find((t) => t.id === id)!.rule;
		return (
			get(rule.datum, 'limit') !== undefined || get(get(rule.datum, 'on'), 'once') !== undefined
		);
	};
	const next = new Map<string, string[]>();
	for (const t of triggers) {
		const caused = unit.emissions.filter((e) => e.owner === t.id && !answersOthers(e, t.event));
		const events = new Set(caused.map((e) => e.event));
		next.set(
			t.id,
			isBounded(t.id) ? [] : triggers.filter((o) => events.has(o.event)).map((o) => o.id),
		);
	}
	const done = new Set<string>();
	const open: string[] = [];
	const visitRule = (id: string): void => {
		if (done.has(id)) return;
		if (open.includes(id)) {
			const path = [...open.slice(open.indexOf(id)), id];
			const { rule } = triggers.find((t) => t.id === id)!;
			report(unit, get(rule.datum, 'id') ?? rule.datum, 'RULE-CYCLE', { what: 'events', path });
			return;
		}
		open.push(id);
		for (const other of next.get(id) ?? []) visitRule(other);
		open.pop();
		done.add(id);
	};
	for (const t of triggers) visitRule(t.id);
}

/** The rule hears the event it causes, but not with the cause it gives: `e.cause != own`. */
function answersOthers(e: Emission, heard: string): boolean {
	if (e.event !== heard || e.cause === undefined) return false;
	return e.guards.some((g) => conjuncts(g).some((c) => excludes(c, e.cause!)));
}

function conjuncts(e: Expr): Expr[] {
	return e.op === 'binary' && e.name === '&&' ? [...conjuncts(e.left), ...conjuncts(e.right)] : [e];
}

function excludes(e: Expr, cause: number): boolean {
	if (e.op !== 'binary' || e.name !== '!=') return false;
	let asks = false;
	let names = false;
	visit(e, (x) => {
		if (x.op === 'call' && x.fn === 'event.cause') asks = true;
		if (x.op === 'const' && x.type === 'enum:cause' && x.value === cause) names = true;
	});
	return asks && names;
}
