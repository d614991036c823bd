import type { RegisterIR, Type } from '../ir/index.ts';
import {
	compareIds,
	entriesOf,
	get,
	numberOf,
	textOf,
	textsOf,
	withKey,
} from '../link/sourced-value.ts';
import { type Decl, type RuleSet, citesOf, declsOf } from '../link/ruleset.ts';
import { type RegisterDecl, absent } from '../model/declarations.ts';
import { parseType } from '../model/type-words.ts';
import type { Symbol } from './symbols.ts';
import { type LoweringContext, sourceOf } from './lowering-context.ts';

export type RegisterSymbol = Symbol &
	RegisterDecl & { readonly values: readonly string[]; readonly default: number };

export function collectRegisters(
	ruleSet: RuleSet,
	gone: readonly Decl[],
	owners: readonly Symbol[],
	enums: Record<string, readonly string[]>,
): RegisterSymbol[] {
	const make = (decl: Decl, index: number): RegisterSymbol => {
		const { datum } = decl;
		const values = textsOf(get(datum, 'values'));
		if (values.length > 0) enums[`register.${decl.id}`] = values;
		const typed = textOf(get(datum, 'type'));
		const type: Type =
			values.length > 0
				? `enum:register.${decl.id}`
				: ((typed === undefined ? undefined : parseType(typed)) ?? 'int');
		const per = (textOf(get(datum, 'per')) ?? 'game') as RegisterIR['per'];
		const value = defaultOf(decl, values, type);
		const pack = ruleSet.scopes.packOf(datum) ?? decl.pack;
		return { id: decl.id, index, pack, decl, per, type, values, default: value };
	};
	const declared = [...declsOf(ruleSet, 'registers'), ...ownRegisters(ruleSet, owners)].sort(
		(a, b) => compareIds(a.id, b.id),
	);
	return [...declared.map(make), ...gone.map((d) => make(d, absent))];
}

function defaultOf(decl: Decl, values: readonly string[], type: Type): number {
	const written = get(decl.datum, 'default');
	if (values.length > 0) return Math.max(0, values.indexOf(textOf(written) ?? ''));
	if (written?.is === 'scalar' && typeof written.value === 'boolean') return Number(written.value);
	return numberOf(written) ?? (type === 'int' || type === 'bool' ? 0 : -1);
}

function ownRegisters(ruleSet: RuleSet, owners: readonly Symbol[]): Decl[] {
	const out: Decl[] = [];
	const known = new Set(ruleSet.sections.get('registers')!.keys());
	for (const owner of owners)
		for (const [id, datum] of entriesOf(get(owner.decl.datum, 'registers'))) {
			if (known.has(id)) continue;
			known.add(id);
			const per = owner.decl.section === 'kinds' ? 'feature' : 'piece';
			const whole =
				get(datum, 'per') === undefined
					? withKey(datum, 'per', { is: 'scalar', value: per, place: datum.place })
					: datum;
			out.push({
				section: 'registers',
				id,
				name: `${owner.decl.pack}.${id}`,
				pack: owner.decl.pack,
				datum: whole,
			});
		}
	return out;
}

export function lowerRegisters(lowering: LoweringContext): RegisterIR[] {
	return lowering.symbols.registers
		.filter((r) => r.index >= 0)
		.map((r): RegisterIR => {
			const { datum } = r.decl;
			const reset = textOf(get(datum, 'reset'));
			const join = (['sum', 'max', 'min', 'first', 'none'] as const).find(
				(w) => w === textOf(get(datum, 'join')),
			);
			const own = r.per === 'turn' || r.per === 'part' || r.per === 'wave' ? r.per : 'never';
			return {
				id: r.id,
				per: r.per,
				reset: reset === 'turn' || reset === 'part' || reset === 'wave' ? reset : own,
				...(r.values.length > 0 ? { values: r.values } : {}),
				default: r.default,
				...(join === undefined ? {} : { join }),
				source: sourceOf(lowering, r.decl.name, datum, citesOf(r.decl)),
			};
		});
}
