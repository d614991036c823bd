import { type Datum, get, textOf } from '../link/datum.ts';
import type { RuleSet } from '../link/ruleset.ts';
import { meantBy } from '../link/scopes.ts';
import { type Unit, report } from './unit.ts';

/** The entry that a param chooses, where a mapping is `{ by: param.x, of: { value: entry } }`; any other datum is returned as it is. */
export function chosenByParam(ruleSet: RuleSet, datum: Datum): Datum | undefined {
	const by = get(datum, 'by');
	if (by === undefined) return datum;
	return get(get(datum, 'of'), String(ruleSet.known.param(paramOf(ruleSet, by))));
}

/** Reports an unknown param, and values of it for which no entry is written. */
export function checkChosenByParam(unit: Unit, datum: Datum): void {
	const by = get(datum, 'by');
	if (by === undefined) return;
	const { known, params } = unit.ruleSet;
	const id = paramOf(unit.ruleSet, by);
	if (known.param(id) === undefined) {
		const near = unit.diagnostics.near(id, params.keys());
		report(unit, by, 'LINK-ID-UNKNOWN', { what: 'param', id, near });
	}
	const of = get(datum, 'of');
	for (const word of params.get(id)?.values ?? [])
		if (get(of, word) === undefined) report(unit, of ?? datum, 'RULE-KEY-MISSING', { key: word });
}

/** The id of the param that a text names. */
function paramOf({ scopes }: RuleSet, by: Datum): string {
	const word = (textOf(by) ?? '').replace(/^param\./, '');
	return meantBy(scopes, 'param', word, scopes.packOf(by));
}
