import { diagnose, limits } from '@tilewright/schema';
import type { Tie as PinnedTie } from '../ir/index.ts';
import { describeRegion } from '../ir/state.ts';
import { type Datum, get, textsOf } from '../link/datum.ts';
import { packsApart } from '../link/pack-order.ts';
import type { Decl } from '../link/ruleset.ts';
import { type Access, accessOf, bothAsk, conflict } from './access.ts';
import type { Ordered } from './order.ts';
import { pieceFactsOf } from './piece-facts.ts';
import { hasBit } from './precedence.ts';
import { addReads, noReads } from './reads.ts';
import { excludeEachOther, testsOf } from './exclusive.ts';
import { eventsOf } from './recorded-events.ts';
import { type Tie, findTies } from './ties.ts';
import { type Unit, report } from './unit.ts';

/** Where code begins, and where it has ended. */
export type CodeRange = readonly [from: number, to: number];

/** Rules that are carried out one after the other. */
export interface OrderCheck {
	readonly slot: string;
	readonly ordered: Ordered;
	readonly code: ReadonlyMap<Decl, CodeRange>;
	/** True where rules do not see what their neighbours write. */
	readonly isFrozen: boolean;
}

/**
 * Looks for declarations whose order shows and was not said. Inside a pack, and towards packs that it uses, that is an error.
 * Between packs that do not know each other it is a warning: the set-up has a default, which is returned.
 */
export function checkOrder(unit: Unit): PinnedTie[] {
	// what is wrong otherwise is told first, and nothing is played
	if (unit.diagnostics.length > 0) return [];
	const pinned: PinnedTie[] = [];
	for (const check of unit.orderChecks)
		for (const tie of tiesOf(unit, check)) tell(unit, check.slot, check.ordered, tie, pinned);
	for (const tie of insertTies(unit)) tell(unit, `timeline ${tie.slot}`, undefined, tie, pinned);
	for (const tie of keyTies(unit)) tell(unit, 'owners', undefined, tie, pinned);
	checkReplacements(unit, pinned);
	return pinned;
}

/** Keys of owners that stand at one place and can speak of one feature. */
function keyTies(unit: Unit): Tie[] {
	return unit.ownerKeys.flatMap((keys) =>
		keys.flatMap((second, k) =>
			keys
				.slice(0, k)
				.filter((first) => !areOfOtherKinds(unit, first, second))
				.map((first) => ({ first, second, over: 'who owns a feature' })),
		),
	);
}

function areOfOtherKinds(unit: Unit, a: Decl, b: Decl): boolean {
	const kinds = new Set(unit.symbols.kinds.map((k) => k.id));
	const [own, other] = [a, b].map((d) => textsOf(get(d.datum, 'of')));
	if (own!.length === 0 || other!.length === 0) return false;
	return (
		[...own!, ...other!].every((id) => kinds.has(id)) && !own!.some((id) => other!.includes(id))
	);
}

/** Refuses two replacements of one event that can both apply: the first would silently undo the second. */
function checkReplacements(unit: Unit, pinned: PinnedTie[]): void {
	for (const [event, ordered] of unit.replacements) {
		const { rules, numbers, ancestors, said } = ordered;
		if (numbers === undefined || ancestors === undefined || said === undefined) continue;
		const tests = rules.map(testsOf);
		let shown = 0;
		rules.forEach((second, k) => {
			for (let i = 0; i < k && shown < limits.diagnosticsPerFile; i++) {
				const first = rules[i]!;
				if (hasBit(said().row(numbers[k]!), numbers[i]!)) continue;
				if (excludeEachOther(tests[i]!, tests[k]!)) continue;
				const slot = `replace ${event}`;
				if (hasBit(ancestors().row(numbers[k]!), numbers[i]!))
					pinned.push({ slot, first: first.name, then: second.name });
				else {
					shown++;
					report(unit, get(second.datum, 'id') ?? second.datum, 'ORDER-UNDONE', {
						event,
						first: first.name,
						second: second.name,
					});
				}
			}
		});
	}
}

/** Ties through what rules do themselves, and through the rules that their events wake after the slot. */
function tiesOf(unit: Unit, { ordered, code, isFrozen }: OrderCheck): Tie[] {
	const { rules, numbers, said } = ordered;
	if (numbers === undefined || said === undefined || rules.length < 2) return [];
	const order = { rules, numbers, ancestors: said };
	const own = new Map<Decl, Access>();
	const woken = new Map<Decl, Access>();
	for (const rule of rules) {
		const range = code.get(rule)!;
		own.set(rule, accessOfRule(unit, range));
		woken.set(rule, accessOfEvents(unit, eventsIn(unit, range)));
	}
	const found = findTies(order, own, isFrozen, limits.findings);
	const key = ({ first, second }: Tie): string => `${first.name} ${second.name}`;
	const known = new Set(found.map(key));
	const later = findTies(order, woken, false, limits.findings).filter((t) => !known.has(key(t)));
	return [...found, ...later];
}

/** The access of a rule, with what is kept for triggers before its operations. */
function accessOfRule(unit: Unit, [from, to]: CodeRange): Access {
	const access = accessOf(unit, from, to);
	const events = eventsIn(unit, [from, to]);
	const kept = unit.triggers.flatMap((t) => (events.has(t.event) ? t.before : []));
	if (kept.length === 0) return access;
	const reads = noReads();
	const facts = pieceFactsOf(unit);
	for (const { value } of kept)
		addReads(unit, facts, reads, value, { temps: new Map(), locals: new Map() });
	return { ...access, reads: [...access.reads, ...reads.regions.values()] };
}

/** The events which a stretch of code may record and for which some rule waits. */
function eventsIn(unit: Unit, [from, to]: CodeRange): ReadonlySet<string> {
	if (unit.triggers.length === 0) return new Set();
	const { piecesJoin } = unit.tables;
	const code = unit.emitter.code.slice(from, to);
	const found = new Set(code.flatMap((instr) => eventsOf(instr, piecesJoin)));
	return new Set(unit.triggers.flatMap((t) => (found.has(t.event) ? t.event : [])));
}

const accessByEvents = perUnit(() => new Map<string, Access>());

/** What rules do that wait for events, with all rules that these wake in turn. */
function accessOfEvents(unit: Unit, first: ReadonlySet<string>): Access {
	const events = new Set(first);
	for (const event of events)
		for (const next of eventsWokenBy(unit).get(event) ?? []) events.add(next);
	const key = [...events].sort().join(' ');
	const known = accessByEvents(unit);
	let access = known.get(key);
	if (access === undefined) {
		const all = unit.triggers.filter((t) => events.has(t.event));
		known.set(
			key,
			(access = mergedAccess(all.map((t) => accessOf(unit, ...unit.triggerCode.get(t.id)!)))),
		);
	}
	return access;
}

/** For each event the events that the rules which wait for it may record. */
const eventsWokenBy = perUnit((unit: Unit): ReadonlyMap<string, ReadonlySet<string>> => {
	const out = new Map<string, Set<string>>();
	for (const { id, event } of unit.triggers) {
		const woken = out.get(event) ?? new Set();
		for (const next of eventsIn(unit, unit.triggerCode.get(id)!)) woken.add(next);
		out.set(event, woken);
	}
	return out;
});

/** Makes something of a unit when it is first needed. All code must be written by then. */
function perUnit<T>(make: (unit: Unit) => T): (unit: Unit) => T {
	const made = new WeakMap<Unit, { readonly value: T }>();
	return (unit) => {
		let known = made.get(unit);
		if (known === undefined) made.set(unit, (known = { value: make(unit) }));
		return known.value;
	};
}

function mergedAccess(all: readonly Access[]): Access {
	const reads = new Map(all.flatMap((a) => a.reads).map((r) => [describeRegion(r), r]));
	const writes = new Map(all.flatMap((a) => a.writes).map((w) => [JSON.stringify(w), w]));
	return {
		reads: [...reads.values()],
		writes: [...writes.values()],
		asks: all.some((a) => a.asks),
	};
}

/** Ties between steps that packs put at one place of the timeline. */
function insertTies(unit: Unit): (Tie & { readonly slot: string })[] {
	return unit.ruleSet.insertRuns.flatMap((run) => {
		const accesses = run.map(({ steps }) => {
			const code = steps.flatMap((name) => {
				const range = unit.stepCode.get(name);
				return range === undefined ? [] : [accessOf(unit, ...range)];
			});
			return mergedAccess(code);
		});
		return run.flatMap((second, k) =>
			run.slice(0, k).flatMap((first, i) => {
				if (first.before.has(second.insert.name) || second.after.has(first.insert.name)) return [];
				const over = conflict(accesses[i]!, accesses[k]!, false);
				if (over === undefined) return [];
				return [{ first: first.insert, second: second.insert, over, slot: first.steps[0] ?? '' }];
			}),
		);
	});
}

function tell(
	unit: Unit,
	slot: string,
	ordered: Ordered | undefined,
	{ first, second, over }: Tie,
	pinned: PinnedTie[],
): void {
	const at: Datum = get(second.datum, 'id') ?? second.datum;
	const args = { slot, first: first.name, second: second.name, over };
	if (!packsApart(unit.ruleSet, first.pack, second.pack)) {
		report(unit, at, 'ORDER-TIE', args);
		return;
	}
	pinned.push({ slot, first: first.name, then: second.name });
	// who answers first decides little: the order is fixed, and nobody is bothered with it
	if (over === bothAsk || isPinned(unit, ordered, first, second)) return;
	report(unit, at, 'ORDER-OPEN', args);
}

/** Notes what the set-up or house rules order and what does not meet in this game. */
export function checkPins(unit: Unit, pinned: readonly PinnedTie[]): void {
	for (const { first, then, place } of unit.ruleSet.order) {
		if (pinned.some((t) => t.first === first && t.then === then)) continue;
		const args = { first, then };
		if (place !== undefined) report(unit, place, 'ORDER-UNUSED', args);
		else unit.diagnostics.push(diagnose('', undefined, 'ORDER-UNUSED', args));
	}
}

/** Tells whether the set-up or house rules say the order of two declarations. */
function isPinned(unit: Unit, ordered: Ordered | undefined, first: Decl, second: Decl): boolean {
	if (ordered?.ancestors !== undefined && ordered.numbers !== undefined) {
		const number = (decl: Decl): number => ordered.numbers![ordered.rules.indexOf(decl)]!;
		return hasBit(ordered.ancestors().row(number(second)), number(first));
	}
	return unit.ruleSet.order.some((o) => o.first === first.name && o.then === second.name);
}
