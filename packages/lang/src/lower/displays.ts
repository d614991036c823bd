import { identifierWords } from '@tilewright/schema';
import { type Scope, emptyScope, scopeOf } from '../expr/scope.ts';
import type { DisplayIR } from '../ir/index.ts';
import { get, textOf } from '../link/sourced-value.ts';
import { citesOf, declsOf } from '../link/ruleset.ts';
import { check } from './check.ts';
import { type LoweringContext, sourceOf } from './lowering-context.ts';

export function lowerDisplays(lowering: LoweringContext): DisplayIR[] {
	return declsOf(lowering.ruleSet, 'displays').map((decl): DisplayIR => {
		const { datum } = decl;
		const word = textOf(get(datum, 'of'));
		const type = (['seat', 'tile', 'feature', 'piece'] as const).find((t) => t === word);
		const of = type === undefined ? undefined : { type, slot: lowering.temps.next() };
		const scope: Scope = of === undefined ? emptyScope : scopeOf({ it: { kind: 'temp', ...of } });
		const when = get(datum, 'when');
		return {
			id: decl.id,
			title: textOf(get(datum, 'title')) ?? identifierWords(decl.id),
			says: textOf(get(datum, 'says')) ?? '',
			...(of === undefined ? {} : { of }),
			value: check(lowering, get(datum, 'value') ?? datum, 'any', scope),
			...(when === undefined ? {} : { when: check(lowering, when, 'bool', scope) }),
			source: sourceOf(lowering, decl.name, datum, citesOf(decl)),
		};
	});
}
