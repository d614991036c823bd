import { limits } from '@tilewright/schema';
import { visit } from '../expr/walk.ts';
import type { Program } from '../ir/index.ts';
import { type Datum, get, itemsOf } from '../link/datum.ts';
import { type Decl, declsOf } from '../link/ruleset.ts';
import { checkRecursion } from './recursion.ts';
import { type Unit, report } from './unit.ts';

/** Refuses set-ups larger than what keeps play in bounded time and memory, and questions that never end. */
export function checkBounds(unit: Unit, program: Program): void {
	const { ruleSet } = unit;
	const root = ruleSet.packs.at(-1)!.manifest.root!;
	const most = (what: string, found: number, limit: number, at: Datum = root): void => {
		if (found > limit) report(unit, at, 'RULE-LIMIT', { what, found, limit });
	};
	const pieces = program.pieces.reduce((n, p) => n + p.perSeat * program.seats + p.shared, 0);
	most('kinds', program.kinds.length, limits.kinds);
	most('marks', program.marks.length, limits.marks);
	most('pieces', pieces, limits.pieces);
	most('tiles', program.tiles.length, limits.tileTypes);
	most('params', ruleSet.params.size, limits.params);
	most('rules', declsOf(ruleSet, 'rules').length + declsOf(ruleSet, 'always').length, limits.rules);
	for (const section of ['rules', 'always', 'actions', 'replace', 'assists'] as const)
		for (const decl of declsOf(ruleSet, section))
			most(
				`effects of ${decl.name}`,
				countEffects(unit, get(decl.datum, 'do')),
				limits.effectsPerRule,
				decl.datum,
			);
	checkRecursion(unit, program);
	checkChains(unit, program);
}

function countEffects(unit: Unit, datum: Datum | undefined): number {
	if (datum === undefined) return 0;
	if (datum.is === 'list') return itemsOf(datum).reduce((n, d) => n + countEffects(unit, d), 0);
	if (datum.is !== 'map') return 0;
	const own = [...datum.entries.keys()].some((key) => unit.effects.has(key)) ? 1 : 0;
	return [...datum.entries.values()].reduce(
		(n, d) => n + (d.is === 'scalar' ? 0 : countEffects(unit, d)),
		own,
	);
}

/** Definitions that use definitions, counted in a chain. */
function checkChains(unit: Unit, program: Program): void {
	const heights = new Map<number, number>();
	const height = (index: number): number => {
		const ready = heights.get(index);
		if (ready !== undefined) return ready;
		// a circle was refused already; it counts as flat here
		heights.set(index, 0);
		let below = 0;
		const body = program.defines[index]?.body;
		if (body !== undefined)
			visit(body, (e) => {
				if (e.op === 'define') below = Math.max(below, height(e.define));
			});
		heights.set(index, below + 1);
		return below + 1;
	};
	program.defines.forEach((_, index) => {
		const found = height(index);
		const decl: Decl = unit.symbols.functions[index]!.decl;
		if (found === limits.defineNesting + 1)
			report(unit, decl.datum, 'RULE-LIMIT', {
				what: 'definitions in a chain',
				found,
				limit: limits.defineNesting,
			});
	});
}
