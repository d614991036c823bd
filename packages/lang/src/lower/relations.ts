import { scopeOf } from '../expr/scope.ts';
import { type ElementType, type RelationIR, elementOf } from '../ir/index.ts';
import { get } from '../link/sourced-value.ts';
import { type Decl, type RuleSet, citesOf, declsOf } from '../link/ruleset.ts';
import type { RelationDecl } from '../model/declarations.ts';
import { type CheckUnit, check } from './check.ts';
import { type LoweringContext, sourceOf } from './lowering-context.ts';
import { byUse } from './variables.ts';

/** The types of the members of every relation, asked of a model that knows no relation yet. */
export function typeRelations(lowering: CheckUnit, ruleSet: RuleSet): RelationDecl[] {
	return declsOf(ruleSet, 'relations').map((decl, index) => {
		const { a, b } = lowerOne(lowering, decl);
		return {
			id: decl.id,
			index,
			pack: decl.pack,
			a: a.type as ElementType,
			b: b.type as ElementType,
		};
	});
}

export function lowerRelations(lowering: LoweringContext): RelationIR[] {
	return declsOf(lowering.ruleSet, 'relations').map((decl) => ({
		...lowerOne(lowering, decl),
		source: sourceOf(lowering, decl.name, decl.datum, citesOf(decl)),
	}));
}

function lowerOne(lowering: CheckUnit, decl: Decl): Omit<RelationIR, 'source'> {
	let scope = scopeOf({});
	const sides = byUse(get(decl.datum, 'among')).map(([name, datum]) => {
		const among = check(lowering, datum, 'set(*)', scope);
		const slot = lowering.temps.next();
		const type = elementOf(among.type) ?? 'feature';
		scope = scopeOf({ [name]: { kind: 'temp', slot, type } }, scope);
		return { slot, type, among };
	});
	const none = {
		slot: 0,
		type: 'feature',
		among: { op: 'list', items: [], type: 'set(feature)' },
	} as const;
	const where = get(decl.datum, 'where');
	return {
		id: decl.id,
		a: sides[0] ?? none,
		b: sides[1] ?? none,
		...(where === undefined ? {} : { where: check(lowering, where, 'bool', scope) }),
	};
}
