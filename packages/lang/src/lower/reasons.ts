import { textsOf } from '../link/sourced-value.ts';
import { type Decl, declsOf } from '../link/ruleset.ts';
import { type Ordered, orderRules } from './order.ts';
import type { Symbol } from './symbols.ts';
import type { Tie } from './ties.ts';
import type { LoweringContext } from './lowering-context.ts';

/**
 * Reasons that pay for a kind, best first: the rankings of all packs merged. Where no pack ranks them, completion comes first and
 * the others follow by their words.
 */
export function reasonsOf(lowering: LoweringContext, kind: Symbol): number[] {
	const { rules } = rankingsOf(lowering, kind);
	const known = lowering.symbols.model.declared.enums['reason'] ?? [];
	const words = rules.length === 0 ? known : rules.map(wordsOf).reduce(merged, []);
	return words.map((w) => lowering.reasons.of(w));
}

export function reasonTies(
	lowering: LoweringContext,
): { readonly slot: string; readonly ordered: Ordered; readonly tie: Tie }[] {
	return lowering.symbols.kinds.flatMap((kind) => {
		const ordered = rankingsOf(lowering, kind);
		return pairsOf(ordered.rules)
			.filter(([first, second]) => {
				const [a, b] = [wordsOf(first), wordsOf(second)];
				return merged(a, b).join() !== merged(b, a).join();
			})
			.map(([first, second]) => ({
				slot: `reasons ${kind.id}`,
				ordered,
				tie: { first, second, over: { text: 'collected' } },
			}));
	});
}

function rankingsOf(lowering: LoweringContext, kind: Symbol): Ordered {
	const rankings = declsOf(lowering.ruleSet, 'reasons').filter((d) => d.id === kind.id);
	return orderRules(lowering, rankings, { hasAfter: false });
}

function wordsOf({ datum }: Decl): readonly string[] {
	return [...new Set(textsOf(datum))];
}

/** A ranking with the words that another one adds, each before the next word that both have. */
function merged(ranking: readonly string[], more: readonly string[]): string[] {
	const out = [...ranking];
	let before = out.length;
	for (const word of [...more].reverse()) {
		const at = out.indexOf(word);
		if (at >= 0) before = at;
		else out.splice(before, 0, word);
	}
	return out;
}

function pairsOf<T>(list: readonly T[]): (readonly [T, T])[] {
	return list.flatMap((second, k) => list.slice(0, k).map((first) => [first, second] as const));
}
