import { limits } from '@tilewright/schema';
import { visit } from '../expr/walk.ts';
import type { Expr } from '../ir/index.ts';
import { get } from '../link/sourced-value.ts';
import { groupBy } from '../link/group-by.ts';
import { type Decl, declsOf } from '../link/ruleset.ts';
import { circlesOf } from './circles.ts';
import { type Emission, type LoweringContext, report } from './lowering-context.ts';

/**
 * Refuses circles of rules that cause one another's events. A circle is fine where a rule on it has a limit,
 * or where a rule answers only other causes than the one it gives.
 */
export function checkTriggers(lowering: LoweringContext): void {
	const rules = new Map(declsOf(lowering.ruleSet, 'rules').map((d) => [d.name, d]));
	const listeners = groupBy(lowering.triggers, (t) => event(t.event));
	const eventOf = new Map(lowering.triggers.map((t) => [t.id, t.event]));
	const emissions = groupBy(lowering.emissions, (e) => e.owner);
	const isBounded = ({ datum }: Decl): boolean =>
		get(datum, 'limit') !== undefined || get(get(datum, 'on'), 'once') !== undefined;
	const next = (node: string): Iterable<string> => {
		const waiting = listeners.get(node);
		if (waiting !== undefined) return waiting.map((t) => t.id);
		const rule = rules.get(node);
		const awaited = eventOf.get(node);
		if (rule === undefined || awaited === undefined || isBounded(rule)) return [];
		const caused = (emissions.get(node) ?? []).filter((e) => !answersOthers(e, awaited));
		return new Set(caused.map((e) => event(e.event)));
	};
	const circles = circlesOf(eventOf.keys(), next, limits.diagnosticsPerFile);
	for (const circle of circles) {
		const names = circle.slice(1).filter((node) => rules.has(node));
		const path = [names.at(-1)!, ...names];
		const { datum } = rules.get(path[0]!)!;
		report(lowering, get(datum, 'id') ?? datum, 'RULE-CYCLE', { what: 'events', path });
	}
}

/** The node of an event; no rule is called so. */
function event(name: string): string {
	return `on ${name}`;
}

/** The rule hears the event it causes, but not with the cause it gives: `e.cause != own`. */
function answersOthers(e: Emission, awaited: string): boolean {
	if (e.event !== awaited || e.cause === undefined) return false;
	return e.guards.some((g) => conjuncts(g).some((c) => excludes(c, e.cause!)));
}

function conjuncts(e: Expr): Expr[] {
	return e.op === 'binary' && e.name === '&&' ? [...conjuncts(e.left), ...conjuncts(e.right)] : [e];
}

function excludes(e: Expr, cause: number): boolean {
	if (e.op !== 'binary' || e.name !== '!=') return false;
	let readsCause = false;
	let names = false;
	visit(e, (x) => {
		if (x.op === 'call' && x.fn === 'event.cause') readsCause = true;
		if (x.op === 'const' && x.type === 'enum:cause' && x.value === cause) names = true;
	});
	return readsCause && names;
}
