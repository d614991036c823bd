import { type Datum, compareIds, get, itemsOf, textOf, textsOf } from '../link/datum.ts';
import { nearest } from '../link/nearest.ts';
import { type Decl, declsOf } from '../link/ruleset.ts';
import { type Access, conflict } from './access.ts';
import { type Unit, report } from './unit.ts';

/** The rules of a slot in order, and which of them an `after` puts before which. */
export interface Ordered {
	readonly rules: readonly Decl[];
	/** Whether the author said which of the two comes first. */
	isSaid(a: Decl, b: Decl): boolean;
}

/** Orders the rules of one slot: `after` first, else by pack, then by id. Circles are refused. */
export function orderRules(unit: Unit, rules: readonly Decl[]): Ordered {
	const packs = new Map(unit.ruleSet.packs.map((p, i) => [p.name, i]));
	const place = (d: Decl): number => packs.get(d.pack) ?? packs.size;
	const base = [...rules].sort((a, b) => place(a) - place(b) || compareIds(a.name, b.name));
	const before = new Map<Decl, Set<Decl>>(base.map((d) => [d, new Set<Decl>()]));
	for (const rule of base)
		for (const item of itemsOf(get(rule.datum, 'after'))) {
			const ref = textOf(item) ?? '';
			const found = base.filter((d) => d !== rule && isMeant(d, ref, rule));
			for (const d of found) before.get(rule)!.add(d);
			if (found.length === 0 && !isKnown(unit, ref)) {
				const near = nearest(
					ref,
					declsOf(unit.ruleSet, 'rules').flatMap((d) => [d.id, d.name]),
				);
				report(unit, item, 'RULE-AFTER', { ref, near });
			}
		}
	const out: Decl[] = [];
	const open: Decl[] = [];
	const visit = (rule: Decl): void => {
		if (out.includes(rule)) return;
		if (open.includes(rule)) {
			const path = [...open.slice(open.indexOf(rule)), rule].map((d) => d.name);
			report(unit, rule.datum, 'RULE-CYCLE', { what: 'after', path });
			return;
		}
		open.push(rule);
		for (const d of base) if (before.get(rule)!.has(d)) visit(d);
		open.pop();
		out.push(rule);
	};
	for (const rule of base) visit(rule);
	const reaches = (a: Decl, b: Decl, seen = new Set<Decl>()): boolean => {
		if (seen.has(a)) return false;
		seen.add(a);
		for (const d of before.get(a) ?? []) if (d === b || reaches(d, b, seen)) return true;
		return false;
	};
	return { rules: out, isSaid: (a, b) => reaches(a, b) || reaches(b, a) };
}

/** `after` names a rule by id or by a tag; an id without a pack means the own pack first. */
function isMeant(d: Decl, ref: string, from: Decl): boolean {
	if (d.name === ref) return true;
	if (textsOf(get(d.datum, 'tags')).includes(ref)) return true;
	return d.id === ref && (d.pack === from.pack || !ref.includes('.'));
}

/** A rule of another pack that is not here is no mistake. */
function isKnown(unit: Unit, ref: string): boolean {
	if (ref.includes('.')) return true;
	const gone = unit.ruleSet.absent.get('rules');
	return gone?.has(ref) === true || declsOf(unit.ruleSet, 'rules').some((d) => d.id === ref);
}

/** Reports every pair of rules of a slot whose order shows and was not said. */
export function reportTies(
	unit: Unit,
	slot: string,
	ordered: Ordered,
	access: ReadonlyMap<Decl, Access>,
	isFrozen: boolean,
): void {
	ordered.rules.forEach((b, i) => {
		for (const a of ordered.rules.slice(0, i)) {
			if (ordered.isSaid(a, b)) continue;
			const found = conflict(access.get(a)!, access.get(b)!, isFrozen);
			if (found === undefined) continue;
			const at: Datum = get(b.datum, 'id') ?? b.datum;
			report(unit, at, 'ORDER-TIE', { slot, first: a.name, second: b.name, over: found });
		}
	});
}
