import { type Findings, limits } from '@tilewright/schema';
import { visit } from '../expr/walk.ts';
import type { DefineIR } from '../ir/index.ts';
import {
	type SourcedValue,
	boundOf,
	get,
	itemsOf,
	numberOf,
	oversized,
	sizeOf,
	textOf,
	textsOf,
} from '../link/sourced-value.ts';
import { groupBy } from '../link/group-by.ts';
import { type Decl, type RuleSet, declsOf, isAbstract } from '../link/ruleset.ts';
import { type Section, listedSections, namedSections } from '../link/sections.ts';
import { arrange } from './precedence.ts';
import { type LoweringContext, report } from './lowering-context.ts';
import { modifiesKind } from './values.ts';
import { counted, sectionsCounted } from '../texts/sizes.ts';

const bounds: ReadonlyMap<Section, number> = new Map([
	['kinds', limits.kinds],
	['marks', limits.marks],
	['params', limits.params],
	['registers', limits.registers],
	['tiles', limits.tileTypes],
]);

const withEffects = ['rules', 'always', 'actions', 'replace', 'assists', 'blocks'] as const;

const ofKinds: ReadonlySet<string> = new Set(['value', 'share', 'complete', 'reach']);

function wordFor(section: Section): string {
	return section in sectionsCounted
		? sectionsCounted[section as keyof typeof sectionsCounted]
		: section;
}

/** Refuses a set-up that is larger than its bounds, before any work is put into it. */
export function checkSize(
	ruleSet: RuleSet,
	effects: ReadonlyMap<string, unknown>,
	diagnostics: Findings,
): void {
	const root = ruleSet.packs.at(-1)!.manifest.root!;
	const bound = (what: string, found: number, limit: number, at: SourcedValue = root): void => {
		if (found > limit) report({ diagnostics }, at, 'RULE-LIMIT', { what, found, limit });
	};
	for (const section of [...namedSections, ...listedSections]) {
		const decls = declsOf(ruleSet, section);
		const abstract = decls.filter(isAbstract).length;
		const absent = ruleSet.absent.get(section)?.size ?? 0;
		const what = wordFor(section);
		bound(what, decls.length - abstract, bounds.get(section) ?? limits.declarations);
		bound(counted.withAbsent(what), decls.length + absent, limits.declarations);
		for (const { datum } of decls) {
			const large = oversized(datum);
			if (large === undefined) continue;
			const entries = large.is === 'list' ? counted.entriesHere : counted.keysHere;
			bound(entries, sizeOf(large), boundOf(large), large);
		}
	}
	const rules = declsOf(ruleSet, 'rules').length + declsOf(ruleSet, 'always').length;
	bound(counted.rules, rules, limits.rules);
	const rings = declsOf(ruleSet, 'rings').map((d) => numberOf(get(d.datum, 'size')) ?? 0);
	const spaces = rings.reduce((n, size) => n + size, declsOf(ruleSet, 'spaces').length);
	bound(counted.spaces, spaces, limits.declarations);
	bound(counted.startTiles, ruleSet.start.length, limits.declarations);
	bound(counted.movedTiles, ruleSet.moves.length, limits.declarations);
	for (const section of withEffects)
		for (const decl of declsOf(ruleSet, section)) {
			const found = countEffects(effects, get(decl.datum, 'do'));
			bound(counted.effectsOf(decl.name), found, limits.effectsPerRule, decl.datum);
		}
	for (const [what, found] of countModifiers(ruleSet)) bound(what, found, limits.modifiersPerQuery);
}

function countModifiers(ruleSet: RuleSet): [what: string, found: number][] {
	const byQuery = groupBy(declsOf(ruleSet, 'modify'), (d) => textOf(get(d.datum, 'query')) ?? '');
	return [...byQuery].flatMap(([query, modifiers]): [string, number][] =>
		modifiers.length <= limits.modifiersPerQuery
			? []
			: !ofKinds.has(query)
				? [[counted.modifiersOf(query), modifiers.length]]
				: declsOf(ruleSet, 'kinds').flatMap((kind): [string, number][] => {
						if (isAbstract(kind)) return [];
						const tags = new Set(textsOf(get(kind.datum, 'tags')));
						const own = modifiers.filter((d) => modifiesKind(d, kind.id, tags));
						return [[counted.modifiersOfKind({ query, kind: kind.id }), own.length]];
					}),
	);
}

export function checkSymbols(lowering: LoweringContext, defines: readonly DefineIR[]): boolean {
	const root = lowering.ruleSet.packs.at(-1)!.manifest.root!;
	let isGood = true;
	const bound = (what: string, found: number, limit: number, at: SourcedValue = root): void => {
		if (found <= limit) return;
		isGood = false;
		report(lowering, at, 'RULE-LIMIT', { what, found, limit });
	};
	const { marks, registers } = lowering.symbols;
	bound(counted.marks, marks.filter((m) => m.index >= 0).length, limits.marks);
	bound(counted.registers, registers.filter((r) => r.index >= 0).length, limits.registers);
	bound(counted.definitions, defines.length, limits.declarations);
	const [index, height] = highest(defines);
	if (index >= 0) {
		const decl: Decl = lowering.symbols.functions[index]!.decl;
		bound(counted.definitionsInChain, height, limits.chain, decl.datum);
	}
	return isGood;
}

/** The first definition that ends a chain of more than one link too many, with the length of the chain; -1 for none. */
function highest(defines: readonly DefineIR[]): [index: number, height: number] {
	const after = defines.map(({ body }) => {
		const used = new Set<number>();
		visit(body, (e) => {
			if (e.op === 'define') used.add(e.define);
		});
		return [...used].map((index) => [index]);
	});
	const arranged = arrange({ size: defines.length, after });
	if ('circle' in arranged) return [-1, 0];
	const heights: number[] = defines.map(() => 1);
	for (const index of arranged.order)
		for (const [used] of after[index]!)
			heights[index] = Math.max(heights[index]!, heights[used!]! + 1);
	const index = heights.findIndex((h) => h === limits.chain + 1);
	return [index, heights[index] ?? 0];
}

function countEffects(
	effects: ReadonlyMap<string, unknown>,
	datum: SourcedValue | undefined,
): number {
	if (datum === undefined) return 0;
	if (datum.is === 'list') return itemsOf(datum).reduce((n, d) => n + countEffects(effects, d), 0);
	if (datum.is !== 'map') return 0;
	const own = [...datum.entries.keys()].some((key) => effects.has(key)) ? 1 : 0;
	return [...datum.entries.values()].reduce(
		(n, d) => n + (d.is === 'scalar' ? 0 : countEffects(effects, d)),
		own,
	);
}
