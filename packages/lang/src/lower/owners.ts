import { appendAll } from '@tilewright/schema';
import type { Expr, Program } from '../ir/index.ts';
import { scopeOf } from '../expr/scope.ts';
import { get, itemsOf, numberOf, textOf } from '../link/sourced-value.ts';
import { firstBy } from '../link/group-by.ts';
import { nearestTo } from '../link/nearest.ts';
import { type Decl, declOf, declsBy } from '../link/ruleset.ts';
import { check } from './check.ts';
import { orderRules } from './order.ts';
import { bindingOf } from './layers.ts';
import { type LoweringContext, report } from './lowering-context.ts';

/** The rule by which seats own a feature: the best ones by these keys in turn own it when the first key is above a number. */
export function lowerOwners(lowering: LoweringContext): Program['owners'] {
	const [it, seat] = [lowering.temps.next(), lowering.temps.next()];
	const scope = scopeOf({
		it: { kind: 'temp', slot: it, type: 'feature' },
		seat: { kind: 'temp', slot: seat, type: 'seat' },
	});
	const decl = declOf(lowering.ruleSet, 'queries', 'owners');
	const keys: OwnerKey[] = [];
	const free = firstBy(
		lowering.symbols.functions.filter((f) => f.kind === undefined),
		(f) => f.id,
	);
	for (const item of itemsOf(get(decl?.datum, 'most'))) {
		const id = textOf(item) ?? '';
		const f = free.get(id);
		if (f === undefined) {
			const near = lowering.diagnostics.near(id, () => lowering.symbols.functions.map((x) => x.id));
			report(lowering, item, 'LINK-ID-UNKNOWN', { what: 'query', id, near });
			continue;
		}
		const args: Expr[] = [
			{ op: 'temp', slot: it, name: 'it', type: 'feature' },
			{ op: 'temp', slot: seat, name: 'seat', type: 'seat' },
		];
		keys.push({ id, pack: decl!.pack, key: { op: 'define', define: f.index, args, type: 'int' } });
	}
	const places = new Map<string, Decl[]>();
	for (const modifier of keyModifiers(lowering)) {
		const datum = get(modifier.datum, 'key')!;
		const place = ['after', 'before']
			.map((word) => {
				const named = textOf(get(modifier.datum, word));
				if (named === undefined) return '';
				const [found] = keysCalled(lowering, named, modifier.pack, keys);
				return found === undefined ? named : `${found.pack}.${found.id}`;
			})
			.join(' ');
		places.set(place, [...(places.get(place) ?? []), modifier]);
		const own = check(lowering, datum, 'int', scope, { implicit: 'it' });
		const when = get(modifier.datum, 'when');
		const test = bindingOf(
			lowering.symbols.kinds,
			scope,
			modifier,
			when && check(lowering, when, 'bool', scope, { implicit: 'it' }),
		);
		const none: Expr = { op: 'const', value: 0, type: 'int' };
		const key: Expr =
			test === undefined ? own : { op: 'if', test, then: own, else: none, type: 'int' };
		keys.splice(placeOf(lowering, modifier, keys), 0, {
			id: modifier.id,
			pack: modifier.pack,
			key,
		});
	}
	appendAll(lowering.ownerKeys, places.values());
	return {
		it,
		seat,
		keys: keys.map((k) => k.key),
		above: numberOf(get(decl?.datum, 'above')) ?? 0,
	};
}

interface OwnerKey {
	readonly id: string;
	readonly pack: string;
	readonly key: Expr;
}

function placeOf(
	lowering: LoweringContext,
	{ datum, pack }: Decl,
	keys: readonly OwnerKey[],
): number {
	for (const [word, beyond] of [
		['after', 1],
		['before', 0],
	] as const) {
		const named = get(datum, word);
		if (named === undefined) continue;
		const id = textOf(named) ?? '';
		const [found] = keysCalled(lowering, id, pack, keys);
		if (found !== undefined) return keys.indexOf(found) + beyond;
		const ids = keys.map((k) => k.id);
		report(lowering, named, 'LINK-ID-UNKNOWN', {
			what: 'query',
			id,
			near: lowering.diagnostics.near(id, ids),
		});
	}
	return keys.length;
}

function keysCalled<K extends { readonly id: string; readonly pack: string }>(
	{ ruleSet }: LoweringContext,
	name: string,
	pack: string,
	keys: readonly K[],
): readonly K[] {
	const named = keys.filter((k) => `${k.pack}.${k.id}` === name);
	return named.length > 0
		? named
		: nearestTo(
				ruleSet,
				pack,
				keys.filter((k) => k.id === name),
			);
}

function keyModifiers(lowering: LoweringContext): Decl[] {
	const all = declsBy(lowering.ruleSet, 'modify', 'query', 'owners');
	const { rules } = orderRules(
		lowering,
		all.filter((d) => get(d.datum, 'key') !== undefined),
		// `after` names a query
		{ hasAfter: false },
	);
	const placed = new Set<Decl>();
	const out: Decl[] = [];
	let left = rules;
	while (left.length > 0) {
		const ready = left.filter((d) =>
			['after', 'before'].every((key) => {
				const named = textOf(get(d.datum, key));
				return (
					named === undefined ||
					keysCalled(lowering, named, d.pack, rules).every((k) => placed.has(k))
				);
			}),
		);
		// keys that name each other in a circle stand as they are
		const next = ready.length > 0 ? ready : left;
		for (const d of next) placed.add(d);
		appendAll(out, next);
		left = left.filter((d) => !next.includes(d));
	}
	return out;
}
