import { type Diagnostic, type Findings, diagnose } from '@tilewright/schema';
import type { Pack } from '../workspace/workspace.ts';
import type { FaultContext } from './constant-fault.ts';
import type { SetUpFacts } from './constant.ts';
import {
	type SourcedValue,
	entriesOf,
	fileOf,
	get,
	itemsOf,
	rangeOf,
	textOf,
} from './sourced-value.ts';
import { holds } from './given.ts';
import type { Clash, Decl } from './ruleset.ts';
import { findPack, unknownPack } from './select.ts';

const kinds = ['requires', 'conflicts'] as const;

/** The declared clashes of the packs of a set-up; names that stand for no pack are reported. */
export function packClashes(
	packs: readonly Pack[],
	all: readonly Pack[],
	known: SetUpFacts,
	context: FaultContext,
): Clash[] {
	const present = new Set(packs);
	return packs.flatMap((pack) =>
		kinds.flatMap((is) =>
			compatibilityRulesIn(get(pack.manifest.root, is)).flatMap(({ name, why, item }): Clash[] => {
				const other = findPack(all, pack.game, name);
				if (other === undefined) {
					const { diagnostics } = context;
					diagnostics.push(unknownPack(diagnostics, fileOf(item), item, name, all, pack.game));
					return [];
				}
				if (present.has(other) !== (is === 'conflicts')) return [];
				const given = get(item, 'given');
				if (!holds(given, known, context)) return [];
				const condition = given === undefined ? {} : { given };
				return [{ what: 'pack', is, id: pack.name, other: other.name, why, item, ...condition }];
			}),
		),
	);
}

export function elementClashes(
	decls: ReadonlyMap<string, Decl>,
	elements: ReadonlyMap<string, boolean>,
	diagnostics: Findings,
): Clash[] {
	return [...decls].flatMap(([id, decl]) =>
		kinds.flatMap((is) =>
			compatibilityRulesIn(get(decl.datum, is)).flatMap(({ name, why, item }): Clash[] => {
				const other = elements.get(name);
				if (other === undefined) {
					const args = { what: 'element', id: name, near: diagnostics.near(name, decls.keys()) };
					diagnostics.push(diagnose(fileOf(item), rangeOf(item), 'LINK-ID-UNKNOWN', args));
					return [];
				}
				const clashes = elements.get(id) === true && other === (is === 'conflicts');
				return clashes ? [{ what: 'element', is, id, other: name, why, item }] : [];
			}),
		),
	);
}

export function clashFinding({ is, id, other, why, item }: Clash): Diagnostic {
	const place = [fileOf(item), rangeOf(item)] as const;
	return is === 'requires'
		? diagnose(...place, 'LINK-REQUIRES', { id, needs: other, why })
		: diagnose(...place, 'LINK-CONFLICT', { id, other, why });
}

export interface CompatibilityRule {
	readonly is: 'conflicts' | 'requires';
	readonly other: string;
	readonly why: string;
	/** The condition, as it is written; it holds always when absent. */
	readonly given?: string;
}

export function compatibilityRulesOf(datum: SourcedValue | undefined): CompatibilityRule[] {
	return kinds.flatMap((is) =>
		compatibilityRulesIn(get(datum, is)).map(({ name, why, item }) => {
			const given = textOf(get(item, 'given'));
			return { is, other: name, why, ...(given === undefined ? {} : { given }) };
		}),
	);
}

/** A name, a list of names, or a mapping from names to reasons. */
function compatibilityRulesIn(
	datum: SourcedValue | undefined,
): { name: string; why: string; item: SourcedValue }[] {
	if (datum?.is === 'map')
		return entriesOf(datum).map(([name, item]) => ({
			name,
			why: textOf(item) ?? textOf(get(item, 'says')) ?? '',
			item,
		}));
	return itemsOf(datum).flatMap((item) => {
		const name = textOf(item);
		return name === undefined ? [] : [{ name, why: '', item }];
	});
}
