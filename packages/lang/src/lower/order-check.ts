import { diagnose, hasErrors, limits } from '@tilewright/schema';
import type { Expr, Tie as PinnedTie } from '../ir/index.ts';
import { overlap, regionKey } from '../ir/state.ts';
import { type SourcedValue, get, itemsOf, textsOf } from '../link/sourced-value.ts';
import { knowsPack, packsApart } from '../link/pack-order.ts';
import { type Decl, type Orderable, declOf } from '../link/ruleset.ts';
import { type Access, accessOf, conflict } from './access.ts';
import { conditionOf, excludeEachOther } from './exclusive.ts';
import { groupTies } from './group-ties.ts';
import { layerTies } from './layer-ties.ts';
import type { Ordered } from './order.ts';
import { localKindsOf } from './local-kinds.ts';
import { pieceFactsOf } from './piece-facts.ts';
import {
	type KindScope,
	type Kinds,
	intersectionOf,
	kindsOf,
	kindsWhereEvent,
	textOfKinds,
} from './piece-sets.ts';
import { hasBit } from './precedence.ts';
import { addReads, noReads } from './reads.ts';
import { reasonTies } from './reasons.ts';
import { eventsOf } from './recorded-events.ts';
import { allReturning } from './returning.ts';
import { reasonWords } from './tie-reason.ts';
import { type Tie, findTies } from './ties.ts';
import { checkUndone } from './undone.ts';
import { type LoweringContext, report } from './lowering-context.ts';

/** A range of code: its first program counter, and the one behind its last. */
export type CodeRange = readonly [from: number, to: number];

export interface OrderCheck {
	readonly slot: string;
	readonly ordered: Ordered;
	readonly code: ReadonlyMap<Decl, CodeRange>;
	/** True where rules do not see what their neighbours write. */
	readonly isFrozen: boolean;
}

/** Two declarations of packs that do not know each other whose order shows. */
export interface Meeting extends PinnedTie {
	readonly over: string;
	/** The set-up or house rules say which comes first; else it is the default. */
	readonly isChosen: boolean;
}

export interface FoundOrder {
	readonly order: readonly PinnedTie[];
	readonly meetings: readonly Meeting[];
}

/**
 * Looks for declarations whose order shows and was not said. Inside a pack, and towards packs that it uses, that is an error.
 * Between packs that do not know each other it is a warning: the set-up has a default, which is returned.
 */
export function checkOrder(lowering: LoweringContext): FoundOrder {
	const pinned: PinnedTie[] = [];
	const meetings: Meeting[] = [];
	const found: Found = { pinned, meetings };
	if (hasErrors(lowering.diagnostics.shown)) return { order: pinned, meetings };
	for (const check of lowering.orderChecks)
		for (const tie of tiesOf(lowering, check))
			reportTie(lowering, check.slot, check.ordered, tie, found);
	for (const tie of insertTies(lowering))
		reportTie(lowering, `timeline ${tie.slot}`, undefined, tie, found);
	for (const tie of keyTies(lowering)) reportTie(lowering, 'owners', undefined, tie, found);
	for (const { slot, ordered, tie } of reasonTies(lowering))
		reportTie(lowering, slot, ordered, tie, found);
	for (const { slot, ordered, tie } of groupTies(lowering))
		reportTie(lowering, slot, ordered, tie, found);
	for (const { slot, ordered, tie } of layerTies(lowering.ruleSet, lowering.symbols.layers.checks))
		reportTie(lowering, slot, ordered, tie, found, 'LAYER-TIE');
	checkUndone(lowering, lowering.symbols.layers.undone);
	checkReplacements(lowering, pinned);
	return { order: pinned, meetings };
}

interface Found {
	readonly pinned: PinnedTie[];
	readonly meetings: Meeting[];
}

function keyTies(lowering: LoweringContext): Tie[] {
	return lowering.ownerKeys.flatMap((keys) =>
		keys.flatMap((second, k) =>
			keys
				.slice(0, k)
				.filter((first) => !areOfOtherKinds(lowering, first, second))
				.map((first) => ({ first, second, over: { text: 'owner' } as const })),
		),
	);
}

function areOfOtherKinds(lowering: LoweringContext, a: Decl, b: Decl): boolean {
	const kinds = new Set(lowering.symbols.kinds.map((k) => k.id));
	const [own, other] = [a, b].map((d) => textsOf(get(d.datum, 'of')));
	if (own!.length === 0 || other!.length === 0) return false;
	return (
		[...own!, ...other!].every((id) => kinds.has(id)) && !own!.some((id) => other!.includes(id))
	);
}

/** Refuses two replacements of one event that can both apply: the first would silently undo the second. */
function checkReplacements(lowering: LoweringContext, pinned: PinnedTie[]): void {
	for (const [event, ordered] of lowering.replacements) {
		const { rules, numbers, ancestors, declaredAncestors } = ordered;
		if (numbers === undefined || ancestors === undefined || declaredAncestors === undefined)
			continue;
		const tests = rules.map((rule) => conditionOf(lowering, rule));
		let shown = 0;
		rules.forEach((second, k) => {
			for (let i = 0; i < k && shown < limits.diagnosticsPerFile; i++) {
				const first = rules[i]!;
				if (hasBit(declaredAncestors().row(numbers[k]!), numbers[i]!)) continue;
				if (excludeEachOther(tests[i]!, tests[k]!)) continue;
				// where both only keep the operation from happening, it does not matter which of them does
				if (doesNothing(first) && doesNothing(second)) continue;
				const slot = `replace ${event}`;
				if (hasBit(ancestors().row(numbers[k]!), numbers[i]!))
					pinned.push({ slot, first: first.name, then: second.name });
				else {
					shown++;
					report(lowering, get(second.datum, 'id') ?? second.datum, 'ORDER-UNDONE', {
						event,
						first: first.name,
						second: second.name,
					});
				}
			}
		});
	}
}

function doesNothing(rule: Decl): boolean {
	return itemsOf(get(rule.datum, 'do')).length === 0;
}

interface FoundTie extends Tie {
	readonly through?: readonly string[];
}

function tiesOf(
	lowering: LoweringContext,
	{ slot, ordered, code, isFrozen }: OrderCheck,
): FoundTie[] {
	const { rules, numbers, declaredAncestors } = ordered;
	if (numbers === undefined || declaredAncestors === undefined || rules.length < 2) return [];
	const order = { rules, numbers, ancestors: declaredAncestors };
	const own = new Map<Decl, Access>();
	const woken = new Map<Decl, Access>();
	for (const rule of rules) {
		const range = code.get(rule)!;
		own.set(rule, { ...accessOfRule(lowering, range), isAskedAgain: slot === 'always' });
		woken.set(rule, accessOfEvents(lowering, emittedBy(lowering, range)));
	}
	const found = findTies(order, own, isFrozen, limits.findings);
	const key = ({ first, second }: Tie): string => `${first.name} ${second.name}`;
	const known = new Set(found.map(key));
	const later = findTies(order, woken, false, limits.findings).filter((t) => !known.has(key(t)));
	const packsWoken = (rule: Decl): string[] =>
		triggersOf(lowering, emittedBy(lowering, code.get(rule)!)).map((t) => packOf(lowering, t.id));
	return [
		...found,
		...later.map((tie) => ({
			...tie,
			through: [...new Set([...packsWoken(tie.first), ...packsWoken(tie.second)])],
		})),
	];
}

function packOf({ ruleSet }: LoweringContext, rule: string): string {
	return declOf(ruleSet, 'rules', rule)?.pack ?? '';
}

function accessOfRule(lowering: LoweringContext, range: CodeRange): Access {
	const access = accessOf(lowering, ...range);
	const kept = triggersOf(lowering, emittedBy(lowering, range)).flatMap((t) => t.before);
	if (kept.length === 0) return access;
	const reads = noReads();
	const facts = pieceFactsOf(lowering);
	for (const { value } of kept)
		addReads(lowering, facts, reads, value, { temps: new Map(), locals: new Map() });
	const more = [...reads.regions.values()];
	const all = [...access.reads, ...more];
	const returning = allReturning([access.returning, { more, fewer: more }]);
	return {
		...access,
		reads: all,
		guarded: new Map(),
		...(returning === undefined ? {} : { returning }),
	};
}

interface Emitted {
	readonly event: string;
	readonly cause?: number;
	readonly kinds: Kinds;
}

type EmittedEvents = ReadonlyMap<string, Emitted>;

function emittedBy(lowering: LoweringContext, [from, to]: CodeRange): EmittedEvents {
	const found = new Map<string, Emitted>();
	if (lowering.triggers.length === 0) return found;
	const waited = new Set(lowering.triggers.map((t) => t.event));
	const { piecesJoin } = lowering.tables;
	const code = lowering.emitter.code.slice(from, to);
	const facts = pieceFactsOf(lowering);
	let scope: KindScope | undefined;
	for (const instr of code)
		for (const event of eventsOf(instr, piecesJoin)) {
			if (!waited.has(event)) continue;
			let kinds: Kinds;
			if ('pieces' in instr && (event === 'moved' || event === 'returned')) {
				scope ??= localKindsOf(facts, code, (i) => lowering.decisions[i]!.alternatives);
				kinds = kindsOf(facts, instr.pieces, scope);
			}
			const cause = 'cause' in instr ? instr.cause : undefined;
			const emitted = { event, kinds, ...(cause === undefined ? {} : { cause }) };
			found.set(`${event} ${cause ?? '*'} ${textOfKinds(kinds)}`, emitted);
		}
	return found;
}

const triggersByEvents = perUnit(() => new Map<string, LoweringContext['triggers']>());

/** The rules that wait for events; a rule that wants another cause, or pieces of other kinds, is not woken. */
function triggersOf(
	lowering: LoweringContext,
	emitted: EmittedEvents,
): LoweringContext['triggers'] {
	if (emitted.size === 0) return [];
	const key = [...emitted.keys()].sort().join();
	const known = triggersByEvents(lowering);
	let found = known.get(key);
	if (found === undefined) {
		found = lowering.triggers.filter((t) => {
			const wanted = awaitedCauses(lowering).get(t.id);
			const kinds = awaitedKinds(lowering).get(t.id);
			return [...emitted.values()].some(
				(e) =>
					e.event === t.event &&
					wanted !== 'none' &&
					(wanted === undefined || e.cause === undefined || e.cause === wanted) &&
					intersectionOf(e.kinds, kinds)?.size !== 0,
			);
		});
		known.set(key, found);
	}
	return found;
}

/** The cause for which each rule waits, where it wants a single one; `none` where this set-up lacks that cause. */
const awaitedCauses = perUnit((lowering: LoweringContext): ReadonlyMap<string, number | 'none'> => {
	const out = new Map<string, number | 'none'>();
	for (const { id } of lowering.triggers) {
		const first = lowering.emitter.code[lowering.triggerCode.get(id)![0]];
		const cause = first?.op === 'unless' ? causeIn(first.test) : undefined;
		if (cause !== undefined) out.set(id, cause);
	}
	return out;
});

const awaitedKinds = perUnit((lowering: LoweringContext): ReadonlyMap<string, Kinds> => {
	const facts = pieceFactsOf(lowering);
	const out = new Map<string, Kinds>();
	for (const { id } of lowering.triggers) {
		const first = lowering.emitter.code[lowering.triggerCode.get(id)![0]];
		if (first?.op === 'unless') out.set(id, kindsWhereEvent(facts, first.test));
	}
	return out;
});

function causeIn(test: Expr): number | 'none' | undefined {
	if (test.op === 'const') return test.value === 0 ? 'none' : undefined;
	if (test.op !== 'binary') return undefined;
	if (test.name === '&&') return causeIn(test.left) ?? causeIn(test.right);
	if (test.name !== '==' || test.left.op !== 'call' || test.left.fn !== 'event.cause')
		return undefined;
	return test.right.op === 'const' ? test.right.value : undefined;
}

const accessByEvents = perUnit(() => new Map<string, Access>());

function accessOfEvents(lowering: LoweringContext, first: EmittedEvents): Access {
	const emitted = new Map(first);
	const all = new Set<LoweringContext['triggers'][number]>();
	for (let size = -1; size !== emitted.size;) {
		size = emitted.size;
		for (const trigger of triggersOf(lowering, emitted)) {
			if (all.has(trigger)) continue;
			all.add(trigger);
			for (const [text, next] of emittedBy(lowering, lowering.triggerCode.get(trigger.id)!))
				emitted.set(text, next);
		}
	}
	const key = [...emitted.keys()].sort().join();
	const known = accessByEvents(lowering);
	let access = known.get(key);
	if (access === undefined) {
		const found = [...all].map((t) => accessOf(lowering, ...lowering.triggerCode.get(t.id)!));
		known.set(key, (access = mergedAccess(found)));
	}
	return access;
}

/** Makes something of a unit when it is first needed. All code must be written by then. */
function perUnit<T>(make: (lowering: LoweringContext) => T): (lowering: LoweringContext) => T {
	const made = new WeakMap<LoweringContext, { readonly value: T }>();
	return (lowering) => {
		let known = made.get(lowering);
		if (known === undefined) made.set(lowering, (known = { value: make(lowering) }));
		return known.value;
	};
}

export function mergedAccess(all: readonly Access[]): Access {
	const reads = new Map(all.flatMap((a) => a.reads).map((r) => [regionKey(r), r]));
	const writes = new Map(all.flatMap((a) => a.writes).map((w) => [JSON.stringify(w), w]));
	const returning = allReturning(all.map((a) => a.returning));
	return {
		reads: [...reads.values()],
		writes: [...writes.values()],
		decides: all.some((a) => a.decides),
		guarded: guardedInAll(all),
		...(returning === undefined ? {} : { returning }),
	};
}

function guardedInAll(all: readonly Access[]): ReadonlyMap<string, number> {
	const found = new Map<string, number>();
	for (const { guarded } of all)
		for (const [same, only] of guarded ?? []) {
			const isSafe = all.every(
				(a) =>
					a.guarded?.has(same) === true ||
					!a.reads.some((r) => overlap(r, { part: 'register', only })),
			);
			if (isSafe) found.set(same, only);
		}
	return found;
}

function insertTies(lowering: LoweringContext): (Tie & { readonly slot: string })[] {
	return lowering.ruleSet.insertRuns.flatMap((run) => {
		const accesses = run.map(({ steps }) => {
			const code = steps.flatMap((name) => {
				const range = lowering.stepCode.get(name);
				return range === undefined ? [] : [accessOf(lowering, ...range)];
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

function reportTie(
	lowering: LoweringContext,
	slot: string,
	ordered: Ordered<Orderable> | undefined,
	{ first, second, over, through = [] }: Tie<Orderable> & Pick<FoundTie, 'through'>,
	{ pinned, meetings }: Found,
	refusal: 'ORDER-TIE' | 'LAYER-TIE' = 'ORDER-TIE',
): void {
	const at: SourcedValue = get(second.datum, 'id') ?? second.datum;
	const args = { slot, first: first.name, second: second.name, over: reasonWords(lowering, over) };
	const { ruleSet } = lowering;
	const isKnown = !packsApart(ruleSet, first.pack, second.pack);
	// a rule of a third pack, woken by both, is nothing that their authors could know
	const woken = through.every((pack) =>
		[first, second].some((decl) => knowsPack(ruleSet, decl.pack, pack)),
	);
	if (isKnown && woken) {
		report(lowering, at, refusal, args);
		return;
	}
	const pin = { slot, first: first.name, then: second.name };
	pinned.push(pin);
	// the order of two questions matters little: it is fixed, and no choice is requested
	if ('text' in over && over.text === 'bothAsk') return;
	const isChosen = isPinned(lowering, ordered, first, second);
	meetings.push({ ...pin, over: args.over, isChosen });
	if (isChosen) return;
	report(lowering, at, 'ORDER-OPEN', args);
}

export function checkPins(lowering: LoweringContext, pinned: readonly PinnedTie[]): void {
	for (const { first, then, place } of lowering.ruleSet.order) {
		if (pinned.some((t) => t.first === first && t.then === then)) continue;
		const args = { first, then };
		if (place !== undefined) report(lowering, place, 'ORDER-UNUSED', args);
		else lowering.diagnostics.push(diagnose('', undefined, 'ORDER-UNUSED', args));
	}
}

function isPinned(
	lowering: LoweringContext,
	ordered: Ordered<Orderable> | undefined,
	first: Orderable,
	second: Orderable,
): boolean {
	if (ordered?.ancestors !== undefined && ordered.numbers !== undefined) {
		const number = (decl: Orderable): number => ordered.numbers![ordered.rules.indexOf(decl)]!;
		return hasBit(ordered.ancestors().row(number(second)), number(first));
	}
	return lowering.ruleSet.order.some((o) => o.first === first.name && o.then === second.name);
}
