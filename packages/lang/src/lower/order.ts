import { get, itemsOf, textOf, textsOf } from '../link/sourced-value.ts';
import { nearestTo } from '../link/nearest.ts';
import { resolveWord } from '../link/scopes.ts';
import { inDefaultOrder } from '../link/pack-order.ts';
import { type Decl, type Orderable, type RuleSet, declsOf } from '../link/ruleset.ts';
import { type Ancestors, type Precedence, ancestorsOf, arrange } from './precedence.ts';
import type { OrderedRules } from './ties.ts';
import { type LoweringContext, report } from './lowering-context.ts';

/** The rules of a slot in order; without `ancestors` where their order is a circle. */
export interface Ordered<D extends Orderable = Decl> extends Partial<Omit<OrderedRules, 'rules'>> {
	readonly rules: readonly D[];
	readonly declaredAncestors?: OrderedRules['ancestors'];
}

/**
 * Orders the rules of one slot: by `after` and by what the set-up says, else used packs first, else by what the rules do
 * (`link/pack-order.ts`), so that the names of packs do not matter. A circle is refused. `hasAfter` is false for
 * declarations whose `after` names something else than one of them.
 */
export function orderRules<D extends Orderable>(
	lowering: Pick<LoweringContext, 'ruleSet' | 'diagnostics'>,
	rules: readonly D[],
	{ hasAfter = true }: { readonly hasAfter?: boolean } = {},
): Ordered<D> {
	const base = inDefaultOrder(lowering.ruleSet, rules);
	const after = hasAfter ? precedenceOf(lowering, base) : base.map(() => []);
	const declared: Precedence = { size: base.length, after };
	const pins = pinsOf(lowering.ruleSet, base);
	const precedence: Precedence = {
		size: base.length,
		after: declared.after.map((groups, i) => [...groups, ...pins[i]!]),
	};
	const arranged = arrange(precedence);
	if ('circle' in arranged) {
		const path = arranged.circle.map((i) => base[i]!.name);
		report(lowering, base[arranged.circle[0]!]!.datum, 'RULE-CYCLE', { what: 'after', path });
		return { rules: base };
	}
	const { order } = arranged;
	const once = (of: Precedence): (() => Ancestors) => {
		let ancestors: Ancestors | undefined;
		return () => (ancestors ??= ancestorsOf(of, order));
	};
	const ancestors = once(precedence);
	return {
		rules: order.map((i) => base[i]!),
		numbers: order,
		ancestors,
		declaredAncestors: pins.every((p) => p.length === 0) ? ancestors : once(declared),
	};
}

/** The rules that each rule comes after because the set-up or house rules say so. */
function pinsOf({ order }: RuleSet, base: readonly Orderable[]): (readonly number[])[][] {
	const out: (readonly number[])[][] = base.map(() => []);
	if (order.length === 0) return out;
	const numbers = new Map(base.map((d, i) => [d.name, i]));
	for (const { first, then } of order) {
		const [a, b] = [numbers.get(first), numbers.get(then)];
		if (a !== undefined && b !== undefined && a !== b) out[b]!.push([a]);
	}
	return out;
}

function precedenceOf(
	lowering: Pick<LoweringContext, 'ruleSet' | 'diagnostics'>,
	base: readonly Orderable[],
): (readonly number[])[][] {
	if (!base.some((d) => get(d.datum, 'after') !== undefined)) return base.map(() => []);
	const groups = groupsOf(lowering.ruleSet, base);
	return base.map((rule, number) =>
		itemsOf(get(rule.datum, 'after')).flatMap((item) => {
			const ref = textOf(item) ?? '';
			const found = groups.resolve(ref, rule, number);
			if (found.some((n) => n !== number)) return [found];
			const meaning = lowering.ruleSet.scopes.meaning('tag:rule', ref, rule.pack);
			if (meaning !== undefined && 'choices' in meaning) {
				report(lowering, item, 'LINK-REF-AMBIGUOUS', { ref, choices: meaning.choices });
				return [];
			}
			if (!isKnown(lowering, ref)) {
				const near = lowering.diagnostics.near(ref, () => ruleNamesOf(lowering.ruleSet).all);
				report(lowering, item, 'RULE-AFTER', { ref, near });
			}
			return [];
		}),
	);
}

/** Rules by what `after` calls them: names with their pack, tags, and ids. Rules of one pack that write the same share an array. */
function groupsOf(
	ruleSet: RuleSet,
	base: readonly Orderable[],
): { resolve(ref: string, from: Orderable, number: number): readonly number[] } {
	const everywhere = new Map<string, Set<number>>();
	const withId = new Map<string, { readonly pack: string; readonly number: number }[]>();
	const add = (key: string, number: number): void => {
		const set = everywhere.get(key);
		if (set === undefined) everywhere.set(key, new Set([number]));
		else set.add(number);
	};
	const { scopes } = ruleSet;
	base.forEach(({ id, name, pack, datum }, number) => {
		add(name, number);
		// a stranger's tag of the same name is another one
		for (const tag of textsOf(get(datum, 'tags')))
			add(`tag ${resolveWord(scopes, 'tag:rule', tag, pack)}`, number);
		const list = withId.get(id);
		if (list === undefined) withId.set(id, [{ pack, number }]);
		else list.push({ pack, number });
	});
	const ofId = (ref: string, pack: string, from: number): readonly number[] => {
		const found = (withId.get(ref) ?? []).filter((d) => d.number !== from);
		// an id that holds a dot reads like the name of another pack, so only its own pack means it
		const matches = ref.includes('.')
			? found.filter((d) => d.pack === pack)
			: nearestTo(ruleSet, pack, found);
		return matches.map((d) => d.number);
	};
	const made = new Map<string, readonly number[]>();
	return {
		resolve: (ref, { pack, id }, number) => {
			const key = id === ref ? `${number} ${ref}` : `${pack} ${ref}`;
			let group = made.get(key);
			if (group === undefined) {
				const tag = `tag ${resolveWord(scopes, 'tag:rule', ref, pack)}`;
				const all = new Set(
					[ref, tag].flatMap((k) => [...(everywhere.get(k) ?? [])]).concat(ofId(ref, pack, number)),
				);
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
function isKnown(lowering: Pick<LoweringContext, 'ruleSet'>, ref: string): boolean {
	if (ref.includes('.')) return true;
	return (
		lowering.ruleSet.absent.get('rules')?.has(ref) === true ||
		ruleNamesOf(lowering.ruleSet).ids.has(ref)
	);
}
