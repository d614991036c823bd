import type { Findings } from '@tilewright/schema';
import { type Datum, get, plain } from '../link/datum.ts';
import { knowsPack } from '../link/pack-order.ts';
import type { Orderable, RuleSet } from '../link/ruleset.ts';
import { type Ordered, orderRules } from './order.ts';
import type { Unit } from './unit.ts';

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
	unit: { readonly ruleSet: RuleSet; readonly diagnostics: Findings },
	key: string,
): Settings {
	const { ruleSet } = unit;
	const [section, name] = key.split('.') as [string, string];
	const written = ruleSet.settings.flatMap(({ pack, key: own, datum }): Orderable[] => {
		const value = own === section ? get(datum, name) : undefined;
		return value === undefined ? [] : [{ id: key, name: `${pack}.${key}`, pack, datum: value }];
	});
	const ordered = orderRules(unit, written, { hasAfter: false });
	const isReplaced = ({ pack }: Orderable): boolean =>
		written.some((other) => other.pack !== pack && knowsPack(ruleSet, other.pack, pack));
	return { ordered, kept: ordered.rules.filter((s) => !isReplaced(s)) };
}

export function settingOf(
	unit: Unit,
	key: 'deck.size' | `scores.${'floor' | 'per' | 'total' | 'ring'}`,
): Datum | undefined {
	const { ordered, kept } = settingsUnder(unit, key);
	const uses = kept.map((decl) => ({
		decl,
		value: JSON.stringify(plain(decl.datum)),
		when: undefined,
	}));
	unit.symbols.layers.checks.push({
		slot: key,
		over: { text: 'lastHolds', what: key },
		ordered,
		uses,
	});
	return kept.at(-1)?.datum;
}
