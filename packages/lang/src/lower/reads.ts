import { partsOf } from '../expr/walk.ts';
import type { AlternativeIR, Expr } from '../ir/index.ts';
import { type Region, regionKey } from '../ir/state.ts';
import { memberNamed, partsRead } from '../model/members/index.ts';
import {
	type KindScope,
	type Kinds,
	type PieceFacts,
	describeKinds,
	intersectionOf,
	isOfFeatures,
	isOfPieces,
	kindsOf,
	kindsWhere,
	scopeOfArgs,
	textOfKinds,
	unionOf,
	withTemp,
	zoneOf,
} from './piece-sets.ts';
import { asksPowers } from './recursion.ts';
import type { LoweringContext } from './lowering-context.ts';

export interface Reads {
	readonly regions: Map<string, Region>;
	readonly seen: Set<string>;
}

export function noReads(): Reads {
	return { regions: new Map(), seen: new Set() };
}

export function addRegion(reads: Reads, region: Region): void {
	reads.regions.set(regionKey(region), region);
}

export function pieceRegionsOf(kinds: Kinds): Region[] {
	if (kinds === undefined) return [{ part: 'pieces' }];
	return [...kinds].map((only) => ({ part: 'pieces', only }));
}

/** The part of the wave in which features of some kinds stand; one that is converted has two kinds. */
export function waveRegionsOf({ convertedTo }: PieceFacts, kinds: Kinds): Region[] {
	if (kinds === undefined) return [{ part: 'wave' }];
	return [...new Set([...kinds, ...convertedTo])].map((only) => ({ part: 'wave', only }));
}

export function boardRegionsOf({ convertedTo }: PieceFacts, kinds: Kinds): Region[] {
	if (kinds === undefined) return [{ part: 'board' }];
	return [...new Set([...kinds, ...convertedTo])].map((only) => ({ part: 'board', only }));
}

/**
 * Adds what an expression reads. `wanted` are the kinds of pieces in its result on which anything depends: where a filter
 * keeps figures only, it does not matter where coins lie.
 */
export function addReads(
	lowering: LoweringContext,
	facts: PieceFacts,
	reads: Reads,
	e: Expr,
	scope: KindScope,
	wanted: Kinds = undefined,
): void {
	const add = (part: Expr, inner: KindScope = scope, kinds: Kinds = undefined): void =>
		addReads(lowering, facts, reads, part, inner, kinds);
	switch (e.op) {
		case 'register':
			addRegion(reads, { part: 'register', only: e.register });
			break;
		case 'mark':
			// tiles and segments keep the marks they were printed with; those of a feature change as it grows
			if (e.of === 'feature')
				for (const region of boardRegionsOf(facts, kindsOf(facts, e.on, scope)))
					addRegion(reads, region);
			break;
		case 'fold': {
			const narrows = ['filter', 'exists', 'exists_one', 'count'].includes(e.fold);
			const where = narrows ? kindsWhere(facts, e.body, e.slot) : undefined;
			const inner = e.fold === 'filter' ? intersectionOf(wanted, where) : where;
			add(e.on, scope, inner);
			const held = intersectionOf(kindsOf(facts, e.on, scope), inner);
			const through = e.fold === 'map' || e.fold === 'flatMap' ? wanted : undefined;
			add(e.body, withTemp(scope, e.slot, held), through);
			return;
		}
		case 'define':
			addDefine(lowering, facts, reads, e, scope, wanted);
			break;
		case 'can':
			addVerb(lowering, facts, reads, e, scope);
			break;
		case 'possible':
			addAction(lowering, facts, reads, e.action);
			break;
		case 'call': {
			if (asksPowers.has(e.fn))
				addPowers(lowering, facts, reads, kindsOf(facts, e.args[0]!, scope));
			if (ofKinds.has(e.fn)) addCompletion(lowering, facts, reads);
			if (ofDeckSize.has(e.fn)) addDeckSize(lowering, facts, reads);
			if (e.fn === 'relation') {
				addRelation(lowering, facts, reads, e.table?.[0]);
				return;
			}
			for (const region of callRegions(facts, e, scope, wanted)) addRegion(reads, region);
			const inner = memberNamed(e.fn).declared.memberwise === true ? wanted : undefined;
			for (const arg of e.args) add(arg, scope, inner);
			return;
		}
		case 'if':
			add(e.test);
			add(e.then, scope, wanted);
			add(e.else, scope, wanted);
			return;
		case 'in-hand':
			add(e.tile);
			add(e.on, scope, wanted);
			return;
		case 'const':
		case 'none':
		case 'local':
		case 'temp':
		case 'list':
		case 'not':
		case 'neg':
		case 'binary':
		case 'before':
			break;
		default:
			e satisfies never;
	}
	for (const part of partsOf(e)) add(part);
}

export function callRegions(
	facts: PieceFacts,
	e: Extract<Expr, { op: 'call' }>,
	scope: KindScope,
	wanted: Kinds,
): Region[] {
	const parts = partsRead(e.fn, e.args);
	return parts.flatMap((part): Region[] => {
		if (part === 'board') return boardRegionsOf(facts, featuresRead(facts, e, scope, wanted));
		if (part === 'wave') return waveRegionsOf(facts, featuresOf(facts, e, scope, wanted));
		if (part === 'tiles') {
			const only = e.fn === 'zone.tiles' ? zoneOf(e.args[0]) : undefined;
			return [only === undefined ? { part } : { part, only }];
		}
		if (part !== 'pieces') return [{ part }];
		if (ofKinds.has(e.fn)) return [];
		if (e.fn === 'piece.power' && facts.pieces.every((p) => p.power.op === 'const')) return [];
		const [first] = e.args;
		if (e.fn === 'set(piece).majority') return pieceRegionsOf(kindsOf(facts, first!, scope));
		if (first?.type === 'piece' && e.fn !== 'piece.power')
			return pieceRegionsOf(kindsOf(facts, first, scope));
		if (isOfPieces(e)) return pieceRegionsOf(intersectionOf(kindsOf(facts, e, scope), wanted));
		return [{ part }];
	});
}

function featuresOf(
	facts: PieceFacts,
	e: Extract<Expr, { op: 'call' }>,
	scope: KindScope,
	wanted: Kinds,
): Kinds {
	if (isOfFeatures(e)) return intersectionOf(kindsOf(facts, e, scope), wanted);
	const [first] = e.args;
	return first?.type === 'feature' ? kindsOf(facts, first, scope) : undefined;
}

function featuresRead(
	facts: PieceFacts,
	e: Extract<Expr, { op: 'call' }>,
	scope: KindScope,
	wanted: Kinds,
): Kinds {
	if (askOthers.has(e.fn)) return undefined;
	if (e.fn === 'pair.a' || e.fn === 'pair.b') return e.type === 'feature' ? undefined : new Set();
	const [first, ...more] = e.args;
	const isOf = first?.type === 'feature' && more.length === 0;
	const given = isOf ? kindsOf(facts, first, scope) : undefined;
	if (e.type !== 'feature' && e.type !== 'set(feature)') return given;
	const found = intersectionOf(kindsOf(facts, e, scope), wanted);
	if (isOf) return unionOf(given, found);
	return ofAllFeatures.has(e.fn) ? found : undefined;
}

const askOthers: ReadonlySet<string> = new Set([
	'feature.complete',
	'feature.reach',
	'feature.owners',
	'feature.worth',
]);

const ofAllFeatures: ReadonlySet<string> = new Set(['features', 'features(set(kind))']);

const ofKinds: ReadonlySet<string> = new Set(['feature.complete', 'feature.reach']);

function addCompletion(lowering: LoweringContext, facts: PieceFacts, reads: Reads): void {
	const nothing: KindScope = { temps: new Map(), locals: new Map() };
	if (!isNew(reads, 'completion', nothing, undefined)) return;
	for (const { complete, reach } of lowering.kinds)
		for (const part of [complete, reach])
			if (part !== undefined) addReads(lowering, facts, reads, part, nothing);
}

function addRelation(lowering: LoweringContext, facts: PieceFacts, reads: Reads, index = -1): void {
	const nothing: KindScope = { temps: new Map(), locals: new Map() };
	const found = lowering.relations[index];
	if (found === undefined || !isNew(reads, `relation ${index}`, nothing, undefined)) return;
	const { a, b, where } = found;
	// a round of a wave keeps its pairs
	addRegion(reads, { part: 'wave' });
	if (a.type === 'feature' || b.type === 'feature') addRegion(reads, { part: 'board' });
	addReads(lowering, facts, reads, a.among, nothing);
	const first = withTemp(nothing, a.slot, kindsOf(facts, a.among, nothing));
	addReads(lowering, facts, reads, b.among, first);
	const both = withTemp(first, b.slot, kindsOf(facts, b.among, first));
	if (where !== undefined) addReads(lowering, facts, reads, where, both);
}

const ofDeckSize: ReadonlySet<string> = new Set(['deck.size', 'deck.empty']);

function addDeckSize(lowering: LoweringContext, facts: PieceFacts, reads: Reads): void {
	const nothing: KindScope = { temps: new Map(), locals: new Map() };
	const { size } = lowering.deck;
	if (size === undefined || !isNew(reads, 'deck size', nothing, undefined)) return;
	addReads(lowering, facts, reads, size, nothing);
}

function addPowers(lowering: LoweringContext, facts: PieceFacts, reads: Reads, kinds: Kinds): void {
	const nothing: KindScope = { temps: new Map(), locals: new Map() };
	if (!isNew(reads, 'powers', nothing, kinds)) return;
	facts.pieces.forEach(({ power }, kind) => {
		if (kinds === undefined || kinds.has(kind)) addReads(lowering, facts, reads, power, nothing);
	});
}

function addDefine(
	lowering: LoweringContext,
	facts: PieceFacts,
	reads: Reads,
	e: Extract<Expr, { op: 'define' }>,
	scope: KindScope,
	wanted: Kinds,
): void {
	const found = facts.define(e.define);
	if (found === undefined) return;
	const inner = scopeOfArgs(facts, found.slots, e.args, scope);
	if (!isNew(reads, `define ${e.define}`, inner, isOfPieces(e) ? wanted : undefined)) return;
	addReads(lowering, facts, reads, found.body, inner, isOfPieces(e) ? wanted : undefined);
}

function addVerb(
	lowering: LoweringContext,
	facts: PieceFacts,
	reads: Reads,
	e: Extract<Expr, { op: 'can' }>,
	scope: KindScope,
): void {
	const verb = lowering.verbs[e.verb];
	const isHelped = lowering.ruleSet.sections.get('assists')!.size > 0;
	// a helper may stand in the supply, and a tile is laid from the hand
	if (verb === undefined || isHelped || verb.params.some((p) => p.type === 'placement'))
		for (const part of ['pieces', 'board', 'hand'] as const) addRegion(reads, { part });
	if (verb === undefined) return;
	const slots = verb.params.map((p) => p.slot);
	const inner = scopeOfArgs(facts, slots, e.args, scope);
	if (!isNew(reads, `verb ${e.verb}`, inner, undefined)) return;
	for (const { when, that, allowed } of [...verb.require, ...verb.forbid])
		for (const part of [when, that, ...allowed.map((a) => a.when)])
			if (part !== undefined) addReads(lowering, facts, reads, part, inner);
}

function addAction(
	lowering: LoweringContext,
	facts: PieceFacts,
	reads: Reads,
	action: number,
): void {
	for (const part of ['pieces', 'board', 'hand'] as const) addRegion(reads, { part });
	const nothing: KindScope = { temps: new Map(), locals: new Map() };
	if (!isNew(reads, `action ${action}`, nothing, undefined)) return;
	for (const { decision, alternative } of lowering.actions[action]?.at ?? []) {
		const found = lowering.decisions[decision]?.alternatives[alternative];
		if (found === undefined) continue;
		for (const part of partsOfAlternative(found)) addReads(lowering, facts, reads, part, nothing);
		if (found.limit !== undefined) addRegion(reads, { part: 'limit', only: found.limit });
	}
}

function partsOfAlternative(a: AlternativeIR): Expr[] {
	return [
		...a.lets.map((l) => l.value),
		...(a.when === undefined ? [] : [a.when]),
		...a.variables.flatMap(({ domain }) =>
			'among' in domain ? [domain.among] : [domain.from, domain.to],
		),
		...(a.where === undefined ? [] : [a.where]),
	];
}

function isNew(reads: Reads, what: string, scope: KindScope, wanted: Kinds): boolean {
	const key = `${what} (${describeKinds(scope)}) ${textOfKinds(wanted)}`;
	if (reads.seen.has(key)) return false;
	reads.seen.add(key);
	return true;
}
