import { type Scope, type Variable, scopeOf } from '../expr/scope.ts';
import type { Expr, RequirementIR, VerbIR } from '../ir/index.ts';
import { type SourcedValue, compareIds, get, textOf } from '../link/sourced-value.ts';
import { withId } from '../link/lookup.ts';
import { nearestTo } from '../link/nearest.ts';
import { type Decl, citesOf, declsBy, declsOf } from '../link/ruleset.ts';
import { check } from './check.ts';
import { memberNamed } from '../model/members/index.ts';
import { visit } from '../expr/walk.ts';
import { type Override, changeOf } from './undone.ts';
import { type LoweringContext, report, sourceOf } from './lowering-context.ts';
import { undoneThings } from '../texts/ties.ts';

type VerbSymbol = LoweringContext['symbols']['verbs'][number];

export function lowerVerbs(lowering: LoweringContext): VerbIR[] {
	const { verbs } = lowering.symbols;
	for (const section of ['require', 'forbid'] as const)
		for (const decl of declsOf(lowering.ruleSet, section)) {
			const id = textOf(get(decl.datum, 'verb')) ?? '';
			if (withId(verbs, id) !== undefined) continue;
			const near = lowering.diagnostics.near(id, () => verbs.map((v) => v.id));
			report(lowering, get(decl.datum, 'verb') ?? decl.datum, 'LINK-ID-UNKNOWN', {
				what: 'verb',
				id,
				near,
			});
		}
	const known = declsOf(lowering.ruleSet, 'require');
	const names = new Set(known.flatMap((d) => [d.id, d.name]));
	const gone = lowering.ruleSet.absent.get('require');
	for (const allow of declsOf(lowering.ruleSet, 'allow')) {
		const ref = textOf(get(allow.datum, 'require')) ?? '';
		if (names.has(ref) || gone?.has(ref.slice(ref.indexOf('.') + 1)) === true) continue;
		const near = lowering.diagnostics.near(ref, () => known.flatMap((d) => [d.id, d.name]));
		report(lowering, get(allow.datum, 'require') ?? allow.datum, 'LINK-ID-UNKNOWN', {
			what: 'requirement',
			id: ref,
			near,
		});
	}
	return verbs.map((verb) => {
		const scope = scopeOfVerb(verb);
		const of = (section: 'require' | 'forbid'): readonly Decl[] =>
			declsBy(lowering.ruleSet, section, 'verb', verb.id);
		return {
			id: verb.id,
			params: verb.params.map((p, i) => ({ slot: verb.slots[i]!, name: p.name, type: p.type })),
			require: of('require').map((d) => requirement(lowering, d, scope)),
			forbid: of('forbid').map((d) => forbid(lowering, d, scope)),
		};
	});
}

function scopeOfVerb(verb: VerbSymbol): Scope {
	const names: Record<string, Variable> = {};
	verb.params.forEach((p, i) => {
		names[p.name] = { kind: 'temp', slot: verb.slots[i]!, type: p.type };
	});
	return scopeOf(names);
}

function allowsOf(lowering: LoweringContext, decl: Decl): Decl[] {
	const { ruleSet } = lowering;
	const namesakes = declsBy(ruleSet, 'require', 'id', decl.id);
	const short = declsBy(ruleSet, 'allow', 'require', decl.id);
	return [
		...short.filter((allow) => nearestTo(ruleSet, allow.pack, namesakes).includes(decl)),
		...declsBy(ruleSet, 'allow', 'require', decl.name),
	].sort((a, b) => compareIds(a.name, b.name));
}

function requirement(lowering: LoweringContext, decl: Decl, scope: Scope): RequirementIR {
	const when = get(decl.datum, 'when');
	const that = bool(lowering, decl, 'that', scope);
	const allows = allowsOf(lowering, decl).map((a) => ({
		decl: a,
		when:
			get(a.datum, 'when') === undefined
				? ({ op: 'const', value: 1, type: 'bool' } as const)
				: bool(lowering, a, 'when', scope),
	}));
	const allowed = allows.map(({ decl: a, when }) => ({
		when,
		source: sourceOf(lowering, a.name, a.datum, citesOf(a)),
	}));
	noteUndone(lowering, decl, allows);
	const found = localOf(that, scope);
	const binds = when === undefined && allowed.length === 0;
	return {
		id: decl.name,
		...(when === undefined ? {} : { when: bool(lowering, decl, 'when', scope) }),
		that,
		why: whyOf(lowering, decl),
		source: sourceOf(lowering, decl.name, decl.datum, citesOf(decl)),
		allowed,
		...(found !== undefined && binds ? { local: found } : {}),
		...(found?.is === 'side' && !binds ? { sideTest: found.body } : {}),
	};
}

function noteUndone(lowering: LoweringContext, decl: Decl, allows: readonly Override[]): void {
	const changes = ['when', 'that'].flatMap(
		(key) => changeOf(lowering.ruleSet.changed, get(decl.datum, key), undefined) ?? [],
	);
	if (changes.length > 0)
		lowering.symbols.layers.undone.push({
			over: undoneThings.requirement({ id: decl.id }),
			owner: decl.pack,
			changes,
			overrides: allows,
		});
}

function forbid(lowering: LoweringContext, decl: Decl, scope: Scope): RequirementIR {
	return {
		id: decl.name,
		that: bool(lowering, decl, 'when', scope),
		why: whyOf(lowering, decl),
		source: sourceOf(lowering, decl.name, decl.datum, citesOf(decl)),
		allowed: [],
	};
}

function bool(lowering: LoweringContext, decl: Decl, key: string, scope: Scope): Expr {
	const datum: SourcedValue | undefined = get(decl.datum, key);
	if (datum !== undefined) return check(lowering, datum, 'bool', scope);
	report(lowering, decl.datum, 'RULE-KEY-MISSING', { key });
	return { op: 'const', value: 1, type: 'bool' };
}

function whyOf(lowering: LoweringContext, decl: Decl): string {
	const datum = get(decl.datum, 'why');
	const why = textOf(datum) ?? decl.name;
	if (datum === undefined) report(lowering, decl.datum, 'RULE-KEY-MISSING', { key: 'why' });
	else if (lowering.ruleSet.sections.get('texts')!.get(why) === undefined) {
		const near = lowering.diagnostics.near(why, lowering.ruleSet.sections.get('texts')!.keys());
		report(lowering, datum, 'RULE-TEXT', { text: why, near });
	}
	return why;
}

/**
 * The form of a requirement that speaks of single sides only, or merely demands contact with another tile; undefined for any
 * other.
 */
function localOf(that: Expr, scope: Scope): RequirementIR['local'] {
	if (that.op !== 'fold') return undefined;
	const { on, body, slot } = that;
	const it = scope.names.get('it');
	if (it?.kind !== 'temp' || it.type !== 'placement') return undefined;
	if (on.op !== 'call' || on.fn !== 'placement.sides' || !isTemp(on.args[0], it.slot))
		return undefined;
	if (that.fold === 'all' && onlyAbout(body, slot)) return { is: 'side', slot, body };
	if (that.fold === 'exists' && isContact(body, slot)) return { is: 'contact' };
	return undefined;
}

function onlyAbout(body: Expr, slot: number): boolean {
	let only = true;
	visit(body, (e) => {
		if (
			e.op === 'const' ||
			e.op === 'none' ||
			e.op === 'binary' ||
			e.op === 'not' ||
			e.op === 'if' ||
			e.op === 'list'
		)
			return;
		if (e.op === 'temp' && e.slot === slot) return;
		if (e.op === 'call' && memberNamed(e.fn).declared.sideLocal === true) return;
		only = false;
	});
	return only;
}

function isContact(body: Expr, slot: number): boolean {
	if (body.op !== 'binary' || body.name !== '!=') return false;
	const sides = [body.left, body.right];
	return (
		sides.some((e) => e.op === 'none') &&
		sides.some(
			(e) => e.op === 'call' && e.fn === 'placement-side.facing' && isTemp(e.args[0], slot),
		)
	);
}

function isTemp(e: Expr | undefined, slot: number): boolean {
	return e?.op === 'temp' && e.slot === slot;
}
