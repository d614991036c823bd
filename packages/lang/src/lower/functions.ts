import { type Findings, limits, appendAll } from '@tilewright/schema';
import { type Scope, type TempAllocator, type Variable, scopeOf } from '../expr/scope.ts';
import type { DefineIR, Expr, Type } from '../ir/index.ts';
import { type SourcedValue, entriesOf, get, textOf } from '../link/sourced-value.ts';
import { type Decl, type RuleSet, declsOf } from '../link/ruleset.ts';
import type { FunctionDecl, FunctionParam, FunctionResult } from '../model/declarations.ts';
import type { Model } from '../model/model.ts';
import { type CheckUnit, type Expected, checked } from './check.ts';
import type { Layers } from './layer-ties.ts';
import { bindingOf, layered, noteAnswer } from './layers.ts';
import type { Symbol } from './symbols.ts';
import { type LoweringContext, report } from './lowering-context.ts';

type Body = { readonly expr: Expr; readonly nullable: boolean } | undefined;

export interface FunctionSymbol extends FunctionDecl {
	readonly decl: Decl;
	readonly body: SourcedValue;
	readonly slots: readonly number[];
	/** The checked body; undefined where it is faulty. Checked once. */
	compiled(): Body;
}

export interface FunctionContext {
	readonly ruleSet: RuleSet;
	readonly temps: TempAllocator;
	readonly diagnostics: Findings;
	readonly kinds: readonly Symbol[];
	readonly layers: Layers;
	readonly self: { model?: Model; modelAt?: (datum: SourcedValue) => Model };
	readonly onExpression?: LoweringContext['onExpression'];
	readonly open: string[];
	typeNamed(datum: SourcedValue | undefined): Type | undefined;
	paramsOf(datum: SourcedValue | undefined): FunctionParam[];
}

/** Defines, queries and defines of kinds, in this order; a query's modifiers are part of its body. */
export function collectFunctions(c: FunctionContext): FunctionSymbol[] {
	const out: FunctionSymbol[] = [];
	for (const decl of declsOf(c.ruleSet, 'define'))
		out.push(functionOf(c, decl.id, decl, decl.datum, out.length));
	for (const decl of declsOf(c.ruleSet, 'queries'))
		if (get(decl.datum, 'value') !== undefined)
			out.push(functionOf(c, decl.id, decl, decl.datum, out.length));
	for (const kind of c.kinds)
		for (const [id, datum] of entriesOf(get(kind.decl.datum, 'define')))
			out.push(functionOf(c, id, kind.decl, datum, out.length, kind.index));
	return out;
}

function functionOf(
	c: FunctionContext,
	id: string,
	decl: Decl,
	datum: SourcedValue,
	index: number,
	kind?: number,
): FunctionSymbol {
	const params: FunctionParam[] = [];
	const of = get(datum, 'of');
	if (kind !== undefined) params.push({ name: 'it', type: 'feature' });
	else if (of !== undefined) params.push({ name: 'it', type: c.typeNamed(of) ?? 'feature' });
	const argument = get(datum, 'for');
	if (argument !== undefined)
		params.push({ name: textOf(argument) ?? 'seat', type: c.typeNamed(argument) ?? 'seat' });
	appendAll(params, c.paramsOf(get(datum, 'args')));
	const body = get(datum, 'value') ?? datum;
	const type = c.typeNamed(get(datum, 'type'));
	const slots = params.map(() => c.temps.next());
	const names: Record<string, Variable> = {};
	params.forEach((p, i) => {
		names[p.name] = {
			kind: 'temp',
			slot: slots[i]!,
			type: p.type,
			...(kind !== undefined && i === 0 ? { ofKind: kind } : {}),
		};
	});
	let made: { body: Body } | undefined;
	const compiled = (): Body => {
		if (made !== undefined) return made.body;
		if (c.open.includes(id)) {
			report(c, body, 'RULE-CYCLE', {
				what: 'define',
				path: [...c.open.slice(c.open.indexOf(id)), id],
			});
			return undefined;
		}
		if (c.open.length >= limits.chain) {
			const args = {
				what: 'definitions in a chain',
				found: c.open.length + 1,
				limit: limits.chain,
			};
			report(c, body, 'RULE-LIMIT', args);
			return undefined;
		}
		c.open.push(id);
		const scope = scopeOf(names);
		const lowering: CheckUnit = {
			symbols: { model: c.self.model!, modelAt: c.self.modelAt! },
			temps: c.temps,
			diagnostics: c.diagnostics,
			...(c.onExpression === undefined ? {} : { onExpression: c.onExpression }),
		};
		const implicit = params[0]?.name === 'it' ? { implicit: 'it' } : {};
		const base = checked(lowering, body, type ?? ['bool', 'int', '*', 'set(*)'], scope, implicit);
		made = {
			body:
				base && decl.section === 'queries'
					? { ...base, expr: modified(c, lowering, decl, body, base.expr, scope) }
					: base,
		};
		c.open.pop();
		return made.body;
	};
	const says = textOf(get(decl.datum, 'says'));
	return {
		id,
		index,
		pack: decl.pack,
		params,
		result:
			type ??
			((): FunctionResult | undefined => {
				const b = compiled();
				return b && { type: b.expr.type, nullable: b.nullable };
			}),
		...(kind === undefined ? {} : { kind }),
		...(says === undefined ? {} : { says }),
		decl,
		body,
		slots,
		compiled,
	};
}

function modified(
	c: FunctionContext,
	lowering: CheckUnit,
	{ id, pack }: Decl,
	body: SourcedValue,
	base: Expr,
	scope: Scope,
): Expr {
	const part = (d: Decl, key: string, expected: Expected): Expr | undefined => {
		const datum = get(d.datum, key);
		return datum === undefined
			? undefined
			: checked(lowering, datum, expected, scope, { implicit: 'it' })?.expr;
	};
	const ordered = c.layers.of(id);
	return layered(base, ordered.rules, {
		part,
		binds: (d) => bindingOf(c.kinds, scope, d, part(d, 'when', 'bool')),
		unfit: (d, layer) => report(c, get(d.datum, layer)!, 'RULE-LAYER', { query: id, layer }),
		note: (steps) =>
			noteAnswer(c.layers, c.ruleSet.changed, { slot: id, owner: pack, own: body, base }, steps),
	});
}

export function definesOf(
	lowering: LoweringContext,
	source: (decl: Decl, datum: SourcedValue) => number,
): DefineIR[] {
	return lowering.symbols.functions.map((f) => ({
		id: f.kind === undefined ? f.id : `${lowering.symbols.kinds[f.kind]!.id}.${f.id}`,
		params: f.params.map((p, i) => ({ slot: f.slots[i]!, name: p.name, type: p.type })),
		body: f.compiled()?.expr ?? { op: 'const', type: 'int', value: 0 },
		source: source(f.decl, f.body),
	}));
}
