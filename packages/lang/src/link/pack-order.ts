import { largest } from '@tilewright/schema';
import { digest } from '../lower/hash.ts';
import { arrange } from '../lower/precedence.ts';
import { type SourcedValue, compareIds } from './sourced-value.ts';
import { groupBy } from './group-by.ts';
import { type OrderChoice, type Orderable, type RuleSet, perRuleSet } from './ruleset.ts';
import { findPack } from './select.ts';
import { shapeOf } from './shape.ts';

type Packs = Pick<RuleSet, 'packs'>;

/** For each pack all packs that it stands on, directly or through others. */
const usedBy = perRuleSet(({ packs }: Packs): ReadonlyMap<string, ReadonlySet<string>> => {
	const all = new Map<string, ReadonlySet<string>>();
	for (const pack of packs) {
		const used = new Set<string>();
		for (const name of pack.use) {
			const other = findPack(packs, pack.game, name)?.name;
			if (other === undefined) continue;
			used.add(other);
			for (const further of all.get(other) ?? []) used.add(further);
		}
		all.set(pack.name, used);
	}
	return all;
});

/** Tells whether two packs do not know each other: neither uses the other. House rules know all packs. */
export function packsApart(packs: Packs, a: string, b: string): boolean {
	const used = usedBy(packs);
	if (a === b || !used.has(a) || !used.has(b)) return false;
	return !used.get(a)!.has(b) && !used.get(b)!.has(a);
}

/** Tells whether a pack is another one or uses it. House rules know all packs. */
export function knowsPack(packs: Packs, pack: string, other: string): boolean {
	const used = usedBy(packs).get(pack);
	return used === undefined || pack === other || used.has(other);
}

export function besideOf({ packs }: Packs, { place }: SourcedValue): string | undefined {
	const [key, other] = place.path;
	return key === 'with' ? packs.find((p) => p.name === other || p.id === other)?.name : undefined;
}

const heights = perRuleSet((packs: Packs): ReadonlyMap<string, number> => {
	const height = new Map<string, number>();
	for (const [name, used] of usedBy(packs))
		height.set(
			name,
			largest(
				[...used].map((u) => height.get(u) ?? 0),
				-1,
			) + 1,
		);
	return height;
});

/**
 * Declarations in the order they have when nobody says one: used packs first, then by what the declarations of each pack say,
 * whatever they and their packs are called; within a pack by id. So a third pack does not change the order of two others.
 */
export function inDefaultOrder<D extends Orderable>(packs: Packs, decls: readonly D[]): D[] {
	if (decls.length < 2) return [...decls];
	const height = heights(packs);
	const shapes = new Map(
		[...groupBy(decls, (d) => d.pack)].map(([pack, own]) => [
			pack,
			digest(
				own
					.map((d) => shape(d.datum))
					.sort()
					.join(';'),
			),
		]),
	);
	const place = (d: D): number => height.get(d.pack) ?? Infinity;
	return [...decls].sort(
		(a, b) =>
			(a.pack === b.pack
				? 0
				: place(a) - place(b) || compareIds(shapes.get(a.pack)!, shapes.get(b.pack)!)) ||
			compareIds(a.name, b.name),
	);
}

/** Declarations with each chosen `first` before its `then`, in their default order otherwise. Choices in a circle do not count. */
export function inChosenOrder<D extends Orderable>(
	packs: Packs,
	decls: readonly D[],
	order: readonly OrderChoice[],
): D[] {
	const base = inDefaultOrder(packs, decls);
	const numbers = new Map(base.map((d, i) => [d.name, i]));
	const after: number[][][] = base.map(() => []);
	for (const { first, then } of order) {
		const [a, b] = [numbers.get(first), numbers.get(then)];
		if (a !== undefined && b !== undefined && a !== b) after[b]!.push([a]);
	}
	const arranged = arrange({ size: base.length, after });
	return 'order' in arranged ? arranged.order.map((i) => base[i]!) : base;
}

const known = new WeakMap<SourcedValue, string>();

function shape(datum: SourcedValue): string {
	let text = known.get(datum);
	if (text === undefined) known.set(datum, (text = shapeOf(datum)));
	return text;
}
