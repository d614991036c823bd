import type { Scope } from '../expr/scope.ts';
import type { Expr, LimitIR } from '../ir/index.ts';
import { type SourcedValue, get, textOf } from '../link/sourced-value.ts';
import { wholeNumber } from '../link/given.ts';
import { citesOf, declOf } from '../link/ruleset.ts';
import { check } from './check.ts';
import { type LoweringContext, report, reportUnknown, sourceOf } from './lowering-context.ts';

const scopes = ['game', 'turn', 'part', 'wave', 'round'] as const;

/** The limit under a key `limit`: `{ times, per, key? }`, or the id of a declared one. */
export function limitOf(
	lowering: LoweringContext,
	datum: SourcedValue | undefined,
	owner: string,
	scope: Scope,
): { readonly limit: number; readonly key?: Expr } | undefined {
	if (datum === undefined) return undefined;
	const name = textOf(datum);
	const declared = name === undefined ? undefined : declOf(lowering.ruleSet, 'limits', name);
	if (name !== undefined && declared === undefined) {
		reportUnknown(lowering, datum, 'limits', name, lowering.ruleSet.sections.get('limits')!.keys());
		return undefined;
	}
	const from = declared?.datum ?? datum;
	const id = declared?.name ?? owner;
	const key = get(from, 'key');
	const typed = key === undefined ? {} : { key: check(lowering, key, ['*', 'int'], scope) };
	const found = lowering.limitIndexes.get(id);
	if (found !== undefined) return { limit: found, ...typed };
	const limit: LimitIR = {
		id,
		times:
			wholeNumber(get(from, 'times'), lowering.ruleSet.known, {
				sections: lowering.ruleSet.sections,
				scopes: lowering.ruleSet.scopes,
				diagnostics: lowering.diagnostics,
			}) ?? 1,
		per: perOf(lowering, get(from, 'per')),
		source: sourceOf(lowering, id, from, declared === undefined ? [] : citesOf(declared)),
	};
	const index = lowering.limits.push(limit) - 1;
	lowering.limitIndexes.set(id, index);
	return { limit: index, ...typed };
}

function perOf(lowering: LoweringContext, datum: SourcedValue | undefined): LimitIR['per'] {
	const text = textOf(datum) ?? 'turn';
	const { known } = lowering.ruleSet;
	const word =
		datum !== undefined && text.startsWith('param.')
			? String((known.at?.(datum) ?? known).param(text.slice(6)) ?? '')
			: text;
	const per = scopes.find((s) => s === word);
	if (per === undefined && datum !== undefined)
		report(lowering, datum, 'RULE-WORD', {
			found: word,
			allowed: scopes,
			near: lowering.diagnostics.near(word, scopes),
		});
	return per ?? 'turn';
}
