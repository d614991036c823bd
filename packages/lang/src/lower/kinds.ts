import { identifierWords } from '@tilewright/schema';
import type { Scope } from '../expr/scope.ts';
import {
	type DefineIR,
	type EngineQuery,
	type Expr,
	type KindIR,
	builtInEnums,
} from '../ir/index.ts';
import { type Datum, get, textOf, textsOf } from '../link/datum.ts';
import { type Decl, citesOf } from '../link/ruleset.ts';
import { type CheckOptions, check } from './check.ts';
import { type Layering, layered, noteAnswer } from './layers.ts';
import { reasonsOf } from './reasons.ts';
import { stratify } from './strata.ts';
import { type Symbol, featureScope } from './symbols.ts';
import { kindPart } from './undone.ts';
import { type Unit, report, sourceOf } from './unit.ts';
import { modifiersOf, valueOfKind } from './values.ts';

/** Completion and reach are asked at any time, also when there is no wave. */
const always: CheckOptions = { implicit: 'it', site: 'kind' };

export function lowerKinds(unit: Unit, defines: readonly DefineIR[]): KindIR[] {
	const made = unit.symbols.kinds.map((kind) => lowerKind(unit, kind));
	return stratify(unit, made, defines);
}

function lowerKind(unit: Unit, kind: Symbol): KindIR {
	const { datum } = kind.decl;
	const it = unit.temps.next();
	const scope = featureScope(it, kind.index);
	const form = textOf(get(datum, 'form'));
	const connect = builtInEnums.connect.find((c) => c === textOf(get(datum, 'connect')));
	if (connect === undefined)
		report(unit, datum, 'RULE-KEY-MISSING', { key: 'connect' }, { key: true });
	const reach = get(datum, 'reach');
	return {
		id: kind.id,
		title: textOf(get(datum, 'title')) ?? identifierWords(kind.id),
		connect: connect ?? 'none',
		form: form === 'line' || form === 'block' ? form : connect === 'edge' ? 'line' : 'none',
		tags: [...new Set(textsOf(get(datum, 'tags')))].sort(),
		source: sourceOf(unit, kind.decl.name, datum, citesOf(kind.decl)),
		it,
		complete: completeOf(unit, kind, get(datum, 'complete'), scope),
		...reachOf(unit, kind, reach, scope, it),
		dependsOn: [],
		stratum: 0,
		value: valueOfKind(unit, kind),
		reasons: reasonsOf(unit, kind),
		...(isTrue(get(datum, 'layer')) ? { layer: true as const } : {}),
	};
}

function completeOf(unit: Unit, kind: Symbol, own: Datum | undefined, scope: Scope): Expr {
	const base: Expr =
		own === undefined
			? { op: 'const', value: 0, type: 'bool' }
			: check(unit, own, 'bool', scope, always);
	return modified(unit, kind, 'complete', own, base, scope);
}

function reachOf(
	unit: Unit,
	kind: Symbol,
	own: Datum | undefined,
	scope: Scope,
	it: number,
): { reach?: Expr } {
	if (own === undefined && modifiersOf(unit, 'reach', kind).length === 0) return {};
	const base: Expr =
		own === undefined
			? {
					op: 'call',
					fn: 'feature.cells',
					args: [{ op: 'temp', slot: it, name: 'it', type: 'feature' }],
					type: 'set(cell)',
				}
			: check(unit, own, 'set(cell)', scope, always);
	return { reach: modified(unit, kind, 'reach', own, base, scope) };
}

function modified(
	unit: Unit,
	kind: Symbol,
	query: EngineQuery,
	own: Datum | undefined,
	base: Expr,
	scope: Scope,
): Expr {
	const part: Layering['part'] = (d, key, expected) => {
		const datum = get(d.datum, key);
		return datum === undefined ? undefined : check(unit, datum, expected, scope, always);
	};
	const { layers } = unit.symbols;
	return layered(base, modifiersOf(unit, query, kind), {
		part,
		binds: (d) => part(d, 'when', 'bool'),
		unfit: (d, layer) => report(unit, get(d.datum, layer)!, 'RULE-LAYER', { query, layer }),
		note: (steps) => {
			const partOf = (decl: Decl): string => kindPart(decl, kind);
			const answer = { slot: query, kind: kind.id, owner: kind.decl.pack, own, base, partOf };
			noteAnswer(layers, unit.ruleSet.changed, answer, steps);
		},
	});
}

function isTrue(datum: Datum | undefined): boolean {
	return datum?.is === 'scalar' && datum.value === true;
}
