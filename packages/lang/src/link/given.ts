import { diagnose } from '@tilewright/schema';
import { type Draft, keyOf, takeAway } from './collect.ts';
import { type SetUpFacts, decideAt } from './constant.ts';
import { type SourcedValue, fileOf, get, rangeOf } from './sourced-value.ts';
import { type FaultContext, constantFault } from './constant-fault.ts';

/** Returns true when a `given` holds. A text that cannot be decided is reported and counts as true. */
export function holds(
	datum: SourcedValue | undefined,
	known: SetUpFacts,
	draft: FaultContext,
): boolean {
	if (datum === undefined) return true;
	if (datum.is === 'list') return datum.items.every((d) => holds(d, known, draft));
	if (datum.is === 'scalar' && typeof datum.value === 'boolean') return datum.value;
	if (datum.is !== 'scalar' || typeof datum.value !== 'string') return true;
	const result = decideAt(datum, datum.value, known);
	if ('fault' in result) {
		draft.diagnostics.push(constantFault(datum, result, draft));
		return true;
	}
	if (typeof result.value === 'boolean') return result.value;
	draft.diagnostics.push(
		diagnose(fileOf(datum), rangeOf(datum), 'LINK-GIVEN', {
			fault: 'types',
			name: datum.value,
			near: [],
		}),
	);
	return true;
}

export function wholeNumber(
	datum: SourcedValue | undefined,
	known: SetUpFacts,
	draft: FaultContext,
): number | undefined {
	if (datum?.is !== 'scalar') return undefined;
	if (typeof datum.value === 'number') return datum.value;
	if (typeof datum.value !== 'string') return undefined;
	const result = decideAt(datum, datum.value, known);
	if ('fault' in result) draft.diagnostics.push(constantFault(datum, result, draft));
	else if (typeof result.value === 'number') return result.value;
	else
		draft.diagnostics.push(
			diagnose(fileOf(datum), rangeOf(datum), 'LINK-GIVEN', {
				fault: 'types',
				name: datum.value,
				near: [],
			}),
		);
	return undefined;
}

/** Takes away every declaration whose `given` does not hold; in lists inside declarations, every such entry. */
export function applyGiven(draft: Draft, known: SetUpFacts): void {
	for (const map of draft.sections.values())
		for (const decl of [...map.values()]) {
			const given = get(decl.datum, 'given');
			if (given !== undefined && !holds(given, known, draft)) takeAway(draft, decl, 'given');
			else {
				const datum = pruned(decl.datum, known, draft);
				if (datum === decl.datum) continue;
				draft.pruned.push(decl);
				map.set(keyOf(decl), { ...decl, datum });
			}
		}
}

export function pruned(datum: SourcedValue, known: SetUpFacts, draft: Draft): SourcedValue {
	const gone = (d: SourcedValue): boolean => !holds(get(d, 'given'), known, draft);
	if (datum.is === 'list') {
		let changed = false;
		const items: SourcedValue[] = [];
		for (const item of datum.items) {
			// an effect is a mapping around its own: `- choose: { given: … }` goes as a whole
			const inner = item.is === 'map' ? [...item.entries.values()] : [];
			if (gone(item) || inner.some((d) => d.is === 'map' && gone(d))) changed = true;
			else {
				const next = pruned(item, known, draft);
				changed ||= next !== item;
				items.push(next);
			}
		}
		return changed ? { ...datum, items } : datum;
	}
	if (datum.is !== 'map') return datum;
	let entries: Map<string, SourcedValue> | undefined;
	for (const [key, item] of datum.entries) {
		const next = gone(item) ? undefined : pruned(item, known, draft);
		if (next === item) continue;
		entries ??= new Map(datum.entries);
		if (next === undefined) entries.delete(key);
		else entries.set(key, next);
	}
	return entries === undefined ? datum : { ...datum, entries };
}
