import { limits, relatedTo } from '@tilewright/schema';
import { anyOf } from '../ir/build.ts';
import type { Expr } from '../ir/index.ts';
import type { ChangedValue } from '../link/changed.ts';
import { type SourcedValue, fileOf, get, rangeOf, textsOf } from '../link/sourced-value.ts';
import { besideOf, knowsPack } from '../link/pack-order.ts';
import type { Decl, Orderable, RuleSet } from '../link/ruleset.ts';
import { conditionIn, excludeEachOther } from './exclusive.ts';
import { type LoweringContext, report } from './lowering-context.ts';
import { relatedPlaces } from '../texts/sections.ts';

export interface Change {
	readonly by: string;
	readonly datum: SourcedValue;
	/** A change of several things is one for each `part`; it is undone where none of one part shows. */
	readonly part: string;
	/** Always when undefined. */
	readonly when: Expr | undefined;
	/** The text of what the value means; absent where nothing can say the same. */
	readonly value?: string;
}

export interface Override {
	readonly decl: Orderable;
	readonly when: Expr | undefined;
	readonly value?: string;
}

export interface UndoneCheck {
	readonly over: string;
	/** The pack that declares the thing. An override names the thing, so it means what that pack says of it. */
	readonly owner: string;
	readonly changes: readonly Change[];
	readonly overrides: readonly Override[];
}

export function changeOf(
	changed: ReadonlyMap<SourcedValue, ChangedValue>,
	datum: SourcedValue | undefined,
	when: Expr | undefined,
	value?: string,
): (Change & Pick<ChangedValue, 'isAdded'>) | undefined {
	const noted = datum === undefined ? undefined : changed.get(datum);
	if (datum === undefined || noted === undefined) return undefined;
	return { ...noted, datum, part: '', when, ...(value === undefined ? {} : { value }) };
}

/** A modifier of kinds that it names is one change for each of them; one of kinds with a tag is one change. */
export function kindPart({ datum }: Decl, kind: Pick<Decl, 'id'>): string {
	return textsOf(get(datum, 'of')).includes(kind.id) ? kind.id : '';
}

interface Finding {
	readonly over: string;
	readonly change: Change;
	/** Absent where the change shows. */
	readonly override?: Orderable;
}

/**
 * Refuses changes that never show, because declarations of packs that do not mean them decide the same thing whenever they hold.
 * A pack means the changes of packs that it uses, of one beside which it says so, and of the one whose thing it decides.
 */
export function checkUndone(lowering: LoweringContext, checks: readonly UndoneCheck[]): void {
	const found = new Map<SourcedValue, Map<string, Finding>>();
	for (const { over, owner, changes, overrides } of checks)
		for (const change of changes) {
			const others = overrides.filter(
				({ decl, value }) =>
					(value === undefined || value !== change.value) &&
					!intendsToHide(lowering.ruleSet, decl, change.by, owner),
			);
			const override = overrideOf(change, others)?.decl;
			const parts = found.get(change.datum) ?? new Map<string, Finding>();
			found.set(change.datum, parts);
			if (override === undefined) parts.set(change.part, { over, change });
			else if (!parts.has(change.part)) parts.set(change.part, { over, change, override });
		}
	let shown = 0;
	for (const parts of found.values())
		for (const { over, change, override } of parts.values()) {
			if (override === undefined || shown++ >= limits.diagnosticsPerFile) continue;
			const args = { over, by: change.by, override: override.name };
			const place = get(override.datum, 'id') ?? override.datum;
			report(lowering, change.datum, 'LAYER-UNDONE', args, {
				related: [relatedTo(fileOf(place), rangeOf(place), relatedPlaces.decided)],
			});
		}
}

export function overrideOf(
	{ when }: Pick<Change, 'when'>,
	overrides: readonly Override[],
): Override | undefined {
	if (overrides.length === 0 || !holdWhenever(overrides, when)) return undefined;
	return overrides.find((o) => holdWhenever([o], when)) ?? overrides.at(-1);
}

function holdWhenever(overrides: readonly Override[], when: Expr | undefined): boolean {
	const changes = conditionIn(when);
	if (excludeEachOther(changes, conditionIn(undefined))) return false;
	const tests = overrides.flatMap((o) => o.when ?? []);
	if (tests.length < overrides.length) return true;
	return excludeEachOther(changes, conditionIn({ op: 'not', on: anyOf(tests), type: 'bool' }));
}

function intendsToHide(
	ruleSet: RuleSet,
	{ pack, datum }: Orderable,
	by: string,
	owner: string,
): boolean {
	if (pack === by) return false;
	return by === owner || knowsPack(ruleSet, pack, by) || besideOf(ruleSet, datum) === by;
}
