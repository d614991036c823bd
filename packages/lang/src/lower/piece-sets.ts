import type { Expr, PieceKindIR, VerbIR } from '../ir/index.ts';
import { memberNamed } from '../model/members/index.ts';

/** Kinds of pieces, or of features, by index; undefined stands for any kind. */
export type Kinds = ReadonlySet<number> | undefined;

/** The kinds that variables can hold. A slot that is missing can hold any. */
export interface KindScope {
	readonly temps: ReadonlyMap<number, Kinds>;
	readonly locals: ReadonlyMap<number, Kinds>;
}

export interface PieceFacts {
	readonly pieces: readonly Pick<PieceKindIR, 'perSeat' | 'power'>[];
	define(index: number): { readonly body: Expr; readonly slots: readonly number[] } | undefined;
	verb(index: number): Pick<VerbIR, 'params' | 'require'> | undefined;
	/** Kinds that defines were found to give; absent while more may be found. */
	readonly known?: Map<string, Kinds>;
	readonly carried: ReadonlySet<number>;
	readonly hosts: Kinds;
	/** The kinds that bear links or segments, so that the board changes as they move. */
	readonly joining: Kinds;
	readonly convertedTo: ReadonlySet<number>;
	inZone(zone: number): Kinds;
}

const none: Kinds = new Set<number>();

const nothingKnown: KindScope = { temps: new Map(), locals: new Map() };

export function unionOf(a: Kinds, b: Kinds): Kinds {
	return a === undefined || b === undefined ? undefined : new Set([...a, ...b]);
}

export function intersectionOf(a: Kinds, b: Kinds): Kinds {
	if (a === undefined) return b;
	if (b === undefined) return a;
	return new Set([...a].filter((kind) => b.has(kind)));
}

export function isOfPieces({ type }: Expr): boolean {
	return ['piece', 'piece-kind', 'set(piece)', 'set(piece-kind)'].includes(type);
}

export function isOfFeatures({ type }: Expr): boolean {
	return ['feature', 'kind', 'set(feature)', 'set(kind)'].includes(type);
}

export function zoneOf(e: Expr | undefined): number | undefined {
	return e?.op === 'call' && e.fn === 'zone' ? e.table?.[0] : undefined;
}

/**
 * The kinds of pieces, or of features, that an expression can give: never fewer than it gives in play. A feature that is
 * converted has another kind afterwards (`convertedTo`).
 */
export function kindsOf(facts: PieceFacts, e: Expr, scope: KindScope): Kinds {
	if (!isOfPieces(e) && !isOfFeatures(e)) return undefined;
	switch (e.op) {
		case 'const':
			return e.type === 'piece-kind' || e.type === 'kind'
				? new Set(e.value < 0 ? [] : [e.value])
				: undefined;
		case 'none':
			return none;
		case 'temp':
			return scope.temps.get(e.slot);
		case 'local':
			return scope.locals.get(e.slot);
		case 'if':
			return unionOf(kindsOf(facts, e.then, scope), kindsOf(facts, e.else, scope));
		case 'list':
			return e.items.reduce<Kinds>((all, i) => unionOf(all, kindsOf(facts, i, scope)), none);
		case 'in-hand':
		case 'before':
			return kindsOf(facts, e.on, scope);
		case 'fold': {
			const on = kindsOf(facts, e.on, scope);
			if (e.fold === 'filter') return intersectionOf(on, kindsWhere(facts, e.body, e.slot, scope));
			if (e.fold === 'map' || e.fold === 'flatMap')
				return kindsOf(facts, e.body, withTemp(scope, e.slot, on));
			return on;
		}
		case 'define': {
			const found = facts.define(e.define);
			if (found === undefined) return undefined;
			const inner = scopeOfArgs(facts, found.slots, e.args, scope);
			const key = `${e.define} ${describeKinds(inner)}`;
			if (facts.known?.has(key) === true) return facts.known.get(key);
			const kinds = kindsOf(facts, found.body, inner);
			facts.known?.set(key, kinds);
			return kinds;
		}
		case 'call':
			return kindsOfCall(facts, e, scope);
		default:
			return undefined;
	}
}

function kindsOfCall(facts: PieceFacts, e: Extract<Expr, { op: 'call' }>, scope: KindScope): Kinds {
	const { kindsFrom } = memberNamed(e.fn).declared;
	const kindsAt = (i: number): Kinds => kindsOf(facts, e.args[i]!, scope);
	switch (kindsFrom) {
		case 'first':
			return kindsAt(0);
		case 'second':
			return kindsAt(1);
		case 'both':
			return unionOf(kindsAt(0), kindsAt(1));
		case 'owned':
			return kindsWithOwner(facts);
		case 'tagged':
			return e.table === undefined ? undefined : new Set(e.table);
		case 'zone': {
			const zone = zoneOf(e.args[0]) ?? e.table?.[0];
			return zone === undefined ? undefined : facts.inZone(zone);
		}
		case undefined:
			return undefined;
		default:
			return kindsFrom satisfies never;
	}
}

function kindsWithOwner({ pieces }: PieceFacts): Kinds {
	return new Set(pieces.flatMap(({ perSeat }, kind) => (perSeat > 0 ? kind : [])));
}

export function scopeOfArgs(
	facts: PieceFacts,
	slots: readonly number[],
	args: readonly Expr[],
	scope: KindScope,
): KindScope {
	const temps = new Map<number, Kinds>();
	slots.forEach((slot, i) => {
		const arg = args[i];
		if (arg !== undefined) temps.set(slot, kindsOf(facts, arg, scope));
	});
	return { temps, locals: new Map() };
}

export function describeKinds({ temps }: KindScope): string {
	return [...temps].map(([slot, kinds]) => `${slot}=${textOfKinds(kinds)}`).join(',');
}

export function textOfKinds(kinds: Kinds): string {
	return kinds === undefined ? '*' : [...kinds].sort((a, b) => a - b).join(' ');
}

export function withTemp(scope: KindScope, slot: number, kinds: Kinds): KindScope {
	return { ...scope, temps: new Map(scope.temps).set(slot, kinds) };
}

export function kindsWhere(
	facts: PieceFacts,
	test: Expr,
	slot: number,
	scope: KindScope = nothingKnown,
): Kinds {
	return kindsIf(facts, test, (e) => e?.op === 'temp' && e.slot === slot, scope);
}

export function kindsWhereLocal(facts: PieceFacts, test: Expr, slot: number): Kinds {
	return kindsIf(facts, test, (e) => e?.op === 'local' && e.slot === slot, nothingKnown);
}

export function kindsWhereEvent(facts: PieceFacts, test: Expr): Kinds {
	return kindsIf(facts, test, (e) => e?.op === 'call' && e.fn === 'event.piece', nothingKnown);
}

function kindsIf(
	facts: PieceFacts,
	test: Expr,
	isIt: (e: Expr | undefined) => boolean,
	scope: KindScope,
): Kinds {
	if (test.op === 'binary' && test.name === '&&')
		return intersectionOf(
			kindsIf(facts, test.left, isIt, scope),
			kindsIf(facts, test.right, isIt, scope),
		);
	if (test.op === 'in-hand') return kindsIf(facts, test.on, isIt, scope);
	const isTag = test.op === 'call' && (test.fn === 'piece.has' || test.fn === 'feature.has');
	if (isTag && isIt(test.args[0])) return new Set(test.table ?? []);
	if (test.op === 'define') {
		const found = facts.define(test.define);
		const at = test.args.findIndex(isIt);
		return found === undefined || at < 0
			? undefined
			: kindsWhere(facts, found.body, found.slots[at]!);
	}
	if (test.op === 'can') return kindsRequired(facts, test, isIt);
	if (test.op !== 'binary' || test.name !== '==') return undefined;
	for (const [a, b] of [
		[test.left, test.right],
		[test.right, test.left],
	] as const) {
		if (a.op !== 'call' || !isIt(a.args[0])) continue;
		if (a.fn === 'piece.kind' || a.fn === 'feature.kind') return kindsOf(facts, b, scope);
		// a seat that is spoken of is never none, so the piece has an owner
		if (a.fn === 'piece.owner' && (b.op === 'temp' || (b.op === 'call' && b.fn === 'active')))
			return kindsWithOwner(facts);
	}
	return undefined;
}

/** The kinds that the requirements of a verb let through. A requirement that may be lifted lets any kind through. */
function kindsRequired(
	facts: PieceFacts,
	test: Extract<Expr, { op: 'can' }>,
	isIt: (e: Expr | undefined) => boolean,
): Kinds {
	const verb = facts.verb(test.verb);
	const slot = verb?.params[test.args.findIndex(isIt)]?.slot;
	if (verb === undefined || slot === undefined) return undefined;
	return verb.require.reduce<Kinds>((kinds, { when, that, allowed }, i) => {
		const binds = when === undefined && allowed.length === 0 && test.waive?.includes(i) !== true;
		return binds ? intersectionOf(kinds, kindsWhere(facts, that, slot)) : kinds;
	}, undefined);
}
