import { limits } from '@tilewright/schema';
import { type Datum, compareIds, get, itemsOf, textOf, textsOf } from '../link/datum.ts';
import { type Decl, type RuleSet, declsOf } from '../link/ruleset.ts';
import type { Access } from './access.ts';
import { type Precedence, ancestorsOf, arrange } from './precedence.ts';
import { type OrderedRules, findTies } from './ties.ts';
import { type Unit, report } from './unit.ts';

/** The rules of a slot in order; without `ancestors` where their order is a circle. */
export type Ordered = Pick<OrderedRules, 'rules'> & Partial<OrderedRules>;

/** Orders the rules of one slot: `after` first, else by pack, then by id. A circle is refused. */
export function orderRules(unit: Unit, rules: readonly Decl[]): Ordered {
	const packs = new Map(unit.ruleSet.packs.map((p, i) => [p.name, i]));
	const place = (d: Decl): number => packs.get(d.pack) ?? packs.size;
	const base = [...rules].sort((a, b) => place(a) - place(b) || compareIds(a.name, b.name));
	const precedence: Precedence = { size: base.length, after: precedenceOf(unit, base) };
	const arranged = arrange(precedence);
	if ('circle' in arranged) {
		const path = arranged.circle.map((i) => base[i]!.name);
		report(unit, base[arranged.circle[0]!]!.datum, 'RULE-CYCLE', { what: 'after', path });
		return { rules: base };
	}
	const { order } = arranged;
	let ancestors: ReturnType<typeof ancestorsOf> | undefined;
	return {
		rules: order.map((i) => base[i]!),
		numbers: order,
		ancestors: () => (ancestors ??= ancestorsOf(precedence, order)),
	};
}

/** The groups of rules that each rule comes after; a name that stands for nothing is reported. */
function precedenceOf(unit: Unit, base: readonly Decl[]): (readonly number[])[][] {
	if (!base.some((d) => get(d.datum, 'after') !== undefined)) return base.map(() => []);
	const groups = groupsOf(base);
	return base.map((rule, number) =>
		itemsOf(get(rule.datum, 'after')).flatMap((item) => {
			const ref = textOf(item) ?? '';
			const found = groups.meantBy(ref, rule);
			if (found.some((n) => n !== number)) return [found];
			if (!isKnown(unit, ref)) {
				const near = unit.diagnostics.near(ref, () => ruleNamesOf(unit.ruleSet).all);
				report(unit, item, 'RULE-AFTER', { ref, near });
			}
			return [];
		}),
	);
}

/** Rules by what `after` calls them; who asks for the same gets the same array. */
function groupsOf(base: readonly Decl[]): {
	meantBy(ref: string, from: Decl): readonly number[];
} {
	const everywhere = new Map<string, Set<number>>();
	const inPack = new Map<string, Set<number>>();
	const add = (map: Map<string, Set<number>>, key: string, number: number): void => {
		const set = map.get(key);
		if (set === undefined) map.set(key, new Set([number]));
		else set.add(number);
	};
	base.forEach((d, number) => {
		for (const name of [d.name, ...textsOf(get(d.datum, 'tags'))]) add(everywhere, name, number);
		// an id that holds a dot reads like the name of another pack, so only its own pack means it
		if (d.id.includes('.')) add(inPack, `${d.pack} ${d.id}`, number);
		else add(everywhere, d.id, number);
	});
	const made = new Map<string, readonly number[]>();
	return {
		meantBy: (ref, from) => {
			const own = `${from.pack} ${ref}`;
			const key = inPack.has(own) ? own : ref;
			let group = made.get(key);
			if (group === undefined) {
				const all = new Set([...(everywhere.get(ref) ?? []), ...(inPack.get(own) ?? [])]);
				made.set(key, (group = [...all].sort((a, b) => a - b)));
			}
			return group;
		},
	};
}

interface RuleNames {
	readonly ids: ReadonlySet<string>;
	readonly all: ReadonlySet<string>;
}

const knownNames = new WeakMap<RuleSet, RuleNames>();

function ruleNamesOf(ruleSet: RuleSet): RuleNames {
	let known = knownNames.get(ruleSet);
	if (known === undefined) {
		const decls = declsOf(ruleSet, 'rules');
		known = {
			ids: new Set(decls.map((d) => d.id)),
			all: new Set(decls.flatMap((d) => [d.id, d.name])),
		};
		knownNames.set(ruleSet, known);
	}
	return known;
}

/** A rule of another pack that is not here is no mistake. */
function isKnown(unit: Unit, ref: string): boolean {
	if (ref.includes('.')) return true;
	return (
		unit.ruleSet.absent.get('rules')?.has(ref) === true || ruleNamesOf(unit.ruleSet).ids.has(ref)
	);
}

/** Reports pairs of rules of a slot whose order shows and was not said, as many as are shown for one file. */
export function reportTies(
	unit: Unit,
	slot: string,
	{ rules, numbers, ancestors }: Ordered,
	access: ReadonlyMap<Decl, Access>,
	isFrozen: boolean,
): void {
	if (numbers === undefined || ancestors === undefined) return;
	const found = findTies(
		{ rules, numbers, ancestors },
		access,
		isFrozen,
		limits.diagnosticsPerFile,
	);
	for (const { first, second, over } of found) {
		const at: Datum = get(second.datum, 'id') ?? second.datum;
		report(unit, at, 'ORDER-TIE', { slot, first: first.name, second: second.name, over });
	}
}
