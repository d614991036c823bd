import type { Scope } from '../expr/scope.ts';
import type { Expr, LimitIR } from '../ir/index.ts';
import { type Datum, get, textOf } from '../link/datum.ts';
import { wholeNumber } from '../link/given.ts';
import { citesOf, declOf } from '../link/ruleset.ts';
import { check } from './check.ts';
import { type Unit, report, reportUnknown, sourceOf } from './unit.ts';

const scopes = ['game', 'turn', 'part', 'wave', 'round'] as const;

/** The limit under a key `limit`: `{ times, per, key? }`, or the id of a declared one. */
export function limitOf(
	unit: Unit,
	datum: Datum | undefined,
	owner: string,
	scope: Scope,
): { readonly limit: number; readonly key?: Expr } | undefined {
	if (datum === undefined) return undefined;
	const name = textOf(datum);
	const declared = name === undefined ? undefined : declOf(unit.ruleSet, 'limits', name);
	if (name !== undefined && declared === undefined) {
		reportUnknown(unit, datum, 'limits', name, unit.ruleSet.sections.get('limits')!.keys());
		return undefined;
	}
	const from = declared?.datum ?? datum;
	const id = declared?.name ?? owner;
	const key = get(from, 'key');
	const typed = key === undefined ? {} : { key: check(unit, key, ['*', 'int'], scope) };
	const found = unit.limitIndexes.get(id);
	if (found !== undefined) return { limit: found, ...typed };
	const limit: LimitIR = {
		id,
		times:
			wholeNumber(get(from, 'times'), unit.ruleSet.known, {
				sections: unit.ruleSet.sections,
				scopes: unit.ruleSet.scopes,
				diagnostics: unit.diagnostics,
			}) ?? 1,
		per: perOf(unit, get(from, 'per')),
		source: sourceOf(unit, id, from, declared === undefined ? [] : citesOf(declared)),
	};
	const index = unit.limits.push(limit) - 1;
	unit.limitIndexes.set(id, index);
	return { limit: index, ...typed };
}

function perOf(unit: Unit, datum: Datum | undefined): LimitIR['per'] {
	const text = textOf(datum) ?? 'turn';
	const { known } = unit.ruleSet;
	const word =
		datum !== undefined && text.startsWith('param.')
			? String((known.at?.(datum) ?? known).param(text.slice(6)) ?? '')
			: text;
	const per = scopes.find((s) => s === word);
	if (per === undefined && datum !== undefined)
		report(unit, datum, 'RULE-WORD', {
			found: word,
			allowed: scopes,
			near: unit.diagnostics.near(word, scopes),
		});
	return per ?? 'turn';
}
