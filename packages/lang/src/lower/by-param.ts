import { type Datum, get, textOf } from '../link/datum.ts';
import type { RuleSet } from '../link/ruleset.ts';
import { type Unit, report } from './unit.ts';

/** The entry that a param chooses, where a mapping is `{ by: param.x, of: { value: entry } }`; any other datum is returned as it is. */
export function chosenByParam({ known }: RuleSet, datum: Datum): Datum | undefined {
	if (get(datum, 'by') === undefined) return datum;
	return get(get(datum, 'of'), String(known.param(paramOf(datum))));
}

/** Reports an unknown param, and values of it for which no entry is written. */
export function checkChosenByParam(unit: Unit, datum: Datum): void {
	const by = get(datum, 'by');
	if (by === undefined) return;
	const { known, params } = unit.ruleSet;
	const id = paramOf(datum);
	if (known.param(id) === undefined) {
		const near = unit.diagnostics.near(id, params.keys());
		report(unit, by, 'LINK-ID-UNKNOWN', { what: 'param', id, near });
	}
	const of = get(datum, 'of');
	for (const word of params.get(id)?.values ?? [])
		if (get(of, word) === undefined) report(unit, of ?? datum, 'RULE-KEY-MISSING', { key: word });
}

function paramOf(datum: Datum): string {
	return (textOf(get(datum, 'by')) ?? '').replace(/^param\./, '');
}
