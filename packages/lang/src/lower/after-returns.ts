import type { Expr, FoldName } from '../ir/index.ts';
import { type Region, regionKey } from '../ir/state.ts';
import { memberNamed, partsRead } from '../model/members/index.ts';
import {
	type KindScope,
	type PieceFacts,
	describeKinds,
	intersectionOf,
	kindsOf,
	kindsWhere,
	scopeOfArgs,
	withTemp,
} from './piece-sets.ts';
import { addReads, callRegions, noReads, pieceRegionsOf } from './reads.ts';
import { asksPowers } from './recursion.ts';
import type { LoweringContext } from './lowering-context.ts';

type Regions = ReadonlyMap<string, Region>;

/**
 * The ways in which a value can change when pieces return to their supplies, each with the pieces whose return does it.
 * Whoever asks about one piece asks about `own`; whoever asks about the whole of a set asks about the rest.
 */
export interface Changes {
	/** A test turns true, a number rises, a set gains members. Any other value changes. */
	readonly up: Regions;
	/** A test turns false, a number falls, a set loses members that stay where they are. Any other value changes. */
	readonly down: Regions;
	readonly leave: Regions;
	/** By variable, changes in any way where the piece in the variable returns itself. */
	readonly own: ReadonlyMap<string, Regions>;
	/** Every piece of the set has a place and leaves the set when it returns. */
	readonly isPlaced: boolean;
}

const nothing: Regions = new Map();

export const unchanged: Changes = {
	up: nothing,
	down: nothing,
	leave: nothing,
	own: new Map(),
	isPlaced: false,
};

export interface ChangesContext {
	readonly lowering: LoweringContext;
	readonly facts: PieceFacts;
	readonly scope: KindScope;
	readonly locals: ReadonlyMap<number, Changes>;
	readonly known: Map<string, Changes>;
}

export function joined(...all: readonly Regions[]): Regions {
	const found = all.filter((r) => r.size > 0);
	return found.length < 2 ? (found[0] ?? nothing) : new Map(found.flatMap((r) => [...r]));
}

export function together(all: readonly Changes[]): Changes {
	const own = new Map<string, Regions>();
	for (const changes of all)
		for (const [variable, regions] of changes.own)
			own.set(variable, joined(own.get(variable) ?? nothing, regions));
	return {
		up: joined(...all.map((c) => c.up)),
		down: joined(...all.map((c) => c.down)),
		leave: joined(...all.map((c) => c.leave)),
		own,
		isPlaced: false,
	};
}

/** The name of a variable that holds a piece. */
export function variableOf(e: Expr | undefined): string | undefined {
	return e?.op === 'temp' || e?.op === 'local' ? `${e.op} ${e.slot}` : undefined;
}

function bothWays(regions: Regions): Changes {
	return { ...unchanged, up: regions, down: regions };
}

function anyway({ up, down, leave, own }: Changes): Changes {
	return bothWays(joined(up, down, leave, ...own.values()));
}

function turned({ up, down, ...rest }: Changes): Changes {
	return { ...rest, up: down, down: up };
}

/**
 * The ways in which the value of an expression changes as pieces return: never fewer than in play. What does not follow from the
 * form of the expression goes both ways, and so does what depends on a thing (`x.feature` in `x.feature.pieces`) that can itself be
 * another one. Beside pieces that leave the thing as it is, what is said of it holds.
 */
export function changesOf(
	ctx: ChangesContext,
	e: Expr,
	wanted: ReadonlySet<number> | undefined = undefined,
): Changes {
	const of = (part: Expr): Changes => changesOf(ctx, part);
	switch (e.op) {
		case 'const':
		case 'none':
		case 'temp':
			return unchanged;
		case 'local':
			return ctx.locals.get(e.slot) ?? unchanged;
		case 'not':
		case 'neg':
			return turned(of(e.on));
		case 'binary':
			return ofBinary(ctx, e);
		case 'if': {
			const then = changesOf(ctx, e.then, wanted);
			const otherwise = changesOf(ctx, e.else, wanted);
			return together([bothButOwn(of(e.test)), then, otherwise]);
		}
		case 'list':
			return together(e.items.map(of));
		case 'register': {
			const held: Region = { part: 'register', only: e.register };
			const on = e.on === undefined ? unchanged : bothButOwn(of(e.on));
			return together([on, bothWays(new Map([[regionKey(held), held]]))]);
		}
		case 'mark':
			return e.of === 'feature' ? anyOf(ctx, e) : bothButOwn(of(e.on));
		case 'fold':
			return ofFold(ctx, e, wanted);
		case 'define':
			return ofDefine(ctx, e, wanted);
		case 'call':
			return ofCall(ctx, e, wanted);
		default:
			return anyOf(ctx, e);
	}
}

function anyOf({ lowering, facts, scope, locals }: ChangesContext, e: Expr): Changes {
	const reads = noReads();
	addReads(lowering, facts, reads, e, scope);
	const held = [...localsIn(e)].map((slot) => locals.get(slot) ?? unchanged).map(anyway);
	return together([bothWays(reads.regions), ...held]);
}

function localsIn(e: Expr): Set<number> {
	const found = new Set<number>();
	JSON.stringify(e, (_, value: unknown) => {
		if (typeof value === 'object' && value !== null && (value as Expr).op === 'local')
			found.add((value as Extract<Expr, { op: 'local' }>).slot);
		return value;
	});
	return found;
}

function ofBinary(ctx: ChangesContext, e: Extract<Expr, { op: 'binary' }>): Changes {
	const { name, left, right } = e;
	const [a, b] = [changesOf(ctx, left), changesOf(ctx, right)];
	switch (name) {
		case '&&':
		case '||':
		case '+':
			return together([a, b]);
		case '-':
		case '>':
		case '>=':
			return together([a, turned(b)]);
		case '<':
		case '<=':
			return together([turned(a), b]);
		case 'in': {
			const variable = variableOf(left);
			// the set loses it where it returns itself
			if (variable === undefined) return together([anyway(a), down(b)]);
			const { leave, ...rest } = b;
			return together([
				a,
				{ ...rest, leave: nothing, own: new Map([[variable, leave]]) },
				ownOf(b),
			]);
		}
		case '==':
		case '!=': {
			const isEmpty = isCount(left) && right.op === 'const' && right.value === 0;
			if (isEmpty) return name === '==' ? turned(a) : a;
			return together([bothButOwn(a), bothButOwn(b)]);
		}
		default:
			return together([anyway(a), anyway(b)]);
	}
}

function ownOf({ own }: Changes): Changes {
	return { ...unchanged, own };
}

function bothButOwn(changes: Changes): Changes {
	return together([anyway({ ...changes, own: new Map() }), ownOf(changes)]);
}

function down(set: Changes): Changes {
	const { up, leave, own, isPlaced } = set;
	const fall = joined(set.down, leave);
	return { ...unchanged, up: isPlaced ? up : joined(up, leave), down: fall, own };
}

function isCount(e: Expr): boolean {
	return (e.op === 'call' && e.fn === 'set(*).size') || (e.op === 'fold' && e.fold === 'count');
}

const narrowing: ReadonlySet<FoldName> = new Set(['filter', 'exists', 'exists_one', 'count']);

function ofFold(
	ctx: ChangesContext,
	e: Extract<Expr, { op: 'fold' }>,
	wanted: ReadonlySet<number> | undefined,
): Changes {
	const { facts, scope } = ctx;
	const where = narrowing.has(e.fold) ? kindsWhere(facts, e.body, e.slot) : undefined;
	const inner = e.fold === 'filter' ? intersectionOf(wanted, where) : where;
	const on = changesOf(ctx, e.on, inner);
	const held = intersectionOf(kindsOf(facts, e.on, scope), inner);
	const through = e.fold === 'map' || e.fold === 'flatMap' ? wanted : undefined;
	const each = changesOf({ ...ctx, scope: withTemp(scope, e.slot, held) }, e.body, through);
	const own = new Map(each.own);
	const variable = `temp ${e.slot}`;
	const ofMember = own.get(variable) ?? nothing;
	own.delete(variable);
	const body: Changes = { ...each, own };
	const { isPlaced } = on;
	const members: Changes = { ...on, leave: isPlaced ? on.leave : joined(on.leave, ofMember) };
	switch (e.fold) {
		case 'filter':
			return { ...together([members, { ...body, leave: nothing }]), isPlaced };
		case 'exists':
		case 'count':
			return together([down(members), body]);
		case 'all':
			return together([turned(down(members)), body]);
		case 'flatMap':
			return { ...together([down(members), body]), isPlaced: body.isPlaced };
		default:
			return together([anyway(members), anyway(body)]);
	}
}

function ofDefine(
	ctx: ChangesContext,
	e: Extract<Expr, { op: 'define' }>,
	wanted: ReadonlySet<number> | undefined,
): Changes {
	const found = ctx.facts.define(e.define);
	const args = e.args.map((arg) => changesOf(ctx, arg));
	if (found === undefined) return anyOf(ctx, e);
	const scope = scopeOfArgs(ctx.facts, found.slots, e.args, ctx.scope);
	const key = `${e.define} ${describeKinds(scope)} ${wanted === undefined ? '' : [...wanted].sort().join()}`;
	let body = ctx.known.get(key);
	if (body === undefined)
		ctx.known.set(key, (body = changesOf({ ...ctx, scope }, found.body, wanted)));
	const own = new Map<string, Regions>();
	const others: Regions[] = [];
	for (const [variable, regions] of body.own) {
		const arg = e.args[found.slots.findIndex((slot) => variable === `temp ${slot}`)];
		const outer = variableOf(arg);
		if (outer === undefined) others.push(regions);
		else own.set(outer, joined(own.get(outer) ?? nothing, regions));
	}
	const given = args.map(bothButOwn);
	const { isPlaced } = body;
	return { ...together([{ ...body, own }, bothWays(joined(...others)), ...given]), isPlaced };
}

const ofPlaces: ReadonlySet<string> = new Set([
	'cell.pieces',
	'corner.pieces',
	'feature.pieces',
	'feature.zone',
	'piece.carried',
	'seat.onBoard',
	'seat.zone',
	'segment.pieces',
	'space.pieces',
	'tile.pieces',
	'zone.pieces',
]);

const ofSupplies: ReadonlySet<string> = new Set(['piece-kind.supply', 'seat.supply']);

/** Built-ins of sets in which members stand as they stand in the sets given, and that add nothing. */
const memberwise: ReadonlySet<string> = new Set([
	'set(*).union',
	'set(*).without',
	'set(*).intersection(set(*))',
]);

function ofCall(
	ctx: ChangesContext,
	e: Extract<Expr, { op: 'call' }>,
	wanted: ReadonlySet<number> | undefined,
): Changes {
	const isMemberwise = memberNamed(e.fn).declared.memberwise === true;
	const args = e.args.map((arg) => changesOf(ctx, arg, isMemberwise ? wanted : undefined));
	const [first, second] = args;
	if (e.fn === 'set(*).size' || e.fn === 'set(piece).owners' || e.fn === 'set(piece).kinds')
		return down(first!);
	if (e.fn === 'set(*).empty') return turned(down(first!));
	if (memberwise.has(e.fn)) {
		const isPlaced =
			e.fn === 'set(*).union' ? first!.isPlaced && second!.isPlaced : first!.isPlaced;
		return { ...together(args), isPlaced };
	}
	if (e.fn === 'set(*).minus(set(*))') {
		const taken = together([turned(second!), { ...unchanged, leave: second!.leave }]);
		return { ...together([first!, taken]), isPlaced: first!.isPlaced };
	}
	if (asksPowers.has(e.fn)) return anyOf(ctx, e);
	const given = together(args.map(bothButOwn));
	const parts = partsRead(e.fn, e.args);
	if (!parts.includes('pieces')) {
		if (e.fn.startsWith('set(')) return anyOf(ctx, e);
		return together([given, bothWays(regionsOfCall(ctx, e, wanted))]);
	}
	const all = regionsOfCall(ctx, e, wanted);
	const ofPieces = only(all, (part) => part === 'pieces');
	const others = bothWays(only(all, (part) => part !== 'pieces'));
	const moved = bothWays(hostsOf(ctx.facts, ofPieces));
	if (ofPlaces.has(e.fn))
		return {
			...together([given, others, moved, { ...unchanged, leave: ofPieces }]),
			isPlaced: true,
		};
	if (ofSupplies.has(e.fn)) return together([given, others, { ...unchanged, up: ofPieces }]);
	const variable = e.args.length === 1 ? variableOf(e.args[0]) : undefined;
	if (variable === undefined || e.args[0]!.type !== 'piece') return anyOf(ctx, e);
	return together([given, others, moved, { ...unchanged, own: new Map([[variable, ofPieces]]) }]);
}

function regionsOfCall(
	{ facts, scope }: ChangesContext,
	e: Extract<Expr, { op: 'call' }>,
	wanted: ReadonlySet<number> | undefined,
): Regions {
	return new Map(callRegions(facts, e, scope, wanted).map((r) => [regionKey(r), r]));
}

function only(regions: Regions, test: (part: Region['part']) => boolean): Regions {
	return new Map([...regions].filter(([, region]) => test(region.part)));
}

function hostsOf({ carried, hosts }: PieceFacts, regions: Regions): Regions {
	const isCarried = [...regions.values()].some(({ only: kind }) =>
		kind === undefined ? carried.size > 0 : carried.has(kind),
	);
	return new Map(isCarried ? pieceRegionsOf(hosts).map((r) => [regionKey(r), r]) : []);
}
