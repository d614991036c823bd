import type { Expr, Instr, Target, ZoneIR } from '../ir/index.ts';
import { declsOf } from '../link/ruleset.ts';
import { type AlternativesOf, localKindsOf } from './local-kinds.ts';
import {
	type KindScope,
	type Kinds,
	type PieceFacts,
	kindsOf,
	unionOf,
	zoneOf,
} from './piece-sets.ts';
import type { LoweringContext } from './lowering-context.ts';

const nothingKnown: KindScope = { temps: new Map(), locals: new Map() };

const facts = new WeakMap<LoweringContext, PieceFacts>();

export function pieceFactsOf(lowering: LoweringContext): PieceFacts {
	let known = facts.get(lowering);
	if (known === undefined) facts.set(lowering, (known = findFacts(lowering)));
	return known;
}

/** Zones, with the kinds of pieces that rules can put into piles. */
export function withTaken(lowering: LoweringContext, zones: readonly ZoneIR[]): ZoneIR[] {
	return zones.map((zone, i) => {
		const kinds = zone.per === 'feature' ? pieceFactsOf(lowering).inZone(i) : undefined;
		return kinds === undefined ? zone : { ...zone, takes: [...kinds].sort((a, b) => a - b) };
	});
}

function findFacts(lowering: LoweringContext): PieceFacts {
	const zones = new Map<number, Kinds>();
	let anywhere: Kinds = new Set();
	const add = (zone: number, kinds: Kinds): void => {
		zones.set(zone, unionOf(zones.has(zone) ? zones.get(zone) : new Set(), kinds));
	};
	lowering.pieces.forEach(({ starts }, kind) => {
		if (starts.in === 'zone') add(starts.zone, new Set([kind]));
	});
	const found: PieceFacts = {
		pieces: lowering.pieces,
		carried: new Set(lowering.pieces.flatMap((p, kind) => (p.at.includes('piece') ? kind : []))),
		joining: undefined,
		hosts: undefined,
		convertedTo: convertedIn(lowering.emitter.code),
		define: (index) => {
			const define = lowering.symbols.functions[index];
			const body = define?.compiled()?.expr;
			return define === undefined || body === undefined ? undefined : { body, slots: define.slots };
		},
		verb: (index) => lowering.verbs[index],
		inZone: (zone) => unionOf(zones.has(zone) ? zones.get(zone) : new Set(), anywhere),
	};
	const locals = ownersWithLocals(lowering);
	const moves = lowering.emitter.code.flatMap((instr) => movedTo(instr));
	const size = (kinds: Kinds): number => kinds?.size ?? Infinity;
	// kinds are only added, so it ends
	for (let isChanged = true; isChanged;) {
		isChanged = false;
		const scopes = new Map<string, KindScope>();
		for (const { pieces, from, to, written } of moves) {
			const source = from === undefined ? undefined : zoneOf(from);
			const kinds =
				pieces !== undefined
					? kindsOf(found, pieces, scopeOf(written, scopes))
					: source === undefined
						? undefined
						: found.inZone(source);
			const zone = zoneOf(to);
			const before = zone === undefined ? anywhere : found.inZone(zone);
			if (zone === undefined) anywhere = unionOf(anywhere, kinds);
			else add(zone, kinds);
			const after = zone === undefined ? anywhere : found.inZone(zone);
			if (size(after) !== size(before)) isChanged = true;
		}
	}
	function scopeOf(written: number | undefined, scopes: Map<string, KindScope>): KindScope {
		const owner = written === undefined ? undefined : lowering.sources[written]?.id;
		const code = owner === undefined ? undefined : locals.get(owner);
		if (owner === undefined || code === undefined) return nothingKnown;
		let scope = scopes.get(owner);
		if (scope === undefined)
			scopes.set(owner, (scope = localKindsOf(found, code, alternativesOf(lowering, owner))));
		return scope;
	}
	const known: PieceFacts = { ...found, known: new Map() };
	const scopes = new Map<string, KindScope>();
	const scopeAt = (at: number | undefined): KindScope => scopeOf(at, scopes);
	return {
		...known,
		joining: joiningKinds(lowering, known, scopeAt),
		hosts: hostKinds(lowering, known, scopeAt),
	};
}

/**
 * The code of each declaration by its name, where every local that it reads is set there. What is done instead of an operation reads
 * locals of others, and a routine with arguments is given some.
 */
function ownersWithLocals(lowering: LoweringContext): Map<string, Instr[]> {
	const { ruleSet, routines, sources, emitter } = lowering;
	const others = new Set([
		...declsOf(ruleSet, 'replace').map((decl) => decl.name),
		...routines.flatMap(({ id, params }) => (params.length > 0 ? [id] : [])),
	]);
	const found = new Map<string, Instr[]>();
	for (const instr of emitter.code) {
		// the alternatives of a decision belong to several actions
		const all =
			instr.op === 'decide'
				? lowering.decisions[instr.decision]!.alternatives.map((a) => a.source)
				: [instr.source ?? -1];
		for (const owner of new Set(all.map((source) => sources[source]?.id)))
			if (owner !== undefined && !others.has(owner)) {
				const code = found.get(owner);
				if (code === undefined) found.set(owner, [instr]);
				else code.push(instr);
			}
	}
	return found;
}

function alternativesOf({ decisions, sources }: LoweringContext, owner: string): AlternativesOf {
	return (decision) =>
		decisions[decision]!.alternatives.filter((a) => sources[a.source]?.id === owner);
}

export function convertedIn(code: readonly Instr[]): ReadonlySet<number> {
	return new Set(code.flatMap((instr) => (instr.op === 'convert' ? instr.kind : [])));
}

function joiningKinds(
	lowering: LoweringContext,
	found: PieceFacts,
	scopeAt: (written: number | undefined) => KindScope,
): Kinds {
	let joining: Kinds = new Set();
	for (const instr of lowering.emitter.code) {
		const by =
			instr.op === 'link' || instr.op === 'link-end' || instr.op === 'add-segment'
				? instr.by
				: undefined;
		if (by !== undefined) joining = unionOf(joining, kindsOf(found, by, scopeAt(instr.source)));
	}
	return joining;
}

function hostKinds(
	lowering: LoweringContext,
	found: PieceFacts,
	scopeAt: (written: number | undefined) => KindScope,
): Kinds {
	let hosts: Kinds = new Set();
	for (const instr of lowering.emitter.code) {
		const at = instr.op === 'place' ? instr.at : targetOf(instr);
		if (at?.type === 'piece') hosts = unionOf(hosts, kindsOf(found, at, scopeAt(instr.source)));
	}
	return hosts;
}

function targetOf(instr: Instr): Expr | undefined {
	const isMove = instr.op === 'move' || instr.op === 'move-under' || instr.op === 'draw';
	return isMove && instr.to.to === 'entity' ? instr.to.at : undefined;
}

interface Move {
	readonly written?: number | undefined;
	readonly pieces?: Expr;
	readonly from?: Expr;
	readonly to: Expr;
}

function movedTo(instr: Instr): Move[] {
	return movesOf(instr).map((move) => ({ ...move, written: instr.source }));
}

function movesOf(instr: Instr): Move[] {
	const zoneAt = (to: Target): Expr[] =>
		to.to === 'entity' && to.at.type === 'zone' ? [to.at] : [];
	switch (instr.op) {
		case 'place':
			return instr.at.type === 'zone' ? [{ pieces: instr.piece, to: instr.at }] : [];
		case 'move':
		case 'move-under':
			return zoneAt(instr.to).map((to) => ({ pieces: instr.pieces, to }));
		case 'draw':
			return zoneAt(instr.to).map((to) => ({ from: instr.from, to }));
		default:
			return [];
	}
}
