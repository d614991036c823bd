import { type SourcedValue, get, itemsOf, textOf } from '../link/sourced-value.ts';
import type { Param, RuleSet } from '../link/ruleset.ts';
import { resolveWord } from '../link/scopes.ts';
import { type LoweringContext, report } from './lowering-context.ts';

/** The entry that a param chooses, where a mapping is `{ by: param.x, of: { value: entry } }`; any other datum is returned as it is. */
export function chosenByParam(ruleSet: RuleSet, datum: SourcedValue): SourcedValue | undefined {
	const by = get(datum, 'by');
	if (by === undefined) return datum;
	return get(get(datum, 'of'), String(ruleSet.known.param(paramOf(ruleSet, by))));
}

export function checkChosenByParam(lowering: LoweringContext, datum: SourcedValue): void {
	const by = get(datum, 'by');
	if (by === undefined) return;
	const { known, params } = lowering.ruleSet;
	const id = paramOf(lowering.ruleSet, by);
	if (known.param(id) === undefined) {
		const near = lowering.diagnostics.near(id, params.keys());
		report(lowering, by, 'LINK-ID-UNKNOWN', { what: 'param', id, near });
	}
	const of = get(datum, 'of');
	const param = params.get(id);
	for (const word of param?.values ?? []) {
		if (get(of, word) !== undefined) continue;
		// a value that a stranger adds matters only where it is chosen
		const isDue =
			word === param!.value || isKnownTo(lowering, datum, addedBy(lowering, param!, word));
		if (isDue) report(lowering, of ?? datum, 'RULE-KEY-MISSING', { key: word });
	}
}

function addedBy({ ruleSet }: LoweringContext, { decl }: Param, word: string): string | undefined {
	const item = itemsOf(get(decl.datum, 'values')).find((v) => textOf(v) === word);
	return item === undefined ? undefined : ruleSet.scopes.packOf(item);
}

function isKnownTo(
	{ ruleSet: { scopes } }: LoweringContext,
	datum: SourcedValue,
	other: string | undefined,
): boolean {
	return other === undefined || scopes.knows(scopes.packOf(datum), other);
}

function paramOf({ scopes }: RuleSet, by: SourcedValue): string {
	const word = (textOf(by) ?? '').replace(/^param\./, '');
	return resolveWord(scopes, 'param', word, scopes.packOf(by));
}
