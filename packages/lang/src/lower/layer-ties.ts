import { limits } from '@tilewright/schema';
import type { Expr } from '../ir/index.ts';
import { type Orderable, type RuleSet, declsBy } from '../link/ruleset.ts';
import { conditionIn, excludeEachOther } from './exclusive.ts';
import { type Ordered, orderRules } from './order.ts';
import type { TieReason } from './tie-reason.ts';
import type { Tie } from './ties.ts';
import type { UndoneCheck } from './undone.ts';
import type { LoweringContext } from './lowering-context.ts';

export interface LayerUse {
	readonly decl: Orderable;
	/** Alike where it does not matter which of two holds. */
	readonly value: string;
	/** Always when undefined. */
	readonly when: Expr | undefined;
}

/** Declarations of which only one holds: those that set or scale one thing. */
export interface LayerCheck {
	readonly slot: string;
	readonly over: TieReason;
	readonly ordered: Ordered<Orderable>;
	readonly uses: readonly LayerUse[];
}

export interface Layers {
	of(query: string): Ordered;
	readonly checks: LayerCheck[];
	readonly undone: UndoneCheck[];
}

export function createLayers(lowering: Pick<LoweringContext, 'ruleSet' | 'diagnostics'>): Layers {
	const known = new Map<string, Ordered>();
	return {
		of: (query) => {
			let ordered = known.get(query);
			if (ordered === undefined) {
				const decls = declsBy(lowering.ruleSet, 'modify', 'query', query);
				known.set(query, (ordered = orderRules(lowering, decls, { hasAfter: false })));
			}
			return ordered;
		},
		checks: [],
		undone: [],
	};
}

export interface LayerTie {
	readonly slot: string;
	readonly ordered: Ordered<Orderable>;
	readonly tie: Tie<Orderable>;
}

/** Pairs of declarations that can both apply and do not say the same; each pair once, wherever it meets. */
export function layerTies(
	{ packs }: Pick<RuleSet, 'packs'>,
	checks: readonly LayerCheck[],
): LayerTie[] {
	const names = new Set(packs.map((p) => p.name));
	const found = new Map<string, LayerTie>();
	for (const { slot, over, ordered, uses } of checks) {
		// house rules come last and mean what they say
		const ofPacks = uses.filter((u) => names.has(u.decl.pack));
		const conditions = ofPacks.map((u) => conditionIn(u.when));
		ofPacks.forEach((second, k) => {
			for (let i = 0; i < k; i++) {
				const first = ofPacks[i]!;
				const key = `${slot} ${first.decl.name} ${second.decl.name}`;
				if (first.decl === second.decl || first.value === second.value || found.has(key)) continue;
				if (found.size >= limits.findings) return;
				if (excludeEachOther(conditions[i]!, conditions[k]!)) continue;
				found.set(key, { slot, ordered, tie: { first: first.decl, second: second.decl, over } });
			}
		});
	}
	return [...found.values()];
}
