import type { Findings } from '@tilewright/schema';
import { type SourcedValue, get, plain } from '../link/sourced-value.ts';
import { knowsPack } from '../link/pack-order.ts';
import type { Orderable, RuleSet } from '../link/ruleset.ts';
import { type Ordered, orderRules } from './order.ts';
import type { LoweringContext } from './lowering-context.ts';

/** Values of one key of `scores` or `deck` in their order; the last one holds. */
export interface Settings {
	readonly ordered: Ordered<Orderable>;
	/** Those that no pack replaces which knows theirs. */
	readonly kept: readonly Orderable[];
}

/**
 * The values that packs write under a key of `scores` or `deck`, such as `scores.floor`. A pack replaces the value of a pack
 * that it uses.
 */
export function settingsUnder(
	lowering: { readonly ruleSet: RuleSet; readonly diagnostics: Findings },
	key: string,
): Settings {
	const { ruleSet } = lowering;
	const [section, name] = key.split('.') as [string, string];
	const written = ruleSet.settings.flatMap(({ pack, key: own, datum }): Orderable[] => {
		const value = own === section ? get(datum, name) : undefined;
		return value === undefined ? [] : [{ id: key, name: `${pack}.${key}`, pack, datum: value }];
	});
	const ordered = orderRules(lowering, written, { hasAfter: false });
	const isReplaced = ({ pack }: Orderable): boolean =>
		written.some((other) => other.pack !== pack && knowsPack(ruleSet, other.pack, pack));
	return { ordered, kept: ordered.rules.filter((s) => !isReplaced(s)) };
}

export function settingOf(
	lowering: LoweringContext,
	key: 'deck.size' | `scores.${'floor' | 'per' | 'total' | 'ring'}`,
): SourcedValue | undefined {
	const { ordered, kept } = settingsUnder(lowering, key);
	const uses = kept.map((decl) => ({
		decl,
		value: JSON.stringify(plain(decl.datum)),
		when: undefined,
	}));
	lowering.symbols.layers.checks.push({
		slot: key,
		over: { text: 'lastHolds', what: key },
		ordered,
		uses,
	});
	return kept.at(-1)?.datum;
}
