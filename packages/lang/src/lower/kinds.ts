import { identifierWords } from '@tilewright/schema';
import type { Scope } from '../expr/scope.ts';
import {
	type DefineIR,
	type EngineQuery,
	type Expr,
	type KindIR,
	builtInEnums,
} from '../ir/index.ts';
import { type SourcedValue, get, textOf, textsOf } from '../link/sourced-value.ts';
import { type Decl, citesOf } from '../link/ruleset.ts';
import { type CheckOptions, check } from './check.ts';
import { type Layering, layered, noteAnswer } from './layers.ts';
import { reasonsOf } from './reasons.ts';
import { orderByCompletion } from './kind-strata.ts';
import { type Symbol, featureScope } from './symbols.ts';
import { kindPart } from './undone.ts';
import { type LoweringContext, report, sourceOf } from './lowering-context.ts';
import { modifiersOf, valueOfKind } from './values.ts';

/** Completion and reach are asked at any time, also when there is no wave. */
const always: CheckOptions = { implicit: 'it', site: 'kind' };

export function lowerKinds(lowering: LoweringContext, defines: readonly DefineIR[]): KindIR[] {
	const made = lowering.symbols.kinds.map((kind) => lowerKind(lowering, kind));
	return orderByCompletion(lowering, made, defines);
}

function lowerKind(lowering: LoweringContext, kind: Symbol): KindIR {
	const { datum } = kind.decl;
	const it = lowering.temps.next();
	const scope = featureScope(it, kind.index);
	const form = textOf(get(datum, 'form'));
	const connect = builtInEnums.connect.find((c) => c === textOf(get(datum, 'connect')));
	if (connect === undefined)
		report(lowering, datum, 'RULE-KEY-MISSING', { key: 'connect' }, { key: true });
	const reach = get(datum, 'reach');
	return {
		id: kind.id,
		title: textOf(get(datum, 'title')) ?? identifierWords(kind.id),
		connect: connect ?? 'none',
		form: form === 'line' || form === 'block' ? form : connect === 'edge' ? 'line' : 'none',
		tags: [...new Set(textsOf(get(datum, 'tags')))].sort(),
		source: sourceOf(lowering, kind.decl.name, datum, citesOf(kind.decl)),
		it,
		complete: completeOf(lowering, kind, get(datum, 'complete'), scope),
		...reachOf(lowering, kind, reach, scope, it),
		dependsOn: [],
		stratum: 0,
		value: valueOfKind(lowering, kind),
		reasons: reasonsOf(lowering, kind),
		...(isTrue(get(datum, 'layer')) ? { layer: true as const } : {}),
	};
}

function completeOf(
	lowering: LoweringContext,
	kind: Symbol,
	own: SourcedValue | undefined,
	scope: Scope,
): Expr {
	const base: Expr =
		own === undefined
			? { op: 'const', value: 0, type: 'bool' }
			: check(lowering, own, 'bool', scope, always);
	return modified(lowering, kind, 'complete', own, base, scope);
}

function reachOf(
	lowering: LoweringContext,
	kind: Symbol,
	own: SourcedValue | undefined,
	scope: Scope,
	it: number,
): { reach?: Expr } {
	if (own === undefined && modifiersOf(lowering, 'reach', kind).length === 0) return {};
	const base: Expr =
		own === undefined
			? {
					op: 'call',
					fn: 'feature.cells',
					args: [{ op: 'temp', slot: it, name: 'it', type: 'feature' }],
					type: 'set(cell)',
				}
			: check(lowering, own, 'set(cell)', scope, always);
	return { reach: modified(lowering, kind, 'reach', own, base, scope) };
}

function modified(
	lowering: LoweringContext,
	kind: Symbol,
	query: EngineQuery,
	own: SourcedValue | undefined,
	base: Expr,
	scope: Scope,
): Expr {
	const part: Layering['part'] = (d, key, expected) => {
		const datum = get(d.datum, key);
		return datum === undefined ? undefined : check(lowering, datum, expected, scope, always);
	};
	const { layers } = lowering.symbols;
	return layered(base, modifiersOf(lowering, query, kind), {
		part,
		binds: (d) => part(d, 'when', 'bool'),
		unfit: (d, layer) => report(lowering, get(d.datum, layer)!, 'RULE-LAYER', { query, layer }),
		note: (steps) => {
			const partOf = (decl: Decl): string => kindPart(decl, kind);
			const answer = { slot: query, kind: kind.id, owner: kind.decl.pack, own, base, partOf };
			noteAnswer(layers, lowering.ruleSet.changed, answer, steps);
		},
	});
}

function isTrue(datum: SourcedValue | undefined): boolean {
	return datum?.is === 'scalar' && datum.value === true;
}
