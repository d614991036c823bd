import { type Scope, type Variable, scopeOf } from '../expr/scope.ts';
import { type AssistIR, type VerbIR, elementOf } from '../ir/index.ts';
import { type SourcedValue, get, textOf } from '../link/sourced-value.ts';
import { type Decl, citesOf, declsOf } from '../link/ruleset.ts';
import { lowerBlock } from './block.ts';
import { check } from './check.ts';
import { newFrame, takeSlots } from './emit.ts';
import { limitOf } from './limits.ts';
import { kindNamed } from './symbols.ts';
import { type LoweringContext, report, sourceOf } from './lowering-context.ts';
import { byUse } from './variables.ts';

export function lowerAssists(lowering: LoweringContext): AssistIR[] {
	return declsOf(lowering.ruleSet, 'assists').map((decl) => lowerAssist(lowering, decl));
}

/** Warns of assists that show other sides where no requirement of their verb compares sides. */
export function checkAssists(
	lowering: LoweringContext,
	verbs: readonly VerbIR[],
	assists: readonly AssistIR[],
): void {
	for (const [i, { id, datum }] of declsOf(lowering.ruleSet, 'assists').entries()) {
		const { shows, verb } = assists[i]!;
		const testedVerb = verbs[verb];
		if (!shows || !testedVerb) continue;
		if (testedVerb.require.some((r) => r.local?.is === 'side' || r.sideTest !== undefined))
			continue;
		report(lowering, get(datum, 'id') ?? datum, 'RULE-ASSIST-IDLE', {
			assist: id,
			verb: testedVerb.id,
		});
	}
}

function lowerAssist(lowering: LoweringContext, decl: Decl): AssistIR {
	const { datum } = decl;
	const { verbs, pieces } = lowering.symbols;
	const named = (key: string, what: string, ids: readonly string[]): number => {
		const at = get(datum, key);
		const id = textOf(at) ?? '';
		const index = ids.indexOf(id);
		if (index < 0)
			report(lowering, at ?? datum, 'LINK-ID-UNKNOWN', {
				what,
				id,
				near: lowering.diagnostics.near(id, ids),
			});
		return index;
	};
	const verb = named(
		'verb',
		'verb',
		verbs.map((v) => v.id),
	);
	const uses =
		get(datum, 'uses') === undefined
			? undefined
			: named(
					'uses',
					'piece',
					pieces.map((p) => p.id),
				);
	const it = lowering.temps.next();
	let scope: Scope = scopeOf({
		it: { kind: 'temp', slot: it, type: verbs[verb]?.params[0]?.type ?? 'placement' },
	});
	const variables: AssistIR['variables'][number][] = [];
	for (const [name, among] of byUse(get(datum, 'among'))) {
		const set = check(lowering, among, 'set(*)', scope);
		const type = elementOf(set.type) ?? 'int';
		const slot = lowering.temps.next();
		variables.push({ name, slot, type, among: set });
		scope = scopeOf({ [name]: { kind: 'temp', slot, type } }, scope);
	}
	const bool = (d: SourcedValue | undefined): ReturnType<typeof check> | undefined =>
		d === undefined ? undefined : check(lowering, d, 'bool', scope);
	const when = bool(get(datum, 'when'));
	const where = bool(get(datum, 'where'));
	const shown = get(datum, 'shows');
	const limit = limitOf(lowering, get(datum, 'limit'), decl.name, scope);
	const decline = (['never', 'whenAllNeedIt', 'always'] as const).find(
		(w) => w === textOf(get(datum, 'decline')),
	);
	const sides = get(shown, 'sides');
	return {
		id: decl.name,
		verb,
		it,
		...(when === undefined ? {} : { when }),
		...(limit === undefined ? {} : { limit: limit.limit }),
		...(uses === undefined ? {} : { uses }),
		variables,
		...(where === undefined ? {} : { where }),
		...(shown === undefined || sides === undefined
			? {}
			: {
					shows: {
						sides: check(lowering, sides, ['set(side)', 'set(placement-side)'], scope),
						kind: kindNamed(lowering, shown, 'kind'),
					},
				}),
		decline: decline ?? 'never',
		routine: routineOf(lowering, decl, variables),
		source: sourceOf(lowering, decl.name, datum, citesOf(decl)),
	};
}

function routineOf(
	lowering: LoweringContext,
	decl: Decl,
	variables: AssistIR['variables'],
): number {
	const frame = newFrame();
	const names: Record<string, Variable> = {};
	const params = variables.map((v) => ({ slot: takeSlots(frame), type: v.type }));
	variables.forEach((v, i) => {
		names[v.name] = { kind: 'local', slot: params[i]!.slot, type: v.type };
	});
	const entry = lowering.emitter.here();
	const index = lowering.routines.push({ id: decl.name, entry, slots: 0, params }) - 1;
	const source = sourceOf(lowering, decl.name, decl.datum, citesOf(decl));
	lowerBlock(
		{ lowering, frame, scope: scopeOf(names), owner: decl.name, source },
		get(decl.datum, 'do'),
	);
	lowering.emitter.emit({ op: 'leave' });
	lowering.routines[index] = { ...lowering.routines[index]!, slots: frame.high };
	return index;
}
